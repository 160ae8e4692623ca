import { createBatches } from '../../batches.ts'
import type { ExecutionStatus, StoredSnapshot } from '../../../domain/engine/snapshot.ts'
import type { JsonObject } from '../../../domain/json.ts'
import type { TokenUsage } from '../../../domain/token-usage.ts'
import type { Pool, PoolClient } from '../../postgres/pool.ts'
import { BY_ITSELF } from '../../postgres/plans.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

/** `webhookKeyId`: its key, when that has a webhook. */
export type ConversationRecord = {
  id: string
  keyId: string | null
  webhookKeyId: string | null
  locale: string | null
  /** With `proven`: whether an identity token has proven it. */
  customer: JsonObject & { proven: boolean }
  variables: JsonObject
  splitChoices: Record<string, number>
  closed: boolean
}

/** An execution with what its next turn needs of its conversation. */
export type ExecutionRecord = {
  id: string
  conversationId: string
  flowId: string
  versionId: string
  status: ExecutionStatus
  /** As it was stored: of a batch, one that this service cannot read fails where it is restored, not the others. */
  snapshot: StoredSnapshot
  revision: number
  waitTokenHash: Buffer | null
  waitExpiresAt: Date | null
  updatedAt: Date
  /** The last domain event that moved it. */
  eventId: string | null
  /** First cause of the execution if it is another one; null if it is the execution itself. */
  lineageId: string | null
  /** Token usage of the latest turn so far. */
  tokenUsage: TokenUsage | null
  conversation: ConversationRecord
}

/** What was read, and the database's time of the read. */
export type Read<Found> = { now: Date; found: Found }

export type ConversationRow = {
  conversation_id: string
  key_id: string | null
  webhook_key_id: string | null
  locale: string | null
  customer: JsonObject
  customer_proven: boolean
  variables: JsonObject
  split_choices: Record<string, number>
  closed: boolean
}
export type ExecutionRow = ConversationRow & {
  id: string
  flow_id: string
  version_id: string
  status: ExecutionRecord['status']
  snapshot: StoredSnapshot
  revision: number
  wait_token_hash: Buffer | null
  wait_expires_at: Date | null
  updated_at: Date
  event_id: string | null
  lineage_id: string | null
  last_token_usage: TokenUsage | null
}

export const CONVERSATION_COLUMNS = `c.id as conversation_id, c.key_id, c.locale, c.customer, c.customer_proven,
    c.variables, c.split_choices, c.closed_at is not null as closed,
    (
      select k.id
      from keys k
      where k.tenant_id = c.tenant_id and k.id = c.key_id and k.webhook_url is not null
    ) as webhook_key_id`
export const EXECUTION_COLUMNS = `e.id, e.flow_id, e.version_id, e.status, e.snapshot, e.revision, e.wait_token_hash,
    e.wait_expires_at, e.updated_at, e.event_id, e.lineage_id, e.last_token_usage`

/*
 * Both look-ups take ids, and return the position of each with what they found. The ids are a query, so that one plan
 * serves any number of them.
 */
const WANTED = 'unnest((select $2::uuid[])) with ordinality as wanted (id, position)'
const executionsById = statement<ExecutionRow & { now: Date; position: number }>(
  'executions_by_id',
  `
  select ${EXECUTION_COLUMNS}, ${CONVERSATION_COLUMNS}, wanted.position, parley_now() as now
  from ${WANTED}
  cross join lateral (select * from executions where tenant_id = $1 and id = wanted.id ${BY_ITSELF}) e
  cross join lateral (select * from conversations where tenant_id = $1 and id = e.conversation_id ${BY_ITSELF}) c`,
)
// One row for each id in any case: the time is needed for a conversation that does not exist yet, too.
const conversationsById = statement<Nullable<ConversationRow> & { now: Date; position: number }>(
  'conversations_by_id',
  `
  select ${CONVERSATION_COLUMNS}, wanted.position, parley_now() as now
  from ${WANTED}
  left join lateral (select * from conversations where tenant_id = $1 and id = wanted.id ${BY_ITSELF}) c on true`,
)
const openForUpdate = statement<ExecutionRow & { now: Date }>(
  'open_executions_for_update',
  `
  select ${EXECUTION_COLUMNS}, ${CONVERSATION_COLUMNS}, parley_now() as now
  from executions e
  join conversations c on c.tenant_id = e.tenant_id and c.id = e.conversation_id
  where e.tenant_id = $1 and (e.id = $2 or e.conversation_id = $3) and e.status in ('waiting_input', 'waiting_time')
  order by e.id
  for update of e`,
)
const ofConversation = statement<ExecutionRow>(
  'executions_of_conversation',
  `
  select ${EXECUTION_COLUMNS}, ${CONVERSATION_COLUMNS}
  from executions e
  join conversations c on c.tenant_id = e.tenant_id and c.id = e.conversation_id
  where e.tenant_id = $1 and e.conversation_id = $2
    and (e.status in ('waiting_input', 'waiting_time') or e.id = any($3::uuid[]) or e.updated_at >= $4::timestamptz)
  order by e.updated_at desc, e.id desc
  limit $5`,
)
const waitingOf = statement<{ waiting: boolean }>(
  'conversation_waiting',
  `
  select exists (
    select 1
    from executions
    where tenant_id = $1 and conversation_id = $2
      and (
        status = 'waiting_time'
        or (status = 'waiting_input' and (wait_expires_at is null or wait_expires_at > parley_now()))
      )
  ) as waiting`,
)

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null }

/** In the order of the ids; undefined for one that does not exist. */
export async function findExecutions(
  db: Queryable,
  tenantId: string,
  ids: readonly string[],
): Promise<(Read<ExecutionRecord> | undefined)[]> {
  const rows = await executionsById(db, [tenantId, ids])
  const byPosition = new Map(rows.map(row => [row.position, { now: row.now, found: mapExecution(row) }]))
  return ids.map((_, index) => byPosition.get(index + 1))
}

/** In the order of the ids. */
export async function findConversations(
  db: Queryable,
  tenantId: string,
  ids: readonly string[],
): Promise<Read<ConversationRecord | undefined>[]> {
  const rows = await conversationsById(db, [tenantId, ids])
  return rows
    .sort((one, other) => one.position - other.position)
    .map(row => ({ now: row.now, found: isConversation(row) ? mapConversation(row) : undefined }))
}

export async function findExecution(
  db: Queryable,
  tenantId: string,
  id: string,
): Promise<Read<ExecutionRecord> | undefined> {
  return (await findExecutions(db, tenantId, [id]))[0]
}

export async function findConversation(
  db: Queryable,
  tenantId: string,
  id: string,
): Promise<ConversationRecord | undefined> {
  return (await findConversations(db, tenantId, [id]))[0]?.found
}

/** Which executions of a conversation besides those that have not ended: by their ids, or moved since a time. */
export type AlsoEnded = { ids: readonly string[]; movedSince: Date | null }

/** The executions of a conversation that have not ended, and those named; the latest, in the order of their changes. */
export async function findExecutionsOf(
  db: Queryable,
  tenantId: string,
  conversationId: string,
  { ids, movedSince, limit }: AlsoEnded & { limit: number },
): Promise<ExecutionRecord[]> {
  const rows = await ofConversation(db, [tenantId, conversationId, ids, movedSince, limit])
  return rows.map(mapExecution).reverse()
}

/** Whether a run of the conversation waits: for an answer that would not come too late, a timer, an event or a call. */
export async function isWaitingConversation(db: Queryable, tenantId: string, id: string): Promise<boolean> {
  const [row] = await waitingOf(db, [tenantId, id])
  return row?.waiting ?? false
}

/** Executions that have not ended; no turn moves them before the transaction of the connection ends. */
export async function lockOpenExecutions(
  client: PoolClient,
  tenantId: string,
  which: { executionId: string } | { conversationId: string },
): Promise<Read<ExecutionRecord>[]> {
  const [executionId, conversationId] =
    'executionId' in which ? [which.executionId, null] : [null, which.conversationId]
  return (await openForUpdate(client, [tenantId, executionId, conversationId])).map(row => ({
    now: row.now,
    found: mapExecution(row),
  }))
}

export function mapExecution(row: ExecutionRow): ExecutionRecord {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    flowId: row.flow_id,
    versionId: row.version_id,
    status: row.status,
    snapshot: row.snapshot,
    revision: row.revision,
    waitTokenHash: row.wait_token_hash,
    waitExpiresAt: row.wait_expires_at,
    updatedAt: row.updated_at,
    eventId: row.event_id,
    lineageId: row.lineage_id,
    tokenUsage: row.last_token_usage,
    conversation: mapConversation(row),
  }
}

export function isConversation(row: Nullable<ConversationRow>): row is ConversationRow {
  return row.conversation_id !== null
}

export function mapConversation(row: ConversationRow): ConversationRecord {
  return {
    id: row.conversation_id,
    keyId: row.key_id,
    webhookKeyId: row.webhook_key_id,
    locale: row.locale,
    customer: { ...row.customer, proven: row.customer_proven },
    variables: row.variables,
    splitChoices: row.split_choices,
    closed: row.closed,
  }
}

/** What a turn is decided on. */
export type TurnReads = {
  /** With its conversation; undefined where the workspace has no such execution. */
  execution: (tenantId: string, id: string) => Promise<Read<ExecutionRecord> | undefined>
  /** The time also where the workspace has no such conversation yet. */
  conversation: (tenantId: string, id: string) => Promise<Read<ConversationRecord | undefined>>
}

type Wanted = { tenantId: string; id: string }

/** Requests that arrive in one turn of the event loop are read together, by one statement for each workspace. */
export function createTurnReads(db: Pool): TurnReads {
  const readExecution = together(async (tenantId, ids) => await findExecutions(db, tenantId, ids))
  const readConversation = together(async (tenantId, ids) => await findConversations(db, tenantId, ids))
  return {
    execution: async (tenantId, id) => await readExecution({ tenantId, id }),
    async conversation(tenantId, id) {
      const read = await readConversation({ tenantId, id })
      if (read === undefined) throw new Error('the database answered nothing')
      return read
    },
  }
}

/** A workspace whose statement fails, or takes long, does not affect the others. */
function together<Found>(find: (tenantId: string, ids: readonly string[]) => Promise<readonly Found[]>) {
  return createBatches((wanted: Wanted[]) => {
    const workspaces = [...Map.groupBy(wanted, ({ tenantId }) => tenantId)].map(([tenantId, items]) => {
      const ids = items.map(({ id }) => id)
      return { items, found: find(tenantId, ids) }
    })
    const answers = new Map(
      workspaces.flatMap(({ items, found }) =>
        items.map((item, index) => [item, found.then(rows => rows[index])] as const),
      ),
    )
    return Promise.resolve(wanted.map(item => answers.get(item)))
  })
}
