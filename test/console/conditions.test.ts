import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { conditionOf, expressionOf, isAlone, type Comparison, type Row } from '../../console/flow/conditions.ts'
import { COMPARISON_WORDS } from '../../console/flow/condition-words.ts'
import { compileExpression } from '../../domain/expressions/expression.ts'

const comparisons = Object.keys(COMPARISON_WORDS) as Comparison[]
/** The engine refuses this name, also in a text. */
const isAllowed = (text: string) => text !== '__proto__'
const step = fc.oneof(
  fc.stringMatching(/^[a-zä_][a-z0-9_]{0,6}$/),
  fc.string({ minLength: 1, maxLength: 6 }).map(text => `\`${text.replaceAll('`', '_')}\``),
)
const path = fc
  .tuple(fc.constantFrom('vars', 'event', '$event', 'input'), fc.array(step, { minLength: 1, maxLength: 3 }))
  .map(([root, steps]) => [root, ...steps].join('.'))
const variable = path.map(path => ({ path }))
const text = fc.string({ unit: 'grapheme', maxLength: 12 }).filter(isAllowed)
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).filter(value => !Object.is(value, -0))
const operandOf = (comparison: Comparison) =>
  ['contains', 'containsNot', 'startsWith'].includes(comparison)
    ? fc.oneof(text, variable)
    : fc.oneof(text, variable, number, fc.boolean(), fc.constant(null))
const row = fc
  .tuple(path, fc.constantFrom(...comparisons))
  .chain(([path, comparison]): fc.Arbitrary<Row> =>
    isAlone(comparison)
      ? fc.constant({ path, comparison })
      : operandOf(comparison).map(operand => ({ path, comparison, operand })),
  )
// One row is shown as one of which all must hold.
const condition = fc.record({ match: fc.constantFrom('all', 'any'), rows: fc.array(row, { maxLength: 4 }) } as const)
const normal = ({ match, rows }: { match: 'all' | 'any'; rows: readonly Row[] }) => ({
  match: rows.length < 2 ? ('all' as const) : match,
  rows,
})

describe('conditions as rows', () => {
  it('are the same rows after they were written and read', () => {
    fc.assert(
      fc.property(condition, any => assert.deepEqual(conditionOf(expressionOf(any)), normal(any))),
      { numRuns: 500 },
    )
  })

  it('are expressions that the engine compiles', () => {
    fc.assert(fc.property(condition, any => void compileExpression(expressionOf(any))))
  })

  it('hold as they say', async () => {
    const vars = {
      'mail': 'ada@acme.example',
      'empty': '',
      'age': 30,
      'tags': ['a'],
      'none': [],
      'yes': true,
      'odd name': 'x',
    }
    for (const [expected, path, comparison, operand] of [
      [true, 'vars.mail', 'contains', '@acme.'],
      [false, 'vars.mail', 'containsNot', '@acme.'],
      [true, 'vars.mail', 'startsWith', 'ada'],
      [false, 'vars.mail', 'startsWith', 'da'],
      [true, 'vars.empty', 'isEmpty'],
      [true, 'vars.unset', 'isEmpty'],
      [false, 'vars.empty', 'isFilled'],
      [true, 'vars.mail', 'isFilled'],
      [true, 'vars.age', 'atLeast', 30],
      [false, 'vars.age', 'more', 30],
      [true, 'vars.age', 'less', 31],
      [true, 'vars.tags', 'has', 'a'],
      [true, 'vars.none', 'hasNot', 'a'],
      [true, 'vars.none', 'hasNoItems'],
      [true, 'vars.tags', 'hasItems'],
      [true, 'vars.unset', 'isUnknown'],
      [true, 'vars.empty', 'isKnown'],
      [true, 'vars.yes', 'holds'],
      [true, 'vars.yes', 'is', true],
      [true, 'vars.`odd name`', 'is', 'x'],
      [true, 'vars.mail', 'is', { path: 'vars.mail' }],
    ] as [boolean, string, Comparison, Row['operand']][]) {
      const written = expressionOf({
        match: 'all',
        rows: [{ path, comparison, ...(operand === undefined ? {} : { operand }) }],
      })
      const value = await compileExpression(written).evaluate({ vars } as never, { now: 0 } as never)
      assert.equal(value, expected, written)
    }
  })

  it('are read from what authors write by hand', () => {
    for (const [expression, rows] of [
      ["vars.state = 'on its way'", [{ path: 'vars.state', comparison: 'is', operand: 'on its way' }]],
      [`vars.said = 'say "hi"\\n'`, [{ path: 'vars.said', comparison: 'is', operand: 'say "hi"\n' }]],
      [
        ' vars.day<7 and\nvars.hour >= 9 ',
        [
          { path: 'vars.day', comparison: 'less', operand: 7 },
          { path: 'vars.hour', comparison: 'atLeast', operand: 9 },
        ],
      ],
      ['($exists($event.email))', [{ path: '$event.email', comparison: 'isKnown' }]],
      ['$event.order = vars.order', [{ path: '$event.order', comparison: 'is', operand: { path: 'vars.order' } }]],
      ['vars.urgent', [{ path: 'vars.urgent', comparison: 'holds' }]],
      ['true', []],
    ] as [string, Row[]][])
      assert.deepEqual(conditionOf(expression)?.rows, rows, expression)
  })

  it('stay expressions where rows could not say the same', () => {
    for (const expression of [
      '',
      'vars.a = 1 and vars.b = 2 or vars.c = 3',
      '(vars.a = 1 or vars.b = 2)',
      '$not(vars.a = 1)',
      '$count(vars.items) > 3',
      '$substring(vars.a, 0, 3) = "ab"',
      '$lowercase(vars.a) = "b"',
      'vars.items[0].name = "a"',
      'vars.a = 1 + 2',
      'vars.a = -vars.b',
      'vars.a = "b" & "c"',
      'vars.a = "open',
      'vars.a =',
      '= 1',
      '(vars.a = 1',
      'vars.a = 1)',
      "vars.a = 'it\\'s'",
      'vars.a in ["b"]',
      'vars.list^(price)',
      'and',
    ])
      assert.equal(conditionOf(expression), undefined, expression)
  })
})
