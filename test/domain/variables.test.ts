import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { Json, JsonObject } from '../../domain/json.ts'
import { checkVariables, mergeVariables } from '../../domain/variables.ts'

function rules(value: unknown): [string, string][] {
  return checkVariables(value).map(({ key, rule }) => [key, rule])
}

describe('checkVariables', () => {
  it('accepts none, an empty object, scalars, null and arrays of four levels', () => {
    for (const value of [undefined, {}, { a: 1, b: 'x', c: null, d: true, e: [1, ['x', [null, [true]]]] }])
      assert.deepEqual(rules(value), [])
  })

  it('names every rejected key', () => {
    assert.deepEqual(rules({ 'A': 1, 'ok': 2, '1a': 3, 'a_b1': 4, 'a-b': 5, '': 6 }), [
      ['A', 'name'],
      ['1a', 'name'],
      ['a-b', 'name'],
      ['', 'name'],
    ])
    assert.deepEqual(rules({ [`a${'x'.repeat(63)}`]: 1, [`a${'x'.repeat(64)}`]: 1 }), [[`a${'x'.repeat(64)}`, 'name']])
    assert.deepEqual(rules({ a: { b: 1 }, c: [[{ d: 1 }]] }), [
      ['a', 'value_type'],
      ['c', 'value_type'],
    ])
  })

  it('refuses reserved names, even as own keys of parsed JSON', () => {
    assert.deepEqual(rules(JSON.parse('{"__proto__": 1, "constructor": 2, "prototype": 3}')), [
      ['__proto__', 'reserved_name'],
      ['constructor', 'reserved_name'],
      ['prototype', 'reserved_name'],
    ])
  })

  it('counts the outermost array as level 1', () => {
    assert.deepEqual(rules({ a: [[[[1]]]] }), [])
    assert.deepEqual(rules({ a: [[[[[]]]]] }), [['a', 'too_deep']])
    let deep: Json = 1
    for (let level = 0; level < 100_000; level++) deep = [deep]
    assert.deepEqual(rules({ a: deep }), [['a', 'too_deep']])
  })

  it('rejects the map as a whole when it is not a map, has too many keys, or is too large', () => {
    for (const value of [null, [], 'x', 1]) assert.deepEqual(rules(value), [['variables', 'type']])
    const keys = (count: number): JsonObject =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]))
    assert.deepEqual(rules(keys(50)), [])
    assert.deepEqual(rules(keys(51)), [['variables', 'too_many_keys']])
    const wrong = Array.from({ length: 60_000 }, (_, index) => [`K${index}`, 1] as const)
    assert.equal(rules(Object.fromEntries(wrong)).length, 51)
    assert.deepEqual(rules({ a: 'x'.repeat(4096 - 8) }), [])
    assert.deepEqual(rules({ a: 'x'.repeat(4096 - 7) }), [['variables', 'too_large']])
    assert.deepEqual(rules({ a: 'é'.repeat(2045) }), [['variables', 'too_large']])
  })
})

describe('mergeVariables', () => {
  const map = fc.dictionary(fc.stringMatching(/^[a-z][a-z0-9_]{0,3}$/), fc.integer())

  it('is associative, with {} and undefined as neutral elements, and the later value wins', () => {
    fc.assert(
      fc.property(map, map, map, (a, b, c) => {
        assert.deepEqual(mergeVariables(mergeVariables(a, b), c), mergeVariables(a, mergeVariables(b, c)))
        assert.deepEqual(mergeVariables(a, {}), mergeVariables(a, undefined))
        for (const [key, value] of Object.entries(b)) assert.equal(mergeVariables(a, b)[key], value)
      }),
    )
  })

  it('changes neither of its arguments', () => {
    const stored = Object.freeze({ a: 1 })
    assert.deepEqual(mergeVariables(stored, Object.freeze({ b: 2 })), { a: 1, b: 2 })
  })
})
