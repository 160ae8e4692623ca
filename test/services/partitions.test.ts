import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makePartitions as makeWithin, partitioned, PartitionsLocked } from '../../adapters/postgres/partitions.ts'
import { makePartitions, purgeEventLog } from '../../services/retention.ts'
import { purgeTelemetry } from '../../services/telemetry/retention.ts'
import { LEAF } from '../spread/variant.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { takeDatabaseClock, type DatabaseClock } from '../support/database-clock.ts'
import { eventually } from '../support/eventually.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const DAY = 24 * 60 * 60_000
const TENANT = '018f0000-0000-7000-8000-000000000001'
/** What Citus adds to the name of a partition for each of its shards. */
const SHARD = /(?<=_(?:\d{8}|default))_\d+$/
/** A Wednesday. */
const START = new Date('2040-01-04T12:00:00Z')

describe('partitions by time', () => {
  let database: TestDatabase
  let clock: DatabaseClock
  let now = START
  before(async () => {
    database = await createTestDatabase()
    clock = await takeDatabaseClock(database.pool)
    await clock.set(now)
  })
  after(async () => {
    await database.drop()
  })

  const pass = async (days: number) => {
    now = new Date(now.getTime() + days * DAY)
    await clock.set(now)
  }
  const query = async (text: string, values: unknown[] = []) =>
    (await database.pool.query<Record<string, unknown>>(text, values)).rows
  const partitions = async (table: string) =>
    (
      await query(
        `select inhrelid::regclass::text as name from pg_inherits where inhparent = $1::regclass order by 1`,
        [table],
      )
    ).map(({ name }) => String(name).slice(table.length + 1))
  const log = async (at: Date) => {
    await query("insert into event_log (tenant_id, id, kind, created_at) values ($1, parley_first_id($2), 'x', $2)", [
      TENANT,
      at,
    ])
  }
  /** The partitions by time of the lines, even if these are spread by workspace (`make spread`, `make citus`). */
  const homes = async () =>
    (await query('select tableoid::regclass::text as home, created_at from event_log order by created_at')).map(
      ({ home, created_at }) => [String(home).replace(LEAF, '').replace(SHARD, ''), (created_at as Date).toISOString()],
    )
  const deps = () => ({ db: database.pool, databaseNow: async () => await Promise.resolve(now) })

  it('are created two periods ahead; a row is stored in that of its id, or else in the default partition', async () => {
    assert.equal(await makePartitions(deps()), 3 * Object.keys(partitioned).length)
    assert.equal(await makePartitions(deps()), 0)
    for (const name of ['20400102', '20400109', '20400116', 'default'])
      assert.ok((await partitions('event_log')).includes(name), name)
    for (const name of ['20400101', '20400201', '20400301', 'default'])
      assert.ok((await partitions('messages')).includes(name), name)
    await pass(7)
    const weekly = Object.values(partitioned).filter(({ period }) => period === 'week')
    assert.equal(await makePartitions(deps()), weekly.length)
    for (const at of ['2040-01-08T23:59:59.999Z', '2040-01-09T00:00:00.000Z', '2050-01-01T00:00:00.000Z'])
      await log(new Date(at))
    assert.deepEqual(await homes(), [
      ['event_log_20400102', '2040-01-08T23:59:59.999Z'],
      ['event_log_20400109', '2040-01-09T00:00:00.000Z'],
      ['event_log_default', '2050-01-01T00:00:00.000Z'],
    ])
  })

  it('are dropped when all of their days are 90 days old; a blocking reader delays no other transaction', async () => {
    now = new Date('2040-04-07T23:00:00Z')
    await purgeEventLog(deps())
    assert.equal((await homes()).length, 3)
    await pass(1)
    const reader = await database.pool.connect()
    await reader.query('begin; select from event_log')
    const purged = purgeEventLog(deps())
    await eventually(async () => {
      const [waiting] = await query(
        "select count(*) as n from pg_locks where not granted and mode = 'AccessExclusiveLock'",
      )
      assert.equal(waiting?.['n'], 1)
    })
    const writer = await database.pool.connect()
    await writer.query("set lock_timeout = '5s'")
    await writer.query(
      "insert into event_log (tenant_id, id, kind, created_at) values ($1, parley_first_id($2), 'x', $2)",
      [TENANT, new Date('2040-01-10T00:00:00Z')],
    )
    writer.release(true)
    await reader.query('commit')
    reader.release()
    assert.equal((await purged).partitions, 1)
    assert.deepEqual(
      (await homes()).map(([home]) => home),
      ['event_log_20400109', 'event_log_20400109', 'event_log_default'],
    )
  })

  it('hold events until no workspace retains them; a shorter retention deletes row by row', async () => {
    const workspace = async (name: string, days: number) =>
      await applyTestWorkspace(database, {
        apiVersion: 'parley/v1',
        organization: { name },
        workspace: { name },
        config: { tenant: { 'insights/retention/telemetry_retention_days': days } },
      })
    const [long, short] = [await workspace('Long', 30), await workspace('Short', 7)]
    for (const tenant of [long, short])
      for (const day of ['2040-01-03', '2040-01-07', '2040-01-10'])
        await query(
          `insert into telemetry_events (tenant_id, id, name, occurred_at, created_at)
            values ($1, parley_first_id($2), 'seen', $2, $2)`,
          [tenant, day],
        )
    const stored = async () =>
      (await query('select tenant_id, count(*) as n from telemetry_events group by 1')).map(({ tenant_id, n }) => [
        tenant_id === long ? 'long' : 'short',
        n,
      ])
    const purge = async (at: string) => await purgeTelemetry({ db: database.pool, clock: { now: () => new Date(at) } })
    assert.equal(await purge('2040-02-06T00:00:00Z'), 3)
    assert.deepEqual(await stored(), [['long', 3]])
    await query('delete from rollup_dirty')
    assert.equal(await purge('2040-02-08T00:00:00Z'), 0)
    assert.deepEqual(await stored(), [['long', 1]])
    assert.equal((await query("select from rollup_dirty where dataset = 'telemetry'")).length, 2)
    assert.ok(!(await partitions('telemetry_events')).includes('20400102'))
  })

  it('are created once by processes that find them missing at the same time', async () => {
    await clock.set(new Date('2043-01-07T12:00:00Z'))
    const created = await Promise.allSettled(Array.from({ length: 6 }, async () => await makePartitions(deps())))
    assert.deepEqual(
      created.filter(({ status }) => status === 'rejected'),
      [],
    )
    assert.equal(await makePartitions(deps()), 0)
  })

  it('are created for the other tables while one is locked, and the error names that one', async () => {
    await clock.set(new Date('2044-01-06T12:00:00Z'))
    const holder = await database.pool.connect()
    await holder.query('begin; lock table event_log in access exclusive mode')
    try {
      await assert.rejects(
        makeWithin(database.pool, { attempts: 1, pauseMs: 0 }),
        (error: unknown) => error instanceof PartitionsLocked && / of event_log may /.test(error.message),
      )
    } finally {
      await holder.query('commit')
      holder.release()
    }
    assert.equal(await makePartitions(deps()), 3)
  })

  it('are purged without reading a million remaining lines, and while others write', async () => {
    now = new Date('2041-01-10T12:00:00Z')
    await clock.set(now)
    await query("select parley_make_partitions('event_log', 'week', '2040-09-26', 0, '')")
    const fill = async (table: string, from: string, rows: number) => {
      await query(
        `insert into ${table} (tenant_id, id, kind, created_at)
          select $1, (left(parley_first_id($2)::text, 23) || '-' || lpad(to_hex(n), 12, '0'))::uuid, 'x', $2
          from generate_series(1, $3::integer) n`,
        [TENANT, new Date(from), rows],
      )
    }
    await fill('event_log', '2040-09-26', 30_000)
    // Filled before it has its indexes, which is faster.
    await query('create table event_log_20410107 (like event_log including defaults)')
    await fill('event_log_20410107', '2041-01-08', 1_000_000)
    await query('alter table event_log_20410107 add primary key (tenant_id, id)')
    await query(`alter table event_log attach partition event_log_20410107
      for values from (parley_first_id('2041-01-07 00:00Z')) to (parley_first_id('2041-01-14 00:00Z'))`)
    const holder = await database.pool.connect()
    await holder.query('begin; lock table event_log_20410107 in access exclusive mode')
    try {
      assert.ok((await purgeEventLog(deps())).partitions >= 1)
      await log(new Date('2041-01-20'))
    } finally {
      await holder.query('commit')
      holder.release()
    }
    assert.ok(!(await partitions('event_log')).includes('20400924'))
    assert.deepEqual(await query('select count(*) as n from event_log_20410107'), [{ n: 1_000_000 }])
  })
})
