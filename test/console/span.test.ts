import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { relative, span, wait } from '../../console/parts/span.ts'

describe('a waiting time', () => {
  for (const [ms, text] of [
    [1, '1 second'],
    [1_001, '2 seconds'],
    [119_000, '119 seconds'],
    [120_000, '2 minutes'],
    [121_000, '3 minutes'],
    [7_199_000, '2 hours'],
    [86_400_000, '24 hours'],
  ] as const)
    it(`of ${ms} ms is ${text}`, () => {
      assert.equal(wait(ms), text)
    })
})

describe('a span', () => {
  for (const [ms, text] of [
    [999.4, '999 ms'],
    [999.6, '1.0 s'],
    [59_940, '59.9 s'],
    [59_960, '1 min 0 s'],
    [3_599_600, '1 h 0 min'],
  ] as const)
    it(`of ${ms} ms is ${text}`, () => {
      assert.equal(span(ms), text)
    })
})

describe('a time in the past', () => {
  for (const [seconds, text] of [
    [44, 'just now'],
    [59, '59 seconds ago'],
    [59.6, '1 minute ago'],
    [59 * 60 + 29, '59 minutes ago'],
    [59 * 60 + 40, '1 hour ago'],
    [23 * 3_600 + 1_000, '23 hours ago'],
    [23 * 3_600 + 2_000, 'yesterday'],
    [6.6 * 86_400, '7 days ago'],
  ] as const)
    it(`${seconds} seconds ago is ${text}`, () => {
      assert.equal(relative(new Date(1e12 - seconds * 1_000).toISOString(), 1e12), text)
    })

  it('is said in the same way of one in the future', () => {
    assert.equal(relative(new Date(1e12 + 3_590_000).toISOString(), 1e12), 'in 1 hour')
  })
})
