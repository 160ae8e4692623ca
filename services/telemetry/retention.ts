import type { Clock } from '../../adapters/clock.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { dropEventsBefore, purgeEvents } from '../../adapters/stores/telemetry/purge.ts'
import { purgeEventIds } from '../../adapters/stores/telemetry/across-tenants.ts'
import { findConfigValue } from '../../adapters/stores/configuration/overrides.ts'
import { findTenantIds } from '../../adapters/stores/tenants/tenants.ts'
import { purgePartitioned } from '../partition-retention.ts'

export type RetentionDeps = { db: Pool; clock: Clock }

const PATH = 'insights/retention/telemetry_retention_days'
const DEFAULT_DAYS = 90

/**
 * Deletes client events past their workspace's retention; completions that they caused remain.
 * @returns how many were deleted one by one, and not with their partition
 */
export async function purgeTelemetry({ db, clock }: RetentionDeps): Promise<number> {
  const now = clock.now()
  const purged = await purgePartitioned(db, {
    table: 'telemetry_events',
    now,
    retention: await retentions(db),
    drop: async before => await dropEventsBefore(db, before),
    deleteSome: purgeEvents,
  })
  await purgeEventIds(db, [now])
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
