import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { publishDomainEvent } from '../../services/engine/domain-events.ts'
import { callersOf, type Loose } from '../contracts/callers.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const split = (id: string) => ({
  id,
  type: 'split',
  branches: [
    { weight: 1, next: 'left' },
    { weight: 1, next: 'right' },
  ],
})
const ends = ['left', 'right'].map(id => ({ id, type: 'end', text: `${id} {{ vars.first }} {{ vars.second }}` }))
const ask = { id: 'ask', type: 'input', prompt: 'Which?', field: { name: 'which', type: 'text' }, next: 'later' }
const silent = [
  { id: 'wait', type: 'wait', event: { name: 'paid' }, next: 'tell' },
  { id: 'tell', type: 'emit', event: 'told' },
]
const note = { id: 'note', type: 'set_variable', set: { noted: true } }
const flowOf = (code: string, nodes: object[], trigger: object = { type: 'chat_intent', intent: code }) => ({
  code,
  name: code,
  triggers: [trigger],
  nodes,
})

describe('a conversation between its executions', () => {
  let service: TestService
  let call: ReturnType<typeof callersOf>
  let tenant_id: string
  let random = 0
  before(async () => {
    service = await startTestService({ substitutes: { random: () => random } })
    call = callersOf(service)
    tenant_id = await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Acme' },
      workspace: { name: 'State' },
      flows: [
        flowOf('choosing', [split('now'), ...ends]),
        flowOf('asking', [ask, split('later'), ...ends]),
        flowOf('waiting', silent),
        flowOf('noting', [note], { type: 'event', event: 'told' }),
      ],
    })
  })
  after(async () => await service.stop())

  const trigger = async (intent_name: string, conversation_id: string, variables = {}): Promise<Loose> => {
    const { status, body, text } = await call.triggerChat({ tenant_id, intent_name, conversation_id, variables })
    assert.equal(status, 200, text)
    return body as Loose
  }
  const answer = async ({ execution_id, metadata }: Loose, variables = {}): Promise<Loose> => {
    const input = { values: { which: 'any' } }
    const request = { tenant_id, wait_token: metadata.wait_token, input, variables }
    return (await call.resumeExecution(execution_id as string, request)).body as Loose
  }
  const said = ({ blocks }: Loose) => String(blocks.at(-1).payload.text).trim()

  it('keeps what each split has chosen, at the start of an execution and after any pause', async () => {
    const [conversation, other] = [newId(), newId()]
    const chosen = async (id: string) => [
      said(await trigger('choosing', id)),
      said(await answer(await trigger('asking', id))),
    ]
    random = 0
    assert.deepEqual(await chosen(conversation), ['left', 'left'])
    random = 0.99
    assert.deepEqual(await chosen(other), ['right', 'right'])
    assert.deepEqual(await chosen(conversation), ['left', 'left'])
    assert.deepEqual(await chosen(conversation), ['left', 'left'])
  })

  it('keeps its variables when a later execution or answer sets others', async () => {
    random = 0
    const conversation = newId()
    await trigger('choosing', conversation, { first: 1 })
    assert.equal(said(await trigger('choosing', conversation, { second: 2 })), 'left 1 2')
    assert.equal(said(await answer(await trigger('asking', conversation), { second: 3 })), 'left 1 3')
    assert.equal(said(await trigger('choosing', conversation)), 'left 1 3')
  })

  it('was active when something was last said in it, and not when an event moves or starts a run', async () => {
    const conversation = newId()
    const read = 'select active_at, (select count(*)::int from executions) as runs from conversations where id = $1'
    const state = async () =>
      (await service.database.pool.query<{ active_at: Date; runs: number }>(read, [conversation])).rows[0]!
    const later = async (act: () => Promise<unknown>) => {
      service.clock.advance(60_000)
      await service.clockSet()
      await act()
      await service.work()
      return await state()
    }
    const said = await later(async () => await trigger('choosing', conversation))
    let asked: Loose | undefined
    const again = await later(async () => (asked = await trigger('asking', conversation)))
    assert.ok(again.active_at > said.active_at)
    const answered = await later(async () => await answer(asked!))
    assert.ok(answered.active_at > again.active_at)
    const paid = { tenantId: tenant_id, name: 'paid', data: {}, idempotencyKey: undefined }
    await later(async () => await trigger('waiting', conversation))
    const moved = await later(async () => await publishDomainEvent(service.deps, paid))
    assert.deepEqual(moved, { active_at: answered.active_at, runs: answered.runs + 2 })
  })
})
