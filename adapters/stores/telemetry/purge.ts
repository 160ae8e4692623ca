import { statement, type Queryable } from '../../postgres/statement.ts'
import { sumsMarkedPart } from '../analytics/parts.ts'

const purge = statement<{ deleted: number }>(
  'telemetry_purge',
  `
  with deleted as (
    delete from telemetry_events
    where tenant_id = $1
      and id in (
        select id
        from telemetry_events
        where tenant_id = $1 and created_at < $2
        order by created_at
        limit $3
      )
    returning occurred_at
  ),
  ${sumsMarkedPart({ tenantId: '$1::uuid', dataset: "'telemetry'", deleted: 'deleted', time: 'occurred_at' })}
  select count(*) as deleted
  from deleted`,
)

/**
 * Deletes at most `limit` events that arrived before an instant, and marks their sums to be computed again.
 * @returns how many
 */
export async function purgeEvents(db: Queryable, tenantId: string, before: Date, limit: number): Promise<number> {
  return (await purge(db, [tenantId, before, limit]))[0]?.deleted ?? 0
}
