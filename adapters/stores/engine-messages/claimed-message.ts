import type { JsonObject } from '../../../domain/json.ts'
import type { TakenEvent } from '../events/events.ts'
import {
  isConversation,
  mapConversation,
  mapExecution,
  type ConversationRecord,
  type ConversationRow,
  type ExecutionRecord,
  type ExecutionRow,
} from '../executions/state.ts'
import type { EngineMessageType, MessageClaim } from './parts.ts'

/** A message under a worker's lease, with everything its turn needs, as it was when the lease was taken. */
export type ClaimedMessage = {
  tenantId: string
  type: EngineMessageType
  payload: JsonObject
  claim: MessageClaim
  lastError: object | null
  /** The database's time. */
  now: Date
  execution: ExecutionRecord | undefined
  /** That of the execution, or the one in which it is to start. */
  conversation: ConversationRecord | undefined
  event: TakenEvent | undefined
  /** The span that published the event. */
  traceparent: string | undefined
}

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null }
export type ClaimedRow = Nullable<Omit<ExecutionRow, 'id'>> &
  Nullable<ConversationRow> & {
    message_id: string
    tenant_id: string
    type: EngineMessageType
    payload: JsonObject
    attempts: number
    last_error: object | null
    now: Date
    id: string | null
    domain_event_id: string | null
    event_name: string | null
    event_data: JsonObject | null
    event_depth: number | null
    event_lineage: string | null
    event_traceparent: string | null
    walked_to: string | null
  }

export function mapClaimed(row: ClaimedRow, owner: string): ClaimedMessage {
  const { domain_event_id: eventId } = row
  return {
    tenantId: row.tenant_id,
    type: row.type,
    payload: row.payload,
    claim: { id: row.message_id, owner, attempts: row.attempts },
    lastError: row.last_error,
    now: row.now,
    execution: row.id === null ? undefined : mapExecution(row as ExecutionRow),
    traceparent: row.event_traceparent ?? undefined,
    conversation: isConversation(row) ? mapConversation(row) : undefined,
    event:
      eventId === null
        ? undefined
        : {
            id: eventId,
            name: row.event_name ?? '',
            data: row.event_data ?? {},
            depth: row.event_depth ?? 0,
            lineageId: row.event_lineage,
          },
  }
}
