import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { compileExpression, isTrue } from '../../../domain/expressions/expression.ts'
import { importTypebot } from '../../../importers/typebot/import.ts'
import { Execution, texts } from '../../domain/engine/world.ts'

const bubble = (id: string, text: string): object => ({
  id,
  type: 'text',
  content: { richText: [{ type: 'p', children: [{ text }] }] },
})

/** A bot whose start leads only to the group Welcome. */
const BOT = {
  version: '6',
  name: 'Shop',
  events: [{ id: 'ev', type: 'start', outgoingEdgeId: 'e' }],
  edges: [{ id: 'e', from: { eventId: 'ev' }, to: { groupId: 'g-welcome' } }],
  variables: [{ id: 'v', name: 'Start at' }],
  groups: [
    { id: 'g-welcome', title: 'Welcome', blocks: [bubble('b-hello', 'Hello {{Start at}}')] },
    { id: 'g-prices', title: 'Prices', blocks: [bubble('b-prices', 'Ten euros')] },
    { id: 'g-prices-2', title: 'Returns', blocks: [bubble('b-returns', 'Within 14 days')] },
    { id: 'g-draft', title: 'Returns', blocks: [bubble('b-draft', 'Within 30 days')] },
  ],
}

function outcomes(starts: string[] = []): string[] {
  const result = importTypebot(BOT, { starts })
  assert.ok(result.outcome === 'imported')
  return result.report.blocks.map(({ id, outcome }) => `${id} ${outcome}`)
}

describe('a group that nothing leads to', () => {
  it('is unreachable, which is neither approximated nor unsupported, and the remarks name it', () => {
    const result = importTypebot(BOT)
    assert.ok(result.outcome === 'imported')
    assert.deepEqual(result.report.summary, { imported: 2, approximated: 0, unsupported: 0, unreachable: 3 })
    assert.match(result.report.remarks.join(), /Nothing leads to "Prices", "Returns" from the start\. With --start/)
  })

  it('becomes the start when it is named by title or id', () => {
    for (const name of ['Prices', ' prices', 'g-prices'])
      assert.deepEqual(outcomes([name]), [
        'ev imported',
        'b-hello unreachable',
        'b-prices imported',
        'b-returns unreachable',
        'b-draft unreachable',
      ])
  })

  it('is refused as the start when no group, or several, are called so', () => {
    const refusal = (name: string): string => {
      const result = importTypebot(BOT, { starts: [name] })
      return result.outcome === 'refused' ? result.findings.map(({ message }) => message).join() : ''
    }
    assert.equal(refusal('Nobody'), 'no group is called "Nobody"; the groups are Welcome, Prices, Returns, Returns')
    assert.equal(refusal('Returns'), 'several groups are called "Returns"; their ids are g-prices-2, g-draft')
  })
})

it('a bot that is linked at several groups starts at the first one, or at the one that the link names', async () => {
  const result = importTypebot(BOT, { starts: ['Welcome', 'Prices', 'g-draft'] })
  assert.ok(result.outcome === 'imported')
  const [start] = result.flow.nodes
  assert.ok(start.type === 'condition')
  const at = async (group: string | undefined): Promise<string | null | undefined> => {
    const scope = { vars: group === undefined ? {} : { start_at: group }, input: {}, event: null }
    const ambient = { now: new Date('2026-11-21T15:00:00Z'), random: () => 0.5 }
    for (const { when, next } of start.branches)
      if (
        isTrue(
          await compileExpression(when).evaluate({ ...scope, context: {}, entities: {}, conversation: {} }, ambient),
        )
      )
        return next
    return start.otherwise
  }
  assert.deepEqual(
    [await at(undefined), await at('g-prices'), await at('g-draft'), await at('g-none')],
    ['welcome', 'prices', 'returns', 'welcome'],
  )
  assert.deepEqual(result.flow.variables, { start_at: null })
  // A variable of the bot that is called so has another name.
  assert.deepEqual(result.report.variables, [{ name: 'Start at', becomes: 'start_at_2' }])

  const link = importTypebot({
    version: '6',
    events: [{ id: 'ev', type: 'start', outgoingEdgeId: 'e' }],
    edges: [{ id: 'e', to: { groupId: 'g' } }],
    groups: [
      {
        id: 'g',
        blocks: [{ id: 'b', type: 'Typebot link', options: { typebotId: 'shop', groupId: 'g-prices' } }],
      },
    ],
  })
  assert.ok(link.outcome === 'imported')
  const [subflow] = link.flow.nodes
  assert.ok(subflow.type === 'subflow')
  assert.deepEqual(subflow.inputs, { expr: '$merge([vars, {"start_at": "g-prices"}])' })
  assert.match(
    link.report.needs.map(({ why }) => why).join(),
    /import its export with --code shop and --start g-prices/,
  )
})

it('a linked bot runs from the group of the link, with the values of variables and its own first values', async () => {
  const parent = importTypebot(
    {
      version: '6',
      events: [{ id: 'ev', type: 'start', outgoingEdgeId: 'e' }],
      edges: [{ id: 'e', to: { groupId: 'g' } }],
      variables: ['Name', 'Score'].map(name => ({ id: name, name })),
      groups: [
        {
          id: 'g',
          blocks: [
            { id: 'b', type: 'Set variable', options: { variableId: 'Name', expressionToEvaluate: 'Ada' } },
            { id: 'l', type: 'Typebot link', options: { typebotId: 'shop', groupId: 'g-prices' } },
            bubble('z', 'Back'),
          ],
        },
      ],
    },
    { code: 'main' },
  )
  const child = importTypebot(
    {
      ...BOT,
      variables: [
        { id: 'n', name: 'Name' },
        { id: 's', name: 'Score', value: '5' },
      ],
      groups: [
        { id: 'g-welcome', title: 'Welcome', blocks: [bubble('b-hello', 'Hello')] },
        { id: 'g-prices', title: 'Prices', blocks: [bubble('b-prices', '{{Name}} has {{={{Score}} + 1=}}')] },
      ],
    },
    { code: 'shop', starts: ['Welcome', 'Prices'] },
  )
  assert.ok(parent.outcome === 'imported' && child.outcome === 'imported')
  const turn = await new Execution(parent.flow, { flows: [child.flow] }).start()
  assert.deepEqual(texts(turn), ['Ada has 6', 'Back'])
})
