import type { Pool } from '../../adapters/postgres/pool.ts'
import { findTenantIds } from '../../adapters/stores/tenants/tenants.ts'
import { dropWebhooksBefore, findPendingSince } from '../../adapters/stores/webhooks/across-tenants.ts'
import { purgeWebhookEvents } from '../../adapters/stores/webhooks/purge.ts'
import type { Settings } from '../configuration/settings.ts'
import { purgePartitioned } from '../partition-retention.ts'

export type PurgeDeps = { db: Pool; settings: Pick<Settings, 'value'>; databaseNow: () => Promise<Date> }

const DEFAULT_DAYS = 30

/**
 * Deletes events whose deliveries have ended and whose retention is over: 30 days unless the workspace configures
 * another. Where no workspace keeps them longer, they go with their week.
 * @returns the number of events that were deleted one by one
 */
export async function purgeWebhookHistory({ db, settings, databaseNow }: PurgeDeps): Promise<number> {
  const retention = new Map<string, number>()
  for (const tenantId of await findTenantIds(db)) {
    const days = await settings.value(tenantId, 'webhooks/log/retention_days')
    retention.set(tenantId, typeof days === 'number' ? days : DEFAULT_DAYS)
  }
  return await purgePartitioned(db, {
    table: 'webhook_events',
    now: await databaseNow(),
    retention,
    heldFrom: await findPendingSince(db),
    drop: async before => await dropWebhooksBefore(db, before),
    deleteSome: purgeWebhookEvents,
  })
}
