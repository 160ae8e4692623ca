import texts from './languages/en.json' with { type: 'json' }
import type { ParleyChatTexts } from '../sdk/widget.ts'

/** What the element says by itself; other languages are loaded. */
export const english: ParleyChatTexts = texts

export type Texts = ParleyChatTexts

/** The texts of a page, in place of the element's own. */
export function withOwn(texts: Texts, own: Partial<Texts> = {}): Texts {
  return {
    ...texts,
    ...own,
    errors: { ...texts.errors, ...own.errors },
    rules: { ...texts.rules, ...own.rules },
  }
}

export function isLanguageTag(tag: string): boolean {
  try {
    return tag !== '' && Intl.getCanonicalLocales(tag.replaceAll('_', '-')).length > 0
  } catch {
    return false
  }
}
