import type { JobPayloads } from '../../../generated/schemas/jobs.ts'
import type { Expressions } from '../../postgres/statement.ts'

export type EngineMessageType = Exclude<keyof JobPayloads, 'RepublishEdgeStore' | 'DeliverWebhook'>

/** The message that a worker processes with a turn: held by its lease, deleted with the commit. */
export type MessageClaim = { id: string; owner: string; attempts: number }

/** A message that a turn queues for its execution. */
export type EngineMessageWrite = {
  [Type in EngineMessageType]: { id: string; type: Type; payload: JobPayloads[Type]; runAt: Date }
}[EngineMessageType]

/** Part of a statement that locks a message while this claim of it holds; empty once its lease has run out. */
export function messageHeldPart({
  tenantId,
  id,
  owner,
  attempts,
}: Expressions<'tenantId' | 'id' | 'owner' | 'attempts'>): string {
  return `message_held as (
    select 1
    from engine_messages
    where tenant_id = ${tenantId} and id = ${id} and lease_owner = ${owner} and attempts = ${attempts}
      and lease_until > parley_now()
    for update
  )`
}

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

/** Part of a statement that deletes messages which have nothing left to do; `ids` is an array of uuid, or of nulls. */
export function messagesDonePart({ tenantId, ids, when }: Expressions<'tenantId' | 'ids' | 'when'>): string {
  return `messages_done as (
    delete from engine_messages
    where tenant_id = ${tenantId} and id = any(${ids}) and ${when}
  )`
}

/**
 * Part of a statement that deletes the timer of a wait that has ended. A worker that holds it, or is about to, is left
 * alone: it finds the execution moved, and waiting for it could be waiting for each other.
 */
export function timerCancelledPart({
  tenantId,
  executionId,
  when,
}: Expressions<'tenantId' | 'executionId' | 'when'>): string {
  return `timer_cancelled as (
    delete from engine_messages
    where (tenant_id, id) in (
      select t.tenant_id, t.id
      from engine_messages t
      where t.execution_id = ${executionId} and t.tenant_id = ${tenantId} and t.type = 'FireWait'
        and t.lease_until is null and ${when}
      for update skip locked
    )
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
