import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { importTypebot } from '../../../importers/typebot/import.ts'

type Options = Record<string, unknown>

const ask = (type: string, variableId: string, more: Options = {}): object => ({
  type,
  options: { variableId, ...more },
})
const set = (variableId: string, expressionToEvaluate: string): object => ({
  type: 'Set variable',
  options: { variableId, expressionToEvaluate },
})
const test = (variableId: string, comparisonOperator: string, value?: string): object => ({
  type: 'Condition',
  items: [{ id: 'i', content: { comparisons: [{ variableId, comparisonOperator, value }] } }],
})

/** Output for a bot with these blocks and variables: its conditions, assignments and initial values. */
function written(blocks: object[], values: Options = {}): { conditions: string[]; sets: unknown[]; first: unknown } {
  const result = importTypebot({
    version: '6',
    events: [{ id: 'ev', type: 'start', outgoingEdgeId: 'e' }],
    edges: [{ id: 'e', to: { groupId: 'g' } }],
    variables: ['Age', 'Score', 'Name', 'Tops'].map(name => ({ id: name, name, value: values[name] })),
    groups: [{ id: 'g', title: 'Quiz', blocks: blocks.map((block, index) => ({ id: `b${String(index)}`, ...block })) }],
  })
  assert.ok(result.outcome === 'imported', JSON.stringify(result))
  const { nodes, variables } = result.flow
  return {
    conditions: nodes.flatMap(node => (node.type === 'condition' ? node.branches.map(({ when }) => when) : [])),
    sets: nodes.flatMap(node => (node.type === 'set_variable' ? Object.values(node.set) : [])),
    first: variables,
  }
}

describe('variables that only hold numbers', () => {
  it('are compared as numbers', () => {
    const { conditions } = written([
      ask('number input', 'Age'),
      ask('rating input', 'Score'),
      test('Age', 'Greater than', '17'),
      test('Age', 'Less or equal to', ' 2.50 '),
      test('Age', 'Equal to', '{{Score}}'),
      test('Age', 'Not equal', '8'),
      test('Age', 'Is set'),
    ])
    assert.deepEqual(conditions, [
      'vars.age > 17',
      'vars.age <= 2.5',
      'vars.age = vars.score',
      '$not(vars.age = 8)',
      '$exists(vars.age)',
    ])
  })

  it('are calculated with as numbers, and so are values derived from them', () => {
    const { sets, first } = written(
      [set('Score', '0'), set('Score', '{{Score}} + 10'), set('Age', '({{Score}} - 1) * 2'), set('Name', '{{Age}}')],
      { Score: '5' },
    )
    assert.deepEqual(sets, [0, { expr: 'vars.score + 10' }, { expr: '(vars.score - 1) * 2' }, { expr: 'vars.age' }])
    assert.deepEqual(first, { score: 5, age: 0 })
  })

  it('start at 0 where a script reads them and the bot gives them no value, and the report says so', () => {
    const bot = written([set('Score', '{{Score}} + 1')])
    assert.deepEqual([bot.sets, bot.first], [[{ expr: 'vars.score + 1' }], { score: 0 }])
    // The bot's decision depends on whether it has a value.
    const tested = written([set('Score', '{{Score}} + 1'), test('Score', 'Is set')])
    assert.equal(tested.first, undefined)
    assert.notDeepEqual(tested.sets, bot.sets)
  })

  it('are not assumed where another block may write a text', () => {
    for (const other of [
      ask('text input', 'Score'),
      set('Score', 'Dear {{Name}}'),
      { type: 'Set variable', options: { variableId: 'Score', type: 'Empty' } },
      {
        type: 'Webhook',
        options: { webhook: { url: 'https://a.example' }, responseVariableMapping: [{ variableId: 'Score' }] },
      },
      { type: 'Code', options: { content: 'if (1) setVariable("Score", "many")' } },
    ]) {
      const { conditions } = written([ask('number input', 'Score'), other, test('Score', 'Greater than', '3')])
      assert.match(conditions.join(), /^\(\$n := function/, JSON.stringify(other))
    }
    assert.match(written([test('Score', 'Equal to', '3')], { Score: 'three' }).conditions.join(), /= "3"$/)
  })
})

it('other comparisons read as a person would write them, too', () => {
  const { conditions } = written([
    ask('text input', 'Name'),
    ask('choice input', 'Tops', { isMultipleChoice: true }),
    test('Name', 'Equal to', 'Ada'),
    test('Name', 'Contains', 'Lovelace'),
    test('Name', 'Is set'),
    test('Tops', 'Greater than', '1'),
    test('Age', 'Equal to', 'adult'),
    test('Age', 'Is empty'),
  ])
  assert.deepEqual(conditions, [
    'vars.name = "Ada"',
    '$contains($lowercase(vars.name), "lovelace")',
    'vars.name != ""',
    '$count(vars.tops) > 1',
    'vars.age = "adult"',
    '$not(vars.age != null and vars.age != "" and vars.age != [])',
  ])
})

it('nodes are named after their group or variable and are in the order of the conversation', () => {
  const text = (words: string): object => ({
    type: 'text',
    content: { richText: [{ type: 'p', children: [{ text: words }] }] },
  })
  const result = importTypebot({
    version: '6',
    events: [{ id: 'ev', type: 'start', outgoingEdgeId: 'e1' }],
    edges: [
      { id: 'e1', to: { groupId: 'g2' } },
      { id: 'e2', to: { groupId: 'g1' } },
    ],
    variables: [{ id: 'm', name: 'E-mail' }],
    groups: [
      { id: 'g1', title: 'Good bye!', blocks: [{ id: 'b', ...text('Bye') }] },
      {
        id: 'g2',
        title: 'Group #1',
        blocks: [
          { id: 'c', type: 'image', content: { url: 'https://cdn.acme.example/a.png' } },
          { id: 'd', ...text('Your e-mail?') },
          { id: 'f', type: 'email input', options: { variableId: 'm' } },
          { id: 'h', ...text('Thanks'), outgoingEdgeId: 'e2' },
        ],
      },
    ],
  })
  assert.ok(result.outcome === 'imported')
  assert.deepEqual(result.flow.nodes, [
    { id: 'image', type: 'media', kind: 'image', url: 'https://cdn.acme.example/a.png', next: 'ask-e-mail' },
    {
      id: 'ask-e-mail',
      type: 'input',
      prompt: 'Your e-mail?',
      field: { name: 'e_mail', type: 'email', required: true },
      next: 'message',
    },
    { id: 'message', type: 'message', text: 'Thanks', next: 'good-bye' },
    { id: 'good-bye', type: 'message', text: 'Bye' },
  ])
  // Both blocks became the one question.
  assert.deepEqual(
    result.report.blocks.filter(({ nodes }) => nodes.includes('ask-e-mail')).map(({ id }) => id),
    ['d', 'f'],
  )
})
