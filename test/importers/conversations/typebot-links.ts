import type { FlowDefinition } from '../../../generated/schemas/flow.ts'
import { importTypebot } from '../../../importers/typebot/import.ts'
import { imported } from '../imported.ts'
import type { Compared } from './conversation.ts'
import { bot, text, type Block } from './typebot-bot.ts'

const linkTo = (groupId: string, id = 'b'): Block => ({
  id,
  type: 'Typebot link',
  options: { typebotId: 'current', groupId },
})

/** A condition that holds at a score, and takes its edge then. */
const scoreIs = (value: string, outgoingEdgeId?: string): Block => ({
  id: 'c',
  type: 'Condition',
  items: [
    {
      id: 'i',
      content: { comparisons: [{ id: 'one', variableId: 'v-score', comparisonOperator: 'Equal to', value }] },
      ...(outgoingEdgeId === undefined ? {} : { outgoingEdgeId }),
    },
  ],
})

/** Links to groups of the same bot. */
export const TYPEBOT_LINKS: readonly Compared[] = [
  {
    type: 'Typebot link',
    source: 'Continues at the group of this bot, and returns to what follows: nothing here',
    document: bot({ main: [text('q', 'Before'), linkTo('work')], work: [text('w', 'At work')] }),
    expected: ['Before', 'At work', 'ends'],
  },
  {
    type: 'Typebot link',
    source: 'Returns from the end of the group to the block after it',
    document: bot({ main: [text('q', 'Before'), linkTo('work'), text('a', 'After')], work: [text('w', 'At work')] }),
    expected: ['Before', 'At work', 'After', 'ends'],
  },
  {
    type: 'Typebot link',
    source: 'Returns along its edge, with what the group has asked and saved',
    document: bot({
      main: [text('q', 'Before'), { ...linkTo('work'), outgoingEdgeId: 'to-late' }],
      work: [
        text('w', 'Who?'),
        { id: 'who', type: 'text input', options: { variableId: 'v-answer' }, outgoingEdgeId: 'to-more' },
      ],
      more: [text('m', 'Hi {{Answer}}')],
      late: [text('l', 'Bye {{Answer}}')],
    }),
    steps: [{ say: 'Grace' }],
    expected: ['Before', 'Who? (text)', 'Hi Grace', 'Bye Grace', 'ends'],
  },
  {
    type: 'Typebot link',
    source: 'Returns where a condition without an edge ends the group, from each of two links to it',
    document: bot({
      main: [linkTo('work', 'first'), text('m', 'Between'), linkTo('work'), text('a', 'After')],
      work: [text('w', 'At work'), scoreIs('3'), text('never', 'Never')],
    }),
    expected: ['At work', 'Between', 'At work', 'After', 'ends'],
  },
  {
    type: 'Typebot link',
    source: 'Returns from a group within a group, the last link first',
    document: bot({
      main: [linkTo('outer'), text('a', 'After outer')],
      outer: [text('o', 'Outer'), linkTo('inner', 'other'), text('i', 'After inner')],
      inner: [text('n', 'Inner')],
    }),
    expected: ['Outer', 'Inner', 'After inner', 'After outer', 'ends'],
  },
  {
    type: 'Typebot link',
    source: 'Returns as often as a group has linked itself',
    document: bot({
      main: [linkTo('down'), text('a', 'After')],
      down: [
        text('w', 'At {{Score}}'),
        { id: 's', type: 'Set variable', options: { variableId: 'v-score', expressionToEvaluate: '{{Score}} - 1' } },
        scoreIs('1', 'to-up'),
        linkTo('down', 'other'),
        text('b', 'Back at {{Score}}'),
      ],
      up: [text('u', 'Up')],
    }),
    expected: ['At 3', 'At 2', 'Up', 'Back at 1', 'After', 'ends'],
  },
  {
    type: 'Typebot link',
    source: 'Runs another bot that links itself, from a group of this bot',
    document: bot({
      main: [linkTo('work', 'other'), text('a', 'After')],
      work: [{ id: 'b', type: 'Typebot link', options: { typebotId: 'shop' } }, text('w', 'At work')],
    }),
    flows: [flowOf(bot({ main: [linkTo('in'), text('m', 'After in')], in: [text('i', 'In the shop')] }), 'shop')],
    expected: ['In the shop', 'After in', 'At work', 'After', 'ends'],
  },
]

function flowOf(document: object, code: string): FlowDefinition {
  return imported(importTypebot(document, { code })).flow
}
