/** The configurations of PostgreSQL's text search, by language: each stems, and leaves out words that tell nothing. */
const CONFIGURATIONS: Readonly<Record<string, string>> = {
  ar: 'arabic',
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hi: 'hindi',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  ne: 'nepali',
  nl: 'dutch',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  yi: 'yiddish',
}

/** Words as they are written, for a language that is unknown or has no stemmer. */
export const UNSTEMMED = 'simple'

/** @param language a tag such as `de` or `de-AT` */
export function searchConfiguration(language: string | null | undefined): string {
  return CONFIGURATIONS[language?.split(/[-_]/, 1)[0]?.toLowerCase() ?? ''] ?? UNSTEMMED
}

const JOINING: ReadonlySet<string> = new Set([
  'danish',
  'dutch',
  'finnish',
  'german',
  'hungarian',
  'norwegian',
  'swedish',
])

/** Whether the language writes several words as one: `Geschenkgutschein`. */
export function joinsWords(configuration: string): boolean {
  return JOINING.has(configuration)
}

/** Of a tag such as `de-AT` the code `de`; empty for what has none of two letters. */
export function languageCode(tag: string | null | undefined): string {
  const [code = ''] = tag?.toLowerCase().split(/[-_]/, 1) ?? []
  return /^[a-z]{2}$/.test(code) ? code : ''
}
