import { searchConfiguration, UNSTEMMED } from '../../domain/knowledge/languages.ts'

const LOOKED_AT = 4000
const FEWEST_LETTERS = 20
// Sentences score about 0.8; part numbers, code and lists of names stay below 0.65, and get some language all the same.
const LEAST_SCORE = 0.7

/**
 * The language that the beginning of a text is written in, where it is one whose words are stemmed. All languages that
 * the library knows compete, so that Polish is not taken for its nearest relative with a stemmer.
 */
export async function detectLanguage(text: string): Promise<string | undefined> {
  const sample = text.slice(0, LOOKED_AT).toWellFormed()
  if ((sample.match(/\p{L}/gu) ?? []).length < FEWEST_LETTERS) return undefined
  // A megabyte, which only a process that stores documents needs.
  const { eld } = await import('eld/extrasmall')
  const result = eld.detect(sample.replaceAll(ADDRESS, ' '))
  const { language } = result
  const isSure = result.isReliable() && (result.getScores()[language] ?? 0) >= LEAST_SCORE
  return isSure && searchConfiguration(language) !== UNSTEMMED ? language : undefined
}

const ADDRESS = /\bhttps?:\/\/[^\s)>\]]+/g
