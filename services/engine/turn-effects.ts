import type { EngineMessageWrite } from '../../adapters/stores/engine-messages/parts.ts'
import { CALL_TAKEOVER_MS } from '../../adapters/stores/executions/call-leases.ts'
import type { TurnCompletion, TurnWrite } from '../../adapters/stores/executions/turn-commit.ts'
import type { GapWrite } from '../../adapters/stores/knowledge/gaps.ts'
import { collectedText } from '../../domain/collected-text.ts'
import { dueAtOf } from '../../domain/engine/snapshot.ts'
import type { EventRaised, GapFound, GoalReached, Turn } from '../../domain/engine/stimulus.ts'
import { carryOut } from '../../domain/engine/turn-state.ts'
import { valueOf } from '../../domain/goals.ts'
import { languageCode } from '../../domain/knowledge/languages.ts'
import type { KnownSecret } from '../../domain/redaction.ts'
import type { RunNextStepPayload } from '../../generated/schemas/jobs.ts'
import { eventWrite } from './domain-events.ts'
import { personalAnswersOf } from './turn-subject.ts'
import type { HeldCall, TurnDeps, TurnPart, TurnSubject } from './turn-types.ts'

/** What the effects of a turn write. */
export type EffectWrites = {
  call: HeldCall | undefined
  engineMessages: EngineMessageWrite[]
  completions: TurnCompletion[]
  events: TurnWrite['events']
  gaps: GapWrite[]
  splitChoices: Record<string, number>
}

/** The one place where effects become rows. */
export async function effectWrites(
  deps: TurnDeps,
  subject: TurnSubject,
  turn: Turn,
  { options: { keyLease }, heldCall }: TurnPart,
): Promise<EffectWrites> {
  const { tenantId, executionId, now } = subject
  const revision = String((subject.revision ?? 0) + 1)
  const engineMessages: EngineMessageWrite[] = []
  const splitChoices: Record<string, number> = {}
  const goals: GoalReached[] = []
  const raised: EventRaised[] = []
  const gaps: GapFound[] = []
  let call: HeldCall | undefined
  carryOut(turn.effects, {
    registerWait: ({ wait }) => {
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
    recordGap: gap => {
      gaps.push(gap)
    },
  })
  return {
    call,
    engineMessages,
    completions: await completionsOf(deps, tenantId, goals),
    events: await eventWrites(deps, subject, raised),
    gaps: await gapsOf(deps, subject, gaps, () => personalAnswersOf(subject, turn)),
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

/** What the turn's goal nodes reached. A goal that is not active, or does not exist, records nothing. */
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
        goalCode: code,
        props,
        ...(value.outcome === 'valued'
          ? { valueMicros: value.valueMicros, currency: value.currency }
          : { valueMicros: null, currency: null }),
      },
    ]
  })
}

/**
 * The questions of a turn that no document answers, unless the workspace keeps none.
 * @param personal contact details that the visitor gave, which have no recognisable form
 */
async function gapsOf(
  { settings, newId }: Pick<TurnDeps, 'settings' | 'newId'>,
  { tenantId, conversation, flow }: Pick<TurnSubject, 'tenantId' | 'conversation' | 'flow'>,
  found: readonly GapFound[],
  personal: () => readonly KnownSecret[],
): Promise<GapWrite[]> {
  if (found.length === 0 || (await settings.value(tenantId, 'engine/answers/keep_gaps')) === false) return []
  return found.flatMap(({ flowCode, nodeId, question, language }) => {
    const collected = collectedText(question, personal())
    const locale = languageCode(language ?? conversation.locale ?? flow?.definition.locale)
    return collected === undefined ? [] : [{ id: newId(), locale, ...collected, flow: flowCode, node: nodeId }]
  })
}
