import type { Pool } from '../adapters/postgres/pool.ts'
import { purgeStrayCallEntries } from '../adapters/stores/audit/across-tenants.ts'
import { purgeCallEntries } from '../adapters/stores/audit/purge.ts'
import { purgeDomainEvents, purgeEventStarts } from '../adapters/stores/events/across-tenants.ts'
import { purgeEventLogLines } from '../adapters/stores/executions/across-tenants.ts'
import { purgeIdempotencyKeys } from '../adapters/stores/idempotency/across-tenants.ts'
import { purgeInboundSignatures } from '../adapters/stores/inbound-webhooks/across-tenants.ts'
import { findTenantIds } from '../adapters/stores/tenants/tenants.ts'
import type { Settings } from './configuration/settings.ts'

const DAY_MS = 86_400_000
const CALL_RETENTION = 'engine/audit/call_retention_days'
/** Of calls that named no workspace, whose retention could be configured. */
const STRAY_CALL_DAYS = 30

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

/** Deletes idempotency keys whose 24 hours are over, and signatures whose replay the timestamp already refuses. */
export async function purgeExpired({
  db,
}: {
  db: Pool
}): Promise<Record<'idempotencyKeys' | 'inboundSignatures', number>> {
  return { idempotencyKeys: await purgeIdempotencyKeys(db), inboundSignatures: await purgeInboundSignatures(db) }
}

/**
 * Deletes the audit entries of engine and training calls, each workspace's after the days that it configures. Entries
 * of changes by people and of agents stay.
 * @returns how many
 */
export async function purgeCallAudit({
  db,
  settings,
  databaseNow,
}: {
  db: Pool
  settings: Settings
  databaseNow: () => Promise<Date>
}): Promise<number> {
  const now = (await databaseNow()).getTime()
  const daysAgo = (days: number) => new Date(now - days * DAY_MS)
  let purged = await untilNoneIsLeft(async () => await purgeStrayCallEntries(db, daysAgo(STRAY_CALL_DAYS)))
  for (const tenantId of await findTenantIds(db)) {
    const before = daysAgo(Number(await settings.value(tenantId, CALL_RETENTION)))
    purged += await untilNoneIsLeft(async () => await purgeCallEntries(db, tenantId, before))
  }
  return purged
}

async function untilNoneIsLeft(portion: () => Promise<number>): Promise<number> {
  let total = 0
  for (let count = await portion(); count > 0; count = await portion()) total += count
  return total
}
