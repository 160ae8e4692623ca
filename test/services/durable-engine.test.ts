import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import { abortExecutions } from '../../services/engine/endings.ts'
import { publishDomainEvent } from '../../services/engine/domain-events.ts'
import { triggerChat } from '../../services/engine/engine.ts'
import { engagementSummary } from '../../services/analytics/engagement.ts'
import { funnel } from '../../services/analytics/flows.ts'
import { runReport } from '../../services/analytics/reports.ts'
import type { ReportDefinition } from '../../domain/reports/plan.ts'
import { SNAPSHOT_VERSION, type Snapshot } from '../../domain/engine/snapshot.ts'
import type { Reply } from '../../services/engine/turns.ts'
import { snapshot as validSnapshot } from '../../generated/schemas/validators.js'
import { callersOf, type Loose } from '../contracts/callers.ts'
import { workFlows } from '../support/flows.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const KEY = 'pk_live_Durable'
const TOLD_KEY = 'pk_live_DurableTold'
const HOUR = 3_600_000

describe('the durable engine', () => {
  let service: TestService
  let call: ReturnType<typeof callersOf>
  let tenantId: string
  before(async () => {
    service = await startTestService()
    call = callersOf(service)
    tenantId = await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Acme' },
      workspace: { name: 'Durable' },
      keys: [
        { name: 'open', key: KEY },
        { name: 'told', key: TOLD_KEY, webhook: { url: 'http://169.254.169.254/latest' } },
      ],
      flows: workFlows,
    })
  })
  after(async () => {
    const { rows: stored } = await service.database.pool.query<{ snapshot: Snapshot }>(
      "select snapshot from executions where snapshot->>'version' <> '99'",
    )
    for (const { snapshot } of stored)
      assert.ok(validSnapshot(snapshot), JSON.stringify(validSnapshot.errors?.slice(0, 2)))
    await service.stop()
  })

  const start = async (intentName: string, more: { conversationId?: string } = {}): Promise<Reply> => {
    await service.clockSet()
    return await triggerChat(service.deps, {
      tenantId,
      intentName,
      conversationId: more.conversationId,
      context: {},
      variables: {},
    })
  }
  const publish = async (name: string, data: Record<string, string | number> = {}, idempotencyKey?: string) => {
    await service.clockSet()
    return await publishDomainEvent(service.deps, { tenantId, name, data, idempotencyKey })
  }
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- read by assertions only
  const rows = async (sql: string, values: unknown[]): Promise<any[]> =>
    (await service.database.pool.query(sql, values)).rows
  const found = async (id: string) =>
    (await rows('select status, snapshot, revision, failure, event_id from executions where id = $1', [id]))[0] as
      { status: string; snapshot: Snapshot; revision: number; event_id: string | null } | undefined
  const execution = async (id: string) => {
    const run = await found(id)
    assert.ok(run !== undefined, `there is no execution ${id}`)
    return { ...run, texts: run.snapshot.blocks.map(block => block.payload['text']) }
  }
  const abort = async (which: { executionId: string } | { conversationId: string }) =>
    await transaction(
      service.deps.db,
      async client => await abortExecutions(service.deps, client, tenantId, { ...which, by: 'api' }),
    )
  const workLeft = async (id: string) =>
    (await rows('select 1 from engine_messages where execution_id = $1', [id])).length

  it('An event starts each flow once, and a subscription whose filter fails is skipped', async () => {
    const receipt = await publish('order.shipped', { total: 120, order: '4711' })
    assert.equal(receipt.subscriptionsMatched, 2)
    assert.equal(await found(receipt.executionIds[0]!), undefined)
    await service.work()
    const texts = (await Promise.all(receipt.executionIds.map(execution))).map(run => [
      run.status,
      run.texts,
      run.event_id,
    ])
    assert.deepEqual(texts.sort(), [
      ['completed', ['Order 4711 is on its way'], receipt.eventId],
      ['completed', ['Shipped'], receipt.eventId],
    ])
    assert.equal((await publish('order.shipped', { total: 99 })).subscriptionsMatched, 1)
  })
  it('Fifty concurrent events with one key start one run, and all get the first receipt', async () => {
    const key = newId()
    const receipts = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => await publish('order.shipped', { total: 100 + index * 10 }, key)),
    )
    assert.equal(new Set(receipts.map(receipt => JSON.stringify(receipt))).size, 1)
    await service.work()
    assert.equal(
      (await rows('select 1 from executions where event_id = $1', [receipts[0]!.eventId])).length,
      receipts[0]!.subscriptionsMatched,
    )
  })
  it('A timer moves a run when it is due and not before, and the client sees the blocks it added', async () => {
    const session = await call.session(KEY)
    const {
      body: { reply },
    } = await call.sendChatMessage(session, { intentName: 'rest', text: 'hi' })
    assert.deepEqual([reply.expectedInput, reply.waitToken], [null, null])
    service.clock.advance(3 * HOUR - 1)
    await service.work()
    assert.equal((await execution(reply.executionId)).status, 'waiting_time')
    service.clock.advance(1)
    await service.work()
    const { body } = await call.getChatExecution(
      { ...session, sessionToken: (await call.session(KEY)).sessionToken },
      reply.executionId,
    )
    assert.equal(body.error, 'execution_not_found', 'another conversation')
    const run = await execution(reply.executionId)
    assert.equal(run.status, 'waiting_input')
    assert.equal(run.snapshot.blocks.at(-1)?.payload['prompt'], 'Rested?')
    const standing = (await call.getEngineExecution(reply.executionId, `?tenant_id=${tenantId}`)).body
    const answer = await call.resumeExecution(reply.executionId, {
      tenant_id: tenantId,
      wait_token: standing.metadata.wait_token,
      input: { values: { answer: 'yes' } },
    })
    assert.equal(answer.body.status, 'completed', answer.text)
    assert.equal(await workLeft(reply.executionId), 0, 'the timer of a question goes with its answer')
  })
  it('An unanswered question ends the run as expired: for readers, webhooks, its log and reports', async () => {
    const day = service.clock.now().toISOString().slice(0, 10)
    const session = await call.session(TOLD_KEY)
    const { executionId } = (await call.sendChatMessage(session, { intentName: 'rest', text: 'hi' })).body.reply
    const answered = (await call.sendChatMessage(session, { intentName: 'brief', text: 'hi' })).body.reply as Loose
    await call.sendChatMessage(session, { ...answered, input: { values: { answer: 'yes' } } })
    service.clock.advance(3 * HOUR)
    await service.work()
    const outcome = async () =>
      (await call.getEngineExecution(executionId as string, `?tenant_id=${tenantId}`)).body.outcome as string | null
    assert.equal(await outcome(), null)
    service.clock.advance(24 * HOUR)
    await service.work()

    assert.equal(await outcome(), 'expired')
    const [conversation] = await rows('select conversation_id, flow_id from executions where id = $1', [executionId])
    const { token } = await service.deps.sessions.issue({
      tenantId,
      keyId: (await rows('select id from keys where key = $1', [TOLD_KEY]))[0].id,
      conversationId: conversation.conversation_id,
      now: service.clock.now(),
    })
    const { execution: read } = (await call.getChatExecution({ sessionToken: token }, executionId as string)).body
    assert.deepEqual([read.status, read.outcome, read.failureKind], ['completed', 'expired', null])
    const late = await call.resumeExecution(executionId as string, { tenant_id: tenantId, wait_token: 'late' })
    assert.equal(late.body.error, 'invalid_wait_token')
    assert.deepEqual(
      (await rows('select entry from event_log where execution_id = $1 order by id desc limit 1', [executionId])).map(
        ({ entry }) => entry as object,
      ),
      [{ kind: 'execution_ended', status: 'completed', outcome: 'expired' }],
    )
    const told = await rows(
      "select payload from webhook_events where payload->>'execution_id' = $1 order by id desc limit 1",
      [executionId],
    )
    assert.deepEqual([told[0].payload.status, told[0].payload.outcome], ['completed', 'expired'])

    const range = { from: day, to: day }
    const { deps } = service
    const definition: ReportDefinition = {
      dataset: 'executions',
      dimensions: ['outcome'],
      measures: ['executions', 'completed', 'expired'],
      filters: [{ field: 'conversation_id', operator: 'eq', value: conversation.conversation_id as string }],
      ...range,
    }
    const report = await runReport(deps, tenantId, definition, 'view')
    assert.deepEqual('result' in report && report.result.rows, [
      { outcome: 'completed', executions: 1, completed: 1, expired: 0 },
      { outcome: 'expired', executions: 1, completed: 0, expired: 1 },
    ])
    const summed = await engagementSummary(deps, tenantId, range)
    assert.equal('summary' in summed && summed.summary.summary.expired, 1)
    const drawn = await funnel(deps, tenantId, conversation.flow_id as string, range)
    assert.ok('funnel' in drawn)
    const asked = drawn.funnel.steps.find(({ node_id }) => node_id === 'ask')
    assert.deepEqual([drawn.funnel.expired, asked?.reached, asked?.waiting], [1, drawn.funnel.started, 0])
    assert.equal(asked?.continued, drawn.funnel.completed)
  })
  it('An event that matches the filter ends the wait, and the timeout then changes nothing', async () => {
    const { executionId } = await start('patient')
    await publish('paid', { order: 'B2' })
    await service.work()
    assert.equal((await execution(executionId)).status, 'waiting_time')
    await publish('paid', { order: 'A1', amount: 30 })
    await service.work()
    assert.deepEqual((await execution(executionId)).texts, ['Paid 30'])
    service.clock.advance(2 * HOUR)
    await service.work()
    assert.deepEqual((await execution(executionId)).texts, ['Paid 30'])
    assert.equal(await workLeft(executionId), 0)
  })
  it('Without the event the timeout branch is taken', async () => {
    const { executionId } = await start('patient')
    service.clock.advance(HOUR)
    await service.work()
    assert.deepEqual((await execution(executionId)).texts, ['Too late'])
  })
  it('Of an event and a timeout at the same moment exactly one branch wins', async () => {
    const runs = await Promise.all(Array.from({ length: 20 }, async () => await start('patient')))
    service.clock.advance(HOUR)
    await publish('paid', { order: 'A1', amount: 1 })
    await service.work()
    for (const { executionId } of runs) {
      const { status, texts, revision } = await execution(executionId)
      assert.deepEqual([status, texts.length, revision], ['completed', 1, 2])
      assert.equal(await workLeft(executionId), 0)
    }
  })
  it('An event up to ten seconds older than the wait ends it, an older one does not', async () => {
    service.clock.advance(HOUR)
    await publish('paid', { order: 'A1', amount: 5 })
    service.clock.advance(10_000)
    const early = await start('patient')
    await service.work()
    assert.deepEqual((await execution(early.executionId)).texts, ['Paid 5'])
    service.clock.advance(1)
    const late = await start('patient')
    await service.work()
    assert.equal((await execution(late.executionId)).status, 'waiting_time')
    await abort({ executionId: late.executionId })
  })
  it('One event does not end two waits of the same run', async () => {
    const { executionId } = await start('twice')
    await publish('tick')
    await service.work()
    assert.equal((await execution(executionId)).status, 'waiting_time')
    service.clock.advance(1)
    await publish('tick')
    await service.work()
    assert.deepEqual((await execution(executionId)).texts, ['Two'])
  })
  it('An event that overtook the one which started the run ends a wait in it', async () => {
    await publish('paid', { order: 'B7' })
    service.clock.advance(500)
    const { executionIds } = await publish('placed', { order: 'B7' })
    await service.work()
    assert.deepEqual((await execution(executionIds[0]!)).texts, ['Settled B7'])
  })
  it('Two concurrent events end two waits in a row, whenever they arrive', async () => {
    const ticks = async () => {
      await Promise.all([publish('tick'), publish('tick')])
    }
    for (let round = 0; round < 10; round++) {
      service.clock.advance(HOUR)
      const [{ executionId }] = await Promise.all([start('twice'), round % 2 === 0 ? ticks() : undefined])
      if (round % 2 === 1) await ticks()
      await service.work()
      assert.deepEqual((await execution(executionId)).texts, ['Two'], `round ${round}`)
    }
  })
  it('Of many recent events the newest that matches ends the wait, however many others arrived after it', async () => {
    service.clock.advance(HOUR)
    for (const amount of [1, 2]) await publish('paid', { order: 'A1', amount })
    service.clock.advance(1)
    await Promise.all(Array.from({ length: 210 }, async () => await publish('paid', { order: 'other' })))
    const { executionId } = await start('patient')
    await service.work()
    assert.equal((await execution(executionId)).status, 'completed')
    assert.match((await execution(executionId)).texts[0] as string, /^Paid [12]$/)
    service.clock.advance(HOUR)
    for (const amount of [3, 4]) {
      await publish('paid', { order: 'A1', amount })
      service.clock.advance(1)
    }
    const later = await start('patient')
    await service.work()
    assert.deepEqual((await execution(later.executionId)).texts, ['Paid 4'])
  })
  it('No event is lost when waits start and events arrive at the same time', async () => {
    const runs = Array.from({ length: 30 }, async (_, index) => {
      const [run] = await Promise.all([
        start('patient'),
        index % 3 === 0 ? publish('paid', { order: 'A1', amount: index }) : undefined,
      ])
      return run
    })
    const started = await Promise.all(runs)
    await service.work()
    for (const { executionId } of started) assert.equal((await execution(executionId)).status, 'completed')
  })
  it('An emitted event starts its subscribers in the same conversation, in the commit of its step', async () => {
    const { conversationId } = await start('shout')
    await service.work()
    const runs = await rows(
      `select snapshot->'frames'->0->>'flowCode' as flow, status, lineage_id is not null as caused
        from executions where conversation_id = $1 order by id`,
      [conversationId],
    )
    assert.deepEqual(runs, [
      { flow: 'shout', status: 'completed', caused: false },
      { flow: 'echoing', status: 'completed', caused: true },
    ])
  })
  it('A run that raises an event and then waits for it receives it', async () => {
    const { executionId } = await start('own_echo')
    await service.work()
    assert.deepEqual((await execution(executionId)).texts, ['Heard 7'])
  })
  it('A flow that triggers itself is stopped by the event limit', async () => {
    const { eventId } = await publish('snake')
    await service.work()
    const [counts] = await rows(
      "select count(*) filter (where depth > 0) as raised, max(depth) as depth from domain_events where name = 'snake'",
      [],
    )
    assert.ok(counts.raised > 100 && counts.raised <= 1000 && counts.depth <= 16, JSON.stringify(counts))
    const ends = await rows(
      `select distinct failure->>'kind' as kind from executions
        where (lineage_id = $1 or event_id = $1) and status = 'failed'`,
      [eventId],
    )
    assert.deepEqual(ends, [{ kind: 'event_limit' }])
    assert.deepEqual(await rows("select 1 from engine_messages where type = 'StartExecution'", []), [])
  })
  it('An input wait that expires continues at `onExpire`', async () => {
    const { executionId } = await start('brief')
    service.clock.advance(5 * 60_000)
    await service.work()
    assert.deepEqual((await execution(executionId)).texts.filter(Boolean), ['Gone'])
  })
  it('An aborted run answers a resume with 410, and no timer or event moves it', async () => {
    const reply = await start('brief')
    assert.deepEqual(await abort({ executionId: reply.executionId }), [reply.executionId])
    assert.equal(await workLeft(reply.executionId), 0)
    assert.equal(
      (await call.resumeExecution(reply.executionId, { tenant_id: tenantId, wait_token: reply.waitToken })).status,
      410,
    )
    assert.deepEqual(await abort({ executionId: reply.executionId }), [], 'it has ended')
    assert.deepEqual(await abort({ executionId: newId() }), [], 'there is none')
    service.clock.advance(HOUR)
    await service.work()
    assert.equal((await execution(reply.executionId)).status, 'aborted')
    assert.equal(await workLeft(reply.executionId), 0)
  })
  it('Aborting the runs of a conversation ends each one that has not ended', async () => {
    const one = await start('brief')
    const two = await start('patient', { conversationId: one.conversationId })
    const done = await start('shout', { conversationId: one.conversationId })
    assert.deepEqual(await abort({ conversationId: one.conversationId }), [one.executionId, two.executionId])
    assert.equal(
      (await call.resumeExecution(one.executionId, { tenant_id: tenantId, wait_token: one.waitToken })).status,
      410,
    )
    assert.equal((await execution(done.executionId)).status, 'completed')
    const ended = await rows("select entry from event_log where execution_id = $1 and kind = 'execution_ended'", [
      two.executionId,
    ])
    assert.deepEqual(ended, [{ entry: { kind: 'execution_ended', status: 'aborted', abortedBy: 'api' } }])
  })
  it('A run that a newer version of the service stored fails alone, and its cause names the version', async () => {
    const [newer, known] = [await start('brief'), await start('brief')]
    await rows('update executions set snapshot = \'{"version": 99}\' where id = $1', [newer.executionId])
    service.clock.advance(HOUR)
    await service.work()
    assert.equal((await execution(known.executionId)).status, 'completed')
    for (const seconds of [1, 2, 4]) {
      service.clock.advance(seconds * 1000)
      await service.work()
    }
    const failed = await rows('select type, cause from failed_engine_messages where execution_id = $1', [
      newer.executionId,
    ])
    assert.deepEqual(failed, [
      {
        type: 'FireWait',
        cause: {
          kind: 'unknown_snapshot_version',
          message: `the execution was stored in version 99; this service reads up to ${SNAPSHOT_VERSION}`,
        },
      },
    ])
    assert.equal((await found(newer.executionId))?.status, 'waiting_input')
  })
})
