import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import type pg from 'pg'
import { migrate } from '../../adapters/postgres/migrations.ts'
import { purgeIdempotencyKeys } from '../../adapters/stores/idempotency/across-tenants.ts'
import { version } from '../../app/version.ts'
import { createEmptyDatabase, type TestDatabase } from '../support/database.ts'
import { insertRowIntoEveryTable } from '../support/schema.ts'
import { explainedIn, type Explained } from './explained.ts'
import { LEAF, spreadTenants } from './variant.ts'

describe('the schema spread by workspace', () => {
  let database: TestDatabase
  before(async () => {
    database = await createEmptyDatabase()
    await migrate(database.url, { version })
    await spreadTenants(database.url)
  })
  after(() => database.drop())

  it('holds the rows of one workspace in the same partition of every table', async () => {
    const filled = await insertRowIntoEveryTable(database.pool)
    const ofWorkspaces = await leaves()
    assert.ok(filled.length > 60 && ofWorkspaces.size > 50)
    const places = new Set<string>()
    for (const [table, names] of ofWorkspaces)
      for (const name of names) {
        const { rowCount } = await database.pool.query(`select from ${name}`)
        if (rowCount !== 0) places.add(LEAF.exec(name)?.[1] ?? `${table} is not spread`)
      }
    assert.equal(places.size, 1, [...places].join(', '))
  })

  it('shows which statements look at or write rows of several workspaces', async t => {
    const [one, other] = [randomUUID(), randomUUID()]
    const inserted = `insert into model_costs (tenant_id, day, slot, cost_micros)
      select tenant_id, '2026-01-01', 0, 1 from unnest($1::uuid[]) tenant_id`
    const ofOne = 'select from model_costs where tenant_id = $1 and day > $2'
    const joined = `select from model_costs c join model_calls m on m.tenant_id = c.tenant_id where c.tenant_id = $1`
    const ofAll = 'select from model_costs where day > $1'
    const found = await explain(t, async client => {
      await client.query(inserted, [[one, other]])
      await client.query(ofOne, [one, '2026-01-01'])
      await client.query(joined, [one])
      await client.query(ofAll, ['2026-01-01'])
    })
    if (found === undefined) return
    const partitions = Object.fromEntries(found.map(({ text, partitions: count }) => [text, count]))
    assert.deepEqual(partitions, { [inserted.replaceAll(/\s+/g, ' ')]: 2, [ofOne]: 1, [joined]: 1, [ofAll]: 4 })
  })

  it('loses expired rows to a purge, but no row with the same location in another partition', async () => {
    await database.pool.query('truncate idempotency_keys')
    await database.pool.query(`
      insert into idempotency_keys (tenant_id, operation, key, fingerprint, owner, lease_until, expires_at)
      select gen_random_uuid(), 'x', 'x', '', gen_random_uuid(), now(), now() + (n % 2 - 0.5) * interval '1 hour'
      from generate_series(1, 40) n`)
    assert.equal(await purgeIdempotencyKeys(database.pool), 20)
    const { rows } = await database.pool.query('select from idempotency_keys where expires_at > now()')
    assert.equal(rows.length, 20)
  })

  it('announces a change by the name of the table, not by that of a partition', async () => {
    const client = await database.pool.connect()
    const announced: unknown[] = []
    client.on('notification', ({ payload }) => void announced.push(JSON.parse(payload ?? '')))
    await client.query('listen parley_changes')
    const { rows } = await client.query<{ tenant_id: string; id: string }>(
      "update keys set name = 'renamed' returning tenant_id, id",
    )
    await client.query('select 1')
    client.release(true)
    assert.equal(rows.length, 1)
    assert.deepEqual(announced, [{ table: 'keys', ...rows[0] }])
  })

  /** The tables of workspaces, and the lowest partitions of each. */
  async function leaves(): Promise<Map<string, string[]>> {
    const { rows } = await database.pool.query<{ name: string; leaf: string }>(`
      select c.relname as name, p.relid::regclass::text as leaf
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      cross join lateral pg_partition_tree(c.oid) p
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and p.isleaf`)
    return new Map(
      [...Map.groupBy(rows, ({ name }) => name)].map(([name, found]) => [name, found.map(({ leaf }) => leaf)]),
    )
  }

  /** The plans of the statements; undefined, with the reason, if the server cannot show them. */
  async function explain(
    t: { skip: (why: string) => void },
    work: (client: pg.PoolClient) => Promise<void>,
  ): Promise<Explained[] | undefined> {
    const client = await database.pool.connect()
    try {
      await client.query("load 'auto_explain'")
    } catch {
      client.release()
      t.skip('the server has no auto_explain, or refuses it to this user')
      return undefined
    }
    const entries: string[] = []
    client.on('notice', ({ message }) => void entries.push(message ?? ''))
    await client.query(`set client_min_messages = log; set auto_explain.log_analyze = on;
      set auto_explain.log_format = json; set auto_explain.log_min_duration = 0`)
    await work(client)
    // It must not log the plans of others.
    client.release(true)
    return await explainedIn(entries.map(text => ({ application: 'parley', text })))
  }
})
