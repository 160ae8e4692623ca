import type { Pool } from '../../adapters/postgres/pool.ts'
import { findTenantsWithEvents, purgeWebhookEvents } from '../../adapters/stores/webhooks/queue.ts'
import type { Settings } from '../configuration/settings.ts'

export type PurgeDeps = { db: Pool; settings: Settings; databaseNow: () => Promise<Date> }

const DAY_MS = 86_400_000
const DEFAULT_DAYS = 30
const BATCH = 1_000

/**
 * Deletes ended deliveries that are older than the workspace keeps them (30 days unless it says otherwise); answers how
 * many events are gone.
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
