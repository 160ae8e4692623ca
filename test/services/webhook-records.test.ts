import assert from 'node:assert/strict'
import { after, afterEach, beforeEach, describe, test } from 'node:test'
import type { Drain } from '../../services/drain.ts'
import { createWebhookDrain } from '../../services/webhooks/deliver.ts'
import { createWebhookFixture, KEYS } from './webhook-fixture.ts'

/** Deliveries that a worker holds from their claim to the end of their attempt, and attempts without a record. */
const HELD_AT_MOST = 1_024
const UNRECORDED_AT_MOST = 1_024
/** The test would wait forever for a worker that stops claiming. */
const BOUNDED = { timeout: 300_000 }

describe('a worker whose records of attempts wait, for example for a lock', async () => {
  const { receiver, service, delivery, makeDue, openSession, states, reset, stop } = await createWebhookFixture()
  let drain: Drain
  let records = Promise.withResolvers<undefined>()
  let claimed = 0
  beforeEach(async () => {
    await reset()
    records = Promise.withResolvers()
    claimed = 0
    await openSession(KEYS.told)
    await service.clockSet()
  })
  afterEach(async () => {
    records.resolve(undefined)
    await drain.stop()
  })
  after(stop)

  /** Resolves once the receiver, which answers at once, has received this many; no attempt has been recorded then. */
  const post = async (due: number, posted: number) => {
    await makeDue(due - 1)
    const arrived = Promise.withResolvers<undefined>()
    receiver.answer((_, index) => {
      if (index === posted - 1) arrived.resolve(undefined)
      return {}
    })
    const db = new Proxy(service.database.pool, {
      get: (pool, name) =>
        name === 'query'
          ? async (query: { name?: string }) => {
              if (query.name === 'webhook_record') await records.promise
              const result = await Promise.resolve(pool.query(query as never) as unknown as { rows: unknown[] })
              if (query.name === 'webhook_claimed_events') claimed += result.rows.length
              return result
            }
          : (Reflect.get(pool, name) as unknown),
    })
    drain = createWebhookDrain({ ...delivery(), db })
    drain.kick()
    await arrived.promise
  }

  /** Each has arrived once. */
  const finish = async (due: number) => {
    records.resolve(undefined)
    await drain.idle()
    assert.equal(receiver.received.length, due)
    assert.equal(new Set(receiver.received.map(({ headers }) => headers['x-service-event-id'])).size, due)
    assert.ok((await states()).every(({ status }) => status === 'succeeded'))
  }

  test('claims and posts others meanwhile', BOUNDED, async () => {
    const due = HELD_AT_MOST + 50
    await post(due, due)
    assert.ok((await states()).every(({ status }) => status === 'pending'))
    await finish(due)
  })

  test(
    'claims no more than it may have to record, since what is not recorded in time is posted again',
    BOUNDED,
    async () => {
      const due = HELD_AT_MOST + UNRECORDED_AT_MOST + 600
      await post(due, HELD_AT_MOST + UNRECORDED_AT_MOST)
      drain.kick()
      // The lock of claims: a claim in progress has ended.
      await service.database.pool.query('select pg_advisory_xact_lock(7227552)')
      assert.equal(claimed, HELD_AT_MOST + UNRECORDED_AT_MOST)
      await finish(due)
    },
  )
})
