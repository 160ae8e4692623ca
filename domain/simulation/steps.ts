import type { CallRequest, Effect, StepRecord, Turn } from '../engine/stimulus.ts'
import type { JsonObject } from '../json.ts'

/** One node that ran, as a simulation tells of it. */
export type SimulatedStep = {
  nodeId: string
  nodeType: string
  outcome: 'next' | 'waiting' | 'ended' | 'failed'
  data: JsonObject
}

/**
 * The steps of one turn. A call is one step, from its request to what came of it, although the engine makes two turns
 * of it: what a turn leaves unfinished is
 * given to the next as `calling`.
 * @param flowCode the flow that was started; steps of the others name theirs
 */
export function stepsOf(turn: Turn, flowCode: string, calling: CallRequest | undefined): SimulatedStep[] {
  const effects = new Map(
    (['recordGoal', 'emit', 'handoff'] as const).map(type => [
      type,
      turn.effects.filter(effect => effect.type === type),
    ]),
  )
  let request = calling
  return turn.steps.flatMap((record): SimulatedStep[] => {
    const { nodeId, nodeType } = record
    // A node that calls again comes back with the answer to its call before.
    if (isCall(record) && record.outcome === 'calling' && request === undefined) return []
    const data: JsonObject = {
      ...(record.flowCode === flowCode ? {} : { flow: record.flowCode }),
      ...record.detail,
      ...(isCall(record) && request !== undefined ? { request: { ...request } } : {}),
      ...(record.outcome === 'passed'
        ? effectData(EFFECT_OF[nodeType] === undefined ? undefined : effects.get(EFFECT_OF[nodeType])?.shift())
        : {}),
    }
    if (isCall(record)) request = undefined
    return [{ nodeId, nodeType, outcome: outcomeOf(record), data }]
  })
}

const EFFECT_OF: Readonly<Record<string, 'recordGoal' | 'emit' | 'handoff'>> = {
  goal: 'recordGoal',
  emit: 'emit',
  handoff: 'handoff',
}

function isCall({ nodeType }: StepRecord): boolean {
  return nodeType === 'http' || nodeType === 'agent'
}

function outcomeOf({ outcome, next }: StepRecord): SimulatedStep['outcome'] {
  switch (outcome) {
    case 'waiting':
      return 'waiting'
    case 'failed':
      return 'failed'
    case 'ended':
      return 'ended'
    // A subflow that is entered goes on there.
    case 'calling':
      return 'next'
    case 'called':
    case 'passed':
    case 'answered':
    case 'elapsed':
    case 'expired':
    case 'event':
      return next === null ? 'ended' : 'next'
  }
}

function effectData(effect: Effect | undefined): JsonObject {
  switch (effect?.type) {
    case 'recordGoal':
      return { props: effect.props }
    case 'emit':
      return { data: effect.data }
    case 'handoff':
      return { reason: effect.reason }
    case 'call':
    case 'recordSplit':
    case 'registerWait':
    case undefined:
      return {}
  }
}
