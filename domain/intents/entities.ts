import type { ChatIntentTrigger, EntityDefinition } from '../../generated/schemas/flow.ts'
import { findEmails } from '../contact-details.ts'
import { isDay } from '../date-time.ts'
import { compilePattern } from '../expressions/patterns.ts'
import type { JsonObject } from '../json.ts'

export type FoundEntities = { entities: JsonObject; missing: string[] }

const NUMBER = /(?<![\p{L}\d.,])-?\d+(?:[.,]\d+)?(?![\p{L}\d]|[.,]\d)/u
const ISO_DAY = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g
const DOTTED_DAY = /(?<!\d)(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/g

/** The entities of an intent that a text has, and those that it requires and the text lacks. */
export function entitiesIn(
  text: string,
  { entities: defined = {}, requiredEntities = [] }: ChatIntentTrigger,
): FoundEntities {
  const entities: JsonObject = {}
  for (const [name, definition] of Object.entries(defined)) {
    const value = valueIn(text, definition)
    if (value !== undefined) entities[name] = value
  }
  return { entities, missing: requiredEntities.filter(name => !Object.hasOwn(entities, name)) }
}

function valueIn(text: string, { pattern, options, type }: EntityDefinition): string | number | undefined {
  if (pattern !== undefined) return compilePattern(pattern, 'i').first(text)
  if (options !== undefined) return optionIn(text, options)
  if (type === 'email') {
    const [found] = findEmails(text)
    return found === undefined ? undefined : text.slice(found.start, found.end)
  }
  if (type === 'date') return dayIn(text)
  const [number] = NUMBER.exec(text) ?? []
  return number === undefined ? undefined : Number(number.replace(',', '.'))
}

/** The option whose longest word is in the text; a word is found where no other letter stands beside it. */
function optionIn(text: string, options: NonNullable<EntityDefinition['options']>): string | undefined {
  const spoken = ` ${wordsOnly(text)} `
  const found = options
    .flatMap(({ value, synonyms = [] }) => [value, ...synonyms].map(word => ({ value, word: wordsOnly(word) })))
    .filter(({ word }) => word !== '' && spoken.includes(` ${word} `))
    .sort((a, b) => b.word.length - a.word.length)
  return found[0]?.value
}

/** Letters and digits, with a space for whatever stands between them. */
function wordsOnly(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function dayIn(text: string): string | undefined {
  const iso = [...text.matchAll(ISO_DAY)].map(([day]) => day)
  const dotted = [...text.matchAll(DOTTED_DAY)].map(
    ([, day = '', month = '', year = '']) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )
  return [...iso, ...dotted].find(day => isDay(day))
}
