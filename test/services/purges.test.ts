import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createPool, type Pool } from '../../adapters/postgres/pool.ts'
import { daysBefore } from '../../domain/date-time.ts'
import { refreshWorkspaceAnalytics } from '../../services/analytics/refresh.ts'
import { purgeConversations } from '../../services/conversations/retention.ts'
import { purgeEventLog } from '../../services/retention.ts'
import { purgeTelemetry } from '../../services/telemetry/retention.ts'
import { purgeWebhookHistory } from '../../services/webhooks/purge.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { workFlows } from '../support/flows.ts'
import { idOf } from '../support/ids.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const NOW = new Date('2040-02-28T12:00:00Z')
/**
 * Remaining rows of each table: enough for the plans of large tables, and in each of the partitions of `make spread`.
 * `ONLY=purges make bench` has a million.
 */
const STAY = process.env['TEST_SPREAD'] === '1' ? 48_000 : 12_000
const GO = 400
const RETENTION_DAYS = 20

describe('purges read only rows to delete, and never wait for users of remaining rows', () => {
  let database: TestDatabase
  /** One connection, so that its statistics are complete. */
  let pool: Pool
  const clock = { now: () => NOW }
  const tenants: string[] = []
  before(async () => {
    database = await createTestDatabase()
    pool = createPool({ url: database.url, max: 1, name: 'parley-test' })
    await pool.query("set random_page_cost = 1.1; set lock_timeout = '2s'")
    for (const [name, days] of [
      ['Shop', RETENTION_DAYS],
      ['Archive', 3 * RETENTION_DAYS],
    ] as const)
      tenants.push(
        await applyTestWorkspace(database, {
          apiVersion: 'parley/v1',
          organization: { name },
          workspace: { name },
          keys: [{ name, key: `pk_live_${name}` }],
          flows: workFlows,
          config: {
            tenant: {
              'insights/retention/telemetry_retention_days': days,
              'engine/retention/conversation_days': days,
            },
          },
        }),
      )
    // Those of the real time, which is long ago: a partition cannot be dropped while a transaction reads its table.
    for (const purge of purges()) await purge()
    await pool.query('delete from conversation_purges')
    for (const table of ['telemetry_events', 'webhook_events', 'webhook_deliveries', 'webhook_attempts', 'event_log'])
      await pool.query("select parley_make_partitions($1, 'week', '2040-01-30Z', 4, '')", [table])
    await pool.query("select parley_make_partitions('messages', 'month', '2040-02-01Z', 0, '')")
    // The deleted rows are past the retention of their workspace, in a partition with retained rows of the other
    // workspace.
    await pool.query(
      `create table filling as
      select n, tenant_id, at, ${idOf("'c' || n")} as conversation_id, ${idOf("'x' || n")} as execution_id
      from (
        select n, case when n <= $3::integer or n % 2 = 0 then $1::uuid else $2::uuid end as tenant_id,
          $4::timestamptz - case when n <= $3::integer then interval '25 days'
            else n * interval '15 days' / ($3::integer + $5::integer) end as at
        from generate_series(1, $3::integer + $5::integer) n
      ) rows`,
      [...tenants, GO, NOW, STAY],
    )
  })
  const days = (tenantId: string) => (tenantId === tenants[0] ? RETENTION_DAYS : 3 * RETENTION_DAYS)
  const settings = { value: async (tenantId: string) => await Promise.resolve(days(tenantId)) }
  const databaseNow = async () => await Promise.resolve(NOW)
  const purges = () =>
    [
      async () => await purgeTelemetry({ db: pool, clock }),
      async () => await purgeWebhookHistory({ db: pool, settings, databaseNow }),
      async () => (await purgeConversations({ db: pool, clock })).conversations,
      async () => (await purgeEventLog({ db: pool, databaseNow })).domainEvents,
    ] as const
  after(async () => {
    await pool.end()
    await database.drop()
  })

  /** Rows read so far, by table; those of partitions count as their table's. */
  const reads = async () => {
    await pool.query('select pg_stat_force_next_flush()')
    const { rows } = await pool.query<{ name: string; read: number }>(
      `select coalesce(i.inhparent::regclass, t.relid::regclass)::text as name,
        sum(t.seq_tup_read + coalesce(x.read, 0))::bigint as read
      from pg_stat_user_tables t
      left join pg_inherits i on i.inhrelid = t.relid
      left join (select relid, sum(idx_tup_read) as read from pg_stat_user_indexes group by 1) x on x.relid = t.relid
      group by 1`,
    )
    return new Map(rows.map(({ name, read }) => [name, read]))
  }
  /** Purges while another transaction locks every remaining row of a table. */
  const purgeOf = async (table: string, purge: () => Promise<number>, left = STAY) => {
    await pool.query('vacuum analyze')
    const before = await reads()
    const holder = await database.pool.connect()
    await holder.query('begin')
    await holder.query(`select from ${table} where created_at > $1 for update`, [daysBefore(NOW, RETENTION_DAYS)])
    const after = await purge()
      .then(async purged => {
        assert.equal(purged, GO)
        return await reads()
      })
      .finally(async () => {
        await holder.query('rollback')
        await holder.query('select pg_stat_force_next_flush()')
        holder.release()
      })
    for (const [name, read] of after) {
      const more = read - (before.get(name) ?? 0)
      assert.ok(more <= 4 * GO, `${String(more)} rows of ${name} were read`)
    }
    assert.deepEqual((await pool.query(`select count(*) as left from ${table}`)).rows, [{ left }])
  }

  it('of client events', async () => {
    await pool.query(
      `insert into telemetry_events (tenant_id, id, name, occurred_at, created_at)
      select tenant_id, ${idOf("'t' || n")}, 'seen', at, at
      from filling`,
    )
    await purgeOf('telemetry_events', purges()[0])
  })

  it('of webhooks, with their deliveries and attempts', async () => {
    await pool.query(
      `with events as (
        insert into webhook_events (tenant_id, id, widget_key_id, event_id, event, payload, occurred_at, created_at)
        select f.tenant_id, ${idOf("'w' || n")}, k.id, gen_random_uuid(), 'conversation.started', '{}', at, at
        from filling f
        join keys k on k.tenant_id = f.tenant_id
        returning *
      ), deliveries as (
        insert into webhook_deliveries (tenant_id, id, widget_key_id, status, created_at)
        select tenant_id, id, widget_key_id, 'succeeded', created_at
        from events
      )
      insert into webhook_attempts (tenant_id, id, delivery_id, number, started_at)
      select tenant_id, id, id, 1, created_at
      from events`,
    )
    await purgeOf('webhook_events', purges()[1])
    for (const table of ['webhook_deliveries', 'webhook_attempts'])
      assert.deepEqual((await pool.query(`select count(*) as left from ${table}`)).rows, [{ left: STAY }])
  })

  it('of domain events, with their keys and starts', async () => {
    await pool.query("select parley_make_partitions('domain_events', 'month', '2040-02-01Z', 0, '')")
    await pool.query(
      `with aged as (
        select n, tenant_id, case when n <= $1 then at - interval '70 days' else at end as at
        from filling
      ), named as (
        select *, ${idOf("'d' || n")} as id
        from aged
      ), events as (
        insert into domain_events (tenant_id, id, name, data, occurred_at, created_at)
        select tenant_id, id, 'order.paid', '{}', at, at
        from named
      ), keys as (
        insert into event_keys (tenant_id, name, idempotency_key, event_id, created_at)
        select tenant_id, 'order.paid', n::text, id, at
        from named
      )
      insert into event_starts (tenant_id, subscription_id, idempotency_key, event_id, execution_id, created_at)
      select tenant_id, id, n::text, id, id, at
      from named`,
      [GO],
    )
    await purgeOf('domain_events', purges()[3])
    for (const table of ['event_keys', 'event_starts'])
      assert.deepEqual((await pool.query(`select count(*) as left from ${table}`)).rows, [{ left: STAY }])
  })

  it('of conversations, with their runs, messages and lines of the log, however many older ones are held', async () => {
    await pool.query("select parley_make_partitions('messages', 'month', '2039-11-01Z', 0, '')")
    await pool.query(
      `with held as (
        insert into conversations (tenant_id, id, active_at, created_at, updated_at)
        select $1::uuid, ${idOf("'h' || n")}, at, at, at
        from (
          select n, timestamptz '2039-11-02Z' + n * interval '1 minute' as at
          from generate_series(1, $2::integer) n
        ) aged
        returning *
      ), waiting as (
        insert into executions (tenant_id, id, conversation_id, flow_id, version_id, status, started_at, updated_at)
        select h.tenant_id, h.id, h.id, w.id, w.published_version_id, 'waiting_input', active_at, active_at
        from held h
        join flows w on w.tenant_id = h.tenant_id and w.code = 'rest'
      )
      insert into messages (tenant_id, id, conversation_id, execution_id, role, text, created_at)
      select tenant_id, id, id, id, 'user', 'Hello', active_at
      from held`,
      [tenants[0], STAY],
    )
    assert.equal((await purgeConversations({ db: pool, clock: { now: () => daysBefore(NOW, 10) } })).conversations, 0)
    await pool.query(
      `insert into conversations (tenant_id, id, active_at, created_at, updated_at)
      select tenant_id, conversation_id, at, at, at
      from filling`,
    )
    // Foreign keys are checked by plans that were made before these rows.
    await pool.query('analyze conversations, executions')
    await pool.query(
      `insert into executions
        (tenant_id, id, conversation_id, flow_id, version_id, status, started_at, updated_at, ended_at)
      select f.tenant_id, f.execution_id, f.conversation_id, w.id, w.published_version_id, 'completed', at, at, at
      from filling f
      join flows w on w.tenant_id = f.tenant_id and w.code = 'rest'`,
    )
    await pool.query(
      `insert into messages (tenant_id, id, conversation_id, execution_id, role, text, created_at)
      select tenant_id, ${idOf("'m' || n")}, conversation_id, execution_id, 'user', 'Hello', at
      from filling`,
    )
    await pool.query(
      `insert into event_log (tenant_id, id, execution_id, conversation_id, kind, created_at)
      select tenant_id, ${idOf("'l' || n")}, execution_id, conversation_id, 'execution_started', at
      from filling`,
    )
    for (const tenantId of tenants) await refreshWorkspaceAnalytics({ db: pool, clock }, tenantId)
    await purgeOf('conversations', purges()[2], 2 * STAY)
    for (const [table, left] of Object.entries({ executions: 2 * STAY, messages: 2 * STAY, event_log: STAY }))
      assert.deepEqual((await pool.query(`select count(*) as left from ${table}`)).rows, [{ left }])
  })
})
