/** How often a term of the question occurs: in how many passages of the workspace. */
export type QueryTerm = {
  term: string
  passages: number
  /** The word of the question that no passage has, and that this one is taken for. */
  similarTo?: string
}
/** What the workspace has in one language. */
export type Corpus = { passages: number; averageLength: number }
/** A passage with how often it has each term of the question; one in a title or heading may count more than once. */
export type Candidate = { length: number; frequencies: Readonly<Record<string, number>> }
export type TermScore = { term: string; passages: number; frequency: number; score: number }

const SATURATION = 1.2
const LENGTH_SHARE = 0.75
/** How much a similar word counts of what the word itself would. */
const LIKENESS = 0.7

/** Okapi BM25, with what each term adds. Terms that the passage has not are left out. */
export function bm25(terms: readonly QueryTerm[], corpus: Corpus, { length, frequencies }: Candidate): TermScore[] {
  const relativeLength = corpus.averageLength === 0 ? 1 : length / corpus.averageLength
  const norm = SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * relativeLength)
  return terms.flatMap(asked => {
    const { term, passages } = asked
    const frequency = frequencies[term] ?? 0
    if (frequency === 0) return []
    const score = (weightOf(asked, corpus.passages) * frequency * (SATURATION + 1)) / (frequency + norm)
    return [{ term, passages, frequency, score }]
  })
}

export function total(scores: readonly TermScore[]): number {
  return scores.reduce((sum, { score }) => sum + score, 0)
}

/** Inverse document frequency; never negative, not even for a term of every passage. */
function rarity(passages: number, all: number): number {
  return Math.log(1 + (Math.max(all - passages, 0) + 0.5) / (passages + 0.5))
}

/** What a term of the question tells. */
export function weightOf({ passages, similarTo }: QueryTerm, all: number): number {
  return rarity(passages, all) * (similarTo === undefined ? 1 : LIKENESS)
}

/**
 * The terms by which passages are looked for: the rarest first, as long as together they occur in at most `bound`
 * passages. So a question costs the same in a large workspace, and what is left out are the words that tell least;
 * they still count for the passages that the rarer ones find.
 */
export function searchedTerms(terms: readonly QueryTerm[], bound: number): QueryTerm[] {
  const searched: QueryTerm[] = []
  let passages = 0
  for (const term of terms.filter(known => known.passages > 0).toSorted(byRarity)) {
    if (searched.length > 0 && passages + term.passages > bound) break
    searched.push(term)
    passages += term.passages
  }
  return searched
}

function byRarity(one: QueryTerm, other: QueryTerm): number {
  return one.passages - other.passages || (one.term < other.term ? -1 : 1)
}

/**
 * How much of what the question asks the passage speaks of, from 0 to 1: the rarity of its terms that the passage has,
 * of that of all. A term that no passage has counts half as much as an average one: it may be what matters, or only a
 * way of asking. Of the similar words of one, one is enough. Unlike a score, the result compares between questions.
 */
export function coverage(terms: readonly QueryTerm[], corpus: Corpus, { frequencies }: Candidate): number {
  const words = [...Map.groupBy(terms, ({ term, similarTo }) => similarTo ?? term).values()]
  const known = words.filter(meant => meant.some(({ passages }) => passages > 0))
  if (known.length === 0) return 0
  const all = sum(known.map(meant => Math.max(...meant.map(({ passages }) => rarity(passages, corpus.passages)))))
  const having = known.map(meant => meant.filter(({ term }) => (frequencies[term] ?? 0) > 0))
  const covered = sum(having.map(meant => Math.max(0, ...meant.map(term => weightOf(term, corpus.passages)))))
  const unknown = ((words.length - known.length) * all) / known.length / 2
  return covered / (all + unknown)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
