import type { ConditionNode } from '../../generated/schemas/flow.ts'
import { canonicalJson, jsonOf } from '../json.ts'
import type { CompiledFlow, CompiledNode, Move } from '../engine/compiled-flow.ts'
import { TurnFailure } from '../engine/turn-state.ts'
import { PARTED, replay, type Replay, type ReplayResources } from './replay.ts'
import type { RunRecord } from './run-record.ts'

/** Recorded edges, by node and visit, that cannot be decided again. */
type PinnedEdges = Map<string, string>

/**
 * As `replay`, for a run that depends on values that its log does not have: redacted text, random values, or a form
 * that has changed since. The version that ran is replayed first: a condition with a result other than the recorded one
 * takes its recorded result wherever its expressions are the same, and a difference there is not a difference of the
 * definition.
 * @param own the version that ran
 */
export async function replayWithBaseline(
  record: RunRecord,
  flow: CompiledFlow,
  own: CompiledFlow,
  resources: ReplayResources,
): Promise<Replay> {
  const pinned: PinnedEdges = new Map()
  const known = await replay(record, pinning(own, record, pinned), resources)
  const changed = await replay(record, withPinned(flow, own, pinned), resources)
  const differences = changed.differences.filter(one => !known.differences.some(other => isSame(one, other)))
  const stopped = differences.length === 0 && changed.stopped === PARTED ? UNDECIDED : changed.stopped
  return { ...changed, steps: known.steps + changed.steps, differences, stopped }
}

const UNDECIDED = 'the rest of the execution depends on data that is not in the log'

export function isSameDefinition(one: CompiledFlow, other: CompiledFlow): boolean {
  return canonicalJson(jsonOf(one.definition)) === canonicalJson(jsonOf(other.definition))
}

/** The version that ran; records in `pinned` the conditions whose results differ from the record. */
function pinning(own: CompiledFlow, record: RunRecord, pinned: PinnedEdges): CompiledFlow {
  return withDecisions(own, async (node, visit, enter) => {
    const edge = record.decisions.get(node.id)?.[visit]
    const move = edge === undefined ? undefined : moveAlong(conditionOf(own, node.id), edge)
    if (edge === undefined || move === undefined) return await enter()
    const decided = await unlessFailed(enter)
    if (decided?.type === 'go' && decided.edge === edge) return decided
    pinned.set(visitKey(node.id, visit), edge)
    return move
  })
}

function withPinned(flow: CompiledFlow, own: CompiledFlow, pinned: PinnedEdges): CompiledFlow {
  if (pinned.size === 0) return flow
  return withDecisions(flow, async (node, visit, enter) => {
    const edge = pinned.get(visitKey(node.id, visit))
    const condition = conditionOf(flow, node.id)
    if (edge === undefined || expressionsOf(condition) !== expressionsOf(conditionOf(own, node.id)))
      return await enter()
    return moveAlong(condition, edge) ?? (await enter())
  })
}

type Decide = (node: CompiledNode, visit: number, enter: () => Promise<Move>) => Promise<Move>

/** The flow with other decisions of its conditions. `visit` counts from 0, over the whole run. */
function withDecisions(flow: CompiledFlow, decide: Decide): CompiledFlow {
  const visits = new Map<string, number>()
  const nodes = [...flow.nodes].map(([id, node]): [string, CompiledNode] => {
    if (node.type !== 'condition') return [id, node]
    const enter: CompiledNode['enter'] = async turn => {
      const visit = visits.get(id) ?? 0
      visits.set(id, visit + 1)
      return await decide(node, visit, async () => await node.enter(turn))
    }
    return [id, { ...node, enter }]
  })
  return { ...flow, nodes: new Map(nodes) }
}

function conditionOf({ definition }: CompiledFlow, id: string): ConditionNode | undefined {
  const node = definition.nodes.find(one => one.id === id)
  return node?.type === 'condition' ? node : undefined
}

function expressionsOf(condition: ConditionNode | undefined): string {
  return canonicalJson(condition?.branches.map(({ when }) => when) ?? null)
}

function moveAlong(condition: ConditionNode | undefined, edge: string): Move | undefined {
  if (condition === undefined) return undefined
  if (edge === '/otherwise') return { type: 'go', edge, to: condition.otherwise ?? null }
  const branch = condition.branches[Number(/^\/branches\/(\d+)\/next$/.exec(edge)?.[1])]
  return branch === undefined ? undefined : { type: 'go', edge, to: branch.next }
}

async function unlessFailed(enter: () => Promise<Move>): Promise<Move | undefined> {
  try {
    return await enter()
  } catch (error) {
    if (error instanceof TurnFailure) return undefined
    throw error
  }
}

const visitKey = (nodeId: string, visit: number): string => `${nodeId} ${visit}`

type Difference = Replay['differences'][number]

/** Edges are not compared: their positions are in two different definitions. */
function isSame(one: Difference, other: Difference): boolean {
  return (['turn', 'flow', 'nodeId', 'outcome', 'recorded', 'replayed'] as const).every(
    name => one[name] === other[name],
  )
}
