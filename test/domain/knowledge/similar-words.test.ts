import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { unknownWords, withSimilarWords } from '../../../domain/knowledge/similar-words.ts'
import { searchTexts } from '../../../domain/knowledge/search-texts.ts'

const known = (...words: string[]) => words.map(term => ({ term, passages: 1 }))
const asked = (...words: string[]) => words.map(term => ({ term, passages: 0 }))
const likeOf = (word: string, words: string[], joins = false) =>
  withSimilarWords(asked(word), known(...words), { joins }).map(({ term }) => term)

describe('similar words', () => {
  it('are those with the fewest typing errors in between, two at most, the first letter being right', () => {
    assert.deepEqual(likeOf('refnud', ['refund', 'refuse', 'fund']), ['refund'])
    assert.deepEqual(likeOf('guarantea', ['guarantee', 'guaranty']), ['guarantee'])
    assert.deepEqual(likeOf('efund', ['refund']), ['efund'])
    assert.deepEqual(likeOf('fond', ['fund']), ['fond'])
    assert.deepEqual(likeOf('refxxd', ['refund']), ['refxxd'])
  })
  it('are compounds and parts of them where the language joins words, and no misspelt one is near', () => {
    assert.deepEqual(likeOf('kart', ['kreditkart', 'geld', 'kartoffel'], true), ['kartoffel', 'kreditkart'])
    assert.deepEqual(likeOf('geschenkcod', ['geschenk', 'cod'], true), ['geschenk'])
    assert.deepEqual(likeOf('kart', ['kreditkart']), ['kart'])
    assert.deepEqual(likeOf('elephant', ['telephon'], true), ['elephant'])
  })
  it('take the place of unknown words only, each once, and never of numbers and codes', () => {
    const terms = [...known('refund'), ...asked('refnud', 'x200')]
    assert.deepEqual(withSimilarWords(terms, known('refund', 'x300'), { joins: true }), [
      { term: 'refund', passages: 1 },
      { term: 'refnud', passages: 0 },
      { term: 'x200', passages: 0 },
    ])
    assert.deepEqual(unknownWords(asked('abcd', 'abcde', 'abcdef', 'abcdefg', 'x2000000', 'abc')), [
      'abcdefg',
      'abcdef',
      'abcde',
    ])
  })
  it('count less than the words themselves, for flow tests as well', () => {
    const documents = [
      { text: 'A refund takes 14 days.', language: 'en' },
      { text: 'Parcels.', language: 'en' },
    ]
    const coverage = (question: string) =>
      searchTexts(documents, { question, language: null, passages: 3, threshold: 0 })[0]?.coverage
    assert.equal(coverage('refund'), 1)
    assert.equal(coverage('refnud'), 0.7)
  })
})
