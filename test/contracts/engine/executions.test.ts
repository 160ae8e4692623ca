import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { SHOP_KEYS } from '../../support/workspace.ts'
import { assertRefused, assertViolations, type Loose } from '../callers.ts'
import { startShopEngine } from './shop-engine.ts'

const { service, call, tenant_id, neighbour, rows, start, resume } = await startShopEngine()
after(() => service.stop())

function query(more: Record<string, string> = {}): string {
  return `?${new URLSearchParams({ tenant_id, ...more }).toString()}`
}

async function executions(more?: Record<string, string>): Promise<Loose> {
  const answer = await call.listEngineExecutions(query(more))
  assert.equal(answer.status, 200, answer.text)
  return answer.body as Loose
}
async function conversations(more?: Record<string, string>): Promise<Loose> {
  const answer = await call.listEngineConversations(query(more))
  assert.equal(answer.status, 200, answer.text)
  return answer.body as Loose
}
const idsIn = ({ items }: Loose) =>
  (items as Loose[]).map(item => (item['execution_id'] ?? item['conversation_id']) as string)

/** A run in a conversation of a named customer, which only the public surface can open. */
async function runOf(customerId: string): Promise<{ execution: string; conversation: string }> {
  const session = await call.session(SHOP_KEYS.open, { customer: { id: customerId, name: 'Grace' } })
  const { body } = await call.sendChatMessage(session, { text: 'Where is it?', intentName: 'order_status' })
  return { execution: (body as Loose)['reply'].executionId as string, conversation: session.conversationId }
}

describe('listEngineExecutions', () => {
  it('lists runs with where they are, newest first, and neither their texts nor their tokens', async () => {
    const first = await start('order_status')
    service.clock.advance(1_000)
    const second = await start('fail')
    const { items, next_cursor } = await executions({ limit: '2' })
    assert.deepEqual(idsIn({ items }), [second['execution_id'], first['execution_id']])
    assert.deepEqual(
      (items as Record<string, unknown>[]).map(item => [
        item['status'],
        item['outcome'],
        item['failure_kind'] !== null,
      ]),
      [
        ['failed', 'failed', true],
        ['waiting_input', null, false],
      ],
    )
    const [failed, waiting] = items as [Loose, Loose]
    assert.deepEqual(
      [waiting['conversation_id'], waiting['flow_code'], waiting['trigger'], waiting['ended_at']],
      [first['conversation_id'], 'order-status', { type: 'chat_intent', name: 'order_status' }, null],
    )
    assert.equal(typeof failed['ended_at'], 'string')
    assert.equal('blocks' in waiting || JSON.stringify(waiting).includes(first['metadata'].wait_token), false)
    assert.equal(next_cursor, null)
  })

  it('goes through all runs in pages, each once', async () => {
    for (let n = 0; n < 3; n++) await start('rest')
    const all = idsIn(await executions())
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Loose = await executions({ limit: '2', ...(cursor === null ? {} : { cursor }) })
      seen.push(...idsIn(page))
      cursor = page['next_cursor'] as string | null
    } while (cursor !== null)
    assert.deepEqual(seen, all)
  })

  it('narrows the list by state, flow, conversation, customer and start, all together', async () => {
    const { execution, conversation } = await runOf('c-17')
    const other = await runOf('c-18')
    assert.deepEqual(idsIn(await executions({ customer_id: 'c-17' })), [execution])
    assert.deepEqual(idsIn(await executions({ conversation_id: other.conversation })), [other.execution])
    assert.deepEqual(idsIn(await executions({ customer_id: 'c-17', conversation_id: other.conversation })), [])
    const [{ flow_id }] = (await executions({ conversation_id: conversation }))['items'] as [Loose]
    const ofFlow = (await executions({ flow_id: flow_id as string }))['items'] as Loose[]
    assert.ok(ofFlow.length > 1 && ofFlow.every(item => item['flow_code'] === 'order-status'))
    const resting = (await executions({ status: 'waiting_time' }))['items'] as Loose[]
    assert.ok(resting.length > 0 && resting.every(item => item['status'] === 'waiting_time'))
    service.clock.advance(60_000)
    const since = service.clock.now().toISOString()
    const late = await start('order_status')
    assert.deepEqual(idsIn(await executions({ since })), [late['execution_id']])
    assert.deepEqual(idsIn(await executions({ since, status: 'completed' })), [])
  })

  it('has runs of the named workspace alone; one that does not exist has none', async () => {
    for (const workspace of [newId(), neighbour])
      assert.deepEqual(idsIn(await executions({ tenant_id: workspace })), [])
    const { flow_id } = ((await executions())['items'] as [Loose])[0]
    assert.deepEqual(idsIn(await executions({ tenant_id: neighbour, flow_id: flow_id as string })), [])
  })

  it('refuses parameters outside their rules, and the cursor of another list', async () => {
    assertViolations(await call.listEngineExecutions(''), 400, 'invalid_input', [['tenant_id', 'required']])
    for (const [name, value] of [
      ['tenant_id', 'mine'],
      ['flow_id', 'order-status'],
      ['conversation_id', 'mine'],
      ['status', 'running'],
      ['since', 'yesterday'],
      ['limit', '201'],
      ['cursor', '!'],
      ['customer_id', ''],
    ] as const)
      assertRefused(await call.listEngineExecutions(query({ [name]: value })), 400, 'invalid_input')
    await start('rest')
    const { next_cursor: cursor } = await conversations({ limit: '1' })
    assertRefused(await call.listEngineExecutions(query({ cursor: cursor as string })), 400, 'invalid_input')
  })
})

describe('cancelExecution', () => {
  const cancel = async (executionId: string, more: object = {}) =>
    await call.cancelExecution(executionId, { tenant_id, ...more })

  it('ends a waiting run: a resume answers 410, and the run is listed as aborted', async () => {
    const reply = await start('order_status')
    const cancelled = await cancel(reply['execution_id'] as string, { reason: 'The order was withdrawn' })
    assert.equal(cancelled.status, 200, cancelled.text)
    assert.deepEqual([cancelled.body.status, cancelled.body.outcome], ['aborted', 'aborted'])
    assertRefused(await resume(reply, { order_no: '123456' }), 410, 'execution_aborted')
    assert.deepEqual(((await executions({ status: 'aborted' }))['items'] as Loose[])[0], cancelled.body)
    const [ended] = await rows("select entry from event_log where execution_id = $1 and kind = 'execution_ended'", [
      reply['execution_id'],
    ])
    assert.equal(ended?.['entry'].abortedBy, 'api')
  })

  it('leaves a run that was aborted before as it is, also of several calls at once', async () => {
    const { execution_id } = await start('rest')
    const answers = await Promise.all(Array.from({ length: 4 }, () => cancel(execution_id as string)))
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200],
    )
    const again = await cancel(execution_id as string, { reason: 'Once more' })
    assert.deepEqual(again.body, answers[0]!.body)
    const ends = await rows("select 1 from event_log where execution_id = $1 and kind = 'execution_ended'", [
      execution_id,
    ])
    assert.equal(ends.length, 1)
  })

  it('has its timer find nothing to do', async () => {
    const { execution_id } = await start('rest')
    await cancel(execution_id as string)
    service.clock.advance(60_000)
    await service.work()
    const { body } = await call.getEngineExecution(execution_id as string, query())
    assert.deepEqual([(body as Loose)['status'], (body as Loose)['blocks']], ['aborted', []])
  })

  it('is 409 for a run that has completed or failed, which stays as it is', async () => {
    const waiting = await start('order_status')
    await resume(waiting, { order_no: '123456' })
    for (const { execution_id } of [waiting, await start('fail')]) {
      const before = (await call.getEngineExecution(execution_id as string, query())).body as Loose
      assertRefused(await cancel(execution_id as string), 409, 'conflict')
      assert.deepEqual((await call.getEngineExecution(execution_id as string, query())).body, before)
    }
  })

  it('finds no run of another workspace, and changes nothing there', async () => {
    const { execution_id } = await start('order_status')
    for (const workspace of [newId(), neighbour])
      assertRefused(await cancel(execution_id as string, { tenant_id: workspace }), 404, 'execution_not_found')
    assertRefused(await cancel(newId()), 404, 'execution_not_found')
    assert.equal(
      ((await call.getEngineExecution(execution_id as string, query())).body as Loose)['status'],
      'waiting_input',
    )
  })

  it('refuses bodies outside their rules', async () => {
    const { execution_id } = await start('rest')
    assertViolations(await call.cancelExecution(execution_id as string, {}), 400, 'invalid_input', [
      ['tenant_id', 'required'],
    ])
    assertRefused(await cancel(execution_id as string, { reason: 7 }), 400, 'invalid_input')
    assertViolations(await cancel(execution_id as string, { reason: '' }), 422, 'invalid_input', [
      ['reason', 'min_length'],
    ])
    assert.equal((await cancel(execution_id as string, { reason: null })).status, 200)
  })

  it('is in the audit log as a call, refused ones too, each once', async () => {
    const entries = async () =>
      (
        await rows(
          `select subject
            from audit_log
            where tenant_id = $1 and action = 'engine.api.call' and subject ->> 'operation' = 'cancelExecution'`,
          [tenant_id],
        )
      ).length
    const before = await entries()
    const { execution_id } = await start('order_status')
    await cancel(execution_id as string)
    await cancel(newId())
    assert.equal(await entries(), before + 2)
  })
})

describe('listEngineConversations', () => {
  it('lists conversations with their customers, the newest message first', async () => {
    const { conversation } = await runOf('c-19')
    service.clock.advance(1_000)
    const { conversation_id } = await start('order_status')
    const { items } = await conversations({ limit: '2' })
    assert.deepEqual(idsIn({ items: (items as Loose[]).map(({ conversation_id: id }) => ({ conversation_id: id })) }), [
      conversation_id,
      conversation,
    ])
    const [unnamed, named] = items as [Loose, Loose]
    assert.deepEqual(
      [unnamed['customer'], named['customer'], named['status'], named['closed_at']],
      [null, { id: 'c-19', name: 'Grace', email: null, proven: false }, 'open', null],
    )
    assert.ok(named['messages'] > 1)
  })

  it('narrows the list by customer, state and beginning', async () => {
    const { conversation } = await runOf('c-20')
    assert.deepEqual(idsIn(await conversations({ customer_id: 'c-20' })), [conversation])
    assert.deepEqual(idsIn(await conversations({ customer_id: 'c-20', status: 'closed' })), [])
    service.clock.advance(60_000)
    const since = service.clock.now().toISOString()
    const { conversation_id } = await start('rest')
    assert.deepEqual(idsIn(await conversations({ since })), [conversation_id])
  })

  it('has those of the named workspace alone, in pages', async () => {
    assert.deepEqual(idsIn(await conversations({ tenant_id: neighbour })), [])
    const first = await conversations({ limit: '1' })
    const second = await conversations({ limit: '1', cursor: first['next_cursor'] as string })
    assert.deepEqual([...idsIn(first), ...idsIn(second)], idsIn(await conversations({ limit: '2' })))
  })

  it('refuses parameters outside their rules', async () => {
    assertViolations(await call.listEngineConversations(''), 400, 'invalid_input', [['tenant_id', 'required']])
    for (const more of [{ status: 'gone' }, { since: 'now' }, { limit: '0' }, { cursor: 'bm90LWEtY3Vyc29y' }])
      assertRefused(await call.listEngineConversations(query(more)), 400, 'invalid_input')
  })
})
