import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { checkValues } from '../../../domain/values/check.ts'
import { toValidationErrors } from '../../../domain/values/violation.ts'
import type { Json, JsonObject } from '../../../domain/json.ts'
import type { FormField } from '../../../generated/schemas/form.ts'
import { ROWS } from './rules.ts'
import { processorSeconds } from '../../support/processor-time.ts'

const ambient = { now: new Date('2026-03-02T10:00:00.000Z'), random: () => 0 }
async function broken(field: Omit<FormField, 'name'>, value: Json | undefined): Promise<string[]> {
  const { violations } = await checkValues([{ name: 'f', ...field }], value === undefined ? {} : { f: value }, ambient)
  return violations.map(({ rule, constraint }) => (rule === constraint ? rule : `${rule}:${constraint}`))
}

describe('checkValues', () => {
  for (const [rule, rows] of Object.entries(ROWS)) {
    it(`enforces ${rule}`, async () => {
      for (const [field, fine, refused] of rows) {
        for (const value of fine)
          assert.deepEqual(await broken(field, value), [], `${JSON.stringify(field)} accepts ${JSON.stringify(value)}`)
        for (const [value, rules] of refused)
          assert.deepEqual(
            await broken(field, value),
            [rules],
            `${JSON.stringify(field)} refuses ${JSON.stringify(value ?? null).slice(0, 80)}`,
          )
      }
    })
  }

  it('accepts no more of a choice than a text may have, and each only once', async () => {
    const options = [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ]
    const chosen = Array.from({ length: 100_000 }, (_, index) => (index % 2 === 0 ? 'b' : 'a'))
    const { values } = await checkValues([{ name: 'f', type: 'multiselect', options }], { f: chosen }, ambient)
    assert.deepEqual(values, { f: ['b', 'a'] })

    const [fits, long] = ['x'.repeat(10_000), 'x'.repeat(10_001)]
    for (const type of ['select', 'radio'] as const) {
      assert.deepEqual(await broken({ type }, fits), [])
      assert.deepEqual(await broken({ type }, long), ['max_length'])
    }
    assert.deepEqual(await broken({ type: 'multiselect' }, ['x'.repeat(200), 'y']), [])
    assert.deepEqual(await broken({ type: 'multiselect' }, ['x'.repeat(201), 'y']), ['max_length'])
  })

  it('answers every violation of every field, and the trimmed values of known fields only', async () => {
    const { values, violations } = await checkValues(
      [
        { name: 'a', type: 'text', validation: { min_length: 5, pattern: '^x' } },
        { name: 'b', type: 'number', required: true },
        { name: 'c', type: 'text' },
      ],
      { a: ' ab ', c: ' ok ', d: 1 },
      ambient,
    )
    assert.deepEqual(
      violations.map(({ field, rule }) => [field, rule]),
      [
        ['a', 'min_length'],
        ['a', 'pattern'],
        ['b', 'required'],
      ],
    )
    assert.deepEqual(values, { a: 'ab', c: 'ok' })
  })

  it('names field, rule and expectation, and withholds the rules that only the server knows', async () => {
    const { violations } = await checkValues(
      [{ name: 'a', type: 'text', validation: { max_length: 3, blocked_words: ['secret'] } }],
      { a: 'secret' },
      ambient,
    )
    assert.deepEqual(toValidationErrors(violations), [
      { field: 'a', rule: 'max_length', expected: 3 },
      { field: 'a', rule: 'pattern' },
    ])
  })

  it('uses the value of the form for a hidden field that the page does not send', async () => {
    assert.deepEqual((await checkValues([{ name: 'h', type: 'hidden', defaultValue: 'x' }], {}, ambient)).values, {
      h: 'x',
    })
  })

  it('is not stalled by a pattern that backtracks', async () => {
    const seconds = await processorSeconds(async () => {
      assert.deepEqual(await broken({ type: 'text', validation: { pattern: '^(a+)+$' } }, `${'a'.repeat(9_000)}b`), [
        'pattern',
      ])
    })
    assert.ok(seconds < 20, `${seconds} s`)
  })

  it('never reads a value from the prototype', async () => {
    assert.deepEqual((await checkValues([{ name: 'toString', type: 'text' }], {}, ambient)).values, {})
  })
})

describe('visibleIf', () => {
  const rows: [FormField['visibleIf'], JsonObject, boolean][] = [
    [{ field: 'topic', equals: 'x' }, { topic: 'x' }, true],
    [{ field: 'topic', equals: 'x' }, { topic: 'y' }, false],
    [{ field: 'topic', equals: 'x' }, {}, false],
    [{ field: 'topic', equals: 'x' }, { topic: ['y', 'x'] }, true],
    [{ field: 'topic', notEquals: 'x' }, {}, true],
    [{ field: 'topic', in: ['x', 'y'] }, { topic: 'y' }, true],
    [{ field: 'topic', present: false }, { topic: ' ' }, true],
    [{ field: 'topic' }, { topic: 'z' }, true],
    ['input.topic = "x"', { topic: 'x' }, true],
    ['$contains(input.topic, "x")', { topic: 'y' }, false],
    ['vars.premium', { topic: 'x' }, true],
    ['input.topic > 1', { topic: 'x' }, true],
  ]

  it('decides whether a field is required and accepted; a condition that fails shows the field', async () => {
    for (const [visibleIf, given, shown] of rows) {
      const fields: FormField[] = [
        { name: 'topic', type: 'hidden' },
        { name: 'f', type: 'text', required: true, visibleIf: visibleIf! },
      ]
      const scope = { vars: { premium: true }, input: {}, event: null, context: {}, entities: {}, conversation: {} }
      const values = Array.isArray(given['topic'])
        ? [{ name: 'topic', type: 'multiselect' } as FormField, fields[1]!]
        : fields
      assert.equal(
        (await checkValues(values, given, ambient, scope)).violations.some(({ field }) => field === 'f'),
        shown,
        JSON.stringify([visibleIf, given]),
      )
      assert.equal('f' in (await checkValues(values, { ...given, f: 'v' }, ambient, scope)).values, shown)
    }
  })

  it('hides fields that depend on a hidden field', async () => {
    const fields: FormField[] = [
      { name: 'a', type: 'text' },
      { name: 'b', type: 'text', visibleIf: { field: 'a', equals: 'x' } },
      { name: 'c', type: 'text', required: true, visibleIf: { field: 'b' } },
    ]
    assert.deepEqual(await checkValues(fields, { a: 'no', b: 'set', c: 'set' }, ambient), {
      values: { a: 'no' },
      violations: [],
    })
  })
})
