import type { ParleyChatTexts } from '../sdk/widget.ts'
import { english, isLanguageTag, withOwn, type Texts } from './texts.ts'

/** Languages that the service has texts for, each in a file of its own but English. */
export const LANGUAGES: readonly string[] = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ar']

export type Translation = { language: string; texts: Texts }

export const ENGLISH: Translation = { language: 'en', texts: english }

const loaded = new Map<string, Promise<Translation>>()

/** The texts in the language of a BCP 47 tag; English where there are none, or where they cannot be loaded. */
export async function translationFor(locale: string, baseUrl: string): Promise<Translation> {
  const language = isLanguageTag(locale) ? (locale.toLowerCase().split(/[-_]/, 1)[0] ?? 'en') : 'en'
  if (language === 'en' || !LANGUAGES.includes(language)) return ENGLISH
  const address = `${baseUrl}/widget/languages/${language}.json`
  const loading = loaded.get(address) ?? load(address, language)
  loaded.set(address, loading)
  return await loading.catch(() => {
    loaded.delete(address)
    return ENGLISH
  })
}

async function load(address: string, language: string): Promise<Translation> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`no texts at ${address}`)
  return { language, texts: withOwn(english, (await response.json()) as Partial<ParleyChatTexts>) }
}
