import type { Pool } from '../../adapters/postgres/pool.ts'
import { findTenantsWithEvents, purgeWebhookEvents } from '../../adapters/stores/webhooks/across-tenants.ts'
import type { Settings } from '../configuration/settings.ts'

export type PurgeDeps = { db: Pool; settings: Settings; databaseNow: () => Promise<Date> }

const DAY_MS = 86_400_000
const DEFAULT_DAYS = 30
const BATCH = 1_000

/**
 * Deletes events whose deliveries have ended and whose retention is over: 30 days unless the workspace configures
 * another.
 * @returns the number of deleted events
 */
export async function purgeWebhookHistory({ db, settings, databaseNow }: PurgeDeps): Promise<number> {
  const now = (await databaseNow()).getTime()
  let purged = 0
  for (const tenantId of await findTenantsWithEvents(db, new Date(now - DAY_MS))) {
    const days = await settings.value(tenantId, 'webhooks/log/retention_days')
    const before = new Date(now - (typeof days === 'number' ? days : DEFAULT_DAYS) * DAY_MS)
    // In parts, so that no statement holds many rows for long.
    for (let gone = BATCH; gone === BATCH; purged += gone)
      gone = await purgeWebhookEvents(db, { before, tenantId, limit: BATCH })
  }
  return purged
}
