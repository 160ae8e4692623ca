import type { components } from '../../../generated/types/admin.ts'
import type { Graph } from '../graph.ts'
import type { Mark, Overlay } from './overlay.ts'

type Schemas = components['schemas']
type FlowTestReport = Schemas['FlowTestReport']

/** Coverage of a flow by its tests. */
export function coverageOverlay(graph: Graph, { coverage: { nodes, branches } }: FlowTestReport): Overlay {
  const missed = new Set(nodes.missed)
  const untaken = new Set(branches.missed)
  const marks = graph.nodes.map(({ id }): [string, { mark: Mark; note?: string }] => [
    id,
    missed.has(id) ? { mark: 'warning', note: 'not covered' } : { mark: 'visited' },
  ])
  const seen = graph.edges.filter(
    ({ source, target }) => !missed.has(source) && !missed.has(target) && !untaken.has(`${source} → ${target}`),
  )
  return { nodes: new Map(marks), edges: new Map(seen.map(({ id }) => [id, 'visited'])), dims: true }
}
