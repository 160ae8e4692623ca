import type { Pool } from '../adapters/postgres/pool.ts'
import { purgeRows, type Purge } from '../adapters/stores/operations/retention.ts'

/**
 * Deletes event log entries, domain events and their starts that are older than 90 days (specification, Limits).
 * Answers how many rows of each.
 */
export async function purgeEventLog(deps: { db: Pool }): Promise<Partial<Record<Purge, number>>> {
  return await purge(deps, ['eventLog', 'domainEvents', 'eventStarts'])
}

/** Deletes idempotency keys whose 24 hours are over. */
export async function purgeExpired(deps: { db: Pool }): Promise<Partial<Record<Purge, number>>> {
  return await purge(deps, ['idempotencyKeys'])
}

async function purge({ db }: { db: Pool }, what: readonly Purge[]): Promise<Partial<Record<Purge, number>>> {
  const counts: Partial<Record<Purge, number>> = {}
  for (const one of what) counts[one] = await purgeRows(db, one)
  return counts
}
