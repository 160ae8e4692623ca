import { makePartitions as make } from '../adapters/postgres/partitions.ts'
import type { Pool } from '../adapters/postgres/pool.ts'
import { purgeCallsOfNoWorkspace, purgeSignInsOfNoWorkspace } from '../adapters/stores/audit/across-tenants.ts'
import { purgeCallEntries } from '../adapters/stores/audit/purge.ts'
import { purgeDomainEvents, purgeEventKeys, purgeEventStarts } from '../adapters/stores/events/across-tenants.ts'
import { purgeEventLogLines } from '../adapters/stores/executions/across-tenants.ts'
import { purgeUnmatchedTexts } from '../adapters/stores/intents/across-tenants.ts'
import { purgeKnowledgeGaps } from '../adapters/stores/knowledge/across-tenants.ts'
import { purgeIdempotencyKeys } from '../adapters/stores/idempotency/across-tenants.ts'
import { purgeInboundSignatures } from '../adapters/stores/inbound-webhooks/across-tenants.ts'
import { findTenantIds } from '../adapters/stores/tenants/tenants.ts'
import { daysBefore } from '../domain/date-time.ts'
import type { Settings } from './configuration/settings.ts'

const LOG_DAYS = 90
const CALL_RETENTION = 'engine/audit/call_retention_days'
/** Entries that belong to no workspace have no configured retention. */
const NO_WORKSPACE_DAYS = 30

/** Creates the partitions of the coming weeks and months. @returns how many were missing */
export async function makePartitions({ db }: { db: Pool }): Promise<number> {
  return await make(db)
}

/**
 * Deletes event log entries, and domain events with their keys and starts, that are older than 90 days (specification,
 * Limits). Entries go with their week and events with their month, when the last of its days is that old.
 * @returns how many partitions were dropped, and how many rows were deleted outside of them
 */
export async function purgeEventLog({
  db,
  databaseNow,
}: {
  db: Pool
  databaseNow: () => Promise<Date>
}): Promise<Record<'eventLog' | 'domainEvents' | 'eventKeys' | 'eventStarts' | 'partitions', number>> {
  const before = daysBefore(await databaseNow(), LOG_DAYS)
  const log = await purgeEventLogLines(db, before)
  const events = await purgeDomainEvents(db, before)
  return {
    eventLog: log.rows,
    domainEvents: events.rows,
    eventKeys: await purgeEventKeys(db, [before]),
    eventStarts: await purgeEventStarts(db, [before]),
    partitions: log.partitions + events.partitions,
  }
}

/** Deletes texts without an intent that were last typed 90 days ago. @returns how many */
export async function purgeTexts({ db, databaseNow }: { db: Pool; databaseNow: () => Promise<Date> }): Promise<number> {
  return await purgeUnmatchedTexts(db, daysBefore(await databaseNow(), LOG_DAYS))
}

/** Deletes questions without an answer that were last asked 90 days ago. @returns how many */
export async function purgeGaps({ db, databaseNow }: { db: Pool; databaseNow: () => Promise<Date> }): Promise<number> {
  return await purgeKnowledgeGaps(db, daysBefore(await databaseNow(), LOG_DAYS))
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
 * Deletes the audit entries of engine and training calls, each workspace's after the days that it configures, and those
 * of sign-ins with unknown addresses, which anybody can cause. Entries of changes by people and of agents stay.
 * @returns how many
 */
export async function purgeAudit({
  db,
  settings,
  databaseNow,
}: {
  db: Pool
  settings: Settings
  databaseNow: () => Promise<Date>
}): Promise<number> {
  const now = await databaseNow()
  const values = [daysBefore(now, NO_WORKSPACE_DAYS)]
  let purged = (await purgeCallsOfNoWorkspace(db, values)) + (await purgeSignInsOfNoWorkspace(db, values))
  for (const tenantId of await findTenantIds(db)) {
    const before = daysBefore(now, Number(await settings.value(tenantId, CALL_RETENTION)))
    purged += await purgeCallEntries(db, [tenantId, before])
  }
  return purged
}
