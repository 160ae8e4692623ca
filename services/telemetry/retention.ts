import type { Clock } from '../../adapters/clock.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { findFloor } from '../../adapters/postgres/partitions.ts'
import { dropEventsBefore, purgeEvents } from '../../adapters/stores/telemetry/purge.ts'
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
 * Deletes client events that are older than their workspace keeps them; what they completed stays. A week's partition
 * goes when no workspace keeps any of it; those that keep events for a shorter time than others lose them one by one.
 * @returns how many were deleted one by one
 */
export async function purgeTelemetry({ db, clock }: RetentionDeps): Promise<number> {
  const now = clock.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const retention = await retentions(db)
  const longest = Math.max(0, ...retention.values())
  const dropped = daysAgo(longest)
  await dropEventsBefore(db, dropped)
  const floor = await findFloor(db, 'telemetry_events', dropped)
  let purged = 0
  for (const [tenantId, days] of retention) {
    const before = daysAgo(days)
    for (const part of [
      { before, loose: true },
      { before: days === longest ? floor : before, loose: false },
    ])
      purged += await untilDone(async () => await purgeEvents(db, { tenantId, ...part }, BATCH))
  }
  await untilDone(async () => await deleteExpiredEventIds(db, now, BATCH))
  return purged
}

/** The days of each workspace. */
async function retentions(db: Pool): Promise<Map<string, number>> {
  const days = new Map<string, number>()
  for (const tenantId of await findTenantIds(db)) {
    const configured = await findConfigValue(db, tenantId, PATH)
    days.set(tenantId, typeof configured === 'number' && configured >= 1 ? configured : DEFAULT_DAYS)
  }
  return days
}

async function untilDone(batch: () => Promise<number>): Promise<number> {
  let total = 0
  for (let count = await batch(); count > 0; count = await batch()) total += count
  return total
}
