import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Json } from '../../../domain/json.ts'
import { schemaProblems } from '../../../domain/operations/schema-fit.ts'

describe('a value and its schema', () => {
  const schema = {
    type: 'object',
    required: ['sku'],
    properties: { sku: { type: 'string' }, counts: { type: 'array', items: { type: 'integer', minimum: 1 } } },
  }

  test('fit, or the innermost difference is named with its place', () => {
    assert.deepEqual(schemaProblems(schema, { sku: 'a', counts: [1], more: true }), [])
    assert.match(schemaProblems(schema, { sku: 'a', counts: [1, 0] }).join(), /^\/counts\/1 /)
    assert.match(schemaProblems(schema, {}).join(), /sku/)
    assert.deepEqual([schemaProblems(true, 1), schemaProblems(false, 1).length], [[], 1])
  })

  test('are not compared where that would take seconds', () => {
    const parts: Json[] = Array.from({ length: 2_000 }, () => ({ type: 'integer' }))
    const value = Array.from({ length: 5_000 }, (_, index) => index)
    assert.match(schemaProblems({ items: { allOf: parts } }, value).join(), /too large/)
  })

  test('are compared by their own names alone', () => {
    assert.deepEqual(schemaProblems({ properties: { constructor: { type: 'string' } } }, {}), [])
    assert.equal(schemaProblems({ required: ['toString'] }, {}).length, 1)
  })
})
