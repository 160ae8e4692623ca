import type { Block } from '../../../domain/engine/snapshot.ts'
import { fromRow } from '../../postgres/rows.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

/**
 * `mark` differs after every write to the conversation: each turn writes to its conversation. `proven`: whether an
 * identity token has proven its customer. `rates`: whether a queue of the workspace asks for ratings.
 */
export type ConversationMark = { mark: string; closed: boolean; proven: boolean; rates: boolean }

/** Blocks of one turn; `position` is their number in the order of commits of the conversation. */
export type ShownBlocks = { position: string; executionId: string; blocks: Block[]; createdAt: Date }

/** Where the visitor wrote last: what has been shown since then is the last reply and what was added to it. */
export type LastWritten = { position: string; at: Date | null }

// The transaction that wrote the row: unlike a time, no two writes have the same one.
const mark = statement<ConversationMark>(
  'conversation_mark',
  `
  select xmin::text as mark, closed_at is not null as closed, customer_proven as proven,
    exists (select from queues q where q.tenant_id = $1 and q.asks_rating) as rates
  from conversations
  where tenant_id = $1 and id = $2`,
)
const lastWritten = statement<LastWritten>(
  'conversation_last_written',
  `
  select coalesce(max(position), 0)::text as position, max(created_at) as at
  from messages
  where tenant_id = $1 and conversation_id = $2 and role = 'user'`,
)
const shown = statement<object>(
  'conversation_shown',
  `
  select m.position::text, m.execution_id, m.blocks, m.created_at
  from messages m
  where m.tenant_id = $1 and m.conversation_id = $2 and m.position > $3::bigint and jsonb_array_length(m.blocks) > 0
  order by m.position
  limit $4`,
)

export async function readMark(db: Queryable, tenantId: string, id: string): Promise<ConversationMark | undefined> {
  return (await mark(db, [tenantId, id]))[0]
}

export async function findLastWritten(db: Queryable, tenantId: string, conversationId: string): Promise<LastWritten> {
  const [row] = await lastWritten(db, [tenantId, conversationId])
  return row ?? { position: '0', at: null }
}

/** In the order in which they were committed. */
export async function findShownAfter(
  db: Queryable,
  tenantId: string,
  conversationId: string,
  { position, limit }: { position: string; limit: number },
): Promise<ShownBlocks[]> {
  return (await shown(db, [tenantId, conversationId, position, limit])).map(fromRow<ShownBlocks>)
}
