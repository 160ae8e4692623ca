import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { takeDatabaseClock, type DatabaseClock } from '../support/database-clock.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { applyTestWorkspace } from '../support/workspace.ts'
import { startProcess, type RunningProcess } from '../harness/processes.ts'

const KEY = 'pk_live_Deliveries'
const EVENTS = 40
/** A jump over the lease of a delivery. */
const LEASE_JUMP_MS = 31_000

describe('a worker that is killed while it delivers', { timeout: 600_000 }, () => {
  let database: TestDatabase
  let clock: DatabaseClock
  let receiver: Receiver
  let api: RunningProcess
  let ahead = 0
  const started: RunningProcess[] = []

  before(async () => {
    ;[database, receiver] = await Promise.all([createTestDatabase(), startReceiver()])
    clock = await takeDatabaseClock(database.pool)
    await applyTestWorkspace(database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Deliveries' },
      workspace: { name: 'Deliveries' },
      keys: [{ name: 'told', key: KEY, webhook: { url: receiver.url } }],
    })
    api = await launch('api')
  })
  beforeEach(async () => {
    await database.pool.query(
      'delete from webhook_attempts; delete from webhook_deliveries; delete from webhook_events',
    )
    receiver.received.splice(0)
    receiver.answer(() => ({}))
  })
  after(async () => {
    await Promise.all(started.map(async one => await one.kill()))
    await receiver.stop()
    await database.drop()
  })

  const launch = async (role: 'api' | 'worker', options?: Parameters<typeof startProcess>[2]) => {
    const url = new URL(database.url)
    const name = `parley-${role}-${started.length}`
    url.searchParams.set('application_name', name)
    const one = await startProcess(role, url.href, options)
    started.push(one)
    return { ...one, name }
  }
  /** Kills a worker, and waits until nothing that it had sent can arrive any more, at the receiver or as a lease. */
  const kill = async (worker: Awaited<ReturnType<typeof launch>>) => {
    await worker.kill()
    await until(async () => {
      const { rows } = await database.pool.query('select from pg_stat_activity where application_name = $1', [
        worker.name,
      ])
      return rows.length === 0
    })
    await receiver.disconnected()
  }
  const openSessions = async () => {
    // One by one: many at the same time are refused with 503 where the machine is slow.
    for (let session = 0; session < EVENTS; session++) {
      const answer = await fetch(`http://127.0.0.1:${api.port}/api/public/v1/chat/sessions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ publicKey: KEY }),
      })
      assert.equal(answer.status, 201)
    }
  }
  /** Number of receptions of each event, by its id. */
  const arrivals = () => {
    const counts = new Map<string, number>()
    for (const { headers } of receiver.received)
      counts.set(String(headers['x-service-event-id']), (counts.get(String(headers['x-service-event-id'])) ?? 0) + 1)
    return counts
  }
  const pastLeases = async () => await clock.offset((ahead += LEASE_JUMP_MS))
  const delivered = async () => {
    let ids: string[] = []
    await until(async () => {
      const { rows } = await database.pool.query<{ id: string }>(
        `select e.event_id as id from webhook_events e
         join webhook_deliveries d on d.id = e.id where d.status = 'succeeded'`,
      )
      ids = rows.map(({ id }) => id).sort()
      return ids.length === EVENTS
    })
    return ids
  }

  it("after the receivers' 200 repeats those events once, under their ids, and loses none", async () => {
    await openSessions()
    const dying = await launch('worker', { hold: 'record' })
    await dying.told('about to record')
    await kill(dying)
    const first = receiver.received.length
    assert.ok(first > 0)
    assert.deepEqual((await database.pool.query("select 1 from webhook_deliveries where status <> 'pending'")).rows, [])
    await pastLeases()
    const next = await launch('worker')
    assert.deepEqual(await delivered(), [...arrivals().keys()].sort())
    assert.deepEqual(
      [...arrivals().values()].filter(times => times > 1),
      Array.from({ length: first }, () => 2),
    )
    assert.equal(
      new Set(receiver.received.map(({ headers }) => headers['x-service-delivery'])).size,
      receiver.received.length,
    )
    await kill(next)
  })

  it('loses nothing when it is killed at any moment, and repeats an event at most once for each death', async () => {
    await openSessions()
    const deaths = 3
    for (let death = 0; death < deaths; death++) {
      const seen = receiver.received.length
      const fatal = Promise.withResolvers<undefined>()
      receiver.answer((_, index) => {
        if (index < seen + 5) return {}
        fatal.resolve(undefined)
        return 'never'
      })
      const worker = await launch('worker')
      await fatal.promise
      await kill(worker)
      await pastLeases()
    }
    receiver.answer(() => ({}))
    const last = await launch('worker')
    assert.deepEqual(await delivered(), [...arrivals().keys()].sort())
    assert.ok(Math.max(...arrivals().values()) <= 1 + deaths)
    await kill(last)
  })
})

/** Waits for what only the database can tell, however slow the machine is. */
async function until(reached: () => Promise<boolean>): Promise<void> {
  while (!(await reached())) await delay(20)
}
