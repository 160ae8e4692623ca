import { configValues } from './config-values.ts'
import type { ConfigStore } from './config-values.ts'
import { failedMessages } from './failed-messages.ts'
import type { FailedMessageStore } from './failed-messages.ts'
import { flows } from './flows.ts'
import type { FlowStore } from './flows.ts'
import { keys } from './keys.ts'
import type { Key, NewKey } from './keys.ts'
import { people } from './people.ts'
import { settings } from './settings.ts'
import type { SettingStores } from './settings.ts'
import type { Database, TenantRows } from './tenant-rows.ts'
import { webhookDeliveries } from './webhook-deliveries.ts'
import type { WebhookDeliveryStore } from './webhook-deliveries.ts'

export interface AuditEntry {
  id: string
  action: string
  actor: unknown
  subject: unknown
  details: unknown
}

export type TenantStores = ReturnType<typeof people> & SettingStores & {
  keys: TenantRows<Key, NewKey>
  flows: FlowStore
  failedMessages: FailedMessageStore
  webhookDeliveries: WebhookDeliveryStore
  /** Overrides of the workspace itself. */
  config: ConfigStore
  audit: { record: (entry: AuditEntry) => Promise<void> }
}

/**
 * The one entry to a workspace's administrative data. Everything read or written from here carries the tenant_id.
 * @param db a transaction wherever more than one row changes
 */
export function forTenant(db: Database, tenantId: string): TenantStores {
  return {
    ...people(db, tenantId),
    ...settings(db, tenantId),
    keys: keys(db, tenantId),
    flows: flows(db, tenantId),
    failedMessages: failedMessages(db, tenantId),
    webhookDeliveries: webhookDeliveries(db, tenantId),
    config: configValues(db, { kind: 'tenant', id: tenantId }),
    audit: {
      async record(entry) {
        await db('audit_log').insert({
          tenant_id: tenantId, id: entry.id, action: entry.action,
          actor: JSON.stringify(entry.actor), subject: JSON.stringify(entry.subject), details: JSON.stringify(entry.details),
        })
      },
    },
  }
}
