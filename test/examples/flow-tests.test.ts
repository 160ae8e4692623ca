import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { describe, it } from 'node:test'
import { reportLines, runFlowTestFile } from '../../app/cli/flow-test.ts'

describe('the examples', () => {
  const flows = globSync('examples/**/flows/*.yaml')
    .filter(file => !file.endsWith('.test.yaml'))
    .sort()
  assert.ok(flows.length > 0)
  for (const file of flows) {
    it(`${file} passes its own tests`, async () => {
      const report = await runFlowTestFile(file)
      assert.ok(
        report.results.every(result => result.failures.length === 0) && report.shortfalls.length === 0,
        `\n${reportLines(report).join('\n')}`,
      )
    })
  }
})
