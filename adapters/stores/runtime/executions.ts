import type { Snapshot } from '../../../domain/engine/snapshot.ts'
import type { JsonObject } from '../../../domain/json.ts'
import { statement, type Queryable } from './statement.ts'

/** `webhookKeyId`: its key, where that has a webhook. */
export type ConversationRecord = { id: string, keyId: string | null, webhookKeyId: string | null, locale: string | null, customer: JsonObject, variables: JsonObject, splitChoices: Record<string, number>, closed: boolean }

/** An execution with what its next turn needs of its conversation. */
export type ExecutionRecord = {
  id: string
  conversationId: string
  flowId: string
  versionId: string
  status: 'running' | 'waiting_input' | 'waiting_time' | 'completed' | 'failed' | 'aborted'
  snapshot: Snapshot
  revision: number
  waitTokenHash: Buffer | null
  waitExpiresAt: Date | null
  updatedAt: Date
  conversation: ConversationRecord
}

type ConversationRow = { conversation_id: string, key_id: string | null, webhook_key_id: string | null, locale: string | null, customer: JsonObject, variables: JsonObject, split_choices: Record<string, number>, closed: boolean }
type ExecutionRow = ConversationRow & {
  id: string, flow_id: string, version_id: string, status: ExecutionRecord['status'], snapshot: Snapshot, revision: number
  wait_token_hash: Buffer | null, wait_expires_at: Date | null, updated_at: Date
}

const CONVERSATION = 'c.id as conversation_id, c.key_id, c.locale, c.customer, c.variables, c.split_choices, c.closed_at is not null as closed, (select k.id from keys k where k.tenant_id = c.tenant_id and k.id = c.key_id and k.webhook_url is not null) as webhook_key_id'
const byId = statement<ExecutionRow>('execution_by_id', `
  select e.id, e.flow_id, e.version_id, e.status, e.snapshot, e.revision, e.wait_token_hash, e.wait_expires_at, e.updated_at, ${CONVERSATION}
  from executions e join conversations c on c.tenant_id = e.tenant_id and c.id = e.conversation_id
  where e.tenant_id = $1 and e.id = $2`)
const conversationById = statement<ConversationRow>('conversation_by_id', `select ${CONVERSATION} from conversations c where c.tenant_id = $1 and c.id = $2`)

export async function findExecution(db: Queryable, tenantId: string, id: string): Promise<ExecutionRecord | undefined> {
  const [row] = await byId(db, [tenantId, id])
  if (row === undefined) return undefined
  return {
    id: row.id, conversationId: row.conversation_id, flowId: row.flow_id, versionId: row.version_id, status: row.status, snapshot: row.snapshot, revision: row.revision,
    waitTokenHash: row.wait_token_hash, waitExpiresAt: row.wait_expires_at, updatedAt: row.updated_at,
    conversation: mapConversation(row),
  }
}

export async function findConversation(db: Queryable, tenantId: string, id: string): Promise<ConversationRecord | undefined> {
  const [row] = await conversationById(db, [tenantId, id])
  return row === undefined ? undefined : mapConversation(row)
}

function mapConversation(row: ConversationRow): ConversationRecord {
  return { id: row.conversation_id, keyId: row.key_id, webhookKeyId: row.webhook_key_id, locale: row.locale, customer: row.customer, variables: row.variables, splitChoices: row.split_choices, closed: row.closed }
}
