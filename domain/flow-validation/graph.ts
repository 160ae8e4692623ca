import type { Node } from '../../generated/schemas/flow.ts'
import { pauses, targetsOf } from '../engine/nodes/index.ts'
import { error, warning, type Finding } from './finding.ts'

/** A node with its place in the document. */
export type PlacedNode = { node: Node; index: number }

/** Node types after which the same conditions may come out differently. */
const CHANGING: ReadonlySet<Node['type']> = new Set(['set_variable', 'http', 'agent', 'subflow'])

export function duplicateIds(nodes: readonly PlacedNode[]): Finding[] {
  const first = new Map<string, number>()
  const findings: Finding[] = []
  for (const { node, index } of nodes) {
    const earlier = first.get(node.id)
    if (earlier === undefined) first.set(node.id, index)
    else
      findings.push(
        error(`/nodes/${index}/id`, 'duplicate_node_id', `the id ${node.id} is already that of node ${earlier}`),
      )
  }
  return findings
}

export function unknownTargets(nodes: readonly PlacedNode[], known: ReadonlySet<string>): Finding[] {
  return nodes.flatMap(({ node, index }) =>
    targetsOf(node)
      .filter(({ to }) => to !== null && !known.has(to))
      .map(({ pointer, to }) => error(`/nodes/${index}${pointer}`, 'unknown_target', `there is no node ${to ?? ''}`)),
  )
}

/** Ids of the nodes that a run from `start` can come to, `start` among them. */
export function reachedFrom(nodes: readonly PlacedNode['node'][], start: string): Set<string> {
  const byId = new Map(nodes.map(node => [node.id, node]))
  const reached = new Set<string>()
  const open = [start]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const node = byId.get(id)
    if (node === undefined || reached.has(id)) continue
    reached.add(id)
    for (const { to } of targetsOf(node)) if (to !== null) open.push(to)
  }
  return reached
}

export function unreachableNodes(nodes: readonly PlacedNode[], start: string): Finding[] {
  const reached = reachedFrom(
    nodes.map(({ node }) => node),
    start,
  )
  return nodes
    .filter(({ node }) => !reached.has(node.id))
    .map(({ node, index }) => error(`/nodes/${index}`, 'unreachable_node', `no way leads from the start to ${node.id}`))
}

/**
 * Loops that a run cannot leave within a turn. The rule: among the nodes that do not pause, a set in which every node
 * leads back to every other is a loop. If no exit of any of its nodes leads elsewhere (to another node, to one that
 * pauses, or to the end), a run that enters it exhausts the step budget, which is an error. A loop with an exit in
 * which nothing changes what its conditions see is a warning.
 */
export function endlessLoops(nodes: readonly PlacedNode[]): Finding[] {
  const running = new Map(nodes.filter(({ node }) => !pauses(node)).map(placed => [placed.node.id, placed]))
  const findings: Finding[] = []
  for (const loop of loopsOf(running)) {
    const members = loop
      .map(id => running.get(id))
      .filter(placed => placed !== undefined)
      .sort((one, other) => one.index - other.index)
    const inside = new Set(loop)
    const [first] = members
    if (first === undefined) continue
    const names = members.map(({ node }) => node.id).join(', ')
    if (members.every(({ node }) => targetsOf(node).every(({ to }) => to !== null && inside.has(to))))
      findings.push(error(`/nodes/${first.index}`, 'endless_loop', `the loop ${names} neither pauses nor ends`))
    else if (!members.some(({ node }) => CHANGING.has(node.type)))
      findings.push(
        warning(
          `/nodes/${first.index}`,
          'loop_without_change',
          `nothing in the loop ${names} changes what decides about leaving it`,
        ),
      )
  }
  return findings
}

/** Strongly connected sets of nodes (Tarjan, without recursion), those of one node only when it leads to itself. */
function loopsOf(nodes: ReadonlyMap<string, PlacedNode>): string[][] {
  const successors = (id: string): string[] => {
    const placed = nodes.get(id)
    return placed === undefined
      ? []
      : targetsOf(placed.node).flatMap(({ to }) => (to !== null && nodes.has(to) ? [to] : []))
  }
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const loops: string[][] = []
  const visit = (id: string): { id: string; open: string[] } => {
    order.set(id, order.size)
    low.set(id, order.size - 1)
    stack.push(id)
    onStack.add(id)
    return { id, open: successors(id) }
  }
  for (const root of nodes.keys()) {
    if (order.has(root)) continue
    const path = [visit(root)]
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const next = top.open.pop()
      if (next === undefined) {
        path.pop()
        const parent = path.at(-1)
        if (parent !== undefined) low.set(parent.id, Math.min(low.get(parent.id) ?? 0, low.get(top.id) ?? 0))
        if (low.get(top.id) === order.get(top.id)) {
          const members = stack.splice(stack.indexOf(top.id))
          for (const member of members) onStack.delete(member)
          if (members.length > 1 || successors(top.id).includes(top.id)) loops.push(members)
        }
      } else if (!order.has(next)) {
        path.push(visit(next))
      } else if (onStack.has(next)) {
        low.set(top.id, Math.min(low.get(top.id) ?? 0, order.get(next) ?? 0))
      }
    }
  }
  return loops
}
