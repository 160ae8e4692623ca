import { adminSessions } from './sessions/admin-sessions.ts'
import type { AdminSessionStore } from './sessions/admin-sessions.ts'
import { auditLog } from './audit/audit-log.ts'
import type { AuditLog } from './audit/audit-log.ts'
import { configValues } from './configuration/values.ts'
import type { ConfigStore } from './configuration/values.ts'
import { conversationStore } from './conversations/conversations.ts'
import type { ConversationStore } from './conversations/conversations.ts'
import { customerRequestStore } from './customer-data/customer-requests.ts'
import type { CustomerRequestStore } from './customer-data/customer-requests.ts'
import { executionStore } from './executions/executions.ts'
import type { ExecutionStore } from './executions/executions.ts'
import { failedMessages } from './engine-messages/failed-messages.ts'
import type { FailedMessageStore } from './engine-messages/failed-messages.ts'
import { flows } from './flows/flows.ts'
import type { FlowStore } from './flows/flows.ts'
import { formSubmissions } from './forms/submissions.ts'
import type { FormSubmissionStore } from './forms/submissions.ts'
import { forms } from './forms/forms.ts'
import type { FormStore } from './forms/forms.ts'
import { keys } from './keys/keys.ts'
import type { KeyStore } from './keys/keys.ts'
import { people } from './people/people.ts'
import { settings } from './settings.ts'
import type { SettingStores } from './settings.ts'
import type { Database } from '../postgres/tenant-rows.ts'
import { webhookDeliveries } from './webhooks/deliveries.ts'
import type { WebhookDeliveryStore } from './webhooks/deliveries.ts'

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
