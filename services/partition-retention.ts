import { findFloor, type PartitionedTable } from '../adapters/postgres/partitions.ts'
import type { Pool, PoolClient } from '../adapters/postgres/pool.ts'
import { inPortions, PORTION } from '../adapters/postgres/portions.ts'
import { daysBefore } from '../domain/date-time.ts'

/** At most `limit` of a workspace's rows to delete: in the default partition (`onlyDefault`), or in all of them. */
export type ExpiredRows = { tenantId: string; before: Date; onlyDefault: boolean; limit: number }

export type PartitionRetention = {
  table: PartitionedTable
  now: Date
  /** Of each workspace, in days. */
  retention: ReadonlyMap<string, number>
  /** No partition is dropped that has rows of this instant. */
  heldFrom?: Date | undefined
  /** Drops the partitions that are all before an instant. */
  drop: (before: Date) => Promise<unknown>
  /** Returns how many it deleted; fewer than the limit when none is left. */
  deleteSome: (client: PoolClient, rows: ExpiredRows) => Promise<number>
}

/**
 * Purges a partitioned table whose retention each workspace sets. A partition is dropped when no workspace retains any
 * of it; rows of workspaces with a shorter retention than others, and rows outside the partitions, are deleted row by
 * row.
 * @returns how many were deleted row by row
 */
export async function purgePartitioned(
  db: Pool,
  { table, now, retention, heldFrom, drop, deleteSome }: PartitionRetention,
): Promise<number> {
  const longest = Math.max(0, ...retention.values())
  const unwanted = daysBefore(now, longest)
  await drop(heldFrom !== undefined && heldFrom < unwanted ? heldFrom : unwanted)
  const floor = await findFloor(db, table, unwanted)
  let total = 0
  for (const [tenantId, days] of retention) {
    const before = daysBefore(now, days)
    for (const rows of [
      { tenantId, before, onlyDefault: true, limit: PORTION },
      { tenantId, before: days === longest ? floor : before, onlyDefault: false, limit: PORTION },
    ])
      total += await inPortions(db, PORTION, async client => await deleteSome(client, rows))
  }
  return total
}
