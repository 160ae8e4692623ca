import { fromRow } from '../../postgres/rows.ts'
import type { JsonObject } from '../../../domain/json.ts'
import type { TokenUsage } from '../../../domain/token-usage.ts'
import type { Block } from '../../../domain/engine/snapshot.ts'
import type { MessageFile } from '../../../domain/handoffs/message-files.ts'
import { OLDEST_FIRST } from '../executions/executions.ts'
import { MESSAGE_SAYS } from './messages.ts'
import { readPage, type Order, type Page, type Window } from '../../postgres/keyset.ts'
import type { Database } from '../../postgres/tenant-rows.ts'

export interface AdminConversation {
  id: string
  keyId: string | null
  customerId: string | null
  customer: JsonObject
  /** Whether an identity token has proven the customer. */
  customerProven: boolean
  locale: string | null
  variables: JsonObject
  messages: number
  startedAt: Date
  lastMessageAt: Date | null
  closedAt: Date | null
}

export interface ConversationFilter {
  status?: 'open' | 'closed' | undefined
  customerId?: string | undefined
  keyId?: string | undefined
  /** Words that a message says or shows next to each other, the last one perhaps incomplete. */
  search?: string | undefined
  /** Started then or later. */
  from?: Date | undefined
  /** Started before. */
  to?: Date | undefined
}

export interface ConversationMessage {
  id: string
  role: 'user' | 'agent' | 'system'
  text: string | null
  blocks: Block[] | null
  /** Those that the visitor sent with it. */
  files: MessageFile[]
  executionId: string | null
  tokenUsage: TokenUsage | null
  createdAt: Date
}

export interface ConversationStore {
  find: (id: string) => Promise<AdminConversation | undefined>
  /** Like `find`, and no turn is committed in it before this transaction ends. */
  findForUpdate: (id: string) => Promise<AdminConversation | undefined>
  /** By the newest message, latest first, unless given another order; a conversation without one by its start. */
  page: (filter: ConversationFilter, window: Window, order?: Order) => Promise<Page<AdminConversation>>
  /** Oldest first. */
  messages: (id: string, window: Window) => Promise<Page<ConversationMessage>>
}

/** By the last message, or the start if there is none. */
export const BY_LAST_MESSAGE: Order = {
  columns: [
    { column: 'c.active_at', kind: 'instant' },
    { column: 'c.id', kind: 'uuid' },
  ],
  descending: true,
}

/** By the id. */
export const CONVERSATIONS_BY_ID: Order = { columns: [{ column: 'c.id', kind: 'uuid' }] }

const COLUMNS = `c.id, c.key_id, c.customer_id, c.customer, c.customer_proven, c.locale, c.variables,
  c.created_at as started_at, c.closed_at, m.messages, m.last_message_at`
const MESSAGES = `cross join lateral (
        select count(*) as messages, max(n.created_at) as last_message_at
        from messages n
        where n.tenant_id = c.tenant_id and n.conversation_id = c.id
      ) m`

const FILES = `case when messages.role = 'user' then (
      select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'mime', f.mime, 'size', f.size)
        order by f.id), '[]')
      from files f
      where f.tenant_id = ? and f.conversation_id = messages.conversation_id and f.message_id = messages.id
    ) else '[]' end as files`

/** The conversations of a workspace, for administration. */
export function conversationStore(db: Database, tenantId: string): ConversationStore {
  const one = async (id: string) => {
    const {
      rows: [row],
    } = await db.raw<{ rows: object[] }>(
      `
      select ${COLUMNS}
      from conversations c
      ${MESSAGES}
      where c.tenant_id = ? and c.id = ?`,
      [tenantId, id],
    )
    return row === undefined ? undefined : fromRow<AdminConversation>(row)
  }
  return {
    find: one,
    async findForUpdate(id) {
      // A statement that waited for the lock still sees the messages from its start: lock first, then read.
      await db('conversations').where({ tenant_id: tenantId, id }).forUpdate().select('id')
      return await one(id)
    },
    async page({ status, customerId, keyId, search, from, to }, window, order = BY_LAST_MESSAGE) {
      const read = db('conversations as c').joinRaw(MESSAGES).where('c.tenant_id', tenantId).select(db.raw(COLUMNS))
      if (status !== undefined) void read.whereRaw(`c.closed_at is ${status === 'open' ? '' : 'not '}null`)
      if (customerId !== undefined) void read.where('c.customer_id', customerId)
      if (keyId !== undefined) void read.where('c.key_id', keyId)
      if (search !== undefined) void read.whereRaw(SAYS, [search, tenantId])
      // No message is older than its conversation, which bounds how far back the list is read.
      if (from !== undefined) void read.where('c.created_at', '>=', from).where('c.active_at', '>=', from)
      if (to !== undefined) void read.where('c.created_at', '<', to)
      return await readPage(db, read, { order, window }, fromRow<AdminConversation>)
    },
    async messages(id, window) {
      const read = db('messages')
        .where({ tenant_id: tenantId, conversation_id: id })
        .select('id', 'role', 'text', 'blocks', 'execution_id', 'token_usage', 'created_at')
        .select(db.raw(FILES, [tenantId]))
      return await readPage(db, read, { order: OLDEST_FIRST, window }, fromRow<ConversationMessage>)
    },
  }
}

const SAYS = `exists (
  select
  from messages m
  where m.tenant_id = c.tenant_id and m.conversation_id = c.id and ${MESSAGE_SAYS}
)`
