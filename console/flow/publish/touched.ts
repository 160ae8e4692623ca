import { isObject } from '../../parts/json.ts'

/** Ids of the nodes that differ between two states of the audit log, in the order of the later one. */
export function touchedNodes(before: unknown, after: unknown): string[] {
  const [earlier, later] = [nodesOf(before), nodesOf(after)]
  return [...new Set([...later.keys(), ...earlier.keys()])].filter(id => earlier.get(id) !== later.get(id))
}

/** A state has the draft, or its changed parts. */
function nodesOf(state: unknown): Map<string, string> {
  const draft = isObject(state) && isObject(state['draft']) ? state['draft'] : state
  const nodes: unknown[] = isObject(draft) && Array.isArray(draft['nodes']) ? draft['nodes'] : []
  return new Map(
    nodes.flatMap(node =>
      isObject(node) && typeof node['id'] === 'string' ? [[node['id'], JSON.stringify(node)] as const] : [],
    ),
  )
}
