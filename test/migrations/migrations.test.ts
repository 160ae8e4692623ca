import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { after, before, describe, it } from 'node:test'
import {
  createMigrator,
  migrate,
  migrationsFolder,
  rollback,
  SchemaAhead,
  schemaState,
  type Migration,
} from '../../adapters/postgres/migrations.ts'
import { version } from '../../app/version.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { genericPlan } from '../support/plans.ts'
import { describeSchema, insertRowIntoEveryTable } from '../support/schema.ts'

/** Newest migration of the first release, whose migrations were edited in place. */
const FIRST_RELEASE = '20261121001400_commit_turn'
const code = { version }
/** The next release. */
const newer = { version: '0.2.0', folders: [migrationsFolder, new URL('newer/', import.meta.url)] }
const approve = async () => await Promise.resolve(true)

describe('migrations', () => {
  let database: TestDatabase
  before(async () => {
    database = await createEmptyDatabase()
  })
  after(async () => {
    await database.drop()
  })

  const pendingMigrations = async () => (await schemaState(database.pool, code)).pending

  it('restore the schema when rolled back, and build the same again when applied', async () => {
    const names = await pendingMigrations()
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
    assert.deepEqual(await pendingMigrations(), [])
  })

  it('can all be rolled back and applied again on a database with a row in every table', async () => {
    await migrate(database.url, code)
    const schema = await describeSchema(database.pool)
    const tables = await insertRowIntoEveryTable(database.pool)
    assert.ok(tables.length > 50)
    await database.pool.query('update flows set published_version_id = id; update forms set published_version_id = id')
    await rollback(database.url, code, approve, { all: true })
    assert.deepEqual(await describeSchema(database.pool), [])
    await migrate(database.url, code)
    assert.deepEqual(await describeSchema(database.pool), schema)
    assert.deepEqual(await insertRowIntoEveryTable(database.pool), tables)
  })

  it('run once when several processes migrate at the same time', async () => {
    const [first, second] = await Promise.all([migrate(database.url, code), migrate(database.url, code)])
    assert.deepEqual([first.length, second.length].sort((a, b) => a - b)[0], 0)
    assert.deepEqual(await pendingMigrations(), [])
  })

  it('run although a killed process left the lock of knex behind', async () => {
    await rollback(database.url, code, approve, { all: true })
    await database.pool.query('update migrations_lock set is_locked = 1')
    assert.ok((await migrate(database.url, code)).length > 0)
  })

  it('of a newer version are not changed by older code, which works if they allow it', async () => {
    await migrate(database.url, code)
    const [, index] = await migrate(database.url, newer)
    assert.deepEqual(await schemaState(database.pool, code), {
      pending: [],
      unknown: ['20270101000000_conversation_channel', '20270101000100_conversation_channel_index'],
      compatible: true,
    })
    assert.deepEqual(await migrate(database.url, code), [])
    await assert.rejects(rollback(database.url, code, approve), SchemaAhead)
    await database.pool.query('update migrations set min_code = $1 where name = $2', ['0.10.0', index])
    assert.equal((await schemaState(database.pool, { version: '0.9.0' })).compatible, false)
    assert.equal((await schemaState(database.pool, { version: '0.10.0' })).compatible, true)
    await assert.rejects(migrate(database.url, code), SchemaAhead)
    await database.pool.query('update migrations set min_code = null where name = $1', [index])
    assert.equal((await schemaState(database.pool, code)).compatible, false)
    for (const name of ['20270101000100_conversation_channel_index', '20270101000000_conversation_channel'])
      assert.deepEqual(await rollback(database.url, newer, approve), [name])
  })

  it('give way to turns while a long transaction holds a lock, and are done after it', async () => {
    const reader = await database.pool.connect()
    await reader.query('begin; select from conversations')
    const migrated = migrate(database.url, newer)
    const waiting = async () => {
      const { rows } = await database.pool.query("select from pg_locks where not granted and mode ~ 'Exclusive'")
      return rows.length
    }
    await eventually(async () => assert.equal(await waiting(), 1))
    // Behind the migration that waits, for no longer than it does.
    await database.pool.query("set lock_timeout = '5s'; select from conversations")
    await eventually(async () => assert.equal(await waiting(), 0))
    await reader.query('commit')
    reader.release()
    assert.equal((await migrated).length, 2)
    for (let step = 0; step < 2; step += 1) await rollback(database.url, newer, approve)
  })

  it('after the first release state their compatibility with older code, and build indexes concurrently', async () => {
    const later = new Set((await schemaState(database.pool, newer)).pending.filter(name => name > FIRST_RELEASE))
    assert.ok(later.size > 0)
    for (const folder of newer.folders) {
      for (const file of (await readdir(folder)).filter(name => later.has(name.replace('.ts', '')))) {
        const { phase, minCode, config } = (await import(new URL(file, folder).href)) as Migration
        assert.ok(phase === 'expand' || phase === 'contract', `${file} states no phase`)
        assert.match(minCode ?? '', /^\d+\.\d+\.\d+$/, `${file} states no minCode`)
        const text = await readFile(new URL(file, folder), 'utf8')
        const builds = /\b(create|drop)\s+(unique\s+)?index\b/i.test(text)
        if (builds) assert.ok(config?.transaction === false && text.includes('index concurrently'), file)
      }
    }
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
        from pg_attribute where attrelid = c.oid and attnum = any ((i.indkey::int2[])[0:i.indnkeyatts - 1])) as columns
      from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary join pg_class x on x.oid = i.indexrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        -- Read when a process starts; with its fifty rows it may have been analysed.
        and c.relname not in ('migrations', 'migrations_lock')
        -- No statement of a request names a message by its key (docs/performance/turns.md).
        and c.relname !~ '^messages_'`)
    assert.ok(rows.length > 50)
    const otherwise: string[] = []
    const client = await database.pool.connect()
    try {
      for (const { table, index, columns } of rows) {
        const key = columns.map((column, position) => `${column} = $${position + 1}`).join(' and ')
        const plan = await genericPlan(client, `select * from ${table} where ${key}`)
        if (!plan.includes(`using ${index} on ${table}`) || plan.includes('Filter')) otherwise.push(plan)
      }
    } finally {
      client.release(true)
    }
    assert.deepEqual(otherwise, [])
  })

  it('reads what a conversation, run or delivery has by its index in a partition analysed as empty', async () => {
    const otherwise: string[] = []
    const client = await database.pool.connect()
    try {
      await client.query('analyze; set enable_seqscan = off; set enable_bitmapscan = off')
      // Of partitions by workspace nothing would be left for the null that stands for one.
      await client.query('set enable_partition_pruning = off')
      for (const [table, column, order] of [
        ['messages', 'conversation_id', 'id desc'],
        ['event_log', 'execution_id', 'id'],
        ['webhook_attempts', 'delivery_id', 'number'],
      ] as const) {
        const plan = await genericPlan(
          client,
          `select * from ${table} where tenant_id = $1 and ${column} = $2 order by ${order} limit 9`,
        )
        if (!plan.includes(`(${column} = $2)`) || plan.includes('Filter')) otherwise.push(plan)
      }
    } finally {
      client.release(true)
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

  it('ties a message to an execution of its own conversation, whose deletion deletes it', async () => {
    const [tenant, conversation, other, flow, version, run, message] = Array.from(
      { length: 7 },
      (_, index) => `018f0000-0000-7000-8001-00000000000${index}`,
    )
    await database.pool.query(`
      insert into organisations (id, name) values ('${tenant}', 'B');
      insert into tenants (id, organisation_id, name) values ('${tenant}', '${tenant}', 'B');
      insert into flows (tenant_id, id, code, name) values ('${tenant}', '${flow}', 'f', 'F');
      insert into flow_versions (tenant_id, id, flow_id, version, definition)
        values ('${tenant}', '${version}', '${flow}', 1, '{}');
      insert into conversations (tenant_id, id) values ('${tenant}', '${conversation}'), ('${tenant}', '${other}');
      insert into executions (tenant_id, id, conversation_id, flow_id, version_id, status)
        values ('${tenant}', '${run}', '${conversation}', '${flow}', '${version}', 'completed')`)
    const say = async (conversationId: string | undefined) =>
      await database.pool.query(
        "insert into messages (tenant_id, id, conversation_id, execution_id, role) values ($1, $2, $3, $4, 'user')",
        [tenant, message, conversationId, run],
      )
    await assert.rejects(say(other), { code: '23503' })
    await say(conversation)
    await database.pool.query('delete from conversations where tenant_id = $1', [tenant])
    assert.deepEqual((await database.pool.query('select from messages where tenant_id = $1', [tenant])).rows, [])
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
