import { nodeTypes, type NodeType, type Way } from '../../generated/console/catalog.ts'

/** A node as a draft may hold it: a type that nobody knows, and fields of any shape. */
export type FlowNode = { id: string; type: string; label?: string; [field: string]: unknown }

/**
 * A way out of a node. `pointer`: where it stands in the node. `to`: the node that follows; null ends the run.
 * `label`: what it is called; undefined for a way that needs no name.
 */
export type WayOut = { pointer: string; to: string | null; label: string | undefined }

/** The ways of a node in the order in which they are shown: what its type calls `next` comes last. */
export function waysOf(node: FlowNode): WayOut[] {
  const ways = (nodeTypes[node.type]?.ways ?? GUESSED).flatMap(way => waysAt(node, way))
  return [...ways.filter(({ pointer }) => pointer !== '/next'), ...ways.filter(({ pointer }) => pointer === '/next')]
}

export function typeOf({ type }: Pick<FlowNode, 'type'>): NodeType {
  return nodeTypes[type] ?? { ...UNKNOWN, type, title: type === '' ? 'No type' : type, initial: { type } }
}

/** A type that the console does not know is drawn with the way that all types have. */
const GUESSED: readonly Way[] = [{ path: ['next'] }]
const UNKNOWN = {
  description: 'This type of node is not known here.',
  group: 'unknown',
  icon: 'unknown',
  summary: [],
  fields: [],
  ways: GUESSED,
}

function waysAt(node: FlowNode, way: Way): WayOut[] {
  if (way.unless !== undefined && node[way.unless] !== undefined) return []
  const [first = '', star, ...rest] = way.path
  if (star !== '*') return wayIn(node, first, `/${first}`, way)
  const items = node[first]
  if (!Array.isArray(items)) return []
  return items.flatMap((item, index) =>
    isObject(item) ? wayIn(item, rest[0] ?? '', `/${first}/${index}/${rest[0] ?? ''}`, way) : [],
  )
}

function wayIn(holder: Record<string, unknown>, name: string, pointer: string, way: Way): WayOut[] {
  const to = holder[name]
  if (typeof to === 'string') return [{ pointer, to, label: labelOf(holder, way) }]
  // Absent or null, a run ends there: only what is called by a field of its own is shown nevertheless.
  return to === null || way.labels !== undefined ? [{ pointer, to: null, label: labelOf(holder, way) }] : []
}

function labelOf(holder: Record<string, unknown>, { text, labels = [] }: Way): string | undefined {
  const found = labels.map(name => holder[name]).find(value => typeof value === 'string' || typeof value === 'number')
  return found === undefined ? text : String(found)
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
