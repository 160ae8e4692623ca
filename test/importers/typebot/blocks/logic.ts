import type { Block, BlockFixture } from './fixture.ts'

const compare = (comparisonOperator: string, value?: string, variableId = 'v-name'): object => ({
  id: 'c',
  variableId,
  comparisonOperator,
  ...(value === undefined ? {} : { value }),
})
const conditionOf = (logicalOperator: string, ...comparisons: object[]): Block => ({
  type: 'Condition',
  items: [{ id: 'i', content: { logicalOperator, comparisons } }],
})
const set = (options: object): Block => ({ type: 'Set variable', options: { variableId: 'v-score', ...options } })

export const LOGIC: BlockFixture[] = [
  {
    what: 'a calculation',
    block: set({ expressionToEvaluate: '{{Score}} + 5' }),
    outcome: 'imported',
    nodes: ['set_variable'],
  },
  {
    what: 'a text',
    block: set({ expressionToEvaluate: 'Dear {{Name}}, welcome' }),
    outcome: 'imported',
    nodes: ['set_variable'],
  },
  {
    what: 'another variable',
    block: set({ type: 'Custom', expressionToEvaluate: '{{Tags}}' }),
    outcome: 'imported',
    nodes: ['set_variable'],
  },
  {
    what: 'code',
    block: set({ isCode: true, expressionToEvaluate: 'const x = await fetch("https://acme.example"); return x' }),
    outcome: 'unsupported',
    nodes: ['goto'],
    reason: /JavaScript/,
  },
  ...['Empty', 'Now', 'Today', 'Yesterday', 'Tomorrow', 'Random ID'].map((type): BlockFixture => ({
    what: type,
    block: set({ type }),
    outcome: 'imported',
    nodes: ['set_variable'],
  })),
  ...['Moment of the day', 'User ID', 'Result ID', 'Environment name', 'Phone number', 'Contact name'].map(
    (type): BlockFixture => ({ what: type, block: set({ type }), outcome: 'approximated', nodes: ['set_variable'] }),
  ),
  {
    what: 'Append value(s)',
    block: set({ variableId: 'v-tags', type: 'Append value(s)', item: '{{Name}}' }),
    outcome: 'imported',
    nodes: ['set_variable'],
  },
  {
    what: 'Map item with same index',
    block: set({
      type: 'Map item with same index',
      mapListItemParams: {
        baseItemVariableId: 'v-name',
        baseListVariableId: 'v-tags',
        targetListVariableId: 'v-codes',
      },
    }),
    outcome: 'imported',
    nodes: ['set_variable'],
  },
  {
    what: 'Pop',
    block: set({ variableId: 'v-tags', type: 'Pop', saveItemInVariableId: 'v-name' }),
    outcome: 'imported',
    nodes: ['set_variable'],
  },
  { what: 'Shift', block: set({ variableId: 'v-tags', type: 'Shift' }), outcome: 'imported', nodes: ['set_variable'] },
  {
    what: 'Transcript',
    block: set({ type: 'Transcript' }),
    outcome: 'imported',
    nodes: ['set_variable'],
  },
  { what: 'a kind of tomorrow', block: set({ type: 'Horoscope' }), outcome: 'unsupported', nodes: ['goto'] },
  {
    what: 'no variable',
    block: set({ variableId: 'v-none', expressionToEvaluate: '1' }),
    outcome: 'unsupported',
    nodes: ['goto'],
  },
  ...[
    'Equal to',
    'Not equal',
    'Contains',
    'Does not contain',
    'Greater than',
    'Greater or equal to',
    'Less than',
    'Less or equal to',
    'Starts with',
    'Ends with',
  ].map((operator): BlockFixture => ({
    what: operator,
    block: conditionOf('AND', compare(operator, '{{Score}} x'), compare(operator, '3', 'v-in')),
    outcome: 'imported',
    nodes: ['condition'],
  })),
  {
    what: 'Is set or empty',
    block: conditionOf('OR', compare('Is set'), compare('Is empty', undefined, 'v-tags'), compare('Equal to', 'null')),
    outcome: 'imported',
    nodes: ['condition'],
  },
  {
    what: 'patterns',
    block: conditionOf('OR', compare('Matches regex', '/^a\\/b\\d{2}/i'), compare('Does not match regex', '^x/y$')),
    outcome: 'imported',
    nodes: ['condition'],
  },
  {
    what: 'a pattern with look-around',
    block: conditionOf('AND', compare('Matches regex', '(?=a)b')),
    outcome: 'approximated',
    nodes: ['condition'],
    reason: /look-around/,
  },
  { what: 'nothing compared', block: conditionOf('AND'), outcome: 'approximated', nodes: ['condition'] },
  {
    what: 'an unknown operator',
    block: conditionOf('AND', compare('Rhymes with', 'x')),
    outcome: 'approximated',
    nodes: ['condition'],
  },
  {
    what: 'to a page',
    block: { type: 'Redirect', options: { url: 'https://acme.example/{{Name}}', isNewTab: true } },
    outcome: 'approximated',
    nodes: ['card'],
  },
  {
    what: 'a script',
    block: { type: 'Code', options: { name: 'Greet', content: 'alert(1)' } },
    outcome: 'unsupported',
    nodes: ['goto'],
    reason: /no scripts of its own\. It is called "Greet"/,
  },
  {
    what: 'a script that sets variables',
    block: { type: 'Code', options: { content: 'setVariable("Score", {{Score}} + 1); setVariable("Name", "Ada")' } },
    outcome: 'imported',
    nodes: ['set_variable'],
  },
  {
    what: 'a script that reads what it has set',
    block: { type: 'Code', options: { content: 'setVariable("Score", 1); setVariable("Name", {{Score}})' } },
    outcome: 'unsupported',
    nodes: ['goto'],
  },
  { what: 'no script', block: { type: 'Code' }, outcome: 'imported', nodes: [] },
  {
    what: 'another bot',
    block: { type: 'Typebot link', options: { typebotId: '7other', groupId: 'g' } },
    outcome: 'approximated',
    nodes: ['subflow'],
    reason: /t7other/,
  },
  {
    what: 'this bot',
    block: { type: 'Typebot link', options: { typebotId: 'current', groupId: 'g-end' } },
    outcome: 'imported',
    nodes: ['set_variable'],
  },
  {
    what: 'this bot, at the end of a group',
    block: { type: 'Typebot link', options: { typebotId: 'current', groupId: 'g-end' } },
    isLast: true,
    outcome: 'imported',
    nodes: [],
  },
  { what: 'no bot', block: { type: 'Typebot link', options: {} }, outcome: 'unsupported', nodes: ['goto'] },
  {
    what: 'seconds',
    block: { type: 'Wait', options: { secondsToWaitFor: '2.5' } },
    outcome: 'imported',
    nodes: ['wait'],
  },
  {
    what: 'seconds from a variable',
    block: { type: 'Wait', options: { secondsToWaitFor: '{{Score}}' } },
    outcome: 'imported',
    nodes: ['set_variable', 'wait'],
  },
  {
    what: 'no number',
    block: { type: 'Wait', options: { secondsToWaitFor: 'a while' } },
    outcome: 'unsupported',
    nodes: ['goto'],
  },
  {
    what: 'a share',
    block: {
      type: 'AB test',
      options: { aPercent: 30 },
      items: [
        { id: 'a', path: 'a' },
        { id: 'b', path: 'b' },
      ],
    },
    outcome: 'imported',
    nodes: ['split'],
  },
  {
    what: 'a call from outside',
    block: {
      type: 'webhook',
      options: { responseVariableMapping: [{ id: 'm', variableId: 'v-name', bodyPath: 'data.user["full name"]' }] },
    },
    outcome: 'approximated',
    nodes: ['wait', 'set_variable'],
  },
  { what: 'to a group', block: { type: 'Jump', options: { groupId: 'g-end' } }, outcome: 'imported', nodes: [] },
  {
    what: 'to nowhere',
    block: { type: 'Jump', options: { groupId: 'g-none' } },
    outcome: 'approximated',
    nodes: [],
  },
  { what: 'to the caller', block: { type: 'Return' }, outcome: 'approximated', nodes: [] },
]
