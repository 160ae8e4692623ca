import type { JsonObject } from '../../../domain/json.ts'
import type { TokenUsage } from '../../../domain/token-usage.ts'
import type { Block } from '../../../domain/engine/snapshot.ts'
import { OLDEST_FIRST } from '../executions/executions.ts'
import { keysetSql, pageOf } from '../../postgres/keyset.ts'
import type { Order, Page, Window } from '../../postgres/keyset.ts'
import type { Database } from '../../postgres/tenant-rows.ts'

export interface AdminConversation {
  id: string
  keyId: string | null
  customerId: string | null
  customer: JsonObject
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
  /** Text that a message says or shows. */
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
  executionId: string | null
  tokenUsage: TokenUsage | null
  createdAt: Date
}

export interface ConversationStore {
  find: (id: string) => Promise<AdminConversation | undefined>
  /** As `find`, and no turn is committed in it before this transaction ends. */
  findForUpdate: (id: string) => Promise<AdminConversation | undefined>
  /** By the newest message, latest first; a conversation without one by its start. */
  page: (filter: ConversationFilter, window: Window) => Promise<Page<AdminConversation>>
  /** Oldest first. */
  messages: (id: string, window: Window) => Promise<Page<ConversationMessage>>
}

interface Row {
  id: string
  key_id: string | null
  customer_id: string | null
  customer: JsonObject
  locale: string | null
  variables: JsonObject
  messages: number
  created_at: Date
  last_message_at: Date | null
  closed_at: Date | null
  keyset: string[]
}

/** By the last message, or the start where there is none. */
export const BY_LAST_MESSAGE: Order = {
  columns: [
    { column: 'at', kind: 'instant' },
    { column: 'id', kind: 'uuid' },
  ],
  descending: true,
}

const OF_CONVERSATION = 'from messages n where n.tenant_id = c.tenant_id and n.conversation_id = c.id'
const COLUMNS = `c.id, c.key_id, c.customer_id, c.customer, c.locale, c.variables, c.created_at, c.closed_at,
  (select count(*) ${OF_CONVERSATION}) as messages,
  (select max(n.created_at) ${OF_CONVERSATION}) as last_message_at`

/** The conversations of a workspace, for administration. */
export function conversationStore(db: Database, tenantId: string): ConversationStore {
  const one = async (id: string, lock: string) => {
    const {
      rows: [row],
    } = await db.raw<{ rows: Row[] }>(
      `
      select ${COLUMNS}
      from conversations c
      where c.tenant_id = ? and c.id = ? ${lock}`,
      [tenantId, id],
    )
    return row === undefined ? undefined : toConversation(row)
  }
  return {
    find: async id => await one(id, ''),
    async findForUpdate(id) {
      // A statement that waited for the lock still sees the messages of when it started: lock first, then read.
      await db('conversations').where({ tenant_id: tenantId, id }).forUpdate().select('id')
      return await one(id, '')
    },
    async page(filter, window) {
      const { after, orderBy, key } = keysetSql(BY_LAST_MESSAGE, window)
      const narrowed = conditions(filter)
      const begins =
        after === undefined ? { sql: '', bindings: [] } : { sql: `where ${after.sql}`, bindings: [...after.bindings] }
      // Walks back from the newest message, each conversation at its last one, so that the cost of a page depends on
      // its length only; and the conversations without a message, no further back than a full page of the others.
      const since =
        filter.from === undefined
          ? { sql: '', bindings: [] }
          : { sql: 'and m.created_at >= ?', bindings: [filter.from] }
      const part = (source: string) => `(
        select *
        from (${source}) s
        ${begins.sql}
        order by ${orderBy}
        limit ?
      )`
      const spoken = part(`
        select c.id, m.created_at as at
        from messages m
        join conversations c on c.tenant_id = m.tenant_id and c.id = m.conversation_id
        where m.tenant_id = ? ${narrowed.sql} ${since.sql}
          and m.id = (
            select n.id
            from messages n
            where n.tenant_id = m.tenant_id and n.conversation_id = m.conversation_id
            order by n.created_at desc, n.id desc
            limit 1
          )`)
      // offset 0: else all messages and all conversations are joined.
      const silent = part(`
        select c.id, c.created_at as at
        from conversations c
        where c.tenant_id = ? ${narrowed.sql} and not exists (select ${OF_CONVERSATION} offset 0)
          and c.created_at >= coalesce((select min(at) from spoken having count(*) > ?), '-infinity')`)
      const own = [tenantId, ...narrowed.bindings]
      const end = [...begins.bindings, window.limit + 1]
      const { rows } = await db.raw<{ rows: Row[] }>(
        `
        with spoken as materialized ${spoken}
        select ${COLUMNS}, page.keyset
        from (
          select id, at, ${key}
          from (
            select id, at
            from spoken
            union all
            ${silent}
          ) both_kinds
          order by ${orderBy}
          limit ?
        ) page
        join conversations c on c.tenant_id = ? and c.id = page.id
        order by page.at desc, page.id desc`,
        [...own, ...since.bindings, ...end, ...own, window.limit, ...end, window.limit + 1, tenantId],
      )
      return pageOf(rows, window.limit, toConversation)
    },
    async messages(id, window) {
      const { after, orderBy, key } = keysetSql(OLDEST_FIRST, window)
      const read = db('messages')
        .where({ tenant_id: tenantId, conversation_id: id })
        .select('id', 'role', 'text', 'blocks', 'execution_id', 'token_usage', 'created_at', db.raw(key))
        .orderByRaw(orderBy)
        .limit(window.limit + 1)
      if (after !== undefined) void read.whereRaw(after.sql, [...after.bindings])
      return pageOf((await read) as MessageRow[], window.limit, toMessage)
    },
  }
}

interface MessageRow {
  id: string
  role: ConversationMessage['role']
  text: string | null
  blocks: Block[] | null
  execution_id: string | null
  token_usage: TokenUsage | null
  created_at: Date
  keyset: string[]
}

// A subquery for each conversation, never a join: it reads the messages of those that the page walks over, no others.
const SAYS = `and (
  select bool_or(
    strpos(lower(w.text), lower(?)) > 0
    or exists (
      select
      from jsonb_array_elements(w.blocks) b,
        lateral (select b -> 'payload' as shown) p
      where strpos(
        lower(concat_ws(' ', shown ->> 'text', shown ->> 'title', shown ->> 'prompt', shown ->> 'caption')),
        lower(?)
      ) > 0
    )
  )
  from messages w
  where w.tenant_id = c.tenant_id and w.conversation_id = c.id
)`

function conditions({ status, customerId, keyId, search, from, to }: ConversationFilter): {
  sql: string
  bindings: (string | Date)[]
} {
  const parts: [string, (string | Date)[]][] = []
  if (status !== undefined) parts.push([`and c.closed_at is ${status === 'closed' ? 'not ' : ''}null`, []])
  if (customerId !== undefined) parts.push(['and c.customer_id = ?', [customerId]])
  if (keyId !== undefined) parts.push(['and c.key_id = ?', [keyId]])
  if (search !== undefined) parts.push([SAYS, [search, search]])
  if (from !== undefined) parts.push(['and c.created_at >= ?', [from]])
  if (to !== undefined) parts.push(['and c.created_at < ?', [to]])
  return { sql: parts.map(([sql]) => sql).join(' '), bindings: parts.flatMap(([, bindings]) => bindings) }
}

function toConversation(row: Row): AdminConversation {
  return {
    id: row.id,
    keyId: row.key_id,
    customerId: row.customer_id,
    customer: row.customer,
    locale: row.locale,
    variables: row.variables,
    messages: row.messages,
    startedAt: row.created_at,
    lastMessageAt: row.last_message_at,
    closedAt: row.closed_at,
  }
}

function toMessage({
  id,
  role,
  text,
  blocks,
  execution_id: executionId,
  token_usage: tokenUsage,
  created_at: createdAt,
}: MessageRow): ConversationMessage {
  return { id, role, text, blocks, executionId, tokenUsage, createdAt }
}
