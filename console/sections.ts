import type { Access } from './access/may.ts'

/** A page in the navigation, for users who may use its operation. */
export type Section = Access & { path: string; title: string; icon: string; group: Group }
export const GROUPS = ['Build', 'Watch', 'People and access', 'Workspace'] as const
type Group = (typeof GROUPS)[number]

export const sections: readonly Section[] = [
  { group: 'Build', path: '/flows', title: 'Flows', icon: 'flows', operation: 'listFlows' },
  { group: 'Build', path: '/forms', title: 'Forms', icon: 'form', operation: 'listForms' },
  { group: 'Build', path: '/connections', title: 'Connections', icon: 'http', operation: 'listConnections' },
  { group: 'Build', path: '/goals', title: 'Goals', icon: 'goal', operation: 'listGoals' },
  {
    group: 'Build',
    path: '/widget',
    title: 'Widget',
    icon: 'widget',
    operation: 'getConfigurationValues',
    section: 'widget',
  },
  { group: 'Build', path: '/media', title: 'Media', icon: 'media', operation: 'listMedia' },
  {
    group: 'Build',
    path: '/training-sources',
    title: 'Training sources',
    icon: 'select',
    operation: 'listTrainingSources',
  },
  { group: 'Watch', path: '/overview', title: 'Overview', icon: 'overview', operation: 'runAdHocReport' },
  { group: 'Watch', path: '/reports', title: 'Reports', icon: 'number', operation: 'listReports' },
  { group: 'Watch', path: '/executions', title: 'Executions', icon: 'executions', operation: 'listExecutions' },
  {
    group: 'Watch',
    path: '/conversations',
    title: 'Conversations',
    icon: 'conversations',
    operation: 'listConversations',
  },
  {
    group: 'Watch',
    path: '/failed-messages',
    title: 'Failed messages',
    icon: 'failed',
    operation: 'listFailedMessages',
  },
  {
    group: 'Watch',
    path: '/webhook-deliveries',
    title: 'Webhook deliveries',
    icon: 'emit',
    operation: 'listWebhookDeliveries',
  },
  { group: 'Watch', path: '/token-usage', title: 'Token usage', icon: 'agent', operation: 'listTokenUsage' },
  { group: 'Watch', path: '/audit', title: 'Audit log', icon: 'outline', operation: 'listAuditEntries' },
  { group: 'People and access', path: '/users', title: 'Users', icon: 'handoff', operation: 'listUsers' },
  { group: 'People and access', path: '/roles', title: 'Roles', icon: 'checkbox', operation: 'listRoles' },
  { group: 'People and access', path: '/keys', title: 'Keys', icon: 'keys', operation: 'listKeys' },
  {
    group: 'People and access',
    path: '/engine-tokens',
    title: 'Engine tokens',
    icon: 'token',
    operation: 'listEngineTokens',
  },
  {
    group: 'People and access',
    path: '/inbound-webhooks',
    title: 'Inbound webhooks',
    icon: 'event',
    operation: 'listInboundWebhooks',
  },
  { group: 'Workspace', path: '/workspace', title: 'Workspace', icon: 'end', operation: 'getWorkspace' },
  {
    group: 'Workspace',
    path: '/config',
    title: 'Configuration',
    icon: 'variable',
    operation: 'listConfigurationSections',
  },
  { group: 'Workspace', path: '/prices', title: 'Prices', icon: 'number', operation: 'listPrices' },
  {
    group: 'Workspace',
    path: '/built-in-prices',
    title: 'Built-in prices',
    icon: 'number',
    operation: 'listBuiltInPrices',
  },
  {
    group: 'Workspace',
    path: '/customer-exports',
    title: 'Customer exports',
    icon: 'upload',
    operation: 'listCustomerExports',
  },
  {
    group: 'Workspace',
    path: '/customer-erasures',
    title: 'Customer erasures',
    icon: 'trash',
    operation: 'listCustomerErasures',
  },
  {
    group: 'Workspace',
    path: '/workspace-file',
    title: 'Workspace file',
    icon: 'workspace',
    operation: 'exportWorkspaceFile',
  },
]
