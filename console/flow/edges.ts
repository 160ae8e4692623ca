import { isObject } from '../parts/json.ts'
import type { EdgeField } from '../../generated/console/catalog.ts'
import { conditionInWords } from './condition-words.ts'
import { typeOf, type FlowNode } from './flow-node.ts'

/**
 * An edge of a node. `pointer`: its position in the node. `to`: the next node; null ends the execution. `label`: its
 * name; undefined for an edge that needs none. `instead`: pointer of the edge of the same node that an execution takes
 * in place of this one, which has no target of its own.
 */
export type NodeEdge = { pointer: string; to: string | null; label: string | undefined; instead?: string }

/** Where a node may name a following one: the object that has the id under `name`, and the field of its type. */
export type EdgePosition = {
  pointer: string
  holder: Readonly<Record<string, unknown>>
  name: string
  field: EdgeField
}

/** The edges of a node in display order: `next` of its type is last. @param open also edges without a target */
export function edgesOf(node: FlowNode, { open = false } = {}): NodeEdge[] {
  const edges = edgePositions(node).flatMap(position => edgesAt(node, position, open))
  return [...edges.filter(({ pointer }) => pointer !== '/next'), ...edges.filter(({ pointer }) => pointer === '/next')]
}

/** Every position of a node that may name a following node, whether it does or not. */
export function edgePositions(node: FlowNode): EdgePosition[] {
  return typeOf(node).edges.flatMap(field => positionsIn(node, field.path, '', field))
}

/** The position of an edge in its node, from a pointer into the definition. */
export function pointerInNode(pointer: string): string {
  return pointer.replace(/^\/nodes\/\d+/, '')
}

function positionsIn(value: unknown, path: readonly string[], pointer: string, field: EdgeField): EdgePosition[] {
  const [first = '', ...rest] = path
  if (first === '*') {
    const items: unknown[] = Array.isArray(value) ? value : []
    return items.flatMap((item, index) => positionsIn(item, rest, `${pointer}/${index}`, field))
  }
  if (!isObject(value)) return []
  if (rest.length > 0) return positionsIn(value[first], rest, `${pointer}/${first}`, field)
  return [{ pointer: `${pointer}/${first}`, holder: value, name: first, field }]
}

function edgesAt(node: FlowNode, { pointer, holder, name, field }: EdgePosition, open: boolean): NodeEdge[] {
  if (field.unless !== undefined && node[field.unless] !== undefined) return []
  const to = holder[name]
  const label = labelOf(holder, field)
  if (typeof to === 'string') return [{ pointer, to, label }]
  // If absent or null, an execution ends there: only edges with a label are shown nevertheless.
  if (to === undefined && field.instead !== undefined)
    return [{ pointer, to: null, label, instead: `/${field.instead}` }]
  const shown = to === null || field.labels !== undefined || (open && field.unless === undefined)
  return shown ? [{ pointer, to: null, label }] : []
}

function labelOf(holder: Readonly<Record<string, unknown>>, { text, labels = [] }: EdgeField): string | undefined {
  const named = labels.find(name => ['string', 'number'].includes(typeof holder[name]))
  if (named === undefined) return text
  const found = String(holder[named])
  return named === 'when' ? conditionInWords(found) : found
}
