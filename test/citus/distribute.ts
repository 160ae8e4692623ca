import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import type pg from 'pg'
import { createMetrics } from '../../adapters/metrics.ts'
import { distribute } from '../../adapters/postgres/distributed/distribute.ts'
import { findRouting } from '../../adapters/postgres/distributed/routing.ts'
import { migrate } from '../../adapters/postgres/migrations.ts'
import { makePartitions } from '../../adapters/postgres/partitions.ts'
import { lockUntilEnd } from '../../adapters/postgres/locks.ts'
import { createKnexInstance, createPool, type Pool } from '../../adapters/postgres/pool.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import { findUserByEmail } from '../../adapters/stores/people/across-tenants.ts'
import { readWorkFigures } from '../../adapters/stores/work-figures/across-tenants.ts'
import { migrateDatabase } from '../../app/database.ts'
import { version } from '../../app/version.ts'
import { citusSkip, startCitusCluster, type CitusCluster } from '../harness/citus.ts'
import { eventually } from '../support/eventually.ts'
import { insertRowIntoEveryTable } from '../support/schema.ts'

describe('parley distribute', { skip: citusSkip() }, () => {
  let cluster: CitusCluster
  let plain: Pool
  /** Opened when the database is distributed. */
  let db: Pool
  let filled: string[]
  before(async () => {
    cluster = await startCitusCluster()
    await migrate(cluster.url, { version })
    plain = createPool({ url: cluster.url, name: 'test' })
    filled = await insertRowIntoEveryTable(plain)
  })
  after(async () => {
    await db.end()
    await plain.end()
    await cluster.stop()
  })

  const counts = async () => {
    const found: Record<string, number> = {}
    for (const table of filled)
      found[table] = (await plain.query<{ count: number }>(`select count(*) from ${table}`)).rows[0]?.count ?? 0
    return found
  }
  const distributed = async () => (await plain.query("select from pg_dist_partition where partmethod = 'h'")).rowCount

  it('refuses while a process uses the database', async () => {
    const process = createPool({ url: cluster.url, name: 'parley' })
    await process.query('select')
    await assert.rejects(distribute(cluster.url), /Processes of Parley use the database/)
    await process.end()
    assert.equal(await distributed(), 0)
  })

  it('has changed nothing when it is interrupted', async () => {
    const running = distribute(cluster.url)
    running.catch(() => undefined)
    const during = `
      select pg_terminate_backend(pid)
      from pg_stat_activity
      where application_name = 'parley-migrate' and query like 'select create_distributed_table%'`
    while ((await plain.query(during)).rowCount === 0) continue
    await assert.rejects(running)
    assert.equal(await distributed(), 0)
    assert.equal(
      (await plain.query("select from pg_indexes where indexname = 'users_email' and indexdef ~ 'UNIQUE'")).rowCount,
      1,
    )
  })

  it('distributes a filled database without losing a row, and does nothing when it is repeated', async () => {
    const rows = await counts()
    const tables = await distribute(cluster.url)
    assert.ok(tables.includes('executions') && tables.includes('tenants'))
    assert.deepEqual(await counts(), rows)
    assert.deepEqual(await distribute(cluster.url), [])
    await findRouting(cluster.url)
    db = createPool({ url: cluster.url, name: 'test' })
  })

  const add = async (email: string) => {
    const tenantId = randomUUID()
    const { rows } = await plain.query<{ id: string }>('select id from organisations limit 1')
    const organisation = rows[0]?.id
    await db.query("insert into tenants (id, organisation_id, name) values ($1, $2, 'x')", [tenantId, organisation])
    await db.query("insert into users (tenant_id, id, email, name) values ($1, $2, $3, 'x')", [
      tenantId,
      randomUUID(),
      email,
    ])
  }

  it('has one shard group for each workspace: its rows are all in one shard group', async () => {
    const { rows } = await plain.query<{ tenant_id: string }>('select tenant_id from users limit 1')
    const tenantId = rows[0]?.tenant_id
    for (const table of ['users', 'keys', 'executions', 'event_log'])
      assert.equal((await db.query(`select from ${table} where tenant_id = $1`, [tenantId])).rowCount, 1, table)
  })

  it('gives a value that finds a workspace to one row only, whatever its workspace', async () => {
    await add('one@acme.dev')
    await assert.rejects(add('one@acme.dev'), (error: pg.DatabaseError) => error.code === '23505')
    await add('two@acme.dev')
  })

  it('finds a value of any workspace, also in a transaction at the shard group of one', async () => {
    const knex = createKnexInstance({ url: cluster.url })
    for (let at = 0; at < 8; at += 1) await add(`${String(at)}@next.dev`)
    const { rows } = await plain.query<{ tenant_id: string; email: string }>(
      "select tenant_id, email from users where email like '%@next.dev'",
    )
    await transaction(knex, async trx => {
      await trx('users').where({ tenant_id: rows[0]?.tenant_id })
      for (const { tenant_id, email } of rows) assert.equal((await findUserByEmail(trx, email))?.tenantId, tenant_id)
    })
    await knex.destroy()
  })

  it('keeps the lock of a transaction for as long as it works at a shard group', async () => {
    const { rows } = await plain.query<{ tenant_id: string }>('select tenant_id from users limit 1')
    const isFree = async () =>
      (await plain.query<{ free: boolean }>('select pg_try_advisory_xact_lock(1) as free')).rows[0]?.free
    await transaction(db, async client => {
      await lockUntilEnd(client, 1)
      // Longer than the server lets a transaction idle.
      await client.query('select pg_sleep(12) from users where tenant_id = $1 limit 1', [rows[0]?.tenant_id])
      assert.equal(await isFree(), false)
    })
    await eventually(async () => assert.equal(await isFree(), true))
  })

  it('makes partitions that shard groups have as well', async () => {
    await plain.query("select parley_make_partitions('event_log', 'week', now() + interval '10 weeks', 1, '')")
    assert.equal(await makePartitions(db), 7)
    const { rowCount } = await plain.query("select from citus_tables where table_name::text ~ '^event_log_2'")
    assert.ok((rowCount ?? 0) >= 4)
  })

  it('shows the size and the transactions of each server with rows', async () => {
    const metrics = createMetrics({
      figures: async () => await readWorkFigures(db),
      onError: error => assert.fail(String(error)),
    })
    const text = await metrics.text()
    for (const node of cluster.nodes.slice(1)) {
      const { host } = new URL(node)
      const sample = (name: string) =>
        new RegExp(`^parley_server_${name}\\{server="${host}"\\} (\\d+)$`, 'm').exec(text)
      assert.ok(Number(sample('bytes')?.[1]) > 1_000_000)
      assert.ok(Number(sample('transactions_total')?.[1]) > 0)
    }
  })

  it('is migrated as a plain database is', async () => {
    assert.deepEqual(await migrateDatabase(cluster.url), [])
  })
})
