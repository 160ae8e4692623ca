import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { importTypebot } from '../../../importers/typebot/import.ts'
import { reportLines } from '../../../importers/conversion/report.ts'
import { typebotExport as exportSchema, importReport as reportSchema } from '../../../generated/schemas/validators.js'
import { parse } from 'yaml'
import { blockTable } from './block-table.ts'
import { BLOCK_FIXTURES } from './blocks.ts'
import { BLOCK_KINDS } from '../../../importers/typebot/kinds.ts'

function read(version: string): { groups: { blocks: object[] }[] } {
  return JSON.parse(readFileSync(new URL(`exports/v${version}.json`, import.meta.url), 'utf8')) as {
    groups: { blocks: object[] }[]
  }
}

function paths(document: unknown): string[] {
  const result = importTypebot(document)
  return result.outcome === 'refused' ? result.findings.map(({ path }) => path) : []
}

describe('exports', () => {
  for (const [version, start, summary] of [
    ['3', 'hello', [6, 0, 1, 0]],
    ['4', 'quiz', [7, 1, 0, 0]],
    ['5', 'lead', [6, 2, 0, 1]],
    ['6', 'order', [8, 1, 1, 1]],
  ] as const) {
    it(`start where their start event leads in version ${version}`, () => {
      const result = importTypebot(read(version))
      assert.ok(result.outcome === 'imported')
      assert.equal(result.flow.start, start)
      const { imported, approximated, unsupported, unreachable } = result.report.summary
      assert.deepEqual([imported, approximated, unsupported, unreachable], summary)
      assert.equal(result.report.source.version, version)
      assert.ok(reportLines(result.report).length > 5)
    })
  }

  it('are refused with the position of the mistake if they are malformed', () => {
    assert.deepEqual(paths([]), [''])
    assert.deepEqual(paths({}), ['/groups'])
    assert.deepEqual(paths({ version: 3, groups: [] }), ['/version'])
    assert.deepEqual(paths({ version: '2', groups: [] }), ['/version'])
    assert.deepEqual(paths({ version: '6', groups: [{ id: 'g', blocks: {} }] }), ['/groups/0/blocks'])
    assert.deepEqual(
      paths({ version: '6', groups: [{ id: 'g', blocks: [{ id: 'b' }] }], edges: [{ id: 'e', to: 'g' }] }).toSorted(),
      ['/edges/0/to', '/groups/0/blocks/0/type'],
    )
    assert.deepEqual(
      paths({
        version: '6',
        groups: [
          {
            id: 'g',
            blocks: Array.from({ length: 1001 }, (_, index) => ({
              id: `b${String(index)}`,
              type: 'text',
              content: { richText: [{ children: [{ text: 'x' }] }] },
            })),
          },
        ],
      }),
      ['/groups'],
    )
  })

  it('without a version are version 3, and parts that Typebot skips there are skipped', () => {
    const { version, ...bot } = read('3') as { version?: string; groups: object[]; edges: object[] }
    const expected = importTypebot({ ...bot, version })
    assert.ok(expected.outcome === 'imported' && version === '3')
    for (const missing of [{}, { version: null }]) assert.deepEqual(importTypebot({ ...bot, ...missing }), expected)
    const gaps = importTypebot({
      ...bot,
      groups: [...bot.groups, { id: 'g-empty', title: 'Empty' }],
      edges: [...bot.edges, { id: 'e-old', to: { blockId: 'b-old' } }, { to: { groupId: 'g-empty' } }],
    })
    assert.ok(gaps.outcome === 'imported')
    assert.deepEqual(gaps.flow, expected.flow)
    assert.deepEqual(paths({ version: '5', groups: [{ id: 'g' }] }), ['/groups/0/blocks'])
  })

  it('of the oldest shape, which call groups blocks and blocks steps, are read as the others', () => {
    const text = (id: string, words: string): object => ({
      id,
      type: 'text',
      content: { html: `<div>${words}</div>`, plainText: words },
    })
    const result = importTypebot({
      name: 'Old',
      blocks: [
        { id: 'k1', title: 'Start', steps: [{ id: 's1', type: 'start', blockId: 'k1', outgoingEdgeId: 'e1' }] },
        {
          id: 'k2',
          title: 'Welcome',
          steps: [{ id: 's2', type: 'choice input', items: [{ id: 'i1', stepId: 's2', content: 'Hi!' }] }],
        },
        { id: 'k3', title: 'Bye', steps: [text('s3', 'Never'), text('s4', 'Bye')] },
      ],
      variables: [],
      edges: [
        { id: 'e1', from: { blockId: 'k1', stepId: 's1' }, to: { blockId: 'k2' } },
        { id: 'e2', from: { blockId: 'k2', stepId: 's2', itemId: 'i1' }, to: { blockId: 'k3', stepId: 's4' } },
      ],
    })
    assert.ok(result.outcome === 'imported')
    assert.deepEqual(
      result.flow.nodes.map(node => [node.id, node.type]),
      [
        ['welcome', 'buttons'],
        ['bye', 'message'],
      ],
    )
    assert.deepEqual(result.report.summary, { imported: 3, approximated: 0, unsupported: 0, unreachable: 1 })
  })

  it('become a flow that ends when they are empty, and start with the first group without a start', () => {
    const empty = importTypebot({ version: '6', groups: [] })
    assert.ok(empty.outcome === 'imported')
    assert.deepEqual([empty.flow.code, empty.flow.nodes.map(({ type }) => type)], ['imported-bot', ['end']])
    const startless = importTypebot(
      {
        version: '6',
        name: '7 Élan',
        groups: [
          {
            id: 'g',
            title: '',
            blocks: [{ id: 'b', type: 'text', content: { richText: [{ children: [{ text: 'x' }] }] } }],
          },
        ],
      },
      { code: 'mine' },
    )
    assert.ok(startless.outcome === 'imported')
    assert.deepEqual(
      [startless.flow.code, startless.flow.start, startless.report.remarks.length],
      ['mine', 'message', 1],
    )
  })

  it('cut a loop that would neither pause nor end, and say where', () => {
    const text = (id: string, outgoingEdgeId?: string): object => ({
      id,
      type: 'text',
      content: { richText: [{ text: id }] },
      ...(outgoingEdgeId === undefined ? {} : { outgoingEdgeId }),
    })
    const result = importTypebot({
      version: '6',
      events: [{ id: 'ev', type: 'start', outgoingEdgeId: 'e1' }],
      edges: [{ id: 'e1', to: { groupId: 'g' } }],
      groups: [{ id: 'g', title: 'G', blocks: [text('a'), text('b', 'e1')] }],
    })
    assert.ok(result.outcome === 'imported')
    assert.deepEqual(
      result.report.blocks.map(({ id, outcome }) => `${id} ${outcome}`),
      ['ev imported', 'a imported', 'b approximated'],
    )
  })

  it('have examples in the contract, which match their schemas', () => {
    const examples = (name: string): unknown[] =>
      (
        parse(readFileSync(new URL(`../../../contracts/schemas/${name}.yaml`, import.meta.url), 'utf8')) as {
          examples: unknown[]
        }
      ).examples
    for (const example of examples('typebot-export')) {
      assert.ok(exportSchema(example))
      assert.equal(importTypebot(example).outcome, 'imported')
    }
    for (const example of examples('import-report'))
      assert.ok(reportSchema(example), JSON.stringify(reportSchema.errors))
  })
})

describe('the page for the flow author', () => {
  const page = readFileSync(new URL('../../../docs/import-typebot.md', import.meta.url), 'utf8').split('\n')

  it('has the row of every block', () => {
    const table = blockTable()
    const begin = page.indexOf(table[0] ?? '')
    assert.deepEqual(page.slice(begin, begin + table.length), table)
  })

  it('names every type of node that a block becomes', () => {
    for (const { block, nodes, outcome } of BLOCK_FIXTURES) {
      const kind = BLOCK_KINDS[block.type]
      if (kind === undefined) continue
      const named = nodes.filter(
        node =>
          kind.becomes.includes(`\`${node}\``) ||
          (node === 'goto' && (outcome === 'unsupported' || block.type === 'text')),
      )
      assert.deepEqual(named, nodes, `${block.type}: ${kind.becomes}`)
    }
  })
})
