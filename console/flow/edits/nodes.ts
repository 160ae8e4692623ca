import { edgePositions } from '../edges.ts'
import { isNode, typeOf, type FlowNode } from '../flow-node.ts'
import { pointerTo, valueAt, withValue } from './pointer.ts'

/**
 * A draft: any JSON object. Edits return a new one and leave all other parts unchanged, including unknown and invalid
 * ones. An edit that cannot be made returns the definition itself.
 */
export type Definition = Readonly<Record<string, unknown>>

const NODE_ID = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/

export const isNodeId = (id: string): boolean => NODE_ID.test(id)
const NOT_IDS = ['constructor', 'prototype']

export function nodesOf(definition: Definition): FlowNode[] {
  const nodes: unknown[] = Array.isArray(definition['nodes']) ? definition['nodes'] : []
  return nodes.filter(isNode)
}

export function nodeWith(definition: Definition, id: string): FlowNode | undefined {
  return nodesOf(definition).find(node => node.id === id)
}

/** Path of a node in the definition; of several with its id, the first. */
export function nodePointer(definition: Definition, id: string): string | undefined {
  const nodes: unknown[] = Array.isArray(definition['nodes']) ? definition['nodes'] : []
  const index = nodes.findIndex(node => isNode(node) && node.id === id)
  return index === -1 ? undefined : pointerTo('nodes', index)
}

/** Sets what a pointer into the definition names; `undefined` removes it. */
export function setField(definition: Definition, pointer: string, value: unknown): Definition {
  return withValue(definition, pointer, value)
}

/** Sets what a pointer into a node names; `undefined` removes it. */
export function setNodeField(definition: Definition, id: string, pointer: string, value: unknown): Definition {
  const base = nodePointer(definition, id)
  return base === undefined ? definition : withValue(definition, `${base}${pointer}`, value)
}

/** An id that no node has: the one that is wanted, or that with a number. */
export function newId(definition: Definition, preferred: string, alsoTaken: Iterable<string> = []): string {
  return freeId(new Set([...nodesOf(definition).map(({ id }) => id), ...alsoTaken]), preferred)
}

/** The id that is wanted, or that with a number. */
export function freeId(taken: ReadonlySet<string | undefined>, preferred: string): string {
  if (!taken.has(preferred)) return preferred
  const stem = preferred.replace(/_\d+$/, '').slice(0, 58)
  for (let number = 2; ; number++) if (!taken.has(`${stem}_${number}`)) return `${stem}_${number}`
}

/** Why a node cannot have an id, in a sentence; undefined when it can. */
export function idProblem(definition: Definition, id: string): string | undefined {
  if (!NODE_ID.test(id))
    return 'An id has 1 to 64 letters, digits, dots, hyphens and underscores, and starts with a letter or digit.'
  if (NOT_IDS.includes(id)) return `“${id}” is reserved.`
  return nodeWith(definition, id) === undefined ? undefined : `Another node has the id “${id}”.`
}

/** Adds the smallest node of a type from the catalog. @param after node that precedes it in the list */
export function addNode(definition: Definition, id: string, type: string, after?: string): Definition {
  return insertNodes(definition, [Object.assign({ id, type }, initialOf(type), { id, type })], after)
}

/** @param after node that precedes them in the list; at its end when undefined */
export function insertNodes(definition: Definition, added: readonly FlowNode[], after?: string): Definition {
  const present = definition['nodes']
  if (present !== undefined && !Array.isArray(present)) return definition
  const nodes: unknown[] = present ?? []
  const index = after === undefined ? -1 : nodes.findIndex(node => isNode(node) && node.id === after)
  const position = index === -1 ? nodes.length : index + 1
  return { ...definition, nodes: [...nodes.slice(0, position), ...added, ...nodes.slice(position)] }
}

/** Moves an item of a list, such as a branch or a choice, up (-1) or down (1). */
export function reorder(definition: Definition, pointer: string, by: -1 | 1): Definition {
  const cut = pointer.lastIndexOf('/')
  const list = pointer.slice(0, cut)
  const index = Number(pointer.slice(cut + 1))
  const items = valueAt(definition, list)
  if (!Array.isArray(items) || !(index in items) || !(index + by in items)) return definition
  const moved: unknown[] = [...(items as unknown[])]
  ;[moved[index], moved[index + by]] = [moved[index + by], moved[index]]
  return withValue(definition, list, moved)
}

/**
 * Changes the id of a node and all references to it: edges, `goto` and the start. The caller has checked `idProblem`.
 */
export function rename(definition: Definition, id: string, to: string): Definition {
  const base = nodePointer(definition, id)
  if (base === undefined || id === to) return definition
  const renamed = withValue(definition, `${base}/id`, to)
  return redirect(renamed, id, to)
}

/** Redirects all edges to a node to another one, or removes their target. */
export function redirect(definition: Definition, from: string, to: string | undefined): Definition {
  const nodes = definition['nodes']
  const moved = Array.isArray(nodes)
    ? { ...definition, nodes: nodes.map((node: unknown) => (isNode(node) ? redirected(node, from, to) : node)) }
    : definition
  return definition['start'] === from ? withValue(moved, '/start', to) : moved
}

function redirected(node: FlowNode, from: string, to: string | undefined): FlowNode {
  return edgePositions(node)
    .filter(({ holder, name }) => holder[name] === from)
    .reduce((changed, { pointer }) => withValue(changed, pointer, to), node)
}

function initialOf(type: string): Record<string, unknown> {
  return structuredClone(typeOf({ type }).initial)
}
