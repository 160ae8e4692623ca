import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { Ajv } from 'ajv'
import { exampleOf } from '../../../domain/operations/example.ts'
import { isJsonObject, type Json } from '../../../domain/json.ts'
import { readDocument } from '../../../importers/openapi/operations.ts'

describe('the example of a schema', () => {
  const cases: [string, Json, Json][] = [
    [
      'an object',
      { type: 'object', properties: { id: { type: 'integer', minimum: 3 }, on: { type: 'boolean' } } },
      { id: 3, on: true },
    ],
    ['what is only written', { properties: { secret: { type: 'string', writeOnly: true } } }, {}],
    ['a list', { type: 'array', items: { enum: ['open', 'closed'] } }, ['open']],
    ['parts', { allOf: [{ properties: { a: { const: 1 } } }], properties: { b: { default: 2 } } }, { a: 1, b: 2 }],
    ['a choice', { oneOf: [{ type: ['null', 'string'], maxLength: 2 }, { type: 'number' }] }, 'te'],
    ['a format', { type: 'string', format: 'date' }, '2026-01-31'],
    ['a length', { type: 'string', minLength: 6 }, 'textxx'],
    ['the name of a prototype', { properties: { constructor: { type: 'boolean' } } }, { constructor: true }],
    ['anything', {}, null],
  ]
  for (const [name, schema, example] of cases) {
    test(name, () => {
      assert.deepEqual(exampleOf(schema), example)
    })
  }

  test('satisfies each answer of our admin surface, apart from patterns', () => {
    const read = readDocument(JSON.parse(readFileSync('generated/openapi/admin.json', 'utf8')) as Json)
    assert.ok(read.outcome === 'read')
    const ajv = new Ajv({ strict: false, validateFormats: false, logger: false, allErrors: true })
    const wrong = read.operations.flatMap(({ id, response }) => {
      if (!isJsonObject(response)) return []
      const validate = ajv.compile(response)
      validate(exampleOf(response))
      return (validate.errors ?? [])
        .filter(({ keyword }) => keyword !== 'pattern')
        .map(({ instancePath, keyword }) => `${id} ${instancePath} ${keyword}`)
    })
    assert.deepEqual(wrong, [])
  })
})
