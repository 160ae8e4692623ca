import type { EngineMessageWrite } from '../../adapters/stores/engine-messages/parts.ts'
import { CALL_TAKEOVER_MS } from '../../adapters/stores/executions/call-leases.ts'
import type { TurnCompletion, TurnWrite } from '../../adapters/stores/executions/turn-commit.ts'
import { dueAtOf, type Wait } from '../../domain/engine/snapshot.ts'
import type { EventRaised, GoalReached, Turn } from '../../domain/engine/stimulus.ts'
import { carryOut } from '../../domain/engine/turn-state.ts'
import { valueOf } from '../../domain/goals.ts'
import type { RunNextStepPayload } from '../../generated/schemas/jobs.ts'
import { eventWrite } from './domain-events.ts'
import type { HeldCall, TurnDeps, TurnPart, TurnSubject } from './turn-types.ts'

/** What the effects of a turn write; `waitToken` is that of a wait for input. */
export type EffectWrites = {
  call: HeldCall | undefined
  waitToken: string | null
  engineMessages: EngineMessageWrite[]
  completions: TurnCompletion[]
  events: TurnWrite['events']
  splitChoices: Record<string, number>
}

/** The one place where effects become rows. */
export async function effectWrites(
  deps: TurnDeps,
  subject: TurnSubject,
  { effects }: Turn,
  { context: { keyLease }, heldCall }: TurnPart,
): Promise<EffectWrites> {
  const { tenantId, executionId, now } = subject
  const revision = String((subject.revision ?? 0) + 1)
  const engineMessages: EngineMessageWrite[] = []
  const splitChoices: Record<string, number> = {}
  const goals: GoalReached[] = []
  const raised: EventRaised[] = []
  let call: HeldCall | undefined
  let waitToken: string | null = null
  carryOut(effects, {
    registerWait: ({ wait }) => {
      waitToken = waitTokenOf(deps, tenantId, executionId, wait)
      const dueAt = dueAtOf(wait)
      if (dueAt !== null) {
        const payload = { executionId, revision, dueAt }
        engineMessages.push({ id: deps.newId(), type: 'FireWait', payload, runAt: new Date(dueAt) })
      }
    },
    call: ({ wait }) => {
      call = { owner: heldCall?.owner ?? deps.newId(), messageId: deps.newId(), wait }
      const payload: RunNextStepPayload = { executionId, revision, reason: 'call_pending' }
      if (keyLease !== undefined) payload.idempotencyKey = { operation: keyLease.operation, key: keyLease.key }
      const runAt = new Date(now.getTime() + CALL_TAKEOVER_MS)
      engineMessages.push({ id: call.messageId, type: 'RunNextStep', payload, runAt })
    },
    recordGoal: goal => {
      goals.push(goal)
    },
    emit: event => {
      raised.push(event)
    },
    recordSplit: ({ key, branch }) => {
      splitChoices[key] = branch
    },
  })
  return {
    call,
    waitToken,
    engineMessages,
    completions: await completionsOf(deps, tenantId, goals),
    events: await eventWrites(deps, subject, raised),
    splitChoices,
  }
}

/** The events of the turn's `emit` nodes, with the executions they start. */
async function eventWrites(
  deps: TurnDeps,
  { tenantId, executionId, conversation, lineageId, publication }: TurnSubject,
  raised: readonly EventRaised[],
): Promise<TurnWrite['events']> {
  const writes: TurnWrite['events'] = []
  for (const { event, data, depth } of raised) {
    writes.push(
      await eventWrite(deps, tenantId, publication, {
        name: event,
        data,
        idempotencyKey: null,
        conversationId: conversation.id,
        depth,
        lineageId: lineageId ?? executionId,
      }),
    )
  }
  return writes
}

/** What the turn's goal nodes reached. A goal that is not active, or not there, counts nothing. */
async function completionsOf(
  { goals, newId }: TurnDeps,
  tenantId: string,
  reached: readonly GoalReached[],
): Promise<TurnCompletion[]> {
  if (reached.length === 0) return []
  const { byCode } = await goals.of(tenantId)
  return reached.flatMap(({ code, props }) => {
    const goal = byCode.get(code)
    if (goal === undefined) return []
    const value = valueOf(goal, props)
    return [
      {
        id: newId(),
        goalId: goal.id,
        props,
        ...(value.outcome === 'valued'
          ? { valueMicros: value.valueMicros, currency: value.currency }
          : { valueMicros: null, currency: null }),
      },
    ]
  })
}

/** The token of a wait for input. It belongs to the block that asks, which no other wait ever has. */
export function waitTokenOf(
  { waitTokens }: Pick<TurnDeps, 'waitTokens'>,
  tenantId: string,
  executionId: string,
  wait: Wait | null,
): string | null {
  return wait?.kind === 'input' ? waitTokens.tokenFor(tenantId, executionId, wait.expectedInput.block_id) : null
}
