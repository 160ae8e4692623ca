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

export type TenantStores = ReturnType<typeof forTenant>

/**
 * The one entry to a workspace's administrative data. Everything read or written from here carries the tenant_id.
 * Stores are created on access: most callers use one or two.
 * @param db a transaction wherever more than one row changes
 */
export function forTenant(db: Database, tenantId: string) {
  return {
    get roles() {
      return people(db, tenantId).roles
    },
    get users() {
      return people(db, tenantId).users
    },
    get tokens() {
      return people(db, tenantId).tokens
    },
    get goals() {
      return goals(db, tenantId)
    },
    get prices() {
      return prices(db, tenantId)
    },
    get connections() {
      return connections(db, tenantId)
    },
    get connectionDocuments() {
      return connectionDocuments(db, tenantId)
    },
    get connectionTemplates() {
      return connectionTemplates(db, tenantId)
    },
    get connectionGrants() {
      return connectionGrants(db, tenantId)
    },
    get sources() {
      return trainingSources(db, tenantId)
    },
    get hostedPages() {
      return hostedPages(db, tenantId)
    },
    get flowComments() {
      return flowComments(db, tenantId)
    },
    get trialLinks() {
      return trialLinks(db, tenantId)
    },
    get documents() {
      return knowledgeDocuments(db, tenantId)
    },
    get knowledgeChecks() {
      return knowledgeChecks(db, tenantId)
    },
    get knowledgeGaps() {
      return knowledgeGaps(db, tenantId)
    },
    get inboundWebhooks() {
      return inboundWebhooks(db, tenantId)
    },
    get engineTokens() {
      return engineTokens(db, tenantId)
    },
    get keys() {
      return keys(db, tenantId)
    },
    get identitySecrets() {
      return identitySecrets(db, tenantId)
    },
    get media() {
      return media(db, tenantId)
    },
    get handoffs() {
      return handoffs(db, tenantId)
    },
    get queues() {
      return queues(db, tenantId)
    },
    get cannedAnswers() {
      return cannedAnswers(db, tenantId)
    },
    get presences() {
      return presences(db, tenantId)
    },
    get flows() {
      return flows(db, tenantId)
    },
    get pinnedOperations() {
      return pinnedOperations(db, tenantId)
    },
    get flowTriggers() {
      return flowTriggers(db, tenantId)
    },
    get unmatchedTexts() {
      return unmatchedTexts(db, tenantId)
    },
    get flowLayouts() {
      return flowLayouts(db, tenantId)
    },
    get flowTests() {
      return flowTests(db, tenantId)
    },
    get failedMessages() {
      return failedMessages(db, tenantId)
    },
    get webhookDeliveries() {
      return webhookDeliveries(db, tenantId)
    },
    get forms() {
      return forms(db, tenantId)
    },
    get submissions() {
      return formSubmissions(db, tenantId)
    },
    /** Overrides of the workspace itself. */
    get config() {
      return configValues(db, { kind: 'tenant', id: tenantId })
    },
    get sessions() {
      return adminSessions(db, tenantId)
    },
    get passwordTokens() {
      return passwordTokens(db, tenantId)
    },
    get audit() {
      return auditLog(db, tenantId)
    },
    get executions() {
      return executionStore(db, tenantId)
    },
    get contacts() {
      return contacts(db, tenantId)
    },
    get conversations() {
      return conversationStore(db, tenantId)
    },
    get customerRequests() {
      return customerRequestStore(db, tenantId)
    },
  }
}
