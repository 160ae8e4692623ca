import { languageOf, wordsOf } from '../intents/words.ts'
import { bm25, coverage, total, type Candidate, type Corpus } from './bm25.ts'
import type { AnswerPassage } from './citations.ts'
import { joinsWords, searchConfiguration } from './languages.ts'
import { passagesOf } from './passages.ts'
import { withSimilarWords } from './similar-words.ts'

/** A document outside of any training source; `text` is Markdown. */
export type TextDocument = {
  text: string
  url?: string | undefined
  title?: string | undefined
  language?: string | undefined
}
/** What an `answer` node asks for. */
export type TextQuestion = { question: string; language: string | null; passages: number; threshold: number }

type Passage = AnswerPassage & Candidate
type LanguagePassages = { language: string; passages: Passage[]; corpus: Corpus; words: Map<string, number> }

/** A test asks the same documents in each step. */
const indexed = new WeakMap<readonly TextDocument[], LanguagePassages[]>()

/**
 * The passages of a few documents that answer a question best, ranked as those of a workspace are; only the words are
 * stemmed by our own stemmers instead of the database's.
 */
export function searchTexts(
  documents: readonly TextDocument[],
  { question, language, passages: limit, threshold }: TextQuestion,
): (AnswerPassage & { coverage: number })[] {
  const index = indexed.get(documents) ?? indexOf(documents)
  indexed.set(documents, index)
  const asked = language === null ? undefined : [languageOf(language), '']
  return index
    .filter(one => asked?.includes(one.language) ?? true)
    .flatMap(one => ranked(one, question))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .filter(found => found.coverage >= threshold)
    .map(({ passage: { url, title, headings, text }, coverage: covered }) => {
      return { url, title, headings, text, coverage: covered }
    })
}

function indexOf(documents: readonly TextDocument[]): LanguagePassages[] {
  const languages = new Set(documents.map(document => languageOf(document.language ?? '')))
  return [...languages].map(language => {
    const own = documents.filter(document => languageOf(document.language ?? '') === language)
    const passages = own.flatMap(document => cut(document, language))
    const length = passages.reduce((sum, passage) => sum + passage.length, 0)
    const words = new Map<string, number>()
    for (const { frequencies } of passages)
      for (const word of Object.keys(frequencies)) words.set(word, (words.get(word) ?? 0) + 1)
    return { language, passages, words, corpus: { passages: passages.length, averageLength: length / passages.length } }
  })
}

/** A word in a title or heading counts twice. */
function cut({ url = '', title = '', text }: TextDocument, language: string): Passage[] {
  return passagesOf(text).map(({ start, end, headings }) => {
    const above = told([title, ...headings].join(' '), language)
    const words = [...told(text.slice(start, end), language), ...above]
    const frequencies: Record<string, number> = Object.create(null) as Record<string, number>
    for (const word of [...words, ...above]) frequencies[word] = (frequencies[word] ?? 0) + 1
    return { url, title, headings, text: text.slice(start, end), length: words.length, frequencies }
  })
}

/** The words that say something. */
function told(text: string, language: string): string[] {
  return wordsOf(text, language).flatMap(({ stem, isCommon }) => (isCommon ? [] : [stem]))
}

/** Passages without a word of the question are left out. */
function ranked({ language, passages, corpus, words }: LanguagePassages, question: string) {
  const asked = [...new Set(told(question, language))].map(term => ({ term, passages: words.get(term) ?? 0 }))
  const known = [...words].map(([term, having]) => ({ term, passages: having }))
  const terms = withSimilarWords(asked, known, { joins: joinsWords(searchConfiguration(language)) })
  return passages.flatMap(passage => {
    const scores = bm25(terms, corpus, passage)
    return scores.length === 0 ? [] : [{ passage, score: total(scores), coverage: coverage(terms, corpus, passage) }]
  })
}
