import { isObject } from '../../parts/json.ts'
import { edgePositions } from '../edges.ts'
import { isNode, type FlowNode } from '../flow-node.ts'
import { insertNodes, newId, nodesOf, nodeWith, type Definition } from './nodes.ts'
import { withValue } from './pointer.ts'

/** The nodes with these ids, in the order of the flow, as they are copied: a document with a list of nodes. */
export function copyOf(definition: Definition, ids: ReadonlySet<string>): { nodes: FlowNode[] } {
  return { nodes: nodesOf(definition).filter(({ id }) => ids.has(id)) }
}

/** The nodes of a document that was copied: a flow, a list of nodes, or one node. */
export function nodesIn(copied: unknown): FlowNode[] {
  if (isNode(copied)) return [copied]
  const items: unknown = isObject(copied) ? copied['nodes'] : copied
  return Array.isArray(items) ? items.filter(isNode) : []
}

/**
 * Adds copied nodes. An existing id is replaced, and edges among the copied nodes follow it. An edge to another node
 * stays if the flow has a node with that id, and has no target otherwise.
 * @param after node that precedes them in the list
 */
export function paste(
  definition: Definition,
  copied: readonly FlowNode[],
  after?: string,
): { definition: Definition; ids: string[] } {
  const renamed = new Map<string, string>()
  const given: string[] = []
  for (const { id } of copied) {
    const own = newId(definition, id, given)
    given.push(own)
    if (!renamed.has(id)) renamed.set(id, own)
  }
  const targetFor = (to: string) => renamed.get(to) ?? (nodeWith(definition, to) === undefined ? undefined : to)
  const added = copied.map((node, index) => ({ ...rewired(node, targetFor), id: given[index] ?? node.id }))
  const pasted = insertNodes(definition, added, after)
  return pasted === definition ? { definition, ids: [] } : { definition: pasted, ids: given }
}

function rewired(node: FlowNode, targetFor: (to: string) => string | undefined): FlowNode {
  return edgePositions(node).reduce((changed, { pointer, holder, name }) => {
    const to = holder[name]
    return typeof to === 'string' ? withValue(changed, pointer, targetFor(to)) : changed
  }, node)
}
