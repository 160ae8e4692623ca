import type { EventLogEntry, LogRecord } from '../../../generated/schemas/event-log-entry.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

/** A line of the event log; `entry` is redacted and has the same `kind`. */
export type LogWrite = { id: string; kind: string; nodeId: string | null; entry: object }

/** Whether a line says that its execution went on from the line's node. */
export function continuedIn(line: string): string {
  return `(${line}.kind in ('step_completed', 'step_resumed')
    or (${line}.kind = 'step_failed' and ${line}.entry->>'next' is not null))`
}

type Row = {
  id: string
  execution_id: string | null
  conversation_id: string | null
  node_id: string | null
  created_at: Date
  entry: LogRecord
}

const ofExecution = statement<Row>(
  'event_log_of_execution',
  `
  select id, execution_id, conversation_id, node_id, created_at, entry
  from event_log
  where tenant_id = $1 and execution_id = $2
  order by id
  limit $3`,
)

/** The log of an execution, in order, from its first line on. */
export async function findExecutionLog(
  db: Queryable,
  tenantId: string,
  executionId: string,
  most: number,
): Promise<EventLogEntry[]> {
  const rows = await ofExecution(db, [tenantId, executionId, most])
  return rows.map(row => ({
    id: row.id,
    executionId: row.execution_id,
    conversationId: row.conversation_id,
    nodeId: row.node_id,
    createdAt: row.created_at.toISOString(),
    entry: row.entry,
  }))
}

const removeLines = statement(
  'delete_execution_log',
  `
  delete from event_log
  where tenant_id = $1 and execution_id = any($2::uuid[])`,
)

/** Deletes the lines of executions that are deleted. */
export async function deleteExecutionLog(db: Queryable, tenantId: string, ids: readonly string[]): Promise<void> {
  await removeLines(db, [tenantId, ids])
}
