import { isObject } from '../parts/json.ts'
import { conditionInWords } from './condition-words.ts'
import { nodeTypes, type NodeType, type Way } from '../../generated/console/catalog.ts'

/** A node in a draft: possibly of an unknown type, and with fields of any shape. */
export type FlowNode = { id: string; type: string; label?: string; [field: string]: unknown }

/**
 * An edge of a node. `pointer`: its position in the node. `to`: the next node; null ends the execution. `label`: its
 * name; undefined for an edge that needs none. `instead`: pointer of the way of its node that a run takes in place of
 * this one, which has no target of its own.
 */
export type WayOut = { pointer: string; to: string | null; label: string | undefined; instead?: string }

/** The position of a reference to the next node: the object with the reference under `name`. */
export type WayPlace = { pointer: string; holder: Readonly<Record<string, unknown>>; name: string; way: Way }

/** The edges of a node in display order: `next` of its type is last. @param open also edges without a target */
export function waysOf(node: FlowNode, { open = false } = {}): WayOut[] {
  const ways = placesOf(node).flatMap(place => wayAt(node, place, open))
  return [...ways.filter(({ pointer }) => pointer !== '/next'), ...ways.filter(({ pointer }) => pointer === '/next')]
}

/** Every position of a node that may name a following node, whether it does or not. */
export function placesOf(node: FlowNode): WayPlace[] {
  return typeOf(node).ways.flatMap(way => placesIn(node, way.path, '', way))
}

/** An edge given as a pointer into the definition, as a pointer below its node. */
export function belowNode(way: string): string {
  return way.replace(/^\/nodes\/\d+/, '')
}

export function isNode(value: unknown): value is FlowNode {
  return isObject(value) && typeof value['id'] === 'string' && typeof value['type'] === 'string'
}

export function typeOf({ type }: Pick<FlowNode, 'type'>): NodeType {
  const known = Object.hasOwn(nodeTypes, type) ? nodeTypes[type] : undefined
  return known ?? { ...UNKNOWN, type, title: type === '' ? 'No type' : type, initial: { type } }
}

/** A type that the console does not know is drawn with the edge that all types have. */
const GUESSED: readonly Way[] = [{ path: ['next'] }]
const UNKNOWN = {
  description: 'This type of node is not known here.',
  group: 'unknown',
  icon: 'unknown',
  summary: [],
  fields: [],
  ways: GUESSED,
}

function placesIn(value: unknown, path: readonly string[], pointer: string, way: Way): WayPlace[] {
  const [first = '', ...rest] = path
  if (first === '*')
    return Array.isArray(value) ? value.flatMap((item, index) => placesIn(item, rest, `${pointer}/${index}`, way)) : []
  if (!isObject(value)) return []
  if (rest.length > 0) return placesIn(value[first], rest, `${pointer}/${first}`, way)
  return [{ pointer: `${pointer}/${first}`, holder: value, name: first, way }]
}

function wayAt(node: FlowNode, { pointer, holder, name, way }: WayPlace, open: boolean): WayOut[] {
  if (way.unless !== undefined && node[way.unless] !== undefined) return []
  const to = holder[name]
  const label = labelOf(holder, way)
  if (typeof to === 'string') return [{ pointer, to, label }]
  // If absent or null, a run ends there: only edges with a label are shown nevertheless.
  if (to === undefined && way.instead !== undefined) return [{ pointer, to: null, label, instead: `/${way.instead}` }]
  const shown = to === null || way.labels !== undefined || (open && way.unless === undefined)
  return shown ? [{ pointer, to: null, label }] : []
}

function labelOf(holder: Readonly<Record<string, unknown>>, { text, labels = [] }: Way): string | undefined {
  const named = labels.find(name => ['string', 'number'].includes(typeof holder[name]))
  if (named === undefined) return text
  const found = String(holder[named])
  return named === 'when' ? conditionInWords(found) : found
}
