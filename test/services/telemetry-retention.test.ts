import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { rolledUp } from '../../adapters/stores/analytics/rollups.ts'
import { refreshAnalytics, refreshWorkspaceAnalytics } from '../../services/analytics/refresh.ts'
import { runReport } from '../../services/analytics/reports.ts'
import { purgeTelemetry } from '../../services/telemetry/retention.ts'
import { createTestClock } from '../support/clock.ts'
import { insertEvents } from '../support/corpus.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const DAY = 24 * 60 * 60_000

describe('purgeTelemetry', () => {
  let database: TestDatabase
  const clock = createTestClock('2026-06-30T03:17:00Z')
  const deps = () => ({ db: database.pool, clock })
  const ago = (days: number, ms = 0) => new Date(clock.now().getTime() - days * DAY - ms)
  const workspace = (name: string, config = {}) =>
    applyTestWorkspace(database, {
      apiVersion: 'parley/v1',
      organization: { name },
      workspace: { name },
      goals: [{ code: 'sale', name: 'Sale', match: { type: 'api' }, value: { mode: 'none' } }],
      config: { tenant: config },
    })
  before(async () => {
    database = await createTestDatabase()
  })
  after(async () => {
    await database.drop()
  })

  const counted = async (tenantId: string) => {
    const outcome = await runReport(deps(), tenantId, { dataset: 'telemetry', measures: ['events'], last_days: 366 })
    return 'result' in outcome ? outcome.result.rows[0]?.['events'] : undefined
  }

  it('deletes events after 90 days, or as the workspace says; completions remain, and the sums follow', async () => {
    const usual = await workspace('Usual')
    const short = await workspace('Short', { 'insights/retention/telemetry_retention_days': 7 })
    for (const tenantId of [usual, short]) {
      for (const at of [ago(120), ago(90, 1), ago(90), ago(8), ago(1)])
        await insertEvents(database.pool, tenantId, [{ name: 'seen', keyId: null, conversationId: null, at }], at)
      await database.pool.query(
        `insert into goal_completions (tenant_id, id, goal_id, source, occurred_at, created_at)
        select $1, $2, id, 'telemetry', $3, $3
        from goals
        where tenant_id = $1`,
        [tenantId, newId(), ago(300)],
      )
    }
    await refreshAnalytics(deps())
    assert.deepEqual([await counted(usual), await counted(short)], [5, 5])
    assert.equal(await purgeTelemetry(deps()), 2 + 4)
    assert.equal(await purgeTelemetry(deps()), 0)
    await refreshAnalytics(deps())
    assert.deepEqual([await counted(usual), await counted(short)], [3, 1])
    const {
      rows: [completions],
    } = await database.pool.query<{ count: number }>('select count(*) from goal_completions')
    assert.equal(completions?.count, 2)
  })
  it('deletes more events than one batch holds, and client ids after 24 hours', async () => {
    const tenantId = await workspace('Large')
    await database.pool.query(
      `insert into telemetry_events (tenant_id, id, name, occurred_at, created_at)
      select $1, gen_random_uuid(), 'seen', $2, $2
      from generate_series(1, 11000)`,
      [tenantId, ago(100)],
    )
    await database.pool.query(
      `insert into telemetry_seen (tenant_id, key_id, client_event_id, expires_at)
      select $1, $2, n::text, case when n <= 6000 then $3::timestamptz else $3::timestamptz + interval '1 ms' end
      from generate_series(1, 6010) n`,
      [tenantId, newId(), clock.now()],
    )
    assert.equal(await purgeTelemetry(deps()), 11_000)
    const {
      rows: [seen],
    } = await database.pool.query<{ count: number }>('select count(*) from telemetry_seen')
    assert.equal(seen?.count, 10)
  })
  it('leaves sums that are refreshed in slices; one that ended early is continued by the next', async () => {
    const tenantId = await workspace('Old')
    await database.pool.query(
      `insert into telemetry_events (tenant_id, id, name, occurred_at, created_at)
      select $1, gen_random_uuid(), 'seen', at, at
      from generate_series(1, 24 * 300) n, lateral (select $2::timestamptz - n * interval '1 hour') hours(at)`,
      [tenantId, clock.now()],
    )
    const state = async () =>
      (
        await database.pool.query<{ complete: Date; sums: number }>(
          `select complete_until as complete,
              (select coalesce(sum(rows), 0)::bigint from rollup_telemetry where tenant_id = $1) as sums
            from rollup_state
            where tenant_id = $1 and dataset = 'telemetry'`,
          [tenantId],
        )
      ).rows[0]
    let transactions = 0
    const endingAfter = (count: number) =>
      Object.assign(Object.create(database.pool) as typeof database.pool, {
        connect: async () => {
          transactions++
          if (transactions > count) throw new Error('the process ended')
          return await database.pool.connect()
        },
      })
    const refresh = async (count: number) => {
      transactions = 0
      await refreshWorkspaceAnalytics({ db: endingAfter(count), clock }, tenantId)
    }
    // Of the datasets before it, and four of its slices.
    const earlier = 3 * rolledUp.indexOf('telemetry')
    await assert.rejects(refresh(earlier + 6), /the process ended/)
    const partly = await state()
    assert.ok(partly !== undefined && partly.complete < ago(280) && partly.complete > ago(300), JSON.stringify(partly))
    assert.ok(partly.sums > 0 && partly.sums < 24 * 20, JSON.stringify(partly))
    assert.equal(await counted(tenantId), 24 * 300)
    await insertEvents(
      database.pool,
      tenantId,
      [{ name: 'seen', keyId: null, conversationId: null, at: ago(299) }],
      clock.now(),
    )
    clock.advance(60 * 60_000)
    await refresh(1_000)
    assert.ok(transactions < 40, `${transactions} slices`)
    assert.equal((await state())?.sums, 24 * 300 + 1)
    assert.equal(await counted(tenantId), 24 * 300 + 1)
  })
})
