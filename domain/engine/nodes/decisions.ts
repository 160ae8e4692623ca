import type {
  ConditionNode,
  GotoNode,
  SetVariableNode,
  SplitNode,
  Value as ValueDefinition,
} from '../../../generated/schemas/flow.ts'
import { isTrue } from '../../expressions/expression.ts'
import { escapePointer } from '../../expressions/template.ts'
import { ownValue } from '../../json.ts'
import type { Move, NodeKind } from '../compiled-flow.ts'
import { evaluated, valued } from '../turn-state.ts'

export const setVariable: NodeKind<SetVariableNode> = {
  pauses: false,
  targets: node => [{ pointer: '/next', to: node.next ?? null }],
  compile(node, compiler) {
    const assignments = Object.entries(node.set as Record<string, ValueDefinition>).map(
      ([name, value]) => [name, compiler.value(value, `/set/${escapePointer(name)}`)] as const,
    )
    const { next = null } = node
    return {
      id: node.id,
      type: node.type,
      async enter(turn) {
        for (const [name, value] of assignments) turn.setVariable(name, await valued(value, turn))
        return { type: 'go', edge: '/next', to: next, detail: { set: assignments.map(([name]) => name) } }
      },
    }
  },
}

export const condition: NodeKind<ConditionNode> = {
  pauses: false,
  targets: node => [
    ...node.branches.map((branch, index) => ({ pointer: `/branches/${index}/next`, to: branch.next })),
    { pointer: '/otherwise', to: node.otherwise ?? null },
  ],
  compile(node, compiler) {
    const branches = node.branches.map((branch, index) => ({
      when: compiler.expression(branch.when, `/branches/${index}/when`),
      next: branch.next,
    }))
    const { otherwise = null } = node
    return {
      id: node.id,
      type: node.type,
      async enter(turn) {
        for (const [index, branch] of branches.entries()) {
          if (isTrue(await evaluated(branch.when, turn))) return goBranch(index, branch.next)
        }
        return { type: 'go', edge: '/otherwise', to: otherwise }
      },
    }
  },
}

export const split: NodeKind<SplitNode> = {
  pauses: false,
  targets: node => node.branches.map((branch, index) => ({ pointer: `/branches/${index}/next`, to: branch.next })),
  compile(node, compiler) {
    const { branches } = node
    const total = branches.reduce((sum, branch) => sum + branch.weight, 0)
    if (total <= 0) compiler.problem('/branches', 'node_settings', 'the sum of the weights must be above 0')
    return {
      id: node.id,
      type: node.type,
      enter(turn) {
        const key = `${turn.frame.flowCode}/${node.id}`
        const before = ownValue(turn.snapshot.splits, key)
        if (typeof before === 'number' && branches[before] !== undefined) return goBranch(before, branches[before].next)
        const index = weightedIndex(
          branches.map(branch => branch.weight),
          turn.environment.random() * total,
        )
        turn.snapshot.splits[key] = index
        turn.effects.push({ type: 'recordSplit', key, branch: index })
        return goBranch(index, branches[index]?.next ?? null)
      },
    }
  },
}

export const goto: NodeKind<GotoNode> = {
  pauses: false,
  targets: node => [
    node.target === undefined ? { pointer: '/next', to: node.next ?? null } : { pointer: '/target', to: node.target },
  ],
  compile(node, compiler) {
    if ((node.target ?? node.next ?? null) === null)
      compiler.problem('/target', 'node_settings', 'a goto names the node to continue at')
    const edge = node.target === undefined ? '/next' : '/target'
    return { id: node.id, type: node.type, enter: () => ({ type: 'go', edge, to: node.target ?? node.next ?? null }) }
  },
}

function goBranch(index: number, to: string | null): Move {
  return { type: 'go', edge: `/branches/${index}/next`, to, detail: { branch: index } }
}

function weightedIndex(weights: readonly number[], point: number): number {
  let passed = 0
  for (const [index, weight] of weights.entries()) {
    passed += weight
    if (point < passed) return index
  }
  // Rounding can leave the point just above the sum: then the last branch with a weight is taken.
  return weights.findLastIndex(weight => weight > 0)
}
