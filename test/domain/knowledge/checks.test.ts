import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { checkPassages } from '../../../domain/knowledge/checks.ts'

const passage = (url: string, coverage: number, ...headings: string[]) => ({ url, headings, coverage })

describe('a check of the documents', () => {
  const found = [
    passage('a', 0.9, 'Refunds'),
    passage('b', 0.8),
    passage('a', 0.7, 'Refunds', 'By card'),
    passage('c', 0.6),
    passage('b', 0.3, 'Late'),
  ]

  it('passes where the passage, or any of its document, is among the first three', () => {
    assert.deepEqual(checkPassages({ url: 'a', heading: 'By card' }, found), {
      ...{ passed: true, position: 3, coverage: 0.7 },
    })
    assert.deepEqual(checkPassages({ url: 'b', heading: null }, found), { passed: true, position: 2, coverage: 0.8 })
  })

  it('fails where it is further down, speaks of too little of the question, or is missing', () => {
    assert.deepEqual(checkPassages({ url: 'c', heading: null }, found), { passed: false, position: 4, coverage: 0.6 })
    assert.deepEqual(checkPassages({ url: 'b', heading: 'Late' }, found.slice(3)), {
      ...{ passed: false, position: 2, coverage: 0.3 },
    })
    for (const expected of [
      { url: 'd', heading: null },
      { url: 'c', heading: 'Refunds' },
    ])
      assert.deepEqual(checkPassages(expected, found), { passed: false, position: null, coverage: null })
  })
})
