import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { after, beforeEach, describe, test } from 'node:test'
import { createEgress } from '../../adapters/egress/index.ts'
import { poolsOf } from '../../adapters/postgres/distributed/routed-pool.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { createWebhookDrain } from '../../services/webhooks/deliver.ts'
import { Endpoints } from '../../services/webhooks/endpoints.ts'
import { purgeWebhookHistory } from '../../services/webhooks/purge.ts'
import { holding } from '../support/held.ts'
import { createWebhookFixture, KEYS } from './webhook-fixture.ts'

const { receiver, service, delivery, deliver, makeDue, openSession, states, reset, stop } = await createWebhookFixture()
beforeEach(reset)

/** Connections to one receiver. */
const AT_ONCE = 64
const WAITING = 6
/** For one endpoint. */
const CLAIMED_AT_MOST = 512
after(stop)

describe('webhook deliveries', () => {
  test('are attempted six times on schedule for a receiver that always fails, and are dead then', async () => {
    receiver.answer(() => ({ status: 500 }))
    await openSession(KEYS.told)
    const times: number[] = []
    const began = service.clock.now().getTime()
    for (let second = 0; second <= 6 * 3_600; second += 30) {
      if ((await deliver()).attempts > 0) times.push((service.clock.now().getTime() - began) / 1000)
      service.clock.advance(30_000)
    }
    assert.deepEqual(times, [0, 60, 360, 1_260, 4_860, 19_260])
    assert.deepEqual(await states(), [{ status: 'dead', attempts: 6, last_status: 500, last_error: 'http_status' }])
    assert.equal(new Set(receiver.received.map(({ headers }) => headers['x-service-event-id'])).size, 1)
    assert.equal(new Set(receiver.received.map(({ headers }) => headers['x-service-delivery'])).size, 6)
    assert.equal(new Set(receiver.received.map(({ body }) => body)).size, 1)
    const { rows } = await service.database.pool.query(
      'select number, status, error from webhook_attempts order by number',
    )
    assert.deepEqual(
      rows,
      [1, 2, 3, 4, 5, 6].map(number => ({ number, status: 500, error: 'http_status' })),
    )
  })

  test('are attempted once when the receiver answers 404 or redirects', async () => {
    for (const status of [404, 302]) {
      receiver.received.splice(0)
      receiver.answer(() => ({ status, headers: { location: `${receiver.url}/elsewhere` } }))
      await openSession(KEYS.told)
      assert.deepEqual(await deliver(), { attempts: 1, succeeded: 0, retried: 0, ended: 1 })
      service.clock.advance(24 * 3_600_000)
      assert.deepEqual((await deliver()).attempts, 0)
      assert.equal(receiver.received.length, 1)
    }
    assert.ok((await states()).every(({ status, attempts }) => status === 'failed' && attempts === 1))
  })

  test('never go to an internal address', async () => {
    await openSession(KEYS.refused)
    await deliver()
    assert.deepEqual(await states(), [
      { status: 'failed', attempts: 1, last_status: null, last_error: 'refused_address' },
    ])
  })

  test('are repeated when the receiver answers too late or breaks the connection', async () => {
    for (const [answer, limit] of [
      ['never', { receiverTimeoutMs: 50 }],
      ['break', {}],
    ] as const) {
      receiver.answer(() => answer)
      await openSession(KEYS.told)
      assert.deepEqual(await deliver(limit), { attempts: 1, succeeded: 0, retried: 1, ended: 0 })
    }
    assert.deepEqual((await states()).map(({ last_error }) => last_error).sort(), ['connect', 'timeout'])
  })

  test('are not sent for a key that was revoked meanwhile', async () => {
    await openSession(KEYS.other)
    await service.database.pool.query("update keys set status = 'revoked' where key = $1", [KEYS.other])
    await deliver()
    await service.database.pool.query("update keys set status = 'active' where key = $1", [KEYS.other])
    assert.equal(receiver.received.length, 0)
    assert.deepEqual(
      (await states()).map(({ status, last_error }) => [status, last_error]),
      [['failed', 'key_revoked']],
    )
  })

  test("are repeated once, under the same id, when a worker dies after the receiver's 200", async () => {
    await openSession(KEYS.told)
    const real = service.database.pool
    const dying = new Proxy(real, {
      get: (pool, name) =>
        name === 'query'
          ? async (query: { name?: string }) =>
              query.name === 'webhook_record' ? await Promise.reject(new Error('killed')) : real.query(query as never)
          : (Reflect.get(pool, name) as unknown),
    })
    await assert.rejects(deliver({ db: dying }), /killed/)
    assert.equal((await deliver()).attempts, 0)
    service.clock.advance(31_000)
    assert.deepEqual(await deliver(), { attempts: 1, succeeded: 1, retried: 0, ended: 0 })
    assert.equal(receiver.received.length, 2)
    assert.equal(new Set(receiver.received.map(({ headers }) => headers['x-service-event-id'])).size, 1)
  })

  test('are recorded once the database is back, and not attempted a second time', async () => {
    await openSession(KEYS.told)
    const real = service.database.pool
    let cut = false
    const flaky = new Proxy(real, {
      get: (pool, name) =>
        name === 'query'
          ? async (query: { name?: string }) => {
              const result: unknown = await Promise.resolve(real.query(query as never))
              if (query.name !== 'webhook_record' || cut) return result
              cut = true
              throw new Error('Connection terminated unexpectedly')
            }
          : (Reflect.get(pool, name) as unknown),
    })
    const waits: string[] = []
    const report = await deliver({ db: flaky, onError: error => waits.push((error as Error).message) })
    assert.deepEqual(report, { attempts: 1, succeeded: 1, retried: 0, ended: 0 })
    assert.deepEqual(waits, ['Connection terminated unexpectedly'])
    assert.equal(receiver.received.length, 1)
    assert.deepEqual(
      (await states()).map(({ status, attempts }) => [status, attempts]),
      [['succeeded', 1]],
    )
    const { rows } = await real.query('select number from webhook_attempts')
    assert.deepEqual(rows, [{ number: 1 }])
  })

  test('are attempted once by two workers that run at the same time', async () => {
    for (let index = 0; index < 30; index++) await openSession(KEYS.told)
    const reports = await Promise.all([
      deliver({ endpoints: new Endpoints() }),
      deliver({ endpoints: new Endpoints() }),
    ])
    assert.equal(
      reports.reduce((sum, { succeeded }) => sum + succeeded, 0),
      30,
    )
    assert.equal(
      new Set(receiver.received.map(({ headers }) => headers['x-service-event-id'])).size,
      receiver.received.length,
    )
  })

  test('stop at the limit of one pass', async () => {
    for (let index = 0; index < 3; index++) await openSession(KEYS.told)
    assert.equal((await deliver({}, 2)).attempts, 2)
    assert.equal((await deliver()).attempts, 1)
  })
})

test('a dead receiver does not delay the deliveries to others', async () => {
  const [dead, others] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  receiver.answer(async ({ path }) => {
    if (path === '/told') await dead.promise
    else if (receiver.received.filter(one => one.path === path).length === 40) others.resolve(undefined)
    return {}
  })
  for (let index = 0; index < 40; index++) await openSession(KEYS.told)
  for (let index = 0; index < 40; index++) await openSession(KEYS.other)
  const delivering = deliver({ receiverTimeoutMs: 60_000 })
  await others.promise
  assert.ok(receiver.received.filter(({ path }) => path === '/told').length <= 4)
  dead.resolve(undefined)
  assert.deepEqual(await delivering, { attempts: 80, succeeded: 80, retried: 0, ended: 0 })
})

test('a dead receiver does not delay deliveries that are written while it does not answer', async () => {
  const dead = Promise.withResolvers<undefined>()
  const arrivals = { '/told': Promise.withResolvers<undefined>(), '/other': Promise.withResolvers<undefined>() }
  receiver.answer(async ({ path }) => {
    arrivals[path as keyof typeof arrivals].resolve(undefined)
    if (path === '/told') await dead.promise
    return {}
  })
  await openSession(KEYS.told)
  await service.clockSet()
  const drain = createWebhookDrain(delivery())
  drain.kick()
  await arrivals['/told'].promise
  await openSession(KEYS.other)
  drain.kick()
  await arrivals['/other'].promise
  assert.deepEqual((await states()).map(({ status }) => status)[0], 'pending')
  dead.resolve(undefined)
  await drain.idle()
  await drain.stop()
  assert.deepEqual(
    (await states()).map(({ status }) => status),
    ['succeeded', 'succeeded'],
  )
})

/**
 * A worker that has posted to as many connections as there are, of this many further deliveries that are due; the
 * receiver answers when the test allows it.
 */
async function startBusyWorker(waiting = WAITING) {
  const queries = new EventEmitter()
  const watched = (pool: Pool): Pool =>
    new Proxy(pool, {
      get: (_, name) => {
        if (name === 'shardGroups') return poolsOf(pool).map(watched)
        if (name !== 'query') return Reflect.get(pool, name) as unknown
        return async (query: { name?: string }) => {
          const result: unknown = await Promise.resolve(pool.query(query as never))
          queries.emit(query.name ?? '')
          return result
        }
      },
    })
  const drain = createWebhookDrain({ ...delivery(), db: watched(service.database.pool) })
  await openSession(KEYS.told)
  await service.clockSet()
  await drain.idle()
  await makeDue(AT_ONCE + waiting)
  receiver.received.splice(0)
  const unanswered: (() => void)[] = []
  const answer = Promise.withResolvers<undefined>()
  const posted = Promise.withResolvers<undefined>()
  receiver.answer(async () => {
    if (receiver.received.length === AT_ONCE) posted.resolve(undefined)
    await Promise.race([answer.promise, new Promise<void>(resolve => unanswered.push(resolve))])
    return {}
  })
  // A poll that ends later would find leases expired.
  const hasLooked = once(queries, 'webhook_next_due')
  drain.kick()
  await Promise.all([posted.promise, hasLooked])
  return { drain, queries, answerOne: () => unanswered.shift()?.(), answer: () => answer.resolve(undefined) }
}

test('a worker claims no more for a fast endpoint while most that it has claimed is still to be posted', async () => {
  const { drain, queries, answerOne, answer } = await startBusyWorker(CLAIMED_AT_MOST)
  let claims = 0
  queries.on('webhook_claim', () => claims++)
  for (let answered = 0; answered < 10; answered++) {
    const recorded = once(queries, 'webhook_record')
    answerOne()
    await recorded
  }
  // A worker that knows of due deliveries looks again after each second; one that claims with each record has ten.
  assert.ok(claims < 10, `${claims} claims`)
  answer()
  await drain.idle()
  await drain.stop()
  assert.equal(receiver.received.length, AT_ONCE + CLAIMED_AT_MOST)
  assert.ok((await states()).every(({ status }) => status === 'succeeded'))
})

test('a worker that stops releases the deliveries that waited for a connection, with all their attempts', async () => {
  const { drain, answer } = await startBusyWorker()
  const stopped = drain.stop()
  answer()
  await stopped
  assert.equal(receiver.received.length, AT_ONCE)
  const { rows } = await service.database.pool.query(
    `
    select status, attempts, id <> all (select unnest(deliveries) from webhook_claims) as free, count(*)
    from webhook_deliveries
    group by 1, 2, 3
    order by 1`,
  )
  assert.deepEqual(rows, [
    { status: 'pending', attempts: 0, free: true, count: WAITING },
    { status: 'succeeded', attempts: 1, free: true, count: AT_ONCE + 1 },
  ])
})

test('a worker that stops while it claims releases what it gets', async () => {
  await openSession(KEYS.told)
  await service.clockSet()
  const { stopped } = await holding(
    service.database,
    'select pg_advisory_xact_lock(7227552)',
    [],
    async ({ waiting }) => {
      const drain = createWebhookDrain(delivery())
      drain.kick()
      await waiting(1)
      return { stopped: drain.stop() }
    },
  )
  await stopped
  assert.equal(receiver.received.length, 0)
  assert.deepEqual(await deliver(), { attempts: 1, succeeded: 1, retried: 0, ended: 0 })
})

test('a delivery that has waited for a connection until its lease ended is left to its new holder', async () => {
  const { drain, answer } = await startBusyWorker()
  service.clock.advance(31_000)
  receiver.answer(() => ({}))
  // The connections of another process.
  const egress = createEgress({ allow: ['127.0.0.1'] })
  assert.equal((await deliver({ egress })).succeeded, AT_ONCE + WAITING)
  await egress.close()
  answer()
  await drain.idle()
  await drain.stop()
  assert.equal(receiver.received.length, AT_ONCE + AT_ONCE + WAITING)
  assert.ok((await states()).every(({ status }) => status === 'succeeded'))
})

test('history is deleted within a week after its thirty days, except for pending deliveries', async () => {
  await openSession(KEYS.told)
  await deliver()
  await openSession(KEYS.other)
  const deps = {
    db: service.database.pool,
    settings: service.deps.settings,
    databaseNow: async () => await Promise.resolve(service.clock.now()),
  }
  service.clock.advance(29 * 86_400_000)
  assert.equal(await purgeWebhookHistory(deps), 0)
  service.clock.advance(8 * 86_400_000)
  // In one partition with a delivery that is pending, they go one by one.
  assert.equal(await purgeWebhookHistory(deps), 1)
  assert.deepEqual(
    (await states()).map(({ status }) => status),
    ['pending'],
  )
})
