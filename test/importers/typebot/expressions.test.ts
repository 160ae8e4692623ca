import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { compileExpression, isTrue } from '../../../domain/expressions/expression.ts'
import { compileTemplate } from '../../../domain/expressions/template.ts'
import type { Json, JsonObject } from '../../../domain/json.ts'
import { conditionExpression } from '../../../importers/typebot/conditions.ts'
import { importTypebot } from '../../../importers/typebot/import.ts'
import { javascriptExpression } from '../../../importers/typebot/javascript.ts'
import { bubbleText } from '../../../importers/typebot/rich-text.ts'
import { templateOf } from '../../../importers/typebot/texts.ts'
import { Variables } from '../../../importers/typebot/variables.ts'

const variables = new Variables([
  { id: 'n', name: 'Full Name' },
  { id: 's', name: 'Score' },
  { id: 't', name: 'Tags' },
  { id: 'o', name: 'other' },
  { id: 'a', name: 'and' },
])
const ambient = { now: new Date('2026-11-21T15:00:00Z'), random: () => 0.5 }
const scope = (vars: JsonObject) => ({
  vars,
  input: {},
  event: null,
  context: {},
  entities: {},
  conversation: { id: 'c1' },
})
const silent = (): void => undefined

async function valueOf(expression: string, vars: JsonObject): Promise<Json | undefined> {
  return await compileExpression(expression).evaluate(scope(vars), ambient)
}

const VARS: JsonObject = { full_name: 'Ada Byron', score: '3', tags: ['Red', 'Blue'], other: 4, and_2: 'x' }

describe('small JavaScript', () => {
  const cases: [source: string, value: Json][] = [
    ['{{Score}} + 5', 8],
    ['{{Score}} + {{other}}', 7],
    ['{{Full Name}} + 5', 'Ada Byron5'],
    ['{{Score}} * 100 / {{other}}', 75],
    ['-{{Score}} - -1', -2],
    ['{{Score}} % 2', 1],
    ['{{Score}} / 0', 0],
    ["{{Full Name}}.split(' ')[0]", 'Ada'],
    ['{{Full Name}}.toUpperCase()', 'ADA BYRON'],
    ['{{Full Name}}.toLowerCase().trim()', 'ada byron'],
    ['\'a\' + "b"', 'ab'],
    ['return "it\'s" + `-${{{Score}}}`;', "it's-3"],
    ['{{Full Name}}.length', 9],
    ['{{Tags}}.length', 2],
    ['{{Tags}}[1]', 'Blue'],
    ['{{Full Name}}[0]', 'A'],
    ["{{Tags}}.includes('Red')", true],
    ["{{Full Name}}.includes('da')", true],
    ['{{Score}} > 2 && {{other}} <= 4 ? "yes" : "no"', 'yes'],
    ['{{Score}} === 3', true],
    ['{{Score}} !== "3"', false],
    ['!({{Score}} == 4)', true],
    ['{{missing}} === null', true],
    ['Math.round(2.5) + Math.max(1, {{Score}})', 6],
    ['parseInt({{Score}}) + Number("2")', 5],
    ['(1.005 + {{other}}).toFixed(1)', '5.0'],
    ["{{Full Name}}.replace('Ada', 'A.')", 'A. Byron'],
    ['{{Full Name}}.slice(0, 3)', 'Ada'],
    ['{{and}} || "y"', 'x'],
    ['{{missing}} || "y"', 'y'],
    ['{{missing}} ?? "z"', 'z'],
    ["'a,b'.split(',').join('-')", 'a-b'],
    ["{{Full Name}}.startsWith('Ada') && {{Full Name}}.endsWith('n')", true],
  ]
  const known = new Variables([
    ...[
      ['n', 'Full Name'],
      ['s', 'Score'],
      ['t', 'Tags'],
      ['o', 'other'],
      ['a', 'and'],
      ['m', 'missing'],
    ].map(([id = '', name = '']) => ({ id, name })),
  ])
  for (const [source, value] of cases) {
    it(`calculates ${source}`, async () => {
      const expression = javascriptExpression(source, known)
      assert.ok(expression !== undefined, 'it is translated')
      assert.deepEqual(await valueOf(expression, VARS), value)
    })
  }

  it('leaves code without a counterpart unchanged', () => {
    for (const source of [
      'fetch("x")',
      'x',
      'const a = 1; return a',
      '{{Score}}.constructor',
      '{{Nobody}} + 1',
      '[1,2].map(x => x)',
      '1 +',
      '',
      '"open',
      '`${',
      '01',
      '__proto__()',
      '('.repeat(300),
      '/a/.test("b")',
    ])
      assert.equal(javascriptExpression(source, known), undefined, source)
  })
})

describe('conditions', () => {
  const cases: [operator: string, value: string | undefined, vars: JsonObject, holds: boolean][] = [
    ['Equal to', '3', { score: 3 }, true],
    ['Equal to', '{{other}}', { score: '4', other: 4 }, true],
    ['Equal to', 'x', {}, false],
    ['Equal to', 'null', {}, true],
    ['Equal to', 'a {{other}}', { score: 'a 1', other: 1 }, true],
    ['Not equal', '3', { score: '4' }, true],
    ['Not equal', '3', { score: 3 }, false],
    ['Not equal', 'x', {}, true],
    ['Contains', 'ROW', { score: 'a brown fox' }, true],
    ['Contains', 'Red', { score: ['Red'] }, true],
    ['Contains', 'red', { score: ['Blue'] }, false],
    ['Contains', '', { score: 'x' }, false],
    ['Contains', 'x', {}, false],
    ['Does not contain', 'x', {}, true],
    ['Does not contain', 'a', { score: 'abc' }, false],
    ['Greater than', '3', { score: '10' }, true],
    ['Greater than', '3', { score: 3 }, false],
    ['Greater than', '1', { score: ['a', 'b'] }, true],
    ['Greater than', '3', {}, false],
    ['Greater than', '2026-01-01', { score: '2026-02-01' }, true],
    ['Greater than', '3', { score: null }, false],
    ['Greater or equal to', '3', { score: 3 }, true],
    ['Less than', '3', { score: '2.5' }, true],
    ['Less than', '3', {}, false],
    ['Less or equal to', '-1', { score: -1 }, true],
    ['Is set', undefined, { score: '' }, false],
    ['Is set', undefined, { score: 0 }, true],
    ['Is set', undefined, { score: [] }, false],
    ['Is set', undefined, {}, false],
    ['Is empty', undefined, {}, true],
    ['Is empty', undefined, { score: 'x' }, false],
    ['Starts with', 'A', { score: ' abc' }, true],
    ['Starts with', 'b', { score: 'abc' }, false],
    ['Ends with', 'C', { score: 'abc' }, true],
    ['Ends with', 'abcd', { score: 'bcd' }, false],
    ['Ends with', 'x', {}, false],
    ['Matches regex', '/^a\\/b/i', { score: 'A/b' }, true],
    ['Matches regex', 'x/y', { score: 'ax/yb' }, true],
    ['Matches regex', '^b', {}, false],
    ['Does not match regex', '/^a/', { score: 'ba' }, true],
    ['Does not match regex', '/^a/', { score: 'ab' }, false],
  ]
  for (const [comparisonOperator, value, vars, holds] of cases) {
    it(`${JSON.stringify(vars)} ${comparisonOperator} ${value ?? ''}: ${String(holds)}`, async () => {
      const expression = conditionExpression(
        { comparisons: [{ id: 'c', variableId: 's', comparisonOperator, ...(value === undefined ? {} : { value }) }] },
        variables,
        silent,
      )
      assert.equal(isTrue(await valueOf(expression, vars)), holds, expression)
    })
  }

  it('are joined by and, unless they say or', async () => {
    const comparisons = [
      { variableId: 's', comparisonOperator: 'Equal to', value: '1' },
      { variableId: 'o', comparisonOperator: 'Equal to', value: '2' },
    ]
    const holds = async (logicalOperator: string): Promise<boolean> =>
      isTrue(await valueOf(conditionExpression({ logicalOperator, comparisons }, variables, silent), { score: 1 }))
    assert.deepEqual([await holds('AND'), await holds('OR')], [false, true])
  })
})

describe('texts', () => {
  const shown = async (source: string): Promise<string> =>
    await compileTemplate(templateOf(source, variables, silent)).render(scope(VARS), ambient)

  it('fill in variables and small calculations, and show everything else unchanged', async () => {
    assert.equal(await shown('Hi {{Full Name}}, {{={{Score}} * 2=}}!'), 'Hi Ada Byron, 6!')
    for (const text of ['{{Nobody}}', 'a {{ b', '{{{', 'x}}', '{{{{}}}}', 'a{']) assert.equal(await shown(text), text)
    assert.equal(await shown('{{{Score}}}'), '{3}')
    assert.equal(await shown('{{{{Score}}}}'), '{{3}}')
  })

  it('preserve the formatting that a message can show', () => {
    const richText = [
      { type: 'h2', children: [{ text: 'Menu' }] },
      { type: 'p', children: [{ text: 'for ' }, { text: ' {{Full', bold: true }, { text: ' Name}} ', bold: true }] },
      {
        type: 'ol',
        children: [
          { type: 'li', children: [{ type: 'lic', children: [{ text: 'Tea' }] }] },
          {
            type: 'li',
            children: [
              {
                type: 'lic',
                children: [{ type: 'a', url: 'https://acme.example/{{Score}}', children: [{ text: 'Cake' }] }],
              },
            ],
          },
        ],
      },
    ]
    assert.deepEqual(bubbleText({ richText }, variables, silent), {
      format: 'markdown',
      text: '## Menu\n\nfor  **{{ vars.full_name }}** \n\n1. Tea\n2. [Cake](https://acme.example/{{ vars.score }})',
    })
  })
})

it('lists grow, shrink and answer by position', async () => {
  const block = (options: object): object => ({
    version: '6',
    name: 'x',
    events: [{ id: 'e', type: 'start', outgoingEdgeId: 'x' }],
    edges: [{ id: 'x', to: { groupId: 'g' } }],
    variables: [
      { id: 'l', name: 'list' },
      { id: 'i', name: 'item' },
      { id: 'c', name: 'codes' },
      { id: 'r', name: 'result' },
    ],
    groups: [{ id: 'g', blocks: [{ id: 'b', type: 'Set variable', options }] }],
  })
  const values = async (options: object, vars: JsonObject): Promise<JsonObject> => {
    const result = importTypebot(block(options))
    assert.ok(result.outcome === 'imported')
    const [node] = result.flow.nodes
    assert.ok(node.type === 'set_variable')
    const after = { ...vars }
    for (const [name, value] of Object.entries(node.set))
      after[name] = (await valueOf((value as { expr: string }).expr, after)) ?? null
    return after
  }
  assert.deepEqual(await values({ variableId: 'l', type: 'Append value(s)', item: '{{item}}' }, { item: 'a' }), {
    item: 'a',
    list: ['a'],
  })
  assert.deepEqual(await values({ variableId: 'l', type: 'Append value(s)', item: 'b' }, { list: ['a'] }), {
    list: ['a', 'b'],
  })
  assert.deepEqual(await values({ variableId: 'l', type: 'Pop', saveItemInVariableId: 'i' }, { list: ['a', 'b'] }), {
    item: 'b',
    list: ['a'],
  })
  assert.deepEqual(await values({ variableId: 'l', type: 'Shift', saveItemInVariableId: 'i' }, { list: ['a', 'b'] }), {
    item: 'a',
    list: ['b'],
  })
  assert.deepEqual(
    await values(
      {
        variableId: 'r',
        type: 'Map item with same index',
        mapListItemParams: { baseItemVariableId: 'i', baseListVariableId: 'l', targetListVariableId: 'c' },
      },
      { item: 'b', list: ['a', 'b'], codes: [1, 2] },
    ),
    { item: 'b', list: ['a', 'b'], codes: [1, 2], result: 2 },
  )
})

it('picture choices become buttons with their pictures, which are offered on the condition of the bot', async () => {
  const result = importTypebot({
    version: '6',
    events: [{ id: 'e', type: 'start', outgoingEdgeId: 'x' }],
    edges: [{ id: 'x', to: { groupId: 'g' } }],
    variables: [
      { id: 's', name: 'Size' },
      { id: 'p', name: 'Pet' },
    ],
    groups: [
      {
        id: 'g',
        blocks: [
          {
            id: 'b',
            type: 'picture choice input',
            options: { variableId: 'p' },
            items: [
              {
                id: 'i',
                title: 'Horse',
                description: 'Needs {{Size}} hectares',
                pictureSrc: 'https://cdn.acme.example/horse.png',
                displayCondition: {
                  isEnabled: true,
                  condition: { comparisons: [{ variableId: 's', comparisonOperator: 'Greater than', value: '2' }] },
                },
              },
              { id: 'j', pictureSrc: 'https://cdn.acme.example/cat.png' },
            ],
          },
        ],
      },
    ],
  })
  assert.ok(result.outcome === 'imported')
  const buttons = result.flow.nodes.find(({ type }) => type === 'buttons')
  assert.ok(buttons?.type === 'buttons')
  const [horse, cat] = buttons.choices
  const { when, ...shown } = horse
  assert.deepEqual(shown, {
    id: 'Horse',
    label: 'Horse',
    text: 'Needs {{ vars.size }} hectares',
    imageUrl: 'https://cdn.acme.example/horse.png',
  })
  assert.deepEqual(
    [isTrue(await valueOf(when ?? '', { size: '1' })), isTrue(await valueOf(when ?? '', { size: '3' }))],
    [false, true],
  )
  assert.deepEqual([cat?.label, cat?.imageUrl, cat?.when], ['2', 'https://cdn.acme.example/cat.png', undefined])
})
