import type { EventLogEntry, LogRecord } from '../../../generated/schemas/event-log-entry.ts'
import type { JsonObject } from '../../../domain/json.ts'
import { isAnyOf } from '../../postgres/plans.ts'
import { fromRow } from '../../postgres/rows.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

/** A line of the event log; `entry` is redacted and has the same `kind`. */
export type LogWrite = { id: string; kind: string; nodeId: string | null; entry: LogRecord }

/** Whether a line says that its execution continued from the line's node. */
export function continuedIn(line: string): string {
  return `(${line}.kind in ('step_completed', 'step_resumed')
    or (${line}.kind = 'step_failed' and ${line}.entry->>'next' is not null))`
}

/**
 * The edge by which an execution left the node of a line: its pointer within the node; null if the line has none. Lines
 * of the first release call it `way`, as the columns of the reports still do.
 */
export function edgeOf(line: string): string {
  return `nullif(regexp_replace(coalesce(${line}.entry->>'edge', ${line}.entry->>'way'), '^/nodes/[0-9]+', ''), '')`
}

/** The entry of a stored line, with the names of today. */
export const ENTRY = `
      case when entry->'way' is null then entry else entry - 'way' || jsonb_build_object('edge', entry->'way') end`

/**
 * The call that a line describes, as columns: line, version of the flow whose node made it, node, node's type, whether
 * it failed, and milliseconds.
 * @param run the line's execution, for its version
 */
export function callOf(line: string, run: string): string {
  return `${line}.id, coalesce((${line}.entry->>'flowVersionId')::uuid, ${run}.version_id) as version_id,
      ${line}.node_id, ${line}.entry->>'nodeType' as node_type, ${line}.entry->>'ok' = 'false' as failed,
      (${line}.entry->>'durationMs')::bigint as duration_ms`
}

/** Whether a line describes the call of a node. */
export function isCall(line: string): string {
  return `${line}.kind = 'call_finished' and ${line}.node_id is not null`
}

type Row = {
  id: string
  execution_id: string | null
  conversation_id: string | null
  node_id: string | null
  created_at: Date
  entry: LogRecord
}

/** What one reader holds in memory of a run: a run that loops for months has more. */
const LINES_AT_MOST = 5_000
const OCTETS_AT_MOST = 16_000_000

const ofExecution = statement<Row & { size: string }>(
  'event_log_of_execution',
  `
  with first_lines as (
    select id, execution_id, conversation_id, node_id, created_at, ${ENTRY} as entry,
      octet_length(entry::text) as octets
    from event_log
    where tenant_id = $1 and execution_id = $2
    order by id
    limit $3
  ), measured as (
    select *, sum(octets) over (order by id) as size
    from first_lines
  )
  select id, execution_id, conversation_id, node_id, created_at, entry, size
  from measured
  where size - octets <= $4
  order by id`,
)

/** The whole log of an execution, in order; `too_long` for one of more than 5,000 lines or 16 MB. */
export async function findExecutionLog(
  db: Queryable,
  tenantId: string,
  executionId: string,
): Promise<EventLogEntry[] | 'too_long'> {
  const rows = await ofExecution(db, [tenantId, executionId, LINES_AT_MOST + 1, OCTETS_AT_MOST])
  if (rows.length > LINES_AT_MOST || Number(rows.at(-1)?.size ?? 0) > OCTETS_AT_MOST) return 'too_long'
  return rows.map(row => ({
    id: row.id,
    executionId: row.execution_id,
    conversationId: row.conversation_id,
    nodeId: row.node_id,
    createdAt: row.created_at.toISOString(),
    entry: row.entry,
  }))
}

/**
 * What a visitor answered at a node, other than what was said to a model; `flow`: code of another flow that the node
 * belongs to.
 */
export type LoggedAnswer = { executionId: string; flow: string | null; nodeId: string; values: JsonObject }

const answers = statement<object>(
  'event_log_answers',
  `
  select l.execution_id, l.entry->>'flow' as flow, l.node_id,
    coalesce(
      case when $3 and l.entry ? 'redacted' then (
        select m.answered -> l.id::text
        from messages m
        where m.tenant_id = l.tenant_id and m.execution_id = l.execution_id and m.answered ? l.id::text
      ) end,
      l.entry->'values'
    ) as values
  from event_log l
  where l.tenant_id = $1 and l.execution_id = any($2::uuid[]) and l.kind = 'step_resumed' and l.entry->>'by' = 'input'
    and l.node_id is not null and l.entry ? 'values' and l.entry->>'nodeType' <> 'agent'
  order by l.id`,
)

/**
 * The answers in these executions, as far as the log has them, in their order.
 * @param whole as the conversations have them; else redacted, as in the log
 */
export async function findAnswers(
  db: Queryable,
  tenantId: string,
  ids: readonly string[],
  { whole }: { whole: boolean },
): Promise<LoggedAnswer[]> {
  return ids.length === 0 ? [] : (await answers(db, [tenantId, ids, whole])).map(fromRow<LoggedAnswer>)
}

const removeLines = statement(
  'delete_execution_log',
  `
  delete from event_log
  where tenant_id = $1 and ${isAnyOf('execution_id', '$2::uuid[]')}`,
)

/** Deletes the lines of executions that are deleted. */
export async function deleteExecutionLog(db: Queryable, tenantId: string, ids: readonly string[]): Promise<void> {
  await removeLines(db, [tenantId, ids])
}
