import assert from 'node:assert/strict'
import { globSync, readFileSync, statSync } from 'node:fs'
import { describe, it } from 'node:test'
import { parse } from 'yaml'
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

describe('the examples that hand over to people', () => {
  const flows = globSync('examples/**/flows/*.yaml').filter(file => !file.endsWith('.test.yaml'))

  it('name a queue, so that the team sees the conversation, and a text for the visitor', () => {
    const handoffs = flows.flatMap(file =>
      (parse(readFileSync(file, 'utf8')).nodes as { id: string; type: string; queue?: string; message?: string }[])
        .filter(({ type }) => type === 'handoff')
        .map(node => ({ ...node, place: `${file}: ${node.id}` })),
    )
    assert.ok(handoffs.length > 0)
    for (const { place, queue, message } of handoffs) {
      assert.ok(queue, `${place} names no queue`)
      assert.ok(message, `${place} says nothing`)
    }
  })
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

describe('the flows by trade', () => {
  const flows = globSync('examples/trades/flows/*.yaml')
    .filter(file => !file.endsWith('.test.yaml'))
    .sort()
    .map(file => ({ file, flow: parse(readFileSync(file, 'utf8')) }))
  assert.ok(flows.length > 0)

  it('need nothing else of a workspace', () => {
    const references = ['connection', 'form', 'flow']
    for (const { file, flow } of flows) {
      for (const node of flow.nodes) {
        const found = references.filter(name => name in node)
        assert.deepEqual(found, [], `${file}: ${node.id}`)
        assert.notEqual(node.type, 'goal', `${file}: ${node.id}`)
        // This queue works in every workspace, without settings.
        if (node.type === 'handoff') assert.equal(node.queue, 'support', `${file}: ${node.id}`)
      }
    }
  })

  it('start by one intent each, and all by different ones', () => {
    const intents = flows.map(({ file, flow }) => {
      const [trigger, ...others] = flow.triggers
      assert.deepEqual(others, [], file)
      assert.ok(trigger.display.label, `${file} has no label for visitors`)
      return String(trigger.intent)
    })
    assert.deepEqual(intents, [...new Set(intents)])
  })

  it('have at least three tests, which enter every node', () => {
    for (const { file } of flows) {
      const suite = parse(readFileSync(file.replace('.yaml', '.test.yaml'), 'utf8'))
      assert.equal(suite.coverage.nodes, 100, file)
      assert.ok(suite.tests.length >= 3, `${file} has ${suite.tests.length} tests`)
    }
  })
})
