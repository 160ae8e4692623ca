import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { compareBranches, proportionOf, type BranchCount } from '../../../domain/reports/branches.ts'
import type { SplitNode } from '../../../generated/schemas/flow.ts'

const rounded = ({ low, high }: { low: number; high: number }) => [low, high].map(end => Math.round(end * 1000) / 1000)

describe('a proportion', () => {
  it("has Wilson's interval, which stays within 0 and 1", () => {
    assert.deepEqual(rounded(proportionOf(8, 10)), [0.49, 0.943])
    assert.deepEqual(rounded(proportionOf(0, 10)), [0, 0.278])
    assert.deepEqual(rounded(proportionOf(10, 10)), [0.722, 1])
    assert.deepEqual(rounded(proportionOf(500, 1000)), [0.469, 0.531])
  })
  it('says nothing of nobody', () => {
    assert.deepEqual(proportionOf(0, 0), { reached: 0, of: 0, rate: null, low: 0, high: 1 })
  })
})

describe('compared branches', () => {
  const split: SplitNode = {
    id: 'pick',
    type: 'split',
    branches: [
      { label: 'Short', weight: 3, next: 'a' },
      { weight: 1, next: 'b' },
      { weight: 0, next: null },
    ],
  }
  const count = (branch: number, visitors: number, ended: number, goal: string | null = null): BranchCount => ({
    nodeId: 'pick',
    branch,
    goal,
    visitors,
    ended,
  })
  const goals = [
    { code: 'sale', name: 'Sale' },
    { code: 'call', name: 'Call' },
  ]
  const compared = (...counts: BranchCount[]) => {
    const [first] = compareBranches([split], counts, goals)
    assert.ok(first)
    return first
  }

  it('have their parts of the visitors, beside what their weights mean', () => {
    const { visitors, branches } = compared(count(0, 60, 30), count(1, 40, 10))
    assert.equal(visitors, 100)
    assert.deepEqual(
      branches.map(({ label, expected, share }) => [label, expected, share.rate]),
      [
        ['Short', 0.75, 0.6],
        [null, 0.25, 0.4],
        [null, 0, 0],
      ],
    )
  })
  it('have the end of the flow and the goals that were reached, by the visitors of the branch', () => {
    const { measures } = compared(count(0, 60, 30), count(1, 40, 10), count(1, 8, 0, 'sale'))
    assert.deepEqual(
      measures.map(({ goal, name, branches }) => [goal, name, ...branches.map(({ reached, of }) => [reached, of])]),
      [
        [null, null, [30, 60], [10, 40], [0, 0]],
        ['sale', 'Sale', [0, 60], [8, 40], [0, 0]],
      ],
    )
  })
  it('name one as ahead only where its interval lies above all others', () => {
    const aheadOf = (...counts: BranchCount[]) => compared(...counts).measures[0]?.ahead
    assert.equal(aheadOf(count(0, 6, 3), count(1, 4, 1)), null)
    assert.equal(aheadOf(count(0, 600, 100), count(1, 400, 200)), 1)
    assert.equal(aheadOf(count(0, 600, 100), count(1, 400, 200), count(2, 400, 201)), null)
    assert.equal(aheadOf(count(0, 600, 600)), null)
  })
  it('are there before anybody came', () => {
    const { visitors, measures } = compared()
    assert.equal(visitors, 0)
    assert.deepEqual(
      measures.map(({ ahead }) => ahead),
      [null],
    )
  })
})
