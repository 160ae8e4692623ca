import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '../../adapters/ids.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { claimLapsed, claimMessages, renewLeases } from '../../adapters/stores/engine-messages/across-tenants.ts'
import { createDrain } from '../../services/drain.ts'
import { createEngineDrain, processMessage, retryDelay } from '../../services/engine/engine-messages.ts'
import { triggerChat } from '../../services/engine/engine.ts'
import { failedMessages, retryFailed } from '../../services/executions/failed-messages.ts'
import type { TurnDeps } from '../../services/engine/turns.ts'
import { callersOf } from '../contracts/callers.ts'
import { workFlows } from '../support/flows.ts'
import { eventually } from '../support/eventually.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const SECOND = 1_000

describe('engine messages', () => {
  let service: TestService
  let tenantId: string
  before(async () => {
    service = await startTestService()
    tenantId = await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Acme' },
      workspace: { name: 'Drain' },
      flows: workFlows,
    })
  })
  after(async () => await service.stop())
  beforeEach(async () => {
    await service.database.pool.query('delete from engine_messages; delete from failed_engine_messages')
  })

  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- read by assertions only
  const rows = async (sql: string, values: unknown[] = []): Promise<any[]> =>
    (await service.database.pool.query(sql, values)).rows
  const reply = async (intentName: string) =>
    await triggerChat(service.deps, { tenantId, intentName, conversationId: undefined, context: {}, variables: {} })
  const start = async (intentName: string) => (await reply(intentName)).executionId
  const rest = async () => await start('rest')
  const forward = async (ms: number) => {
    service.clock.advance(ms)
    await service.clockSet()
  }
  const statusOf = async (id: string) =>
    (await rows('select status, revision from executions where id = $1', [id]))[0] as Record<string, unknown>
  const db = () => service.database.pool
  const claim = async (owner: string, limit: number) =>
    (await claimMessages(db(), { owner, limit, holdings: [] })).messages
  /** Deps whose turns fail while `broken` is set. */
  const failing = (
    broken: () => boolean,
    failure: Error = new Error('the disk of ada@acme.example is full'),
  ): TurnDeps => ({
    ...service.deps,
    publications: {
      ...service.deps.publications,
      version: async (...args) => {
        if (broken()) throw failure
        return await service.deps.publications.version(...args)
      },
    },
  })
  const drained = async (deps: TurnDeps) => {
    const drain = createEngineDrain(deps)
    await drain.idle()
    await drain.stop()
  }

  it('are tried again after 1, 2 and 4 seconds, and then are failed messages with a redacted cause', async () => {
    const executionId = await rest()
    await forward(3 * 3_600_000)
    const deps = failing(() => true)
    for (const [attempt, delay] of [
      [1, 1],
      [2, 2],
      [3, 4],
    ] as const) {
      await drained(deps)
      const [message] = await rows(
        `select attempts, lease_until, (extract(epoch from run_at - parley_now()) * 1000)::int as ms
         from engine_messages`,
      )
      assert.deepEqual([message.attempts, message.lease_until, message.ms], [attempt, null, delay * SECOND])
      await forward(delay * SECOND - 1)
      await drained(deps)
      assert.equal((await rows('select attempts from engine_messages'))[0].attempts, attempt, 'not before its time')
      await forward(1)
    }
    await drained(deps)
    assert.deepEqual(await rows('select 1 from engine_messages'), [])
    const [failed] = await failedMessages({ db: db() }, { tenantId, limit: 10 })
    assert.deepEqual(
      [failed?.type, failed?.executionId, failed?.attempts, failed?.cause],
      ['FireWait', executionId, 4, { kind: 'Error', message: 'the disk of [REDACTED-EMAIL] is full' }],
    )
    assert.equal((await statusOf(executionId)).status, 'waiting_time')

    assert.deepEqual(
      await retryFailed({ db: db() }, { tenantId: newId(), id: failed?.id }),
      [],
      'not of another workspace',
    )
    assert.deepEqual(await retryFailed({ db: db() }, { tenantId, id: failed?.id }), [failed?.id])
    assert.deepEqual(await retryFailed({ db: db() }, { tenantId, id: failed?.id }), [])
    await drained(service.deps)
    assert.equal((await statusOf(executionId)).status, 'waiting_input')
  })
  it('use up attempts when their statements are cancelled more often than a lock explains', async () => {
    await rest()
    await forward(3 * 3_600_000)
    const cancelled = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
    const attempts: (number | undefined)[] = []
    for (let round = 0; round < 24; round++) {
      await drained(failing(() => true, cancelled))
      attempts.push((await rows('select attempts from engine_messages'))[0]?.attempts)
      await forward(4 * SECOND)
    }
    assert.deepEqual(attempts.slice(18), [0, 0, 1, 2, 3, undefined])
    const [failed] = await failedMessages({ db: db() }, { tenantId, limit: 1 })
    assert.ok(failed !== undefined)
    assert.equal(failed.cause.kind, '57014')
    assert.deepEqual(await retryFailed({ db: db() }, { tenantId, id: failed.id }), [failed.id])
    await drained(service.deps)
  })
  it('use up no attempt while the database is unavailable, however often and however long', async () => {
    const executionId = await rest()
    await forward(3 * 3_600_000)
    const refusal = Object.assign(new Error('sorry, too many clients already'), { code: '53300' })
    for (let round = 0; round < 6; round++) {
      await drained(failing(() => true, refusal))
      const [message] = await rows('select attempts, lease_until, run_at - parley_now() as pause from engine_messages')
      assert.deepEqual([message.attempts, message.lease_until], [0, null])
      await forward(2 * SECOND)
    }
    // The lease expires meanwhile, since nothing can be written.
    let away = 1
    const pool = Object.assign(Object.create(db()) as Pool, {
      query: async (query: { name?: string }, ...rest: unknown[]) => {
        if (query.name === 'release_message' && away-- > 0) {
          await forward(61 * SECOND)
          throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
        }
        return await (db().query as (...args: unknown[]) => Promise<unknown>)(query, ...rest)
      },
    })
    const [claimed] = await claim(newId(), 1)
    assert.ok(claimed !== undefined)
    await processMessage({ ...failing(() => true, refusal), db: pool }, claimed)
    assert.equal(away, -1)
    assert.deepEqual(await rows('select attempts, lease_until from engine_messages'), [
      { attempts: 0, lease_until: null },
    ])
    await forward(2 * SECOND)
    await drained(service.deps)
    assert.equal((await statusOf(executionId)).status, 'waiting_input')
  })
  it('are named in the log with workspace, flow and execution while they take too long', async () => {
    const executionId = await rest()
    await forward(3 * 3_600_000)
    const [flow] = await rows('select flow_id from executions where id = $1', [executionId])
    const gate = Promise.withResolvers<undefined>()
    const late = Promise.withResolvers<unknown[]>()
    const drain = createEngineDrain(
      {
        ...service.deps,
        log: { ...service.deps.log, warn: (...line: unknown[]) => late.resolve(line) },
        publications: {
          ...service.deps.publications,
          version: async (...args) => {
            await gate.promise
            return await service.deps.publications.version(...args)
          },
        },
      },
      { lateMs: 1 },
    )
    drain.kick()
    const [facts, message] = await late.promise
    gate.resolve(undefined)
    await drain.idle()
    await drain.stop()
    const { messageId, ...named } = facts as Record<string, unknown>
    assert.deepEqual(named, { tenantId, type: 'FireWait', executionId, flowId: flow.flow_id })
    assert.equal(typeof messageId, 'string')
    assert.equal(message, 'an engine message is still being processed')
    assert.equal((await statusOf(executionId)).status, 'waiting_input')
  })
  it('wait at most 30 seconds for another attempt', () =>
    assert.deepEqual(
      [1, 2, 3, 4, 5, 6, 9].map(retryDelay),
      [1, 2, 4, 8, 16, 30, 30].map(seconds => seconds * SECOND),
    ))

  it('are claimed by one worker at a time, each with its execution', async () => {
    for (let round = 0; round < 20; round++) await rest()
    await forward(3 * 3_600_000)
    const claims = await Promise.all(Array.from({ length: 8 }, async (_, index) => await claim(`worker ${index}`, 5)))
    const ids = claims.flat().map(({ claim }) => claim.id)
    assert.equal(new Set(ids).size, ids.length)
    assert.ok(ids.length >= 5)
    assert.ok(claims.flat().every(({ execution }) => execution !== undefined))
    const leased = await rows('select id from engine_messages where lease_until > parley_now() and attempts = 1')
    assert.deepEqual(leased.map(({ id }) => String(id)).sort(), ids.sort())
  })
  it('count their attempt at the claim; one whose process died is claimed alone after its lease', async () => {
    const executions = [await rest(), await rest(), await rest()]
    await forward(3 * 3_600_000)
    assert.equal((await claim('the dead', 10)).length, 3)
    await forward(60 * SECOND - 1)
    assert.equal((await claimLapsed(db(), { owner: 'early', limit: 10 })).length, 0)
    await forward(1)
    assert.equal((await claim('many', 10)).length, 0, 'suspects are not taken together')
    const [suspect] = await claimLapsed(db(), { owner: 'one', limit: 1 })
    assert.equal(suspect?.claim.attempts, 2)
    await forward(60 * SECOND)
    await drained(service.deps)
    for (const id of executions) assert.deepEqual(await statusOf(id), { status: 'waiting_input', revision: 2 })
  })
  it('of a dead worker are processed although the queue is never empty', async () => {
    const lapsed = await Promise.all(Array.from({ length: 11 }, async () => await start('patient')))
    await forward(3_600_000)
    assert.equal((await claim('the dead', 20)).length, 11)
    const others = await Promise.all(Array.from({ length: 40 }, rest))
    await forward(3 * 3_600_000)
    const [busy] = await rows('select version_id from executions where id = $1', [others[0]])
    const gate = Promise.withResolvers<undefined>()
    const drain = createEngineDrain({
      ...service.deps,
      publications: {
        ...service.deps.publications,
        version: async (...args) => {
          if (args[1] === busy.version_id) await gate.promise
          return await service.deps.publications.version(...args)
        },
      },
    })
    drain.kick()
    await eventually(async () => {
      for (const id of lapsed) assert.equal((await statusOf(id))['status'], 'completed')
    })
    for (const id of others) assert.equal((await statusOf(id))['status'], 'waiting_time')
    gate.resolve(undefined)
    await drain.idle()
    await drain.stop()
  })
  it('a message that kills its process four times fails without a fifth', async () => {
    const executionId = await rest()
    await forward(3 * 3_600_000)
    await claim('dead', 1)
    for (const attempt of [2, 3, 4]) {
      await forward(60 * SECOND)
      assert.equal((await claimLapsed(db(), { owner: 'dead', limit: 1 }))[0]?.claim.attempts, attempt)
    }
    await forward(60 * SECOND)
    await drained(service.deps)
    const [failed] = await failedMessages({ db: db() }, { tenantId: undefined, limit: 1 })
    assert.deepEqual([failed?.executionId, failed?.attempts, failed?.cause.kind], [executionId, 4, 'process_died'])
  })
  it('the commit of a worker whose lease has expired is refused', async () => {
    const executionId = await rest()
    await forward(3 * 3_600_000)
    const [late] = await claim('late', 1)
    assert.ok(late !== undefined)
    await forward(60 * SECOND)
    await processMessage(service.deps, late)
    assert.deepEqual(await statusOf(executionId), { status: 'waiting_time', revision: 1 })
    const [next] = await claimLapsed(db(), { owner: 'next', limit: 1 })
    assert.ok(next !== undefined)
    await Promise.all([
      processMessage(service.deps, late),
      processMessage(service.deps, next),
      processMessage(service.deps, late),
    ])
    assert.deepEqual(await statusOf(executionId), { status: 'waiting_input', revision: 2 })
  })
  it('a lease that is renewed in time is held, and an expired one stays lost', async () => {
    const executionId = await rest()
    await forward(3 * 3_600_000)
    const [message] = await claim('slow', 1)
    assert.ok(message !== undefined)
    for (let round = 0; round < 3; round++) {
      await forward(40 * SECOND)
      await renewLeases(db(), 'slow', [message])
      assert.deepEqual(await claimLapsed(db(), { owner: 'other', limit: 1 }), [])
    }
    await forward(60 * SECOND)
    await renewLeases(db(), 'slow', [message])
    assert.equal((await claimLapsed(db(), { owner: 'other', limit: 1 })).length, 1)
    await processMessage(service.deps, message)
    assert.equal((await statusOf(executionId)).status, 'waiting_time')
  })
  it('a message for an execution that has moved on, or does not exist, is dropped', async () => {
    const executionId = await rest()
    await forward(3 * 3_600_000)
    await rows('update engine_messages set execution_id = $2, payload = payload || $1', [
      { executionId: newId() },
      newId(),
    ])
    await rows(
      `insert into engine_messages (tenant_id, id, type, execution_id, payload, run_at)
       values ($1, $2, 'FireWait', $3, $4, parley_now())`,
      [tenantId, newId(), executionId, { executionId, revision: '7', dueAt: new Date() }],
    )
    await drained(service.deps)
    assert.deepEqual(await rows('select 1 from engine_messages'), [])
    assert.deepEqual(await statusOf(executionId), { status: 'waiting_time', revision: 1 })
  })
  it('the second of two messages for one execution that are claimed together is dropped', async () => {
    const executionId = await rest()
    await forward(3 * 3_600_000)
    await rows(
      `insert into engine_messages (tenant_id, id, type, execution_id, payload, run_at)
       select tenant_id, $1, type, execution_id, payload, run_at from engine_messages`,
      [newId()],
    )
    await drained(service.deps)
    assert.deepEqual(await rows('select 1 from engine_messages where run_at <= parley_now()'), [])
    assert.deepEqual(await statusOf(executionId), { status: 'waiting_input', revision: 2 })
  })
  it('a wait token stays valid while a worker holds an old message of the run, or has died with it', async () => {
    const { executionId, waitToken } = await reply('brief')
    await rows(
      `insert into engine_messages (tenant_id, id, type, execution_id, payload, run_at)
       values ($1, $2, 'FireWait', $3, $4, parley_now())`,
      [tenantId, newId(), executionId, { executionId, revision: '7', dueAt: new Date() }],
    )
    const [held] = await claim('a worker', 1)
    assert.equal(held?.execution?.id, executionId)
    const answer = await callersOf(service).resumeExecution(executionId, {
      tenant_id: tenantId,
      wait_token: waitToken,
      input: { values: { answer: 'yes' } },
    })
    assert.equal(answer.status, 200)
    await processMessage(service.deps, held)
    assert.deepEqual(await statusOf(executionId), { status: 'completed', revision: 2 })
  })
  it('an execution whose version no longer loads fails with that cause', async () => {
    const executionId = await rest()
    await forward(3 * 3_600_000)
    await drained({
      ...service.deps,
      publications: { ...service.deps.publications, version: async () => await Promise.resolve(undefined) },
    })
    const [run] = await rows("select status, failure->>'kind' as kind from executions where id = $1", [executionId])
    assert.deepEqual(run, { status: 'failed', kind: 'definition_missing' })
  })
  it('that become due right after a claim are claimed without the pause for those that cannot be claimed', async () => {
    const processed = Promise.withResolvers<string>()
    const due = [[], ['just due']]
    const drain = createDrain<string>({
      claim: async () => await Promise.resolve(due.shift() ?? []),
      untilNext: async () => await Promise.resolve(due.length > 0 ? -0.1 : undefined),
      work: async row => await Promise.resolve(row).then(processed.resolve),
      onError: error => processed.reject(error),
      heldAtMost: 1,
      longestSleepMs: 600_000,
      overduePauseMs: 600_000,
    })
    drain.kick()
    assert.equal(await Promise.race([processed.promise, pause(180_000, 'paused', { ref: false })]), 'just due')
    await drain.stop()
  })

  it('a worker that stops releases unfinished messages, without counting the attempt', async () => {
    for (let round = 0; round < 10; round++) await rest()
    await forward(3 * 3_600_000)
    const gate = Promise.withResolvers<undefined>()
    let started = 0
    const drain = createEngineDrain({
      ...service.deps,
      publications: {
        ...service.deps.publications,
        version: async (...args) => {
          started++
          await gate.promise
          return await service.deps.publications.version(...args)
        },
      },
    })
    drain.kick()
    while (started === 0) await new Promise(resolve => setImmediate(resolve))
    await drain.stop(10)
    const left = await rows('select attempts, lease_until from engine_messages')
    assert.equal(left.length, 10)
    assert.ok(left.every(row => row.attempts === 0 && row.lease_until === null))
    gate.resolve(undefined)
    await drained(service.deps)
    assert.deepEqual(
      await rows('select distinct e.status from engine_messages m join executions e on e.id = m.execution_id'),
      [{ status: 'waiting_input' }],
    )
  })
})
