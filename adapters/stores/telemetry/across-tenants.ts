import { statement, type Queryable } from '../../postgres/statement.ts'

// Ids expire by time, in every workspace alike.
const expire = statement<{ deleted: number }>(
  'telemetry_forget',
  `
  with deleted as (
    delete from telemetry_seen
    where (tenant_id, key_id, client_event_id) in (
      select tenant_id, key_id, client_event_id
      from telemetry_seen
      where expires_at <= $1
      limit $2
    )
    returning 1
  )
  select count(*) as deleted
  from deleted`,
)

/** Deletes at most `limit` client event ids whose 24 hours are over. @returns how many */
export async function deleteExpiredEventIds(db: Queryable, now: Date, limit: number): Promise<number> {
  return (await expire(db, [now, limit]))[0]?.deleted ?? 0
}
