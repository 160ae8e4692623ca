import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { documentDifferences } from '../../domain/document-differences.ts'
import type { Json } from '../../domain/json.ts'

const between = (before: Json, after: Json) =>
  documentDifferences(before, after, path => path === '/nodes').map(({ path, change, ...values }) => [
    path,
    change,
    values,
  ])

describe('the differences of two documents', () => {
  it('name added, removed and changed parts, in the order of the document', () => {
    assert.deepEqual(between({ a: 1, b: { c: 2, d: 3 }, e: 4 }, { a: 1, b: { c: null, f: 5 }, g: 6 }), [
      ['/b/c', 'changed', { before: 2, after: null }],
      ['/b/d', 'removed', { before: 3 }],
      ['/b/f', 'added', { after: 5 }],
      ['/e', 'removed', { before: 4 }],
      ['/g', 'added', { after: 6 }],
    ])
  })
  it('are none where the documents are equal', () => {
    assert.deepEqual(between({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }), [])
  })
  it('match items by their ids, so that a moved one is not a change if order is irrelevant', () => {
    const [one, two, three] = [
      { id: '1', text: 'One' },
      { id: 'a/b', text: 'Two' },
      { id: '3', text: 'Three' },
    ]
    assert.deepEqual(between({ nodes: [one, two] }, { nodes: [{ ...two, text: 'Zwei' }, three, one] }), [
      ['/nodes/a~1b/text', 'changed', { before: 'Two', after: 'Zwei' }],
      ['/nodes/3', 'added', { after: three }],
    ])
    assert.deepEqual(between({ choices: [one, two] }, { choices: [two, one] }), [
      ['/choices', 'changed', { before: [one, two], after: [two, one] }],
    ])
    assert.deepEqual(between({ choices: [one, two] }, { choices: [two] }), [['/choices/1', 'removed', { before: one }]])
  })
  it('match by position if items have no ids, or share one', () => {
    assert.deepEqual(between({ list: ['a', 'b', 'c'] }, { list: ['a', 'x'] }), [
      ['/list/1', 'changed', { before: 'b', after: 'x' }],
      ['/list/2', 'removed', { before: 'c' }],
    ])
    assert.deepEqual(
      between(
        {
          nodes: [
            { id: 'a', n: 1 },
            { id: 'a', n: 2 },
          ],
        },
        {
          nodes: [
            { id: 'a', n: 1 },
            { id: 'a', n: 3 },
          ],
        },
      ),
      [['/nodes/1/n', 'changed', { before: 2, after: 3 }]],
    )
    assert.deepEqual(between({ a: [] }, { a: {} }), [['/a', 'changed', { before: [], after: {} }]])
  })
})
