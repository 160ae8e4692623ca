import { connectionOf } from '../../adapters/postgres/transaction.ts'
import { closeConversation as markClosed } from '../../adapters/stores/conversations/close.ts'
import {
  BY_LAST_MESSAGE,
  type AdminConversation,
  type ConversationFilter,
  type ConversationMessage,
} from '../../adapters/stores/conversations/conversations.ts'
import { OLDEST_FIRST } from '../../adapters/stores/executions/executions.ts'
import { lockOpenExecutions } from '../../adapters/stores/executions/state.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { ifMatchMatches, strongEtag } from '../../domain/etags.ts'
import { Refusal } from '../../domain/refusal.ts'
import { abortExecutions } from '../engine/endings.ts'
import { abortTeller, type OutboxDeps } from '../webhooks/outbox.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { change, found, type ChangeDeps, type Target } from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'

export type { AdminConversation, ConversationMessage }
export type ClosedConversation = { conversation: AdminConversation; abortedExecutionIds: string[] }

type ReadDeps = Pick<ChangeDeps, 'knex'>

/** The one with the newest message first. */
export async function listConversations(
  { knex }: ReadDeps,
  { tenantId }: Pick<AdminCaller, 'tenantId'>,
  { limit, cursor, ...filter }: ListQuery & ConversationFilter,
): Promise<ListPage<AdminConversation>> {
  return await listPage(
    'conversations',
    BY_LAST_MESSAGE,
    { limit, cursor },
    async window => await forTenant(knex, tenantId).conversations.page(filter, window),
  )
}

/** @throws Refusal `not_found` */
export async function getConversation(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  id: string,
): Promise<AdminConversation> {
  return found(await forTenant(knex, tenantId).conversations.find(id))
}

/** Oldest first. @throws Refusal `not_found` */
export async function listConversationMessages(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  id: string,
  query: ListQuery,
): Promise<ListPage<ConversationMessage>> {
  const { conversations } = forTenant(knex, tenantId)
  found(await conversations.find(id))
  return await listPage(
    'conversation messages',
    OLDEST_FIRST,
    query,
    async window => await conversations.messages(id, window),
  )
}

/** Aborts its runs with it; a closed conversation stays as it is. @throws Refusal `not_found`, `precondition_failed` */
export async function closeConversation(
  deps: ChangeDeps & OutboxDeps,
  caller: AdminCaller,
  { id, ifMatch }: Target,
  reason: string | null,
): Promise<ClosedConversation> {
  const tell = await abortTeller(deps, caller.tenantId)
  const closed = await change(deps, caller, 'conversation.close', async ({ conversations }, trx) => {
    const client = await connectionOf(trx)
    // The executions first, as every turn locks them: otherwise a turn and this wait for each other.
    await lockOpenExecutions(client, caller.tenantId, { conversationId: id })
    const before = found(await conversations.findForUpdate(id))
    if (ifMatch !== undefined && !ifMatchMatches(ifMatch, conversationEtag(before)))
      throw new Refusal('precondition_failed')
    const abortedExecutionIds: string[] = []
    if (before.closedAt === null) {
      await markClosed(client, caller.tenantId, id)
      const abort = { conversationId: id, by: 'conversation_closed', reason: reason ?? undefined } as const
      abortedExecutionIds.push(...(await abortExecutions({ ...deps, tell }, client, caller.tenantId, abort)))
    }
    const after = found(await conversations.find(id))
    return {
      result: { conversation: after, abortedExecutionIds },
      resource: { type: 'conversation', id, name: null },
      before: { closedAt: before.closedAt },
      after: { closedAt: after.closedAt },
      details: { abortedExecutionIds, ...(reason === null ? {} : { reason }) },
    }
  })
  if (closed.abortedExecutionIds.length > 0) deps.work.announce('webhooks')
  return closed
}

/** Turns do not raise the revision of a conversation, so the tag is a digest of all shown properties. */
export function conversationEtag(conversation: AdminConversation): string {
  return strongEtag(JSON.stringify(conversation))
}
