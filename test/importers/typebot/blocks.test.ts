import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { COMPARISON_OPERATORS } from '../../../importers/typebot/conditions.ts'
import { importTypebot } from '../../../importers/typebot/import.ts'
import { reportLines } from '../../../importers/conversion/report.ts'
import { BLOCK_KINDS } from '../../../importers/typebot/kinds.ts'
import { SET_VARIABLE_TYPES } from '../../../importers/typebot/blocks/set-variable.ts'
import { imported as accepted, type Imported } from '../imported.ts'
import { BLOCK_FIXTURES } from './blocks.ts'
import { VARIABLES, type BlockFixture } from './blocks/fixture.ts'

function botWith({ block, isLast }: BlockFixture): object {
  return {
    version: '6',
    name: 'Bot',
    events: [{ id: 'ev', type: 'start', outgoingEdgeId: 'e' }],
    edges: [{ id: 'e', from: { eventId: 'ev' }, to: { groupId: 'g' } }],
    variables: VARIABLES,
    groups: [
      {
        id: 'g',
        title: 'Main',
        blocks: [
          { id: 'b', ...block },
          ...(isLast === true
            ? []
            : [{ id: 'after', type: 'image', content: { url: 'https://acme.example/map.png' } }]),
        ],
      },
      {
        id: 'g-end',
        title: 'End',
        blocks: [
          { id: 'z', type: 'text', content: { richText: [{ type: 'p', children: [{ text: 'Who are you?' }] }] } },
          { id: 'y', type: 'text input', options: { variableId: 'v-name' } },
        ],
      },
    ],
  }
}

const imported = (document: unknown): Imported => accepted(importTypebot(document))

describe('each block of a bot', () => {
  for (const fixture of BLOCK_FIXTURES) {
    it(`${fixture.block.type}, ${fixture.what}: ${fixture.outcome} as ${fixture.nodes.join(', ')}`, () => {
      const { flow, report } = imported(botWith(fixture))
      const row = report.blocks.find(({ id }) => id === 'b')
      assert.equal(row?.outcome, fixture.outcome, row?.reasons.join(' '))
      const types = row.nodes.map(id => flow.nodes.find(node => node.id === id)?.type)
      assert.deepEqual(types, fixture.nodes)
      assert.equal(row.reasons.length > 0, fixture.outcome !== 'imported')
      if (fixture.reason !== undefined) assert.match(row.reasons.join(' '), fixture.reason)
      if (fixture.outcome === 'unsupported')
        assert.ok(report.blocks.find(({ id }) => id === 'after')?.nodes.length === 1, 'the conversation goes on')
    })
  }

  it('has a fixture for every type, comparison and kind of value, and one with the best promised outcome', () => {
    const covered = new Set(BLOCK_FIXTURES.map(({ block }) => block.type))
    assert.deepEqual(
      Object.keys(BLOCK_KINDS).filter(type => !covered.has(type)),
      [],
    )
    for (const [type, { best }] of Object.entries(BLOCK_KINDS)) assert.equal(bestOf(type), best, type)
    const text = JSON.stringify(BLOCK_FIXTURES)
    assert.deepEqual(
      [...COMPARISON_OPERATORS, ...SET_VARIABLE_TYPES].filter(name => !text.includes(JSON.stringify(name))),
      [],
    )
  })

  it('leaves every secret of a request out of the flow, and names the required connection', () => {
    const fixture = BLOCK_FIXTURES.find(({ what }) => what === 'a call with a secret')
    assert.ok(fixture !== undefined)
    const { flow, report } = imported(botWith(fixture))
    assert.ok(!JSON.stringify(flow).includes('Bearer abc'))
    assert.deepEqual(
      report.needs.map(({ kind, code }) => `${kind} ${code}`),
      ['connection api-acme-example'],
    )
  })
})

it('a script that cannot be translated is in the report literally', () => {
  const source = 'const x = 1\nalert(x)'
  for (const block of [
    { type: 'Code', options: { content: source } },
    { type: 'Set variable', options: { variableId: 'v-name', isCode: true, expressionToEvaluate: source } },
  ]) {
    const { report } = imported(botWith({ what: '', block, outcome: 'unsupported', nodes: [] }))
    assert.equal(report.blocks.find(({ id }) => id === 'b')?.source, source)
    assert.ok(reportLines(report).includes('              | alert(x)'))
  }
})

function bestOf(type: string): string | undefined {
  const outcomes = BLOCK_FIXTURES.filter(({ block }) => block.type === type).map(({ outcome }) => outcome)
  return ['imported', 'approximated', 'unsupported'].find(outcome => outcomes.some(one => one === outcome))
}
