import type { Node } from '../../generated/schemas/flow.ts'
import { pauses, targetsOf } from '../engine/compile.ts'
import { nearestAmong } from '../nearest-name.ts'
import { error, warning, withSuggestion, type Finding } from './finding.ts'

/** A node with its position in the document. */
export type PlacedNode = { node: Node; index: number }

/** Node types after which the same conditions may have other results. */
const CHANGING: ReadonlySet<Node['type']> = new Set(['set_variable', 'http', 'call', 'agent', 'answer', 'subflow'])

export function duplicateIds(nodes: readonly PlacedNode[]): Finding[] {
  const ids = new Set<string>()
  const findings: Finding[] = []
  for (const { node, index } of nodes) {
    if (!ids.has(node.id)) ids.add(node.id)
    else
      findings.push(error(`/nodes/${index}/id`, 'duplicate_node_id', `the id "${node.id}" is that of an earlier node`))
  }
  return findings
}

/**
 * Edges without an existing target, and unreachable nodes. A misspelt target is one finding: the nodes behind its
 * probable target count as reached. If no probable target is known, unreachable nodes are not reported, and a single
 * one of them is the suggestion; nor are they reported without `start`, when the first node or others are unknown.
 */
export function brokenEdges(nodes: readonly PlacedNode[], known: ReadonlySet<string>, start?: string): Finding[] {
  const nearest = nearestAmong(known)
  const broken = nodes.flatMap(({ node, index }) =>
    targetsOf(node).flatMap(({ pointer, to }) =>
      to === null || known.has(to)
        ? []
        : [{ path: `/nodes/${index}${pointer}`, to, meant: otherThan(node.id, nearest(to)) }],
    ),
  )
  const heads = start === undefined ? [] : unreachedHeads(nodes, [start, ...broken.flatMap(({ meant }) => meant ?? [])])
  const astray = broken.filter(({ meant }) => meant === undefined)
  const [only] = heads.length === 1 && astray.length === 1 ? heads : []
  return [
    ...broken.map(({ path, to, meant }) => unknownTarget(path, to, meant ?? only?.node.id)),
    ...(astray.length > 0 ? [] : heads.map(unreachable)),
  ]
}

function otherThan(own: string, id: string | undefined): string | undefined {
  return id === own ? undefined : id
}

export function unknownTarget(path: string, to: string, nearest: string | undefined): Finding {
  return error(path, 'unknown_target', withSuggestion(`there is no node "${to}"`, nearest))
}

function unreachable({ node, index }: PlacedNode): Finding {
  return error(`/nodes/${index}`, 'unreachable_node', `no edge leads to the node "${node.id}"`)
}

/** The unreachable nodes without an edge from another of them; of a loop the first. */
function unreachedHeads(nodes: readonly PlacedNode[], starts: readonly string[]): PlacedNode[] {
  const all = nodes.map(({ node }) => node)
  const reached = reachedFrom(all, ...starts)
  const unreached = nodes.filter(({ node }) => !reached.has(node.id))
  const entered = new Set(
    unreached.flatMap(({ node }) => targetsOf(node).flatMap(({ to }) => (to === node.id || to === null ? [] : [to]))),
  )
  const heads = unreached.filter(({ node }) => !entered.has(node.id))
  const covered = reachedFrom(all, ...heads.map(({ node }) => node.id))
  for (const placed of unreached) {
    if (covered.has(placed.node.id)) continue
    heads.push(placed)
    for (const id of reachedFrom(all, placed.node.id)) covered.add(id)
  }
  return heads.sort((one, other) => one.index - other.index)
}

/** Ids of the nodes that a run from one of `starts` can reach, including these. */
export function reachedFrom(nodes: readonly PlacedNode['node'][], ...starts: string[]): Set<string> {
  const byId = Map.groupBy(nodes, node => node.id)
  const reached = new Set<string>()
  const open = [...starts]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const named = byId.get(id)
    if (named === undefined || reached.has(id)) continue
    reached.add(id)
    for (const { to } of named.flatMap(targetsOf)) if (to !== null) open.push(to)
  }
  return reached
}

/** Nodes that do not pause and lead to one another, in their order, with whether a run that enters them can leave. */
type RunningLoop = { members: [PlacedNode, ...PlacedNode[]]; isEndless: boolean }

/**
 * The loops within a turn: among the nodes that do not pause, the strongly connected sets. One is endless if none of
 * its nodes has an exit from the set (to another node, to one that pauses, or to the end).
 */
export function runningLoops(nodes: readonly PlacedNode[]): RunningLoop[] {
  const running = new Map(nodes.filter(({ node }) => !pauses(node)).map(placed => [placed.node.id, placed]))
  return loopsOf(running).flatMap((loop): RunningLoop[] => {
    const [first, ...others] = loop.flatMap(id => running.get(id) ?? []).sort((one, other) => one.index - other.index)
    if (first === undefined) return []
    const members: RunningLoop['members'] = [first, ...others]
    const inside = new Set(loop)
    const isEndless = members.every(({ node }) => targetsOf(node).every(({ to }) => to !== null && inside.has(to)))
    return [{ members, isEndless }]
  })
}

/**
 * A run that enters an endless loop exhausts the step budget, which is an error. A loop with an exit in which nothing
 * changes the inputs of its conditions is a warning.
 */
export function endlessLoops(nodes: readonly PlacedNode[]): Finding[] {
  return runningLoops(nodes).flatMap(({ members, isEndless }) => {
    const path = `/nodes/${members[0].index}`
    const names = members.map(({ node }) => node.id).join(', ')
    if (isEndless) return [error(path, 'endless_loop', `the loop ${names} neither pauses nor ends`)]
    if (members.some(({ node }) => CHANGING.has(node.type))) return []
    const message = `nothing in the loop ${names} changes the condition for leaving it`
    return [warning(path, 'loop_without_change', message)]
  })
}

/** Strongly connected sets of nodes (Tarjan, without recursion), those of one node only if it has an edge to itself. */
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
          const members = stack.splice(stack.lastIndexOf(top.id))
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
