import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { bm25, coverage, searchedTerms, total, type Candidate } from '../../../domain/knowledge/bm25.ts'

const CORPUS = { passages: 100, averageLength: 50 }
const TERMS = [
  { term: 'refund', passages: 2 },
  { term: 'order', passages: 60 },
]
const score = (candidate: Candidate) => total(bm25(TERMS, CORPUS, candidate))

describe('BM25', () => {
  it('computes the published formula', () => {
    const [refund] = bm25(TERMS, CORPUS, { length: 50, frequencies: { refund: 2 } })
    assert.equal(refund?.score.toFixed(6), ((Math.log(1 + 98.5 / 2.5) * 2 * 2.2) / 3.2).toFixed(6))
  })
  it('prefers the rarer term, the shorter passage and the more frequent term', () => {
    const plain = score({ length: 50, frequencies: { refund: 1 } })
    assert.ok(plain > score({ length: 50, frequencies: { order: 1 } }))
    assert.ok(plain > score({ length: 200, frequencies: { refund: 1 } }))
    assert.ok(plain < score({ length: 50, frequencies: { refund: 2 } }))
  })
  it('counts nothing for terms that a passage has not, and never below zero', () => {
    assert.deepEqual(bm25(TERMS, CORPUS, { length: 50, frequencies: {} }), [])
    const everywhere = bm25([{ term: 'the', passages: 100 }], CORPUS, { length: 50, frequencies: { the: 9 } })
    assert.ok(total(everywhere) > 0)
  })
  it('stays finite for an empty corpus', () => {
    const scores = bm25(TERMS, { passages: 0, averageLength: 0 }, { length: 0, frequencies: { refund: 1 } })
    assert.ok(Number.isFinite(total(scores)))
  })
})

describe('the terms that are searched', () => {
  const terms = [
    { term: 'b', passages: 40 },
    { term: 'a', passages: 5 },
    { term: 'unknown', passages: 0 },
    { term: 'c', passages: 40 },
  ]
  const searched = (bound: number) => searchedTerms(terms, bound).map(({ term }) => term)

  it('are the rarest within the bound, and at least one', () => {
    assert.deepEqual(searched(100), ['a', 'b', 'c'])
    assert.deepEqual(searched(50), ['a', 'b'])
    assert.deepEqual(searched(1), ['a'])
  })
  it('are none when no passage has any', () => {
    assert.deepEqual(searchedTerms([{ term: 'unknown', passages: 0 }], 10), [])
  })
})

describe('the coverage of a question', () => {
  const of = (terms: typeof TERMS, frequencies: Record<string, number>) =>
    coverage(terms, CORPUS, { length: 50, frequencies })

  it('is all, some by rarity, or nothing', () => {
    assert.equal(of(TERMS, { refund: 1, order: 1 }), 1)
    assert.ok(of(TERMS, { refund: 1 }) > 0.8 && of(TERMS, { order: 9 }) < 0.2)
    assert.equal(of(TERMS, {}), 0)
  })
  it('counts a word that no passage has by half, and is nothing where all are such', () => {
    const refund = { term: 'refund', passages: 2 }
    const zebra = { term: 'zebra', passages: 0 }
    assert.equal(of([refund, zebra, { ...zebra, term: 'lion' }], { refund: 1 }), 0.5)
    assert.equal(of([zebra], {}), 0)
  })
})
