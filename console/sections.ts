import type { AdminOperation } from '../generated/console/required-permissions.ts'
import { opens, type Access } from './access/may.ts'

/** A page in the navigation, for users who may use its operation. */
export type Section = Access & { path: string; title: string }
/** Pages of one subject; a heading where a place has several. */
type Group = { title?: string; sections: readonly Section[] }
/** An entry of the navigation, with the pages inside it; one with its own name has no others. */
export type Place = { title: string; icon: string; groups: readonly Group[] }

const section = (path: string, title: string, operation: AdminOperation): Section => ({ path, title, operation })

/** The places of the console, in the order of the navigation. A place leads to the first of its pages. */
export const PLACES: readonly Place[] = [
  {
    title: 'Home',
    icon: 'workspace',
    groups: [{ sections: [section('/overview', 'Home', 'getSession')] }],
  },
  {
    title: 'Build',
    icon: 'flows',
    groups: [
      {
        sections: [
          section('/flows', 'Flows', 'listFlows'),
          section('/forms', 'Forms', 'listForms'),
          section('/media', 'Media', 'listMedia'),
          section('/connections', 'Connections', 'listConnections'),
          section('/training-sources', 'Training sources', 'listTrainingSources'),
          section('/knowledge-search', 'Try a question', 'searchKnowledge'),
          section('/knowledge-checks', 'Knowledge checks', 'listKnowledgeChecks'),
        ],
      },
    ],
  },
  {
    title: 'Inbox',
    icon: 'inbox',
    groups: [{ sections: [section('/handoffs', 'Inbox', 'listHandoffs')] }],
  },
  {
    title: 'Activity',
    icon: 'conversations',
    groups: [
      {
        sections: [
          section('/conversations', 'Conversations', 'listConversations'),
          section('/executions', 'Executions', 'listExecutions'),
          section('/contacts', 'Contacts', 'listContacts'),
        ],
      },
    ],
  },
  {
    title: 'Insights',
    icon: 'overview',
    groups: [
      {
        sections: [
          section('/reports', 'Reports', 'listReports'),
          section('/goals', 'Goals', 'listGoals'),
          section('/unmatched-texts', 'Unmatched texts', 'listUnmatchedTexts'),
          section('/knowledge-gaps', 'Knowledge gaps', 'listKnowledgeGaps'),
          section('/token-usage', 'Token usage', 'listTokenUsage'),
          section('/failed-messages', 'Failed messages', 'listFailedMessages'),
        ],
      },
    ],
  },
  {
    title: 'Settings',
    icon: 'settings',
    groups: [
      {
        title: 'General',
        sections: [
          section('/workspace', 'Workspace', 'getWorkspace'),
          section('/config', 'Configuration', 'listConfigurationSections'),
          section('/prices', 'Prices', 'listPrices'),
          section('/built-in-prices', 'Built-in prices', 'listBuiltInPrices'),
          section('/workspace-file', 'Workspace file', 'exportWorkspaceFile'),
          section('/audit', 'Audit log', 'listAuditEntries'),
        ],
      },
      {
        title: 'Chat window',
        sections: [
          { ...section('/widget', 'Widget', 'getConfigurationValues'), section: 'widget' },
          section('/keys', 'Keys', 'listKeys'),
          section('/hosted-pages', 'Hosted pages', 'listHostedPages'),
        ],
      },
      {
        title: 'Inbox',
        sections: [
          section('/queues', 'Queues', 'listQueues'),
          section('/canned-answers', 'Canned answers', 'listCannedAnswers'),
        ],
      },
      {
        title: 'People',
        sections: [
          section('/users', 'Users', 'listUsers'),
          section('/roles', 'Roles', 'listRoles'),
          section('/customer-exports', 'Customer exports', 'listCustomerExports'),
          section('/customer-erasures', 'Customer erasures', 'listCustomerErasures'),
        ],
      },
      {
        title: 'Other systems',
        sections: [
          section('/engine-tokens', 'Engine tokens', 'listEngineTokens'),
          section('/inbound-webhooks', 'Inbound webhooks', 'listInboundWebhooks'),
          section('/webhook-deliveries', 'Webhook deliveries', 'listWebhookDeliveries'),
        ],
      },
    ],
  },
]

const sectionsOf = ({ groups }: Place): Section[] => groups.flatMap(({ sections }) => sections)

export const sections: readonly Section[] = PLACES.flatMap(sectionsOf)

/** What a user may open of the places: pages, groups and places without any are left out. */
export function placesFor(user: { permissions: readonly string[] }): Place[] {
  return PLACES.map(place => ({
    ...place,
    groups: place.groups
      .map(group => ({ ...group, sections: group.sections.filter(section => opens(user, section)) }))
      .filter(({ sections }) => sections.length > 0),
  })).filter(({ groups }) => groups.length > 0)
}

/** The place and the section of an address; undefined outside of them. */
export function whereIs(location: string): { place: Place; section: Section } | undefined {
  for (const place of PLACES) {
    const section = sectionsOf(place).find(({ path }) => location === path || location.startsWith(`${path}/`))
    if (section !== undefined) return { place, section }
  }
  return undefined
}

/** Where a page is, in words: `Build / Flows`. */
export function trailOf({ place, section }: { place: Place; section: Section }): string {
  return place.title === section.title ? place.title : `${place.title} / ${section.title}`
}

/** Where the link of a place leads. */
export const firstOf = ({ groups }: Place): string => groups[0]?.sections[0]?.path ?? '/'
