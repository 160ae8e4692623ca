import type { JobPayloads } from '../../../generated/schemas/jobs.ts'
import type { Expressions } from '../../postgres/statement.ts'

export type EngineMessageType = Exclude<keyof JobPayloads, 'RepublishEdgeStore' | 'DeliverWebhook'>

/** The message that a worker processes with a turn: held by its lease, deleted with the commit. */
export type MessageClaim = { id: string; owner: string; attempts: number }

/** A message that a turn queues for its execution. */
export type EngineMessageWrite = {
  [Type in EngineMessageType]: { id: string; type: Type; payload: JobPayloads[Type]; runAt: Date }
}[EngineMessageType]

/**
 * Part of a statement that queues messages: `rows` selects their tenant_id, id, type, execution_id, payload, run_at and
 * created_at. Yields the run_at of each.
 */
export function queuedPart({ rows }: Expressions<'rows'>): string {
  return `queued as (
    insert into engine_messages (tenant_id, id, type, execution_id, payload, run_at, created_at)
    ${rows}
    returning run_at
  )`
}

/** Part of a statement that makes unclaimed messages due after a delay: `messages` yields their tenant_id and id. */
export function messagesPostponedPart({ messages, delay }: Expressions<'messages' | 'delay'>): string {
  return `messages_postponed as (
    update engine_messages m
    set run_at = parley_now() + ${delay}
    from ${messages} p
    where m.tenant_id = p.tenant_id and m.id = p.id and m.lease_until is null
    returning 1
  )`
}
