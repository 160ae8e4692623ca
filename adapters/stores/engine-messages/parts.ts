import type { JobPayloads } from '../../../generated/schemas/jobs.ts'
import { isLocated } from '../../postgres/plans.ts'
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

/**
 * Part of a statement that locks messages one by one: of those whose tenant_id and id `messages` yields, the ones that
 * meet `when`.
 */
export function locatedPart({ messages, when }: Expressions<'messages' | 'when'>): string {
  return `located as (
    select l.*
    from ${messages} p
    cross join lateral (
      select m.ctid as location, m.tenant_id, m.id
      from engine_messages m
      where m.tenant_id = p.tenant_id and m.id = p.id and ${when}
      for update
    ) l
  )`
}

/** Parts of a statement that make unclaimed messages due after a delay: `messages` yields their tenant_id and id. */
export function messagesPostponedParts({ messages, delay }: Expressions<'messages' | 'delay'>): string {
  return `${locatedPart({ messages, when: 'm.lease_until is null' })},
  messages_postponed as (
    update engine_messages m
    set run_at = parley_now() + ${delay}
    where ${isLocated({ row: 'm', located: 'located' })}
    returning 1
  )`
}
