import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, before, describe, it } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { newId } from '../../adapters/ids.ts'
import { takeDatabaseClock, type DatabaseClock } from '../support/database-clock.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { ENGINE_TOKEN } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'
import { startProcess, type RunningProcess } from '../harness/processes.ts'

const FIVE_MINUTES = 300_000
const flows = [
  {
    code: 'once',
    name: 'Once',
    triggers: [{ type: 'event', event: 'go' }],
    start: 'tell',
    nodes: [
      { id: 'tell', type: 'emit', event: 'went', data: {}, next: 'done' },
      { id: 'done', type: 'end', text: 'Went' },
    ],
  },
  {
    code: 'timed',
    name: 'Timed',
    triggers: [{ type: 'event', event: 'time' }],
    start: 'pause',
    nodes: [
      { id: 'pause', type: 'wait', for: 'PT1.5S', next: 'again' },
      { id: 'again', type: 'wait', for: 'PT1S', next: 'done' },
      { id: 'done', type: 'end', text: 'Done' },
    ],
  },
]

describe('worker processes', { timeout: 900_000 }, () => {
  let database: TestDatabase
  let clock: DatabaseClock
  let api: RunningProcess
  let tenantId: string
  const started: RunningProcess[] = []
  before(async () => {
    database = await createTestDatabase()
    clock = await takeDatabaseClock(database.pool)
    tenantId = await applyTestWorkspace(database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Workers' },
      workspace: { name: 'Workers' },
      flows,
    })
    api = await launch('api')
  })
  after(async () => {
    await Promise.all(started.map(async one => await one.kill()))
    await database.drop()
  })
  const launch = async (
    ...[role, options]: [role: 'api' | 'worker', options?: { skewMs?: number; hold?: boolean }]
  ) => {
    const one = await startProcess(role, database.url, options)
    started.push(one)
    return one
  }
  const publish = async (name: string) => {
    const answer = await fetch(`http://127.0.0.1:${api.port}/api/v1/engine/events`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Authorization': `Bearer ${ENGINE_TOKEN}` },
      body: JSON.stringify({ tenant_id: tenantId, event_name: name, idempotency_key: newId() }),
    })
    const {
      execution_ids: [id],
    } = (await answer.json()) as { execution_ids: string[] }
    assert.ok(id !== undefined)
    return id
  }
  const ended = async (ids: string[]) => {
    for (;;) {
      const { rows } = await database.pool.query<{ status: string; revision: number; blocks: number }>(
        `select status, revision, jsonb_array_length(snapshot->'blocks') as blocks
         from executions where id = any($1) and ended_at is not null`,
        [ids],
      )
      if (rows.length === ids.length) return rows
      await delay(50)
    }
  }

  it('have a commit refused when they were suspended past their lease', async () => {
    const stopped = await launch('worker', { hold: true })
    const inTurn = stopped.told('in turn')
    const id = await publish('go')
    await inTurn
    stopped.child.kill('SIGSTOP')
    await clock.offset(61_000)
    const other = await launch('worker')
    assert.deepEqual(await ended([id]), [{ status: 'completed', revision: 1, blocks: 1 }])
    const refused = stopped.told('refused')
    stopped.child.kill('SIGCONT')
    stopped.child.send('go')
    await refused
    assert.deepEqual(await ended([id]), [{ status: 'completed', revision: 1, blocks: 1 }])
    const { rows } = await database.pool.query(
      `select (select count(*) from domain_events where name = 'went') as went,
         (select count(*) from messages where execution_id = $1) as messages,
         (select count(*) from engine_messages where execution_id = $1) as left`,
      [id],
    )
    assert.deepEqual(rows, [{ went: 1, messages: 1, left: 0 }])
    await Promise.all([stopped.kill(), other.kill()])
  })

  it('fire nothing early, late or twice when their clocks are five minutes off', async () => {
    const workers = await Promise.all([
      launch('worker', { skewMs: FIVE_MINUTES }),
      launch('worker', { skewMs: -FIVE_MINUTES }),
    ])
    const skewedApi = await launch('api', { skewMs: -FIVE_MINUTES })
    const right = api
    const ids: string[] = []
    for (let round = 0; round < 20; round++) {
      api = round % 2 === 0 ? right : skewedApi
      ids.push(await publish('time'))
    }
    api = right
    const runs = await ended(ids)
    assert.ok(runs.every(({ status, revision, blocks }) => status === 'completed' && revision === 3 && blocks === 1))
    const { rows } = await database.pool.query<{ ms: number }>(
      `
      select (extract(epoch from r.created_at - (w.entry->>'expiresAt')::timestamptz) * 1000)::float8 as ms
      from event_log w
      join event_log r on r.execution_id = w.execution_id and r.node_id = w.node_id and r.kind = 'step_resumed'
      where w.execution_id = any($1) and w.kind = 'step_waiting'`,
      [ids],
    )
    assert.equal(rows.length, 40)
    assert.ok(
      rows.every(({ ms }) => ms >= 0),
      'a wait was over before its time',
    )
    // With a wrong clock it would be minutes; the milliseconds depend on the machine.
    const late = Math.max(...rows.map(({ ms }) => ms))
    assert.ok(late < FIVE_MINUTES - 60_000, `a wait was over ${late.toFixed(0)} ms late`)
    await Promise.all([...workers, skewedApi].map(async one => await one.kill()))
  })

  it('a stopping worker releases unfinished messages in time, and another one finishes them immediately', async () => {
    const worker = await launch('worker', { hold: true })
    const inTurn = worker.told('in turn')
    const id = await publish('go')
    await inTurn
    const gone = once(worker.child, 'exit')
    worker.child.kill('SIGTERM')
    assert.deepEqual(await gone, [0, null])
    const {
      rows: [left],
    } = await database.pool.query<object>(
      'select attempts, lease_owner, lease_until from engine_messages where execution_id = $1',
      [id],
    )
    assert.deepEqual(left, { attempts: 0, lease_owner: null, lease_until: null })
    const next = await launch('worker')
    assert.deepEqual(await ended([id]), [{ status: 'completed', revision: 1, blocks: 1 }])
    await next.kill()
  })

  it('that are killed hold their lease until it expires, and others then finish the work', async () => {
    const worker = await launch('worker', { hold: true })
    const inTurn = worker.told('in turn')
    const id = await publish('go')
    await inTurn
    const next = await launch('worker')
    await worker.kill()
    const {
      rows: [held],
    } = await database.pool.query<{ leased: boolean }>(
      'select lease_until > parley_now() as leased from engine_messages where execution_id = $1',
      [id],
    )
    assert.deepEqual(held, { leased: true }, 'a killed one cannot')
    await clock.offset(2 * 61_000)
    assert.equal((await ended([id]))[0]?.status, 'completed')
    await next.kill()
  })
})
