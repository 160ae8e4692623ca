import type { components } from '../../../generated/types/admin.ts'
import type { Graph } from '../graph.ts'
import { pointerInNode } from '../edges.ts'
import type { Mark, Overlay } from './overlay.ts'

type Schemas = components['schemas']
type Step = Schemas['ReplayStep']

/** Differences that mean a failure at a node that the record passed. */
const FAILS: ReadonlySet<string> = new Set(['failed', 'refused', 'not_waiting'])

/**
 * A recorded run and its replay over the drawing of the definition that it was replayed on: common steps are visited,
 * steps of only the replay are added, steps of only the record are removed; the point where they diverge is changed, or
 * failed.
 */
export function replayOverlay(
  graph: Graph,
  { turns, differences }: Pick<Schemas['ExecutionReplay'], 'turns' | 'differences'>,
): Overlay {
  const recorded = traceOf(turns.flatMap(turn => turn.recorded))
  const replayed = traceOf(turns.flatMap(turn => turn.replayed))
  const nodes = new Map<string, { mark: Mark; note?: string }>()
  const edges = new Map<string, Mark>()
  for (const { id } of graph.nodes) {
    const mark = markOf(recorded.nodes.has(id), replayed.nodes.has(id))
    if (mark !== undefined) nodes.set(id, { mark })
  }
  for (const { id } of graph.edges) {
    const mark = markOf(recorded.edges.has(id), replayed.edges.has(id))
    if (mark !== undefined) edges.set(id, mark)
  }
  for (const { nodeId, flow, outcome } of differences)
    if (nodeId !== null && flow === null && graph.nodes.some(({ id }) => id === nodeId))
      nodes.set(nodeId, { mark: FAILS.has(outcome) ? 'failed' : 'changed', note: 'differs' })
  return { nodes, edges, dims: true }
}

/** Nodes and edges that steps went through, in the flow that was started; an edge has the id of its drawing. */
function traceOf(steps: readonly Step[]): { nodes: ReadonlySet<string>; edges: ReadonlySet<string> } {
  const own = steps.filter(({ flow, nodeId, outcome }) => flow === null && nodeId !== null && outcome !== 'shown')
  return {
    nodes: new Set(own.map(({ nodeId }) => nodeId ?? '')),
    edges: new Set(own.flatMap(({ nodeId, edge }) => (edge === null ? [] : [`${nodeId ?? ''}${pointerInNode(edge)}`]))),
  }
}

function markOf(isRecorded: boolean, isReplayed: boolean): Mark | undefined {
  if (isRecorded) return isReplayed ? 'visited' : 'removed'
  return isReplayed ? 'added' : undefined
}

/** An input that no longer fits is a consequence of an earlier difference. */
const FOLLOWS: ReadonlySet<string> = new Set(['refused', 'not_waiting'])

/** The differing executions by node of the flow itself; null stands for all other positions. */
export function differingRuns(
  items: readonly Schemas['ReplayedExecution'][],
): ReadonlyMap<string | null, Schemas['ReplayedExecution'][]> {
  const runs = new Map<string | null, Schemas['ReplayedExecution'][]>()
  for (const item of items) {
    const differences = item.differences.filter(({ outcome }, index) => index === 0 || !FOLLOWS.has(outcome))
    const nodeIds = new Set(differences.map(({ flow, nodeId }) => (flow === null ? nodeId : null)))
    for (const nodeId of nodeIds) runs.set(nodeId, [...(runs.get(nodeId) ?? []), item])
  }
  return runs
}

/** Number of differing runs by node. */
export function differingOverlay(runs: ReturnType<typeof differingRuns>): Overlay {
  const nodes = new Map<string, { mark: Mark; note: string }>()
  for (const [nodeId, { length }] of runs)
    if (nodeId !== null)
      nodes.set(nodeId, { mark: 'failed', note: `${length} ${length === 1 ? 'execution' : 'executions'}` })
  return { nodes, edges: new Map(), dims: nodes.size > 0 }
}
