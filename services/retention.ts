import type { Pool } from '../adapters/postgres/pool.ts'
import { purgeDomainEvents, purgeEventStarts } from '../adapters/stores/events/across-tenants.ts'
import { purgeEventLogLines } from '../adapters/stores/executions/across-tenants.ts'
import { purgeIdempotencyKeys } from '../adapters/stores/idempotency/across-tenants.ts'

/**
 * Deletes event log entries, domain events and their starts that are older than 90 days (specification, Limits).
 * @returns how many rows of each
 */
export async function purgeEventLog({
  db,
}: {
  db: Pool
}): Promise<Record<'eventLog' | 'domainEvents' | 'eventStarts', number>> {
  return {
    eventLog: await purgeEventLogLines(db),
    domainEvents: await purgeDomainEvents(db),
    eventStarts: await purgeEventStarts(db),
  }
}

/** Deletes idempotency keys whose 24 hours are over. */
export async function purgeExpired({ db }: { db: Pool }): Promise<Record<'idempotencyKeys', number>> {
  return { idempotencyKeys: await purgeIdempotencyKeys(db) }
}
