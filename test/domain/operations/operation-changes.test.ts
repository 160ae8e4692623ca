import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Json } from '../../../domain/json.ts'
import { operationChanges } from '../../../domain/operations/operation-changes.ts'
import type { DocumentOperation } from '../../../domain/operations/operation-request.ts'

const OPERATION: DocumentOperation = {
  id: 'feedPet',
  method: 'POST',
  path: '/pets/{petId}',
  summary: '',
  parameters: [{ name: 'petId', in: 'path', required: true, schema: { type: 'string' } }],
  body: null,
  response: null,
}
const TAG = { name: 'tag', in: 'query', required: false, schema: {} } as const

const changesOf = (before: Partial<DocumentOperation>, after: Partial<DocumentOperation>) =>
  operationChanges([{ ...OPERATION, ...before }], [{ ...OPERATION, ...after }])

describe('the changes of an operation', () => {
  const cases: [string, Partial<DocumentOperation>, Partial<DocumentOperation>, string[] | 'harmless'][] = [
    ['another path', {}, { path: '/animals/{petId}' }, 'harmless'],
    ['a new argument', {}, { parameters: [...OPERATION.parameters, TAG] }, 'harmless'],
    [
      'a new required argument',
      {},
      { parameters: [...OPERATION.parameters, { ...TAG, required: true }] },
      ['tag is new and required'],
    ],
    ['an argument that is gone', {}, { parameters: [] }, ['petId is gone']],
    ['a body', {}, { body: { required: false, schema: {} } }, 'harmless'],
    [
      'a body that must be given',
      { body: { required: false, schema: {} } },
      { body: { required: true, schema: {} } },
      ['body is required'],
    ],
    ['an answer', {}, { response: {} }, 'harmless'],
    ['no answer', { response: {} }, {}, ['the answer is no longer described']],
  ]
  for (const [name, before, after, reasons] of cases) {
    test(`know ${name}`, () => {
      const [change] = changesOf(before, after)
      assert.deepEqual([change?.change, change?.breaking], ['changed', reasons !== 'harmless'])
      if (reasons !== 'harmless') assert.deepEqual(change?.reasons, reasons)
    })
  }

  test('are none for the same operation, and of one that comes or goes', () => {
    assert.deepEqual(changesOf({}, {}), [])
    const [gone, added] = operationChanges([OPERATION], [{ ...OPERATION, id: 'feedCat' }])
    assert.deepEqual([gone?.change, gone?.breaking, added?.change, added?.breaking], ['removed', true, 'added', false])
  })
})

describe('a schema that changes', () => {
  // What breaks what is sent and what is received; `-` for what does not.
  const cases: [string, Json, Json, sent: string, received: string][] = [
    ['a description', { description: 'a' }, { description: 'b' }, '-', '-'],
    ['a wider type', { type: 'integer' }, { type: 'number' }, '-', 'another type'],
    ['a narrower type', { type: 'number' }, { type: 'integer' }, 'another type', '-'],
    ['a type that may be null', { type: 'string' }, { type: ['string', 'null'] }, '-', 'another type'],
    ['a value more', { enum: ['a'] }, { enum: ['a', 'b'] }, '-', 'other values'],
    ['a value less', { enum: ['a', 'b'] }, { const: 'a' }, 'other values', '-'],
    ['a larger maximum', { maximum: 1 }, { maximum: 2 }, '-', 'another maximum'],
    ['a minimum where none was', {}, { minLength: 1 }, 'another minLength', '-'],
    ['a required property', { properties: {} }, { properties: {}, required: ['a'] }, 'x.a is required', '-'],
    ['a property that may be absent', { required: ['a'] }, {}, '-', 'x.a may be absent'],
    ['a property more', { properties: {} }, { properties: { a: {} } }, '-', '-'],
    ['a property less', { properties: { a: {} } }, { properties: {} }, 'x.a is gone', 'x.a is gone'],
    [
      'items',
      { items: { type: 'string' } },
      { items: { type: 'number' } },
      'x[] has another type',
      'x[] has another type',
    ],
    ['alternatives', { oneOf: [{}] }, { oneOf: [{}, {}] }, 'another oneOf', 'another oneOf'],
    ['everything to nothing', true, false, 'another schema', 'another schema'],
  ]
  for (const [name, before, after, sent, received] of cases) {
    test(`by ${name}`, () => {
      const reasonsOf = (change: ReturnType<typeof changesOf>) =>
        (change[0]?.breaking === true ? change[0].reasons : []).join('; ').replaceAll('answer', 'x')
      const parameter = (schema: Json) => ({ parameters: [{ ...TAG, name: 'x', schema }] })
      const assertSaid = (said: string, expected: string) => {
        assert.ok(expected === '-' ? said === '' : said.includes(expected), `${said} is not ${expected}`)
      }
      assertSaid(reasonsOf(changesOf(parameter(before), parameter(after))), sent)
      assertSaid(reasonsOf(changesOf({ response: before }, { response: after })), received)
    })
  }
})
