import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createMigrator, migrate, pendingMigrations, rollback } from '../../adapters/postgres/migrations.ts'
import { createEmptyDatabase, createTestDatabase } from '../support/database.ts'
import type { TestDatabase } from '../support/database.ts'
import { describeSchema, insertRowIntoEveryTable } from '../support/schema.ts'

const approve = async () => await Promise.resolve(true)

describe('migrations', () => {
  let database: TestDatabase
  before(async () => {
    database = await createEmptyDatabase()
  })
  after(async () => {
    await database.drop()
  })

  it('restore the schema when they go down, and build the same again when they go up', async () => {
    const names = await pendingMigrations(database.pool)
    assert.ok(names.length > 0)
    const knex = createMigrator(database.url)
    try {
      for (const name of names) {
        const before = await describeSchema(database.pool)
        await knex.migrate.up()
        const up = await describeSchema(database.pool)
        assert.notDeepEqual(up, before, `${name} changes nothing`)
        await knex.migrate.down()
        assert.deepEqual(await describeSchema(database.pool), before, `${name} does not go down cleanly`)
        await knex.migrate.up()
        assert.deepEqual(await describeSchema(database.pool), up, `${name} does not go up again`)
      }
    } finally {
      await knex.destroy()
    }
    assert.deepEqual(await pendingMigrations(database.pool), [])
  })

  it('go all the way down and up again on a database with a row in every table', async () => {
    await migrate(database.url)
    const schema = await describeSchema(database.pool)
    const tables = await insertRowIntoEveryTable(database.pool)
    assert.ok(tables.length > 50)
    await database.pool.query('update flows set published_version_id = id; update forms set published_version_id = id')
    await rollback(database.url, approve, { all: true })
    assert.deepEqual(await describeSchema(database.pool), [])
    await migrate(database.url)
    assert.deepEqual(await describeSchema(database.pool), schema)
    assert.deepEqual(await insertRowIntoEveryTable(database.pool), tables)
  })

  it('run once when several processes migrate at the same time', async () => {
    const [first, second] = await Promise.all([migrate(database.url), migrate(database.url)])
    assert.deepEqual([first.length, second.length].sort((a, b) => a - b)[0], 0)
    assert.deepEqual(await pendingMigrations(database.pool), [])
  })

  it('run although a killed process left the lock of knex behind', async () => {
    await rollback(database.url, approve, { all: true })
    await database.pool.query('update migrations_lock set is_locked = 1')
    assert.ok((await migrate(database.url)).length > 0)
  })
})

describe('schema', () => {
  let database: TestDatabase
  before(async () => {
    database = await createTestDatabase()
  })
  after(async () => {
    await database.drop()
  })

  it('leads the primary key of every tenant-owned table with tenant_id', async () => {
    const { rows } = await database.pool.query<{ table_name: string; first: string }>(`
      select c.relname as table_name, (
        select attname from pg_attribute a where a.attrelid = i.indrelid and a.attnum = i.indkey[0]) as first
      from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
      where c.relnamespace = 'public'::regnamespace
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id')`)
    assert.ok(rows.length > 20)
    assert.deepEqual(
      rows.filter(row => row.first !== 'tenant_id'),
      [],
    )
  })

  it('finds a row by its primary key with a plan made while the tables are empty, which connections keep', async () => {
    const { rows } = await database.pool.query<{ table: string; index: string; columns: string[] }>(`
      select c.relname as table, x.relname as index, (
        select array_agg(attname::text order by array_position(i.indkey::int2[], attnum))
        from pg_attribute where attrelid = c.oid and attnum = any (i.indkey)) as columns
      from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary join pg_class x on x.oid = i.indexrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`)
    assert.ok(rows.length > 50)
    const otherwise: string[] = []
    for (const { table, index, columns } of rows) {
      const key = columns.map((column, position) => `${column} = $${position + 1}`).join(' and ')
      const explained = await database.pool.query<{ 'QUERY PLAN': string }>(
        `explain (generic_plan) select * from ${table} where ${key}`,
      )
      const plan = explained.rows.map(row => row['QUERY PLAN']).join('\n')
      if (!plan.includes(`using ${index} on ${table}`) || plan.includes('Filter')) otherwise.push(plan)
    }
    assert.deepEqual(otherwise, [])
  })

  it('carries tenant_id in every foreign key between tenant-owned tables', async () => {
    const { rows } = await database.pool.query<{ definition: string }>(`
      select conrelid::regclass || ': ' || pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace
        and confrelid not in ('tenants'::regclass, 'organisations'::regclass)`)
    assert.ok(rows.length > 10)
    assert.deepEqual(
      rows.filter(row => !row.definition.includes('FOREIGN KEY (tenant_id,')),
      [],
    )
  })

  it('refuses to change a published version', async () => {
    await database.pool.query(`
      insert into organisations (id, name) values ('018f0000-0000-7000-8000-000000000001', 'A');
      insert into tenants (id, organisation_id, name)
      values ('018f0000-0000-7000-8000-000000000002', '018f0000-0000-7000-8000-000000000001', 'T');
      insert into flows (tenant_id, id, code, name)
      values ('018f0000-0000-7000-8000-000000000002', '018f0000-0000-7000-8000-000000000003', 'f', 'F');
      insert into flow_versions (tenant_id, id, flow_id, version, definition)
        values ('018f0000-0000-7000-8000-000000000002', '018f0000-0000-7000-8000-000000000004',
          '018f0000-0000-7000-8000-000000000003', 1, '{}')`)
    await assert.rejects(database.pool.query(`update flow_versions set definition = '{"a": 1}'`), /immutable/)
  })

  it('announces a changed key to every listener', async () => {
    const listener = await database.pool.connect()
    try {
      await listener.query('listen parley_changes')
      const heard = new Promise<string>(resolve => {
        listener.on('notification', message => {
          if (message.payload?.includes('"keys"') === true) resolve(message.payload)
        })
      })
      await database.pool.query(`insert into keys (tenant_id, id, name, key)
        values ('018f0000-0000-7000-8000-000000000002', '018f0000-0000-7000-8000-000000000005', 'k', 'pk_live_x')`)
      assert.deepEqual(JSON.parse(await heard), {
        table: 'keys',
        tenant_id: '018f0000-0000-7000-8000-000000000002',
        id: '018f0000-0000-7000-8000-000000000005',
      })
    } finally {
      listener.release(true)
    }
  })

  it('announces a configuration value of every scope', async () => {
    const listener = await database.pool.connect()
    try {
      await listener.query('listen parley_changes')
      const heard = new Promise<string>(resolve => {
        listener.on('notification', message => resolve(message.payload ?? ''))
      })
      await database.pool.query(`insert into config_values (scope_kind, scope_id, path, value)
        values ('global', '00000000-0000-0000-0000-000000000000', 'widget/appearance/accent', '"#0a7"')`)
      assert.deepEqual(JSON.parse(await heard), {
        table: 'config_values',
        tenant_id: null,
        id: 'widget/appearance/accent',
      })
    } finally {
      listener.release(true)
    }
  })
})
