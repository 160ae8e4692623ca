import { adminSessions } from './admin-sessions.ts'
import type { AdminSessionStore } from './admin-sessions.ts'
import { auditLog } from './audit-log.ts'
import type { AuditLog } from './audit-log.ts'
import { configValues } from './config-values.ts'
import type { ConfigStore } from './config-values.ts'
import { conversationStore } from './conversations.ts'
import type { ConversationStore } from './conversations.ts'
import { customerRequestStore } from './customer-requests.ts'
import type { CustomerRequestStore } from './customer-requests.ts'
import { executionStore } from './executions.ts'
import type { ExecutionStore } from './executions.ts'
import { failedMessages } from './failed-messages.ts'
import type { FailedMessageStore } from './failed-messages.ts'
import { flows } from './flows.ts'
import type { FlowStore } from './flows.ts'
import { formSubmissions } from './form-submissions.ts'
import type { FormSubmissionStore } from './form-submissions.ts'
import { forms } from './forms.ts'
import type { FormStore } from './forms.ts'
import { keys } from './keys.ts'
import type { KeyStore } from './keys.ts'
import { people } from './people.ts'
import { settings } from './settings.ts'
import type { SettingStores } from './settings.ts'
import type { Database } from './tenant-rows.ts'
import { webhookDeliveries } from './webhook-deliveries.ts'
import type { WebhookDeliveryStore } from './webhook-deliveries.ts'

export type TenantStores = ReturnType<typeof people> &
  SettingStores & {
    keys: KeyStore
    flows: FlowStore
    failedMessages: FailedMessageStore
    webhookDeliveries: WebhookDeliveryStore
    forms: FormStore
    submissions: FormSubmissionStore
    /** Overrides of the workspace itself. */
    config: ConfigStore
    sessions: AdminSessionStore
    audit: AuditLog
    executions: ExecutionStore
    conversations: ConversationStore
    customerRequests: CustomerRequestStore
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
    forms: forms(db, tenantId),
    submissions: formSubmissions(db, tenantId),
    config: configValues(db, { kind: 'tenant', id: tenantId }),
    sessions: adminSessions(db, tenantId),
    audit: auditLog(db, tenantId),
    executions: executionStore(db, tenantId),
    conversations: conversationStore(db, tenantId),
    customerRequests: customerRequestStore(db, tenantId),
  }
}
