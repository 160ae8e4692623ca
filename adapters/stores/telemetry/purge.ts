import { statement, type Queryable } from '../../postgres/statement.ts'
import { bucketOf } from '../analytics/sources.ts'

const purge = statement<{ gone: number }>(
  'telemetry_purge',
  `
  with gone as (
    delete from telemetry_events where tenant_id = $1 and id in (select id from telemetry_events where tenant_id = $1 and created_at < $2 order by created_at limit $3) returning occurred_at
  ), marked as (
    insert into rollup_dirty (tenant_id, dataset, bucket) select distinct $1::uuid, 'telemetry', ${bucketOf('occurred_at')} from gone order by 3 on conflict do nothing
  )
  select count(*) as gone from gone`,
)
// Cross-tenant by nature: ids expire by the clock alone.
const forget = statement<{ gone: number }>(
  'telemetry_forget',
  `
  with gone as (
    delete from telemetry_seen where (tenant_id, key_id, client_event_id) in (select tenant_id, key_id, client_event_id from telemetry_seen where expires_at <= $1 limit $2) returning 1
  )
  select count(*) as gone from gone`,
)

/**
 * Deletes at most `limit` events that arrived before an instant, and has their sums computed anew.
 * @returns how many
 */
export async function purgeEvents(db: Queryable, tenantId: string, before: Date, limit: number): Promise<number> {
  return (await purge(db, [tenantId, before, limit]))[0]?.gone ?? 0
}

/** Deletes at most `limit` client event ids whose 24 hours are over. @returns how many */
export async function forgetEventIds(db: Queryable, now: Date, limit: number): Promise<number> {
  return (await forget(db, [now, limit]))[0]?.gone ?? 0
}
