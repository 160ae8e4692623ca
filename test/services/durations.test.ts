import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { assertRefused, callersOf, type Loose } from '../contracts/callers.ts'
import { successBody } from '../contracts/admin/fixtures.ts'
import { startAdminService, type AdminService } from '../support/admin.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const KEY = 'pk_live_Durations'
const question = { id: 'ask', type: 'input', field: { name: 'answer', type: 'text' } }

const flow = (code: string, ...nodes: object[]): object => ({
  code,
  name: code,
  triggers: [{ type: 'chat_intent', intent: code }],
  nodes,
})

describe('a duration that leads beyond the range of dates', () => {
  let admin: AdminService
  before(async () => {
    admin = await startAdminService()
    await applyTestWorkspace(admin.service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Acme' },
      workspace: { name: 'Durations' },
      keys: [{ name: 'open', key: KEY }],
      flows: [
        flow('now', { id: 'long', type: 'wait', for: 'P{{ 9000 }}Y' }),
        flow(
          'later',
          { id: 'short', type: 'wait', for: 'PT30M', next: 'long' },
          { id: 'long', type: 'wait', for: 'P{{ 9000 }}Y' },
        ),
        flow('event', {
          id: 'long',
          type: 'wait',
          event: { name: 'paid' },
          timeout: 'PT{{ $power(10, 15) }}S',
          onTimeout: null,
        }),
      ],
    })
  })
  after(() => admin.service.stop())

  it('is refused at publish, with the position of each', async () => {
    const { token } = admin.home
    const definition = flow(
      'too-long',
      { id: 'wait', type: 'wait', for: 'P9000Y', next: 'event' },
      { id: 'event', type: 'wait', event: { name: 'paid' }, timeout: 'P1001Y', onTimeout: null, next: 'ask' },
      { ...question, expiresIn: 'P9000Y' },
    )
    const { id } = await successBody(token.post('/flows', { definition }))
    const details = assertRefused(await token.post(`/flows/${id as string}/publish`, {}), 422, 'flow_invalid')
    assert.deepEqual(
      details['findings'].map(({ path, rule }: Loose) => [path, rule] as unknown[]),
      [
        ['/nodes/0/for', 'duration'],
        ['/nodes/1/timeout', 'duration'],
        ['/nodes/2/expiresIn', 'duration'],
      ],
    )
  })

  it('fails the run, in the turn of a visitor and on a worker, and leaves no message behind', async () => {
    const { service } = admin
    const call = callersOf(service)
    const session = await call.session(KEY)
    const start = async (intentName: string): Promise<Loose> => {
      const { status, body, text } = await call.sendChatMessage(session, { intentName, text: 'hi' })
      assert.equal(status, 200, text)
      return body.reply as Loose
    }
    assert.equal((await start('now'))['status'], 'failed')
    assert.equal((await start('event'))['status'], 'failed')
    const { executionId, status } = await start('later')
    assert.equal(status, 'waiting_time')
    service.clock.advance(1_800_000)
    await service.work()
    const { body } = await call.getChatExecution(session, executionId as string)
    assert.equal(body.execution.status, 'failed')
    const { rows } = await service.database.pool.query('select failure from executions')
    assert.deepEqual(
      rows.map(({ failure }: Loose) => failure.kind as unknown),
      Array<string>(3).fill('invalid_duration'),
    )
    assert.equal((await service.database.pool.query('select from engine_messages')).rowCount, 0)
  })
})
