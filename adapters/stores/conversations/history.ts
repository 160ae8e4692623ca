import { fromRow } from '../../postgres/rows.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

export type ConversationSummary = {
  id: string
  closed: boolean
  locale: string | null
  customerId: string | null
  startedAt: Date
  lastMessageAt: Date | null
}
export type MessageRecord = {
  id: string
  role: 'user' | 'agent' | 'system'
  text: string | null
  blocks: unknown[] | null
  createdAt: Date
}

const SUMMARY = 'c.id, c.closed_at is not null as closed, c.locale, c.customer_id, c.created_at as started_at'
const byId = statement<object>(
  'history_conversation',
  `
  select ${SUMMARY},
    (
      select m.created_at
      from messages m
      where m.tenant_id = c.tenant_id and m.conversation_id = c.id
      order by m.id desc
      limit 1
    ) as last_message_at
  from conversations c
  where c.tenant_id = $1 and c.id = $2`,
)
const latestMessages = statement<object>(
  'history_messages',
  `
  select id, role, text, blocks, created_at
  from messages
  where tenant_id = $1 and conversation_id = $2
  order by id desc
  limit $3`,
)
const latestUserTexts = statement<{ text: string }>(
  'history_user_texts',
  `
  select text
  from messages
  where tenant_id = $1 and conversation_id = $2 and role = 'user' and text is not null
  order by id desc
  limit $3`,
)
// Walks the workspace's messages backwards from one unseen conversation to the next, instead of grouping all of them.
const recent = statement<object>(
  'history_recent',
  `
  with recursive latest as (
    (
      select id, conversation_id, created_at, array[conversation_id] as seen
      from messages
      where tenant_id = $1
      order by id desc
      limit 1
    )
    union all
    select m.id, m.conversation_id, m.created_at, l.seen || m.conversation_id
    from latest l
    cross join lateral (
      select id, conversation_id, created_at
      from messages
      where tenant_id = $1 and id < l.id and conversation_id <> all (l.seen)
      order by id desc
      limit 1
    ) m
    where cardinality(l.seen) < $2::integer
  )
  select ${SUMMARY}, l.created_at as last_message_at
  from latest l
  join conversations c on c.tenant_id = $1 and c.id = l.conversation_id
  order by l.id desc`,
)

export async function findConversationSummary(
  db: Queryable,
  tenantId: string,
  id: string,
): Promise<ConversationSummary | undefined> {
  const [row] = await byId(db, [tenantId, id])
  return row === undefined ? undefined : fromRow<ConversationSummary>(row)
}

/** The latest messages, the newest first. */
export async function findLatestMessages(
  db: Queryable,
  tenantId: string,
  conversationId: string,
  limit: number,
): Promise<MessageRecord[]> {
  return (await latestMessages(db, [tenantId, conversationId, limit])).map(fromRow<MessageRecord>)
}

/** The latest texts of the visitor, the oldest first. */
export async function findLatestUserTexts(
  db: Queryable,
  tenantId: string,
  conversationId: string,
  limit: number,
): Promise<string[]> {
  return (await latestUserTexts(db, [tenantId, conversationId, limit])).map(({ text }) => text).reverse()
}

/** The conversations with the latest messages, latest first. */
export async function findRecentConversations(
  db: Queryable,
  tenantId: string,
  limit: number,
): Promise<ConversationSummary[]> {
  return (await recent(db, [tenantId, limit])).map(fromRow<ConversationSummary>)
}
