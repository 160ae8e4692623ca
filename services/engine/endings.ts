import type { Pool } from '../../adapters/postgres/pool.ts'
import { abortRun, closeWithRuns, type AbortOutcome, type Ending } from '../../adapters/stores/executions/endings.ts'
import type { LogRecord } from '../../generated/schemas/event-log-entry.ts'
import type { NewId } from '../../adapters/ids.ts'

type Deps = { db: Pool; newId: NewId }
export type AbortedBy = 'admin' | 'api' | 'conversation_closed'

/**
 * Ends a run for good, whatever it waits for: a resume answers 410 from then on, a timer or an event finds nothing to
 * do. With `ifRevision` only
 * where it has not moved since. A run that has ended stays as it is.
 */
export async function abortExecution(
  { db, newId }: Deps,
  request: { tenantId: string; executionId: string; by: AbortedBy; reason?: string; ifRevision?: number },
): Promise<AbortOutcome> {
  return await abortRun(
    db,
    request.tenantId,
    request.executionId,
    endingOf(newId, request.by, request.reason),
    request.ifRevision,
  )
}

/**
 * Closes a conversation and aborts all runs in it; a new start opens it again. Answers the runs, or undefined when
 * there is no such conversation.
 */
export async function closeConversation(
  { db, newId }: Deps,
  tenantId: string,
  conversationId: string,
): Promise<string[] | undefined> {
  return await closeWithRuns(db, tenantId, conversationId, () => endingOf(newId, 'conversation_closed', undefined))
}

/** How an abort is told to whoever inspects the run, and in its log. */
export function endingOf(newId: NewId, by: AbortedBy, reason: string | undefined): Ending {
  const message = reason ?? (by === 'conversation_closed' ? 'the conversation was closed' : 'the run was aborted')
  const entry: LogRecord = { kind: 'execution_ended', status: 'aborted', abortedBy: by }
  return { failure: { kind: 'aborted', nodeId: null, message }, log: { id: newId(), entry } }
}
