import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { listConversations } from '../../services/conversations/conversations.ts'
import { customerBody } from '../customers.ts'
import { idOf, queryInstant } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'

export async function listEngineConversations(
  deps: { knex: Database },
  { query }: RequestOf<'listEngineConversations'>,
): Promise<ReplyOf<'listEngineConversations'>> {
  const { tenant_id: tenantId, customer_id: customerId, since, ...page } = query
  const filter = { ...page, customerId, from: queryInstant('since', since) }
  const { items, nextCursor } = await listConversations(deps, { tenantId: idOf(tenantId) }, filter)
  return {
    status: 200,
    body: {
      items: items.map(conversation => ({
        conversation_id: conversation.id,
        status: conversation.closedAt === null ? 'open' : 'closed',
        customer: customerBody(conversation),
        locale: conversation.locale,
        messages: conversation.messages,
        started_at: conversation.startedAt.toISOString(),
        last_message_at: conversation.lastMessageAt?.toISOString() ?? null,
        closed_at: conversation.closedAt?.toISOString() ?? null,
      })),
      next_cursor: nextCursor,
    },
  }
}
