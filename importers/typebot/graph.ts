import type { Node } from '../../generated/schemas/flow.ts'
import { targetsOf } from '../../domain/engine/nodes/index.ts'
import { endlessLoops, reachedFrom } from '../../domain/flow-validation/graph.ts'
import type { Next } from './block-import.ts'

/** The nodes that a way leads to from `start`, in their order. */
export function reachable(nodes: readonly Node[], start: string): Node[] {
  const reached = reachedFrom(nodes, start)
  return nodes.filter(node => reached.has(node.id))
}

/**
 * Nodes of which no circle is left that would neither pause nor end: each is opened where it leads back to its first
 * node.
 * `cut` learns the ids of the nodes that end there now.
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

function retargeted(node: Node, change: (to: Next) => Next): Node {
  switch (node.type) {
    case 'goto': {
      const to = change(node.target ?? node.next ?? null)
      const label = node.label === undefined ? {} : { label: node.label }
      return to === null ? { id: node.id, type: 'end', ...label } : { id: node.id, type: 'goto', ...label, target: to }
    }
    case 'condition': {
      const [first, ...rest] = node.branches
      const moved = <Branch extends { next: Next }>(branch: Branch): Branch => ({
        ...branch,
        next: change(branch.next),
      })
      return { ...node, branches: [moved(first), ...rest.map(moved)], otherwise: change(node.otherwise ?? null) }
    }
    case 'split': {
      const [first, ...rest] = node.branches
      const moved = <Branch extends { next: Next }>(branch: Branch): Branch => ({
        ...branch,
        next: change(branch.next),
      })
      return { ...node, branches: [moved(first), ...rest.map(moved)] }
    }
    case 'http':
    case 'agent':
      return {
        ...node,
        next: change(node.next ?? null),
        ...(node.onError === undefined ? {} : { onError: change(node.onError) }),
      }
    case 'message':
    case 'media':
    case 'card':
    case 'set_variable':
    case 'subflow':
    case 'goal':
    case 'emit':
    case 'handoff':
      return { ...node, next: change(node.next ?? null) }
    // Those that pause, and the end, close no such circle.
    case 'buttons':
    case 'input':
    case 'form':
    case 'file_upload':
    case 'wait':
    case 'end':
      return node
  }
}
