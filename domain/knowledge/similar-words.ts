import { slipsBetween } from '../nearest-name.ts'
import type { QueryTerm } from './bm25.ts'

export type KnownWord = { term: string; passages: number }

/** Unknown words of a question that are looked up: each is compared with all words of the workspace. */
const LOOKED_UP_AT_MOST = 3
const SIMILAR_AT_MOST = 3
/** Shorter words, and shorter parts of compounds, are like too many others. */
const SHORTEST = 4
const SHORTEST_WITH_A_SLIP = 5
const SHORTEST_WITH_TWO_SLIPS = 8
/** Letters by which two words with typing errors may differ in length. */
export const LENGTHS_APART = 2

/** The words of a question that no passage has, and that may be another word with a typing error, or a compound. */
export function unknownWords(terms: readonly QueryTerm[]): string[] {
  return terms
    .filter(({ term, passages }) => passages === 0 && term.length >= SHORTEST && /^\p{L}+$/u.test(term))
    .map(({ term }) => term)
    .toSorted((one, other) => other.length - one.length || (one < other ? -1 : 1))
    .slice(0, LOOKED_UP_AT_MOST)
}

/**
 * The terms of a question with those that the workspace does not know replaced by similar ones that it does: by those
 * with the fewest typing errors in between, the first letter being right; else, where `joins` says that the language
 * joins words, by compounds of the word and by parts of it.
 */
export function withSimilarWords(
  terms: readonly QueryTerm[],
  known: readonly KnownWord[],
  { joins }: { joins: boolean },
): QueryTerm[] {
  const unknown = unknownWords(terms)
  const asked = new Set(terms.map(({ term }) => term))
  return terms.flatMap(term => {
    if (!unknown.includes(term.term)) return [term]
    const similar = similarTo(term.term, known, joins).filter(one => !asked.has(one.term))
    for (const one of similar) asked.add(one.term)
    return similar.length === 0 ? [term] : similar.map(one => ({ ...one, similarTo: term.term }))
  })
}

function similarTo(word: string, known: readonly KnownWord[], joins: boolean): KnownWord[] {
  const misspelt = ranked(known, ({ term }) => slips(word, term))
  const least = misspelt[0]?.distance
  const nearest = misspelt.filter(({ distance }) => distance === least)
  const similar = nearest.length > 0 || !joins ? nearest : ranked(known, ({ term }) => lettersApart(word, term))
  return similar.slice(0, SIMILAR_AT_MOST).map(({ term, passages }) => ({ term, passages }))
}

/** Those with a distance, the smallest first. */
function ranked(known: readonly KnownWord[], distanceOf: (word: KnownWord) => number | undefined) {
  return known
    .flatMap(word => {
      const distance = distanceOf(word)
      return distance === undefined ? [] : [{ ...word, distance }]
    })
    .toSorted((one, other) => one.distance - other.distance || (one.term < other.term ? -1 : 1))
}

function slips(word: string, term: string): number | undefined {
  if (word[0] !== term[0] || Math.abs(word.length - term.length) > LENGTHS_APART) return undefined
  const shorter = Math.min(word.length, term.length)
  const most = shorter < SHORTEST_WITH_A_SLIP ? 0 : shorter < SHORTEST_WITH_TWO_SLIPS ? 1 : 2
  const between = slipsBetween(word, term)
  return between <= most ? between : undefined
}

/** Of a word and a compound that begins or ends with it. */
function lettersApart(word: string, term: string): number | undefined {
  const [part, whole] = word.length < term.length ? [word, term] : [term, word]
  const isPart = part.length >= SHORTEST && (whole.startsWith(part) || whole.endsWith(part))
  return isPart ? whole.length - part.length : undefined
}
