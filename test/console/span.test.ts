import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { wait } from '../../console/parts/span.ts'

describe('a waiting time', () => {
  for (const [ms, text] of [
    [1, '1 second'],
    [1_001, '2 seconds'],
    [119_000, '119 seconds'],
    [120_000, '2 minutes'],
    [121_000, '3 minutes'],
    [86_400_000, '24 hours'],
  ] as const)
    it(`of ${ms} ms is ${text}`, () => {
      assert.equal(wait(ms), text)
    })
})
