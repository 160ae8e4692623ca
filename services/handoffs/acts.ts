import type { Handoff } from '../../adapters/stores/handoffs/handoffs.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { hasEnded, restoreSnapshot, type HandoffWait } from '../../domain/engine/snapshot.ts'
import type { PersonAct } from '../../domain/engine/stimulus.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { found, requireMatch, type ChangeDeps, type Target } from '../admin/change.ts'
import type { CallAudit } from '../call-audit.ts'
import type { KeyLease } from '../idempotency/idempotency.ts'
import { continueTurn, type Reply, type TurnDeps } from '../engine/turns.ts'

export type HandoffDeps = ChangeDeps & TurnDeps

/** `decide`: what is done with the wait; undefined for nothing. */
export type Act = {
  target: Target
  decide: (wait: HandoffWait) => PersonAct | undefined | Promise<PersonAct | undefined>
  audit: CallAudit
  keyLease?: KeyLease | undefined
}

/** Turns that may come in between: a message of the visitor, or an act of somebody else. */
const ATTEMPTS = 5

/**
 * Moves the execution that waits for the handoff: an act is a turn, so that of two at once the second one is decided on
 * what the first one left.
 * @returns the reply of the turn; undefined where there was nothing to do
 * @throws Refusal `not_found`, `precondition_failed`, `conflict` for an act that does not fit
 */
export async function actOn(
  deps: HandoffDeps,
  tenantId: string,
  { target: { id, ifMatch }, decide, audit, keyLease }: Act,
): Promise<Reply | undefined> {
  const { handoffs } = forTenant(deps.knex, tenantId)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { executionId } = found(await handoffs.find(id))
    const execution = found(await deps.reads.execution(tenantId, executionId))
    // Read after the execution: where the turn commits, nothing has changed it since.
    if (ifMatch !== undefined) requireMatch(ifMatch, found(await handoffs.find(id)))
    const { wait } = restoreSnapshot(execution.found.snapshot)
    if (hasEnded(execution.found) || wait?.kind !== 'handoff' || wait.handoffId !== id)
      throw new Refusal('conflict', { message: 'The handoff has ended' })
    const act = await decide(wait)
    if (act === undefined) return undefined
    const outcome = await continueTurn(
      deps,
      tenantId,
      { execution, stimulus: { type: 'person', act } },
      {
        keyId: null,
        webhookKeyId: execution.found.conversation.webhookKeyId,
        userMessages: [],
        tokenUsage: null,
        variables: {},
        audit,
        keyLease,
      },
    )
    if (outcome.outcome === 'replied') return outcome.reply
    // Committed, and then moved on by somebody else.
    if (outcome.outcome === 'overtaken') return undefined
    if (outcome.outcome === 'ignored') throw taken()
  }
  throw new Refusal('conflict', { message: 'The conversation moves too fast; try again' })
}

export function taken(): Refusal {
  return new Refusal('conflict', { message: 'Somebody else has the conversation, or nobody does' })
}

/**
 * As for a reply: one's own, or one that nobody has.
 * @throws Refusal `conflict`
 */
export function requireOpenTo({ user }: Pick<AdminCaller, 'user'>, { state, claimedBy }: Handoff): void {
  if (state !== 'waiting' && state !== 'claimed') throw new Refusal('conflict', { message: 'The handoff has ended' })
  if (claimedBy !== null && claimedBy.id !== user.id) throw taken()
}

/** The handoff as it is now. @throws Refusal `not_found` */
export async function handoffNow({ knex }: Pick<ChangeDeps, 'knex'>, tenantId: string, id: string): Promise<Handoff> {
  return found(await forTenant(knex, tenantId).handoffs.find(id))
}
