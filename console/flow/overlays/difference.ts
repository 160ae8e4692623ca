import type { components } from '../../../generated/types/admin.ts'
import { graphOf, type Graph } from '../graph.ts'
import { isObject } from '../../parts/json.ts'
import type { Mark, Overlay } from './overlay.ts'

type AdminDocumentChange = components['schemas']['AdminDocumentChange']

/** Two definitions as one drawing, and the changes that no node shows. */
export type Difference = {
  graph: Graph
  overlay: Overlay
  changes: ReadonlyMap<string, AdminDocumentChange[]>
  elsewhere: AdminDocumentChange[]
}

/**
 * The later definition with removed parts: removed nodes and edges of the earlier one are drawn too.
 * @param changes as returned by the comparison of the service: nodes are named by their ids in their paths
 */
export function differenceOf(before: unknown, after: unknown, changes: readonly AdminDocumentChange[]): Difference {
  const earlier = graphOf(before)
  const later = graphOf(after)
  const laterIds = new Set(later.nodes.map(({ id }) => id))
  const laterEdges = new Set(later.edges.map(edgeKey))
  const earlierEdges = new Set(earlier.edges.map(edgeKey))
  const goneNodes = earlier.nodes.filter(({ id }) => !laterIds.has(id))
  const goneEdges = earlier.edges
    .filter(edge => !laterEdges.has(edgeKey(edge)))
    .map(edge => ({ ...edge, id: `${edge.id}→${edge.target}` }))
  const byNode = groupByNode(changes, new Set([...laterIds, ...earlier.nodes.map(({ id }) => id)]))
  const edges = new Map<string, Mark>()
  for (const edge of later.edges) if (!earlierEdges.has(edgeKey(edge))) edges.set(edge.id, 'added')
  for (const edge of goneEdges) edges.set(edge.id, 'removed')
  const nodes = new Map([...byNode.nodes].map(([id, own]) => [id, { mark: markOf(id, own) }] as const))
  return {
    graph: { ...later, nodes: [...later.nodes, ...goneNodes], edges: [...later.edges, ...goneEdges] },
    overlay: { nodes, edges, dims: true },
    changes: byNode.nodes,
    elsewhere: byNode.elsewhere,
  }
}

const edgeKey = ({ source, target, pointer }: { source: string; target: string; pointer: string }): string =>
  JSON.stringify([source, pointer, target])

function groupByNode(changes: readonly AdminDocumentChange[], ids: ReadonlySet<string>) {
  const nodes = new Map<string, AdminDocumentChange[]>()
  const elsewhere: AdminDocumentChange[] = []
  for (const change of changes) {
    const [, room, name] = change.path.split('/')
    const id = name?.replaceAll('~1', '/').replaceAll('~0', '~')
    if (room === 'nodes' && id !== undefined && ids.has(id)) nodes.set(id, [...(nodes.get(id) ?? []), change])
    else if (room === 'nodes' && id === undefined) addReordered(nodes, change)
    else elsewhere.push(change)
  }
  return { nodes, elsewhere }
}

/** A list of nodes that changed as a whole: each differing node of it is a separate change. */
function addReordered(nodes: Map<string, AdminDocumentChange[]>, { before, after }: AdminDocumentChange): void {
  const [earlier, later] = [nodesById(before), nodesById(after)]
  for (const id of new Set([...earlier.keys(), ...later.keys()])) {
    const [was, is] = [earlier.get(id), later.get(id)]
    const change = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed'
    if (JSON.stringify(was) !== JSON.stringify(is))
      nodes.set(id, [{ path: `/nodes/${id}`, change, before: was, after: is }])
  }
}

function nodesById(value: unknown): Map<string, unknown> {
  const items: unknown[] = Array.isArray(value) ? value : []
  return new Map(items.flatMap(item => (isObject(item) && typeof item['id'] === 'string' ? [[item['id'], item]] : [])))
}

function markOf(id: string, changes: readonly AdminDocumentChange[]): Mark {
  const whole = changes.find(({ path }) => path.split('/').length === 3 && path.startsWith('/nodes/'))
  return whole?.change ?? 'changed'
}
