import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { compileFlow } from '../../../domain/engine/compile.ts'
import { runFlowTests } from '../../../domain/flow-test/run.ts'
import { importTypebot } from '../../../importers/typebot/import.ts'
import type { FlowTest } from '../../../generated/schemas/flow-test.ts'
import { imported } from '../imported.ts'

/*
 * Conversations as the bot of the source leads them: what its blocks show for what a visitor says. Blocks that are
 * called imported lead to the same ones here.
 */

type Block = Record<string, unknown>
type Said = Pick<FlowTest['steps'][number], 'say' | 'expect'>

const text = (id: string, words: string, more: Block = {}): Block => ({
  id,
  type: 'text',
  content: { richText: [{ type: 'p', children: [{ text: words }] }] },
  ...more,
})
const numberInto = (id: string, variableId: string): Block => ({ id, type: 'number input', options: { variableId } })
const condition = (id: string, ...items: { id: string; from: string; outgoingEdgeId?: string }[]): Block => ({
  id,
  type: 'Condition',
  items: items.map(({ id: item, from, outgoingEdgeId }) => ({
    id: item,
    ...(outgoingEdgeId === undefined ? {} : { outgoingEdgeId }),
    content: {
      logicalOperator: 'AND',
      comparisons: [{ id: item, variableId: 'age', comparisonOperator: 'Less than', value: from }],
    },
  })),
})

function bot(groups: Record<string, Block[]>, edges: { id: string; to: string }[]): object {
  const [first = ''] = Object.keys(groups)
  return {
    version: '6',
    id: 'bot',
    name: 'Bot',
    events: [{ id: 'start', type: 'start', outgoingEdgeId: 'begin', graphCoordinates: { x: 0, y: 0 } }],
    groups: Object.entries(groups).map(([id, blocks]) => ({
      id,
      title: id,
      graphCoordinates: { x: 0, y: 0 },
      blocks,
    })),
    edges: [
      { id: 'begin', from: { eventId: 'start' }, to: { groupId: first } },
      ...edges.map(({ id, to }) => ({ id, from: { blockId: 'any' }, to: { groupId: to } })),
    ],
    variables: [{ id: 'age', name: 'Age' }],
    settings: {},
    theme: {},
  }
}

/** Talks to the imported flow; the answers of a failed expectation are its words. */
async function assertConversation(source: object, said: [Said, ...Said[]]): Promise<void> {
  const { flow } = imported(importTypebot(source))
  const catalog = { flow: compileFlow(flow, 'v1'), flows: new Map(), forms: new Map() }
  const { results } = await runFlowTests({ tests: [{ name: 'as in the source', steps: said }] }, catalog)
  assert.deepEqual(
    results.flatMap(({ failures }) => failures),
    [],
  )
}

describe('conversations of Typebot', () => {
  it('end at a condition that holds and leads nowhere, whatever follows its block', async () => {
    const source = bot(
      {
        ask: [
          numberInto('n', 'age'),
          condition('c', { id: 'young', from: '18' }, { id: 'middle', from: '65', outgoingEdgeId: 'to-work' }),
          text('t', 'Old enough'),
        ],
        work: [text('w', 'At work')],
      },
      [{ id: 'to-work', to: 'work' }],
    )
    for (const [age, blocks] of [
      ['10', []],
      ['40', ['At work']],
      ['70', ['Old enough']],
    ] as const)
      await assertConversation(source, [
        { say: 'hello', expect: { status: 'waiting_input' } },
        { say: age, expect: { blocks: [...blocks], status: 'completed' } },
      ])
  })

  it('show cards, by the name that exports give their type', () => {
    const cards = {
      id: 'cards',
      type: 'cards',
      items: [{ id: 'one', title: 'Mug', description: 'Blue', imageUrl: 'https://acme.example/mug.png', paths: [] }],
    }
    const { report } = imported(importTypebot(bot({ shop: [cards, text('after', 'Good choice')] }, [])))
    assert.deepEqual(
      report.blocks.map(({ type, outcome }) => [type, outcome]).filter(([type]) => type === 'cards'),
      [['cards', 'approximated']],
    )
  })
})
