import type { Node } from '../../generated/schemas/flow.ts'
import { targetsOf } from '../../domain/engine/compile.ts'
import { reachedFrom, runningLoops } from '../../domain/flow-validation/graph.ts'
import type { Next } from './conversion.ts'

/** The nodes that can be reached from `start`, in their order. */
export function reachable(nodes: readonly Node[], start: string): Node[] {
  const reached = reachedFrom(nodes, start)
  return nodes.filter(node => reached.has(node.id))
}

/** The nodes in the order in which a reader follows them from `start`: depth first, in the order of their edges. */
export function inReadingOrder(nodes: readonly Node[], start: string): Node[] {
  const byId = new Map(nodes.map(node => [node.id, node]))
  const ordered = new Map<string, Node>()
  const open = [start]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const node = byId.get(id)
    if (node === undefined || ordered.has(id)) continue
    ordered.set(id, node)
    open.push(
      ...targetsOf(node)
        .flatMap(({ to }) => (to === null ? [] : [to]))
        .reverse(),
    )
  }
  return [...ordered.values()]
}

/**
 * Nodes without a loop that would neither pause nor end: each is cut at the edge back to its first node. `cut` gets the
 * ids of the nodes that end there now. No part of a loop is endless afterwards, since all of it leads to such a node.
 */
export function withoutEndlessLoops(nodes: readonly Node[], cut: (id: string) => void): Node[] {
  const firstOfLoop = new Map<string, string>()
  for (const { members, isEndless } of runningLoops(nodes.map((node, index) => ({ node, index })))) {
    const first = members[0].node.id
    const last = members.findLast(({ node }) => targetsOf(node).some(({ to }) => to === first))
    if (!isEndless || last === undefined) continue
    firstOfLoop.set(last.node.id, first)
    cut(last.node.id)
  }
  return nodes.map(node => {
    const first = firstOfLoop.get(node.id)
    return first === undefined ? node : retargeted(node, to => (to === first ? null : to))
  })
}

/** The node with other targets. A `goto` that leads nowhere becomes an `end`. */
export function retargeted(node: Node, change: (to: Next) => Next): Node {
  const changed = structuredClone(node)
  for (const { pointer, to } of targetsOf(node)) {
    const path = pointer.split('/').slice(1)
    const key = path.pop() ?? ''
    const holder = path.reduce((inside, step) => inside[step] as Fields, changed as unknown as Fields)
    const target = change(to)
    if (target !== to) holder[key] = target
  }
  if (changed.type !== 'goto' || (changed.target ?? changed.next ?? null) !== null) return changed
  return { id: changed.id, type: 'end', ...(changed.label === undefined ? {} : { label: changed.label }) }
}

type Fields = Record<string, unknown>
