import { findResources, type FoundResource, type ResourceKind } from '../../adapters/stores/search/resources.ts'
import { isUuid } from '../../domain/values/formats.ts'
import type { AdminCaller } from './caller.ts'
import type { ChangeDeps } from './change.ts'

/** The permission for each kind, in the order of the answer. */
const VIEWED_WITH: Readonly<Record<ResourceKind, string>> = {
  flow: 'service.flows.view',
  form: 'service.forms.view',
  execution: 'service.executions.view',
  conversation: 'service.conversations.view',
  connection: 'service.connections.view',
  goal: 'service.insights.analytics',
  key: 'service.keys.view',
  user: 'service.users.view',
  role: 'service.roles.view',
  training_source: 'service.training.view',
  inbound_webhook: 'service.inbound_webhooks.view',
  report: 'service.insights.analytics',
}
const KINDS = Object.keys(VIEWED_WITH) as ResourceKind[]

/** Resources that the caller may view. */
export async function searchWorkspace(
  { knex }: Pick<ChangeDeps, 'knex'>,
  { tenantId, permissions }: AdminCaller,
  text: string,
): Promise<FoundResource[]> {
  const kinds = KINDS.filter(kind => permissions.has(VIEWED_WITH[kind]))
  const query = text.trim()
  if (kinds.length === 0 || query === '') return []
  return await findResources(knex, tenantId, { text: query, id: isUuid(query) ? query : null, kinds })
}
