import type { Node } from '../../generated/schemas/flow.ts'
import { targetsOf } from '../../domain/engine/compile.ts'
import { endlessLoops, reachedFrom } from '../../domain/flow-validation/graph.ts'
import type { Next } from './conversion.ts'

/** The nodes that a way leads to from `start`, in their order. */
export function reachable(nodes: readonly Node[], start: string): Node[] {
  const reached = reachedFrom(nodes, start)
  return nodes.filter(node => reached.has(node.id))
}

/** The nodes in the order in which a reader follows them from `start`: each way to its end, the first way first. */
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
 * ids of the nodes that end there now.
 */
export function withoutEndlessLoops(nodes: readonly Node[], cut: (id: string) => void): Node[] {
  let result = [...nodes]
  for (let loop = firstLoop(result); loop !== undefined; loop = firstLoop(result)) {
    const { first, last } = loop
    cut(last)
    result = result.map(node => (node.id === last ? retargeted(node, to => (to === first ? null : to)) : node))
  }
  return result
}

function firstLoop(nodes: readonly Node[]): { first: string; last: string } | undefined {
  const found = endlessLoops(nodes.map((node, index) => ({ node, index }))).find(({ severity }) => severity === 'error')
  const first = nodes[Number(found?.path.split('/')[2])]?.id
  if (first === undefined) return undefined
  const members = reachedFrom(nodes, first)
  const last = nodes.findLast(node => members.has(node.id) && targetsOf(node).some(({ to }) => to === first))
  return last === undefined ? undefined : { first, last: last.id }
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
