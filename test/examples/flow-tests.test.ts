import assert from 'node:assert/strict'
import { globSync, readFileSync, statSync } from 'node:fs'
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

describe('the cookbook', () => {
  const page = readFileSync('docs/cookbook.md', 'utf8')
  const shown = [...page.matchAll(/\]\(\.\.\/(examples\/cookbook\/pictures\/.+\.png)\)/g)].map(([, file = '']) => file)

  it('shows ten flows, each with a small picture', () => {
    assert.equal(shown.length, 10)
    for (const file of shown) assert.ok(statSync(file).size <= 60 * 1024, `${file} is larger than 60 kB`)
  })

  it('names every flow that its workspace publishes', () => {
    const unnamed = globSync('examples/cookbook/flows/*.yaml').filter(
      file => !file.endsWith('.test.yaml') && !page.includes(`../${file})`),
    )
    assert.deepEqual(unnamed, [])
  })
})
