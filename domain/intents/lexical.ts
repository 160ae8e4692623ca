import type { ChatIntentTrigger } from '../../generated/schemas/flow.ts'
import { wordsOf } from './words.ts'

/** An intent with how well a text fits it, from 0 to 1. */
export type Ranked = { intent: string; score: number }

/** Compares texts with the intents of a workspace. */
export type LexicalMatcher = (text: string) => Ranked[]

/** How much a word that says little by itself, and a part of a word, count beside a word. */
const COMMON_WEIGHT = 0.3
const PART_WEIGHT = 0.3
const PART_LENGTHS = [3, 4]
/** What the best of an intent's texts counts; all its texts together count the rest. */
const BEST_TEXT = 0.4
const TEXT_MAX_LENGTH = 500

type Vector = ReadonlyMap<string, number>
type Posting = { document: number; weight: number }

/**
 * A ranking by words: stems, and their parts of three and four letters for typing errors and compound words, weighted
 * by how few of the intents have them (TF-IDF) and compared by the cosine. Each text of an intent (its label,
 * description, examples) is compared by itself, and all of them together.
 * @param language in which they are written, from `languageOf`
 */
export function createLexicalMatcher(intents: readonly ChatIntentTrigger[], language: string): LexicalMatcher {
  const documents = intents.flatMap((trigger, intent) => {
    const texts = textsOf(trigger).map(text => ({ intent, isWhole: false, counts: featuresOf(text, language) }))
    return [...texts, { intent, isWhole: true, counts: sumOf(texts.map(({ counts }) => counts)) }]
  })
  const rarity = rarityOf(documents, intents.length)
  const index = new Map<string, Posting[]>()
  for (const [document, { counts }] of documents.entries()) {
    for (const [feature, weight] of normalised(counts, rarity)) {
      const postings = index.get(feature)
      if (postings === undefined) index.set(feature, [{ document, weight }])
      else postings.push({ document, weight })
    }
  }
  return text => {
    const scores = new Float64Array(documents.length)
    for (const [feature, weight] of normalised(featuresOf(text.slice(0, TEXT_MAX_LENGTH), language), rarity))
      for (const posting of index.get(feature) ?? [])
        scores[posting.document] = (scores[posting.document] ?? 0) + weight * posting.weight
    const best = new Float64Array(intents.length)
    const whole = new Float64Array(intents.length)
    for (const [document, { intent, isWhole }] of documents.entries()) {
      const score = scores[document] ?? 0
      if (isWhole) whole[intent] = score
      else if (score > (best[intent] ?? 0)) best[intent] = score
    }
    return intents
      .map(({ intent }, at) => ({ intent, score: BEST_TEXT * (best[at] ?? 0) + (1 - BEST_TEXT) * (whole[at] ?? 0) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
  }
}

function textsOf({ intent, description, examples = [], display, requiredEntities = [] }: ChatIntentTrigger): string[] {
  const name = intent.replaceAll(/[_.:-]+/g, ' ')
  const texts = [`${name}\n${display?.label ?? ''}`, display?.subtitle, description, requiredEntities.join(' ')]
  return [...texts, ...examples].filter(text => text !== undefined && text !== '') as string[]
}

/** Stems and parts of stems with how often they occur. */
function featuresOf(text: string, language: string): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (feature: string, weight: number): void => {
    counts.set(feature, (counts.get(feature) ?? 0) + weight)
  }
  for (const { stem, isCommon } of wordsOf(text, language)) {
    const weight = isCommon ? COMMON_WEIGHT : 1
    count(stem, weight)
    if (isCommon) continue
    const marked = ` ${stem} `
    for (const length of PART_LENGTHS)
      for (let at = 0; at + length <= marked.length; at += 1)
        count(`~${marked.slice(at, at + length)}`, weight * PART_WEIGHT)
  }
  return counts
}

function sumOf(vectors: readonly Vector[]): Map<string, number> {
  const sum = new Map<string, number>()
  for (const vector of vectors) for (const [feature, count] of vector) sum.set(feature, (sum.get(feature) ?? 0) + count)
  return sum
}

/** The inverse frequency of each feature among the intents. */
function rarityOf(documents: readonly { intent: number; counts: Vector }[], intents: number): Vector {
  const seenIn = new Map<string, Set<number>>()
  for (const { intent, counts } of documents)
    for (const feature of counts.keys()) seenIn.set(feature, (seenIn.get(feature) ?? new Set()).add(intent))
  return new Map([...seenIn].map(([feature, seen]) => [feature, Math.log(1 + intents / seen.size)]))
}

/** The weighted features at length 1. Those that no intent has lengthen the vector: a text about something else. */
function normalised(counts: Vector, rarity: Vector): [feature: string, weight: number][] {
  const unseen = Math.max(1, ...rarity.values())
  const weighted = [...counts].map(([feature, count]): [string, number] => [
    feature,
    Math.sqrt(count) * (rarity.get(feature) ?? unseen),
  ])
  const length = Math.hypot(...weighted.map(([, weight]) => weight))
  return length === 0 ? [] : weighted.map(([feature, weight]) => [feature, weight / length])
}
