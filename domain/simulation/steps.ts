import { handoffReason } from '../engine/nodes/records.ts'
import type { CallRequest } from '../engine/snapshot.ts'
import type { StepRecord, Turn } from '../engine/stimulus.ts'
import { jsonOf, type JsonObject } from '../json.ts'
import type { SimulatedEffects } from './simulated-run.ts'

/** One node that ran, as a simulation reports it. */
export type SimulatedStep = {
  nodeId: string
  nodeType: string
  outcome: 'next' | 'waiting' | 'ended' | 'failed'
  /** JSON pointer to the part of the definition that names the next node; null if there is none. */
  edge: string | null
  data: JsonObject
}

/**
 * The steps of one turn. A call is one step, from its request to its result, although the engine makes two turns of it:
 * the request of a call without a result is passed to the next turn as `calling`, and `isExample` with it where its
 * answer is an example.
 * @param flowCode the flow that was started; steps of other flows name theirs
 */
export function stepsOf(
  turn: Turn,
  { goals, events }: SimulatedEffects,
  { flowCode, calling, isExample = false }: { flowCode: string; calling: CallRequest | undefined; isExample?: boolean },
): SimulatedStep[] {
  // The data of goals, emits and handoffs are in the order of their steps.
  const passed: Readonly<Record<string, JsonObject[]>> = {
    goal: goals.map(({ props }) => ({ props })),
    emit: events.map(({ data }) => ({ data })),
    handoff: turn.newBlocks.flatMap(block => handoffReason(block) ?? []).map(reason => ({ reason })),
  }
  let request = calling
  return turn.steps.flatMap((record): SimulatedStep[] => {
    const { nodeId, nodeType } = record
    // A node that calls again continues with the answer to its previous call.
    if (isCall(record) && record.outcome === 'calling' && request === undefined) return []
    const data: JsonObject = {
      ...(record.flowCode === flowCode ? {} : { flow: record.flowCode }),
      ...record.detail,
      ...(isCall(record) && request !== undefined
        ? { request: jsonOf(request), ...(isExample && request === calling ? { example: true } : {}) }
        : {}),
      ...(record.outcome === 'passed' || record.outcome === 'waiting' ? passed[nodeType]?.shift() : {}),
    }
    if (isCall(record)) request = undefined
    return [{ nodeId, nodeType, outcome: outcomeOf(record), edge: record.edge ?? null, data }]
  })
}

function isCall({ nodeType }: StepRecord): boolean {
  return nodeType === 'http' || nodeType === 'call' || nodeType === 'agent'
}

function outcomeOf({ outcome, next, edge }: StepRecord): SimulatedStep['outcome'] {
  switch (outcome) {
    case 'waiting':
    case 'acted':
      return 'waiting'
    case 'failed':
      return 'failed'
    case 'ended':
      return 'ended'
    // An entered subflow continues there.
    case 'aside':
    case 'calling':
      return 'next'
    // A model that converses takes the answer, and the node is not left.
    case 'answered':
      return next === null && edge !== undefined ? 'ended' : 'next'
    case 'called':
    case 'passed':
    case 'elapsed':
    case 'expired':
    case 'event':
    case 'person':
      return next === null ? 'ended' : 'next'
  }
}
