import type { SplitNode } from '../../generated/schemas/flow.ts'

/** A part of a number, with the interval in which the true part lies with a confidence of 95 %. */
export type Proportion = { reached: number; of: number; rate: number | null; low: number; high: number }

/** Visitors in a branch of a split; with a goal, those of them who reached it. */
export type BranchCount = { nodeId: string; branch: number; goal: string | null; visitors: number; ended: number }
export type Goal = { code: string; name: string }

export type BranchMeasure = {
  goal: string | null
  name: string | null
  ahead: number | null
  branches: Proportion[]
}
export type SplitComparison = {
  nodeId: string
  label: string | null
  visitors: number
  branches: { label: string | null; weight: number; expected: number; share: Proportion }[]
  measures: BranchMeasure[]
}

/** The quantile of the normal distribution for 95 %. */
const Z = 1.959963984540054

/**
 * With Wilson's interval, which is right for few visitors and for rates near 0 and 1 as well, where the usual one
 * (rate ± 2 standard errors) would be too narrow or leave the range.
 */
export function proportionOf(reached: number, of: number): Proportion {
  if (of === 0) return { reached, of, rate: null, low: 0, high: 1 }
  const rate = reached / of
  const scale = 1 + Z ** 2 / of
  const middle = (rate + Z ** 2 / (2 * of)) / scale
  const half = (Z * Math.sqrt((rate * (1 - rate)) / of + Z ** 2 / (4 * of ** 2))) / scale
  return { reached, of, rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** The branches of each split by what became of their visitors. @param goals those that a visitor reached */
export function compareBranches(
  splits: readonly SplitNode[],
  counts: readonly BranchCount[],
  goals: readonly Goal[],
): SplitComparison[] {
  const bySplit = Map.groupBy(counts, ({ nodeId }) => nodeId)
  return splits.map(split => compareSplit(split, bySplit.get(split.id) ?? [], goals))
}

function compareSplit(split: SplitNode, counts: readonly BranchCount[], goals: readonly Goal[]): SplitComparison {
  const countOf = (branch: number, goal: string | null) =>
    counts.find(count => count.branch === branch && count.goal === goal)
  const visitorsOf = (branch: number) => countOf(branch, null)?.visitors ?? 0
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  const visitors = sum(split.branches.map((_, branch) => visitorsOf(branch)))
  const weights = sum(split.branches.map(({ weight }) => weight))
  const measure = (goal: Goal | null): BranchMeasure => {
    const branches = split.branches.map((_, branch) => {
      const reached = goal === null ? countOf(branch, null)?.ended : countOf(branch, goal.code)?.visitors
      return proportionOf(reached ?? 0, visitorsOf(branch))
    })
    return { goal: goal?.code ?? null, name: goal?.name ?? null, ahead: aheadOf(branches), branches }
  }
  const reached = new Set(counts.map(({ goal }) => goal))
  return {
    nodeId: split.id,
    label: split.label ?? null,
    visitors,
    branches: split.branches.map(({ label, weight }, branch) => ({
      label: label ?? null,
      weight,
      expected: weight / weights,
      share: proportionOf(visitorsOf(branch), visitors),
    })),
    measures: [measure(null), ...goals.filter(({ code }) => reached.has(code)).map(measure)],
  }
}

/** The branch whose interval lies above those of all others; those without visitors are not compared. */
function aheadOf(branches: readonly Proportion[]): number | null {
  const compared = branches.filter(({ of }) => of > 0)
  if (compared.length < 2) return null
  const ahead = branches.findIndex(one => one.of > 0 && compared.every(other => other === one || other.high < one.low))
  return ahead < 0 ? null : ahead
}
