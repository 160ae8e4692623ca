import { edgesOf } from '../edges.ts'
import type { FlowNode } from '../flow-node.ts'
import { addNode, nodePointer, nodesOf, nodeWith, redirect, setField, setNodeField, type Definition } from './nodes.ts'

/** An edge of a node, by its pointer in the node. Without a node it is the edge from the start of the flow. */
export type EdgeRef = { source: string | undefined; pointer: string }

export const FROM_START: EdgeRef = { source: undefined, pointer: '/start' }

/** Sets the target of an edge. */
export function connect(definition: Definition, { source, pointer }: EdgeRef, target: string): Definition {
  return source === undefined
    ? setField(definition, '/start', target)
    : setNodeField(definition, source, pointer, target)
}

/** Removes the target of an edge: an execution that takes it ends. */
export function disconnect(definition: Definition, { source, pointer }: EdgeRef): Definition {
  return source === undefined ? definition : setNodeField(definition, source, pointer, undefined)
}

/** Target of an edge; undefined if it has none. */
function targetOf(definition: Definition, { source, pointer }: EdgeRef): string | undefined {
  if (source === undefined) return startOf(definition)
  const node = nodeWith(definition, source)
  return node && (edgesOf(node).find(edge => edge.pointer === pointer)?.to ?? undefined)
}

/** The id of the first node of a run: the first of the list if `start` is absent. */
export function startOf(definition: Definition): string | undefined {
  const { start } = definition
  return typeof start === 'string' ? start : nodesOf(definition)[0]?.id
}

/** The edge that a node takes without a choice: `next`, or the last of its type; undefined for an end. */
export function mainEdge(node: FlowNode): EdgeRef | undefined {
  const edge = edgesOf(node, { open: true }).at(-1)
  return edge === undefined ? undefined : { source: node.id, pointer: edge.pointer }
}

/** Inserts a node of a type into an edge: the new node continues at the edge's target. */
export function insertAt(definition: Definition, edge: EdgeRef, id: string, type: string): Definition {
  const target = targetOf(definition, edge)
  const known = target !== undefined && nodeWith(definition, target) !== undefined
  const added = connect(addNode(definition, id, type, edge.source), edge, id)
  return known ? connectMain(added, id, target) : added
}

/** Removes a node. If it had a single target, edges to it are redirected there; otherwise they lose their target. */
export function removeNode(definition: Definition, id: string): Definition {
  const pointer = nodePointer(definition, id)
  const node = nodeWith(definition, id)
  if (pointer === undefined || node === undefined) return definition
  const onward = new Set(edgesOf(node).flatMap(({ to }) => (to === null || to === id ? [] : [to])))
  const [only] = onward.size === 1 ? onward : []
  const started = startOf(definition) === id && only !== undefined ? setField(definition, '/start', id) : definition
  return redirect(setField(started, pointer, undefined), id, only)
}

/**
 * Swaps a node with the one before it (-1) or after it (1) on its main edge, and with it everything that leads to
 * them.
 * @returns the definition itself if there is no such neighbour, or if branches are between them
 */
export function moveAlong(definition: Definition, id: string, by: -1 | 1): Definition {
  if (by === 1) {
    const next = mainTarget(definition, id)
    return next === undefined || next === id ? definition : swap(definition, id, next)
  }
  const before = nodesOf(definition).find(node => node.id !== id && mainTarget(definition, node.id) === id)
  return before === undefined ? definition : swap(definition, before.id, id)
}

function swap(definition: Definition, first: string, second: string): Definition {
  const [one, other] = [nodeWith(definition, first), nodeWith(definition, second)]
  const edge = other && mainEdge(other)
  if (one === undefined || edge === undefined) return definition
  const behind = targetOf(definition, edge)
  const pinned = startOf(definition) === first ? setField(definition, '/start', first) : definition
  const led = redirect(pinned, first, second)
  const turned = connectMain(led, second, first)
  const main = mainEdge(one)
  if (main === undefined) return definition
  return behind === undefined ? disconnect(turned, main) : connect(turned, main, behind === first ? second : behind)
}

function mainTarget(definition: Definition, id: string): string | undefined {
  const node = nodeWith(definition, id)
  const edge = node && mainEdge(node)
  return edge && targetOf(definition, edge)
}

function connectMain(definition: Definition, id: string, target: string): Definition {
  const node = nodeWith(definition, id)
  const edge = node && mainEdge(node)
  return edge === undefined ? definition : connect(definition, edge, target)
}
