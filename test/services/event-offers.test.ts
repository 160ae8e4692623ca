import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { publishDomainEvent, type DomainEvent } from '../../services/engine/domain-events.ts'
import { triggerChat } from '../../services/engine/engine.ts'
import { ATTEMPTS, retryDelay } from '../../services/engine/engine-messages.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

/** A flow that waits for `paid` and then ends. */
function waiting(code: string, event: object) {
  return {
    code,
    name: code,
    triggers: [{ type: 'chat_intent', intent: code }],
    nodes: [
      { id: 'wait', type: 'wait', event: { name: 'paid', ...event }, next: 'bye' },
      { id: 'bye', type: 'end', text: 'Paid {{ event.amount }}' },
    ],
  }
}

/** A flow that an event starts and that waits for three more of them. */
function counting(code: string, event: string) {
  const wait = (id: string, next: string) => ({ id, type: 'wait', event: { name: event }, next })
  const nodes = [wait('one', 'two'), wait('two', 'three'), wait('three', 'bye'), { id: 'bye', type: 'end' }]
  return { code, name: code, triggers: [{ type: 'event', event }], nodes }
}

function startedBy(code: string, trigger: object) {
  return {
    code,
    name: code,
    triggers: [{ type: 'event', ...trigger }],
    nodes: [{ id: 'bye', type: 'end', text: code }],
  }
}

describe('events and the runs that wait for them', () => {
  let service: TestService
  let tenantId: string
  before(async () => {
    service = await startTestService()
    tenantId = await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Acme' },
      workspace: { name: 'Offers' },
      flows: [
        waiting('filtered', { filter: '$event.order = vars.order' }),
        waiting('correlated', { correlation: { 'basket.order': '{{ vars.order }}' }, filter: '$event.amount > 0' }),
        startedBy('berlin', { event: 'opened', correlation: { shop: 'berlin', floor: '2' } }),
        startedBy('anywhere', { event: 'opened', filter: '$event.floor = 2' }),
        startedBy('bystander', { event: 'passed' }),
        counting('counting', 'counted'),
      ],
    })
    await service.database.pool.query(`
      create table written (type text not null);
      create function note_written() returns trigger language plpgsql as
        'begin insert into written values (new.type); return null; end';
      create trigger note_written after insert on engine_messages for each row execute function note_written();`)
  })
  after(async () => await service.stop())
  beforeEach(async () => {
    service.clock.advance(60_000)
    await service.clockSet()
    await query('delete from written')
  })

  const query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    (await service.database.pool.query<Row>(sql, values)).rows
  const start = async (intentName: string, order: string | number) =>
    (
      await triggerChat(service.deps, {
        tenantId,
        intentName,
        conversationId: undefined,
        context: {},
        variables: { order },
      })
    ).executionId
  const publish = async (name: string, data: DomainEvent['data']) =>
    await publishDomainEvent(service.deps, { tenantId, name, data, idempotencyKey: undefined })
  const statuses = async (ids: readonly string[]) =>
    (await query<{ status: string }>('select status from executions where id = any($1) order by id', [ids])).map(
      row => row.status,
    )
  const written = async () => (await query('select 1 from written')).length

  it('Filters are decided before messages are written: fifty events write some fifty for all runs', async () => {
    const ids: string[] = []
    for (let portion = 0; portion < 10; portion++)
      ids.push(
        ...(await Promise.all(Array.from({ length: 15 }, async (_, at) => await start('filtered', portion * 15 + at)))),
      )
    assert.equal(await written(), 0, 'a wait without a recent event writes none')
    for (let order = 0; order < 50; order++) await publish('paid', { order, amount: 1 })
    const receipt = await publish('passed', {})
    await service.work()
    const ended = await query<{ id: string }>("select id from executions where status = 'completed' and id = any($1)", [
      ids,
    ])
    assert.equal(ended.length, 50)
    const count = await written()
    assert.ok(count >= 52 && count <= 60, `${String(count)} messages`)
    assert.deepEqual(await statuses(receipt.executionIds), ['completed'])
    assert.deepEqual(await query('select 1 from pending_events'), [])
  })

  it('A wait takes the newest matching recent event, and writes no message if none matches', async () => {
    for (let order = 0; order < 90; order++) await publish('paid', { order, amount: order })
    await publish('paid', { order: 7, amount: 70 })
    await service.work()
    await query('delete from written')
    const [id, none] = [await start('filtered', 7), await start('filtered', 900)]
    assert.equal(await written(), 1)
    await service.work()
    const [run] = await query<{ text: string }>(
      "select snapshot #>> '{blocks,-1,payload,text}' as text from executions where id = $1",
      [id],
    )
    assert.equal(run?.text, 'Paid 70')
    assert.deepEqual(await statuses([none]), ['waiting_time'])
  })

  it('An event wakes the runs that it matches, including recent ones, and evaluates their filters', async () => {
    const ids = await Promise.all(['A', 7, 'B', ''].map(async order => await start('correlated', order)))
    for (const data of [{ order: 'A' }, { basket: 'A' }, { basket: { order: ['A'] } }, { basket: { order: '' } }])
      await publish('paid', { ...data, amount: 1 })
    await publish('paid', { basket: { order: 'B' }, amount: 0 })
    await service.work()
    assert.deepEqual(
      await statuses(ids),
      Array.from({ length: 4 }, () => 'waiting_time'),
    )
    await publish('paid', { basket: { order: 7 }, amount: 1 })
    await publish('paid', { basket: { order: 'A' }, amount: 1 })
    await service.work()
    assert.deepEqual(await statuses(ids.slice(0, 2)), ['completed', 'completed'])
    assert.deepEqual(await statuses(ids.slice(2)), ['waiting_time', 'waiting_time'])
    const late = await start('correlated', 'A')
    await service.work()
    assert.deepEqual(await statuses([late]), ['completed'])
  })

  it('An execution takes an event once, however many waits follow, including the event that started it', async () => {
    const node = async (id: string | undefined) =>
      (
        await query<{ node: string }>("select snapshot #>> '{wait,nodeId}' as node from executions where id = $1", [id])
      )[0]?.node
    const nodes: unknown[] = []
    let run: string | undefined
    for (let events = 0; events < 3; events++) {
      const { executionIds } = await publish('counted', {})
      run ??= executionIds[0]
      await service.work()
      nodes.push(await node(run))
    }
    assert.deepEqual(nodes, ['one', 'two', 'three'])
  })

  it('An event starts the flows whose subscription it corresponds to', async () => {
    const starts = async (data: DomainEvent['data']) => (await publish('opened', data)).subscriptionsMatched
    assert.equal(await starts({ shop: 'berlin', floor: 2 }), 2)
    assert.equal(await starts({ shop: 'rome', floor: 2 }), 1)
    assert.equal(await starts({ shop: 'berlin' }), 0)
    assert.equal(await starts({ shop: 'berlin', floor: '2' }), 1)
  })

  it('Offers continue if more events are pending than one message offers', async () => {
    const id = await start('filtered', 'last')
    for (let index = 0; index < 120; index++)
      await publish('paid', { order: index === 119 ? 'last' : 'other', amount: index })
    await service.work()
    assert.deepEqual(await statuses([id]), ['completed'])
    assert.deepEqual(await query("select 1 from engine_messages where type = 'ResumeExecution'"), [])
  })

  it('A message of no known kind is kept as failed with the reason, whether or not it names a run', async () => {
    const executionId = await start('filtered', 'unknown')
    const [{ revision } = { revision: '' }] = await query<{ revision: string }>(
      'select revision::text from executions where id = $1',
      [executionId],
    )
    const payloads: Record<string, string | null>[] = [
      { eventName: 'paid' },
      { executionId, revision, eventId: null },
      { kind: 'from_a_newer_version', executionId, revision },
    ]
    for (const payload of payloads)
      await query(
        `insert into engine_messages (tenant_id, id, type, execution_id, payload, run_at, created_at)
          values ($1, $2, 'ResumeExecution', $3, $4, parley_now(), parley_now())`,
        [tenantId, newId(), payload['executionId'] ?? null, payload],
      )
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      await service.work()
      service.clock.advance(retryDelay(attempt))
    }
    assert.deepEqual(
      await query("select payload, cause->>'message' as reason from failed_engine_messages order by id"),
      payloads.map(payload => ({
        payload,
        reason: `a ResumeExecution is of no known kind: ${JSON.stringify(payload['kind'] ?? null)}`,
      })),
    )
    assert.deepEqual(await statuses([executionId]), ['waiting_time'])
  })
})
