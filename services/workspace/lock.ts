import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { lockTenant, type Tenant } from '../../adapters/stores/tenants/tenants.ts'

/**
 * Until the transaction ends, what a file may change is changed by this transaction alone: what is compared with the
 * file, and with the state that its author saw, is what the file replaces. Layouts and tests follow the locks of their
 * flows.
 * @returns undefined when there is no such workspace
 */
export async function lockWorkspace(db: Database, tenantId: string): Promise<Tenant | undefined> {
  const tenant = await lockTenant(db, tenantId)
  if (tenant === undefined) return undefined
  const stores = forTenant(db, tenantId)
  // Before any row, as in every transaction that takes it.
  await stores.flows.lockPublishing()
  const { roles, users, connections, goals, prices, queues, sources, inboundWebhooks, forms, flows, keys } = stores
  const { cannedAnswers, connectionTemplates } = stores
  const settings = [connections, connectionTemplates, goals, prices, queues, cannedAnswers, sources, inboundWebhooks]
  for (const rows of [roles, users, ...settings, forms, flows, keys, stores.hostedPages]) await rows.lockAll()
  await stores.config.lock()
  return tenant
}
