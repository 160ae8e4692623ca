import { dropPartitionsBefore, walkPartition } from '../../postgres/partitions.ts'
import type { Pool } from '../../postgres/pool.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import { sumsMarkedPart } from '../analytics/parts.ts'

// An array, whose ids are looked up one by one: a join would be planned by reading all that stays.
const oldestOf = (table: string) => `array(
      select id
      from ${table}
      where tenant_id = $1 and created_at < $2
      order by created_at
      limit $3
    )`
const MARKED = `
  ${sumsMarkedPart({ tenantId: '$1::uuid', dataset: "'telemetry'", deleted: 'deleted', time: 'occurred_at' })}
  select count(*) as deleted
  from deleted`

const purge = statement<{ deleted: number }>(
  'telemetry_purge',
  `
  with deleted as (
    delete from telemetry_events
    where tenant_id = $1 and id = any(${oldestOf('telemetry_events')})
    returning occurred_at
  ),
  ${MARKED}`,
)
const purgeDefaultPartition = statement<{ deleted: number }>(
  'telemetry_purge_default',
  `
  with deleted as (
    delete from telemetry_events_default
    where tenant_id = $1 and id = any(${oldestOf('telemetry_events_default')})
    returning occurred_at
  ),
  ${MARKED}`,
)

/**
 * Deletes at most `limit` events that arrived before an instant, and marks their sums to be recomputed; in the default
 * partition alone, or in all of them.
 * @returns how many
 */
export async function purgeEvents(
  db: Queryable,
  { tenantId, before, onlyDefault, limit }: { tenantId: string; before: Date; onlyDefault: boolean; limit: number },
): Promise<number> {
  return (await (onlyDefault ? purgeDefaultPartition : purge)(db, [tenantId, before, limit]))[0]?.deleted ?? 0
}

/** Drops the partitions whose events all arrived before an instant, of every workspace, and marks their sums. */
export async function dropEventsBefore(db: Pool, before: Date): Promise<number> {
  return await dropPartitionsBefore(db, 'telemetry_events', before, async name => {
    await walkPartition(
      db,
      name,
      sumsMarkedPart({ tenantId: 'tenant_id', dataset: "'telemetry'", deleted: 'portion', time: 'occurred_at' }),
    )
  })
}
