import type { Clock } from '../../adapters/clock.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { purgeEvents } from '../../adapters/stores/telemetry/purge.ts'
import { deleteExpiredEventIds } from '../../adapters/stores/telemetry/across-tenants.ts'
import { findConfigValue } from '../../adapters/stores/configuration/overrides.ts'
import { findTenantIds } from '../../adapters/stores/tenants/tenants.ts'

export type RetentionDeps = { db: Pool; clock: Clock }

const PATH = 'insights/retention/telemetry_retention_days'
const DEFAULT_DAYS = 90
const DAY_MS = 24 * 60 * 60_000
// A batch is one transaction: short enough that nobody waits for it.
const BATCH = 5_000

/**
 * Deletes client events that are older than their workspace keeps them; what they completed stays.
 * @returns how many
 */
export async function purgeTelemetry({ db, clock }: RetentionDeps): Promise<number> {
  const now = clock.now()
  let purged = 0
  for (const tenantId of await findTenantIds(db)) {
    const configured = await findConfigValue(db, tenantId, PATH)
    const days = typeof configured === 'number' && configured >= 1 ? configured : DEFAULT_DAYS
    const before = new Date(now.getTime() - days * DAY_MS)
    purged += await untilDone(async () => await purgeEvents(db, tenantId, before, BATCH))
  }
  await untilDone(async () => await deleteExpiredEventIds(db, now, BATCH))
  return purged
}

async function untilDone(batch: () => Promise<number>): Promise<number> {
  let total = 0
  for (let count = await batch(); count > 0; count = await batch()) total += count
  return total
}
