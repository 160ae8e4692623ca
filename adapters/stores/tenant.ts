import { connections } from './connections/connections.ts'
import { connectionDocuments } from './connections/documents.ts'
import { connectionGrants } from './connections/grants.ts'
import { connectionTemplates } from './connections/templates.ts'
import { goals } from './goals/goals.ts'
import { engineTokens } from './engine-tokens/engine-tokens.ts'
import { hostedPages } from './hosted-pages/hosted-pages.ts'
import { inboundWebhooks } from './inbound-webhooks/inbound-webhooks.ts'
import { knowledgeDocuments } from './knowledge/documents.ts'
import { prices } from './prices/prices.ts'
import { trainingSources } from './training/training-sources.ts'
import { trialLinks } from './trial-links/trial-links.ts'
import { adminSessions } from './sessions/admin-sessions.ts'
import { passwordTokens } from './sessions/password-tokens.ts'
import { auditLog } from './audit/audit-log.ts'
import { configValues } from './configuration/values.ts'
import { contacts } from './conversations/contacts.ts'
import { conversationStore } from './conversations/conversations.ts'
import { customerRequestStore } from './customer-data/customer-requests.ts'
import { executionStore } from './executions/executions.ts'
import { failedMessages } from './engine-messages/failed-messages.ts'
import { flows, forms } from './documents/documents.ts'
import { flowComments } from './flow-comments/flow-comments.ts'
import { flowLayouts } from './flows/layouts.ts'
import { flowTests } from './flows/tests.ts'
import { pinnedOperations } from './flows/pinned-operations.ts'
import { flowTriggers } from './flows/triggers.ts'
import { formSubmissions } from './forms/submissions.ts'
import { cannedAnswers } from './handoffs/canned-answers.ts'
import { handoffs } from './handoffs/handoffs.ts'
import { presences } from './handoffs/presences.ts'
import { queues } from './handoffs/queues.ts'
import { knowledgeChecks } from './knowledge/checks.ts'
import { knowledgeGaps } from './knowledge/gaps.ts'
import { unmatchedTexts } from './intents/unmatched-texts.ts'
import { identitySecrets } from './keys/identity-secrets.ts'
import { keys } from './keys/keys.ts'
import { media } from './media/media.ts'
import { people } from './people/people.ts'
import type { Database } from '../postgres/tenant-rows.ts'
import { webhookDeliveries } from './webhooks/deliveries.ts'

const STORES = {
  roles: (db: Database, tenantId: string) => people(db, tenantId).roles,
  users: (db: Database, tenantId: string) => people(db, tenantId).users,
  tokens: (db: Database, tenantId: string) => people(db, tenantId).tokens,
  goals,
  prices,
  connections,
  connectionDocuments,
  connectionTemplates,
  connectionGrants,
  sources: trainingSources,
  hostedPages,
  flowComments,
  trialLinks,
  documents: knowledgeDocuments,
  knowledgeChecks,
  knowledgeGaps,
  inboundWebhooks,
  engineTokens,
  keys,
  identitySecrets,
  media,
  handoffs,
  queues,
  cannedAnswers,
  presences,
  flows,
  pinnedOperations,
  flowTriggers,
  unmatchedTexts,
  flowLayouts,
  flowTests,
  failedMessages,
  webhookDeliveries,
  forms,
  submissions: formSubmissions,
  /** Overrides of the workspace itself. */
  config: (db: Database, tenantId: string) => configValues(db, { kind: 'tenant', id: tenantId }),
  sessions: adminSessions,
  passwordTokens,
  audit: auditLog,
  executions: executionStore,
  contacts,
  conversations: conversationStore,
  customerRequests: customerRequestStore,
}

type Stores = typeof STORES
export type TenantStores = { readonly [Name in keyof Stores]: ReturnType<Stores[Name]> }

/** Creates a store when it is read: most callers use one or two. */
class Scope {
  readonly db: Database
  readonly tenantId: string

  constructor(db: Database, tenantId: string) {
    this.db = db
    this.tenantId = tenantId
  }
}
for (const [name, open] of Object.entries(STORES))
  Object.defineProperty(Scope.prototype, name, {
    get(this: Scope) {
      return open(this.db, this.tenantId)
    },
  })

/**
 * The one entry to a workspace's administrative data. Everything read or written from here carries the tenant_id.
 * @param db a transaction wherever more than one row changes
 */
export function forTenant(db: Database, tenantId: string): TenantStores {
  return new Scope(db, tenantId) as unknown as TenantStores
}
