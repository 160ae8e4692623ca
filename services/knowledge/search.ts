import type { Queryable } from '../../adapters/postgres/statement.ts'
import {
  findCandidates,
  findWordsLike,
  readQuestion,
  showPassages,
  type Labelled,
  type LanguageCorpus,
  type PassageName,
  type ShownPassage,
} from '../../adapters/stores/knowledge/search.ts'
import { findNearVectors } from '../../adapters/stores/knowledge/vectors.ts'
import {
  bm25,
  coverage,
  searchedTerms,
  total,
  weightOf,
  type QueryTerm,
  type TermScore,
} from '../../domain/knowledge/bm25.ts'
import { relevances } from '../../domain/knowledge/fusion.ts'
import { joinsWords, searchConfiguration, UNSTEMMED } from '../../domain/knowledge/languages.ts'
import { unknownWords, withSimilarWords } from '../../domain/knowledge/similar-words.ts'
import { cosine, signsOf } from '../../domain/knowledge/vectors.ts'
import { questionVectors, type EmbeddingDeps, type QuestionVector } from './embedding.ts'

export type KnowledgeQuery = {
  question: string
  /** Only passages of these; undefined for all. */
  sources?: readonly string[] | undefined
  /** Of these only passages of labelled sources and documents. */
  labelled?: Labelled | undefined
  /** Only passages in this language, and those without one; undefined for all. */
  language?: string | undefined
  /** Undefined for the live one. */
  generation?: number | undefined
  limit: number
}
export type FoundPassage = ShownPassage & {
  language: string
  /** By its words. */
  score: number
  /** By its vector; null where it was not compared. */
  similarity: number | null
  /** By both, from 0 to 1. */
  relevance: number
  coverage: number
  terms: TermScore[]
}
/** What the search did in one language. */
export type LanguageSearch = LanguageCorpus & {
  terms: { term: string; passages: number; searched: boolean; similarTo: string | null }[]
  /** How many passages were found by the searched terms, and how many of these got a score. */
  found: number
  scored: number
}
/** The comparison with the vectors of the passages. */
export type VectorSearch = {
  connection: string
  model: string
  compared: number
  similarFrom: number
  failure: string | null
}
export type KnowledgeSearch = { languages: LanguageSearch[]; vectors: VectorSearch | null; passages: FoundPassage[] }

/** Passages beyond the first are not looked at: their words are too common to tell. */
const AT_MOST = { found: 2_000, returned: 200 }

/** As many of the nearest by signs are compared exactly. */
const NEAR_AT_MOST = 200

type Scored = PassageName & Pick<FoundPassage, 'language' | 'score' | 'similarity' | 'coverage' | 'terms'>

/** The passages that answer each question best, by their words and, where the workspace has vectors, by these. */
export async function searchAll(
  deps: EmbeddingDeps,
  tenantId: string,
  queries: readonly KnowledgeQuery[],
): Promise<KnowledgeSearch[]> {
  const compared = await questionVectors(
    deps,
    tenantId,
    queries.map(({ question }) => question),
  )
  const searches: KnowledgeSearch[] = []
  for (const [index, query] of queries.entries())
    searches.push(await searchKnowledge(deps.db, tenantId, query, compared?.[index]))
  return searches
}

/** The passages that answer a question best, with every step of the ranking. */
export async function searchKnowledge(
  db: Queryable,
  tenantId: string,
  { question, sources: named, labelled, language, generation: chosen, limit }: KnowledgeQuery,
  compared?: QuestionVector,
): Promise<KnowledgeSearch> {
  const sources = named ?? null
  const wanted = language === undefined ? null : [searchConfiguration(language), UNSTEMMED]
  const { corpora, terms: asked, live } = await readQuestion(db, tenantId, question, wanted)
  const within = { tenantId, generation: chosen ?? live, sources, labelled }
  const names = corpora.map(corpus => corpus.language)
  const languages: LanguageSearch[] = []
  const scored: Scored[] = []
  for (const corpus of corpora) {
    const terms = asked.filter(term => term.language === corpus.language)
    const search = await searchLanguage(db, { ...within, corpus, terms })
    languages.push(search.step)
    scored.push(...search.scored)
  }
  const near = names.length === 0 ? [] : await nearest(db, { ...within, languages: names, compared })
  const merged = mergedOf(scored, near, compared)
  const relevance = relevances(merged)
  const best = merged
    .map((one, index) => ({ ...one, relevance: relevance[index] ?? 0 }))
    .toSorted(byRelevance)
    .slice(0, limit)
  const shown = new Map((await showPassages(db, tenantId, best)).map(passage => [nameOf(passage), passage]))
  const passages = best.flatMap(one => {
    const passage = shown.get(nameOf(one))
    return passage === undefined ? [] : [{ ...passage, ...one }]
  })
  return { languages, vectors: compared === undefined ? null : vectorStep(compared, near.length), passages }
}

function vectorStep({ set, similarFrom, failure }: QuestionVector, compared: number): VectorSearch {
  return { connection: set.connection, model: set.model, similarFrom, failure, compared }
}

type Near = PassageName & { language: string; similarity: number }
/** Among which passages a question is looked for. */
type Within = {
  tenantId: string
  generation: number
  sources: readonly string[] | null
  labelled: Labelled | undefined
}
type NearQuestion = Within & {
  languages: readonly string[]
  compared: QuestionVector | undefined
}

/** The passages whose vectors are most like that of the question. */
async function nearest(
  db: Queryable,
  { tenantId, generation, sources, labelled, languages, compared }: NearQuestion,
): Promise<Near[]> {
  const vector = compared?.vector
  if (compared === undefined || vector == null) return []
  const query = {
    ...{ setId: compared.set.id, generation, signs: signsOf(vector), sources, labelled, languages },
    limit: NEAR_AT_MOST,
  }
  return (await findNearVectors(db, tenantId, query)).flatMap(({ numbers, passages }) => {
    const similarity = cosine(vector, numbers)
    return passages.map(passage => ({ ...passage, similarity }))
  })
}

/** Each passage once; one that is similar enough covers the question by that, too. */
function mergedOf(scored: readonly Scored[], near: readonly Near[], compared: QuestionVector | undefined): Scored[] {
  const merged = new Map(scored.map(one => [nameOf(one), one]))
  for (const { documentId, number, language, similarity } of near) {
    const name = nameOf({ documentId, number })
    const known = merged.get(name) ?? { documentId, number, language, score: 0, coverage: 0, terms: [] }
    const covered = similarity >= (compared?.similarFrom ?? Infinity) ? similarity : 0
    merged.set(name, { ...known, similarity, coverage: Math.min(1, Math.max(known.coverage, covered)) })
  }
  return [...merged.values()]
}

type LanguageQuestion = Within & {
  corpus: LanguageCorpus
  terms: readonly QueryTerm[]
}

async function searchLanguage(
  db: Queryable,
  { corpus, terms: asked, ...within }: LanguageQuestion,
): Promise<{ step: LanguageSearch; scored: Scored[] }> {
  const { language } = corpus
  const terms = await knownTerms(db, within.tenantId, language, asked)
  const searched = searchedTerms(terms, AT_MOST.found)
  const weighed = terms.map(term => ({ term: term.term, rarity: weightOf(term, corpus.passages) }))
  const { found, candidates } =
    searched.length === 0
      ? { found: 0, candidates: [] }
      : await findCandidates(db, { ...within, language, searched, weighed, atMost: AT_MOST })
  const scored = candidates.map(({ documentId, number, ...candidate }) => {
    const scores = bm25(terms, corpus, candidate)
    return {
      ...{ documentId, number, language, terms: scores },
      score: total(scores),
      similarity: null,
      coverage: coverage(terms, corpus, candidate),
    }
  })
  const step = {
    ...corpus,
    terms: terms.map(({ term, passages, similarTo = null }) => ({
      ...{ term, passages, similarTo },
      searched: searched.some(one => one.term === term),
    })),
    ...{ found, scored: candidates.length },
  }
  return { step, scored }
}

/** With similar words in place of those that the workspace does not know. */
async function knownTerms(
  db: Queryable,
  tenantId: string,
  language: string,
  terms: readonly QueryTerm[],
): Promise<readonly QueryTerm[]> {
  const unknown = unknownWords(terms)
  if (unknown.length === 0) return terms
  const joins = joinsWords(language)
  return withSimilarWords(terms, await findWordsLike(db, tenantId, { language, words: unknown, joins }), { joins })
}

type RelevantName = PassageName & { relevance: number }

/** Of equal ones, always the same is first. */
function byRelevance(one: RelevantName, other: RelevantName): number {
  return other.relevance - one.relevance || (nameOf(one) < nameOf(other) ? -1 : 1)
}

function nameOf({ documentId, number }: PassageName): string {
  return `${documentId} ${String(number).padStart(6, '0')}`
}
