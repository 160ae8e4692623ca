import type { Queryable } from '../../adapters/postgres/statement.ts'
import {
  findCandidates,
  findCorpora,
  showPassages,
  termsOf,
  type LanguageCorpus,
  type PassageName,
  type ShownPassage,
} from '../../adapters/stores/knowledge/search.ts'
import {
  bm25,
  coverage,
  rarity,
  searchedTerms,
  total,
  type QueryTerm,
  type TermScore,
} from '../../domain/knowledge/bm25.ts'
import { searchConfiguration, UNSTEMMED } from '../../domain/knowledge/languages.ts'

export type KnowledgeQuery = {
  question: string
  /** Only passages of these; undefined for all. */
  sources?: readonly string[] | undefined
  /** Only passages in this language, and those without one; undefined for all. */
  language?: string | undefined
  limit: number
}
export type FoundPassage = ShownPassage & { language: string; score: number; coverage: number; terms: TermScore[] }
/** What the search did in one language. */
export type LanguageSearch = LanguageCorpus & {
  terms: (QueryTerm & { searched: boolean })[]
  /** How many passages were found by the searched terms, and how many of these got a score. */
  found: number
  scored: number
}
export type KnowledgeSearch = { languages: LanguageSearch[]; passages: FoundPassage[] }

/** Passages beyond the first are not looked at: their words are too common to tell. */
const AT_MOST = { found: 2_000, returned: 200 }

type Scored = PassageName & Pick<FoundPassage, 'language' | 'score' | 'coverage' | 'terms'>

/** The passages that answer a question best, with every step of the ranking. */
export async function searchKnowledge(
  db: Queryable,
  tenantId: string,
  { question, sources, language, limit }: KnowledgeQuery,
): Promise<KnowledgeSearch> {
  const wanted = language === undefined ? undefined : [searchConfiguration(language), UNSTEMMED]
  const corpora = (await findCorpora(db, tenantId)).filter(corpus => wanted?.includes(corpus.language) ?? true)
  const names = corpora.map(corpus => corpus.language)
  const asked = names.length === 0 ? [] : await termsOf(db, tenantId, names, question)
  const languages: LanguageSearch[] = []
  const scored: Scored[] = []
  for (const corpus of corpora) {
    const terms = asked.filter(term => term.language === corpus.language)
    const search = await searchLanguage(db, { tenantId, sources: sources ?? null, corpus, terms })
    languages.push(search.step)
    scored.push(...search.scored)
  }
  const best = scored.toSorted(byScore).slice(0, limit)
  const shown = new Map((await showPassages(db, tenantId, best)).map(passage => [nameOf(passage), passage]))
  const passages = best.flatMap(one => {
    const passage = shown.get(nameOf(one))
    return passage === undefined ? [] : [{ ...passage, ...one }]
  })
  return { languages, passages }
}

type LanguageQuestion = {
  tenantId: string
  sources: readonly string[] | null
  corpus: LanguageCorpus
  terms: readonly QueryTerm[]
}

async function searchLanguage(
  db: Queryable,
  { tenantId, sources, corpus, terms }: LanguageQuestion,
): Promise<{ step: LanguageSearch; scored: Scored[] }> {
  const { language } = corpus
  const searched = searchedTerms(terms, AT_MOST.found)
  const weighed = terms.map(({ term, passages }) => ({ term, rarity: rarity(passages, corpus.passages) }))
  const { found, candidates } =
    searched.length === 0
      ? { found: 0, candidates: [] }
      : await findCandidates(db, { tenantId, language, sources, searched, weighed, atMost: AT_MOST })
  const scored = candidates.map(({ documentId, number, ...candidate }) => {
    const scores = bm25(terms, corpus, candidate)
    return {
      ...{ documentId, number, language, terms: scores },
      score: total(scores),
      coverage: coverage(terms, corpus, candidate),
    }
  })
  const step = {
    ...corpus,
    terms: terms.map(({ term, passages }) => ({ term, passages, searched: searched.some(one => one.term === term) })),
    ...{ found, scored: candidates.length },
  }
  return { step, scored }
}

/** Of equal ones, always the same is first. */
function byScore(one: Scored, other: Scored): number {
  return other.score - one.score || (nameOf(one) < nameOf(other) ? -1 : 1)
}

function nameOf({ documentId, number }: PassageName): string {
  return `${documentId} ${String(number).padStart(6, '0')}`
}
