import { isObject } from '../parts/json.ts'
import { nodeTypes, type EdgeField, type NodeType } from '../../generated/console/catalog.ts'

/** A node in a draft: possibly of an unknown type, and with fields of any shape. */
export type FlowNode = { id: string; type: string; label?: string; [field: string]: unknown }

export function isNode(value: unknown): value is FlowNode {
  return isObject(value) && typeof value['id'] === 'string' && typeof value['type'] === 'string'
}

export function typeOf({ type }: Pick<FlowNode, 'type'>): NodeType {
  const known = Object.hasOwn(nodeTypes, type) ? nodeTypes[type] : undefined
  return known ?? { ...UNKNOWN, type, title: type === '' ? 'No type' : type, initial: { type } }
}

/** A type that the console does not know is drawn with the edge that all types have. */
const GUESSED: readonly EdgeField[] = [{ path: ['next'] }]
const UNKNOWN = {
  description: 'The console does not know this type of node.',
  group: 'unknown',
  icon: 'unknown',
  summary: [],
  fields: [],
  edges: GUESSED,
}
