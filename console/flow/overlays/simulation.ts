import type { components } from '../../../generated/types/admin.ts'
import type { Graph } from '../graph.ts'
import { pointerInNode } from '../edges.ts'
import type { Mark, Overlay } from './overlay.ts'

type Schemas = components['schemas']
type SimulationResult = Schemas['SimulationResult']

/** The path of a simulated run over the drawing of its flow: nodes and edges, and where it failed or waits. */
export function simulationOverlay(graph: Graph, result: SimulationResult): Overlay {
  const { turns, error } = result
  // Steps of other flows name theirs.
  const steps = turns.flatMap(turn => turn.steps).filter(({ data }) => data['flow'] === undefined)
  const known = new Set(graph.nodes.map(({ id }) => id))
  const nodes = new Map<string, { mark: Mark }>()
  const edges = new Map<string, Mark>()
  for (const { nodeId, edge } of steps) {
    if (known.has(nodeId)) nodes.set(nodeId, { mark: 'visited' })
    if (edge !== null) edges.set(`${nodeId}${pointerInNode(edge)}`, 'visited')
  }
  const stop = stopOf(result)
  if (stop !== undefined && isStopped(result) && known.has(stop))
    nodes.set(stop, { mark: error === null || error.kind === 'stub_missing' ? 'waiting' : 'failed' })
  return { nodes, edges, dims: true }
}

/** The node at which the run waits, has failed, or ended. */
export function stopOf({ turns, error }: SimulationResult): string | undefined {
  const last = turns.at(-1)
  const step = last?.steps.findLast(({ data }) => data['flow'] === undefined)
  return error?.nodeId ?? last?.wait?.nodeId ?? step?.nodeId
}

function isStopped({ turns, error }: SimulationResult): boolean {
  return error !== null || turns.at(-1)?.wait != null
}
