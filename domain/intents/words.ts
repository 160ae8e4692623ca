import { stemmer as danish } from '@orama/stemmers/danish'
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as finnish } from '@orama/stemmers/finnish'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as hungarian } from '@orama/stemmers/hungarian'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as romanian } from '@orama/stemmers/romanian'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stemmer as swedish } from '@orama/stemmers/swedish'
import { stemmer as turkish } from '@orama/stemmers/turkish'
import { stopwords as danishStopwords } from '@orama/stopwords/danish'
import { stopwords as dutchStopwords } from '@orama/stopwords/dutch'
import { stopwords as englishStopwords } from '@orama/stopwords/english'
import { stopwords as finnishStopwords } from '@orama/stopwords/finnish'
import { stopwords as frenchStopwords } from '@orama/stopwords/french'
import { stopwords as germanStopwords } from '@orama/stopwords/german'
import { stopwords as hungarianStopwords } from '@orama/stopwords/hungarian'
import { stopwords as italianStopwords } from '@orama/stopwords/italian'
import { stopwords as norwegianStopwords } from '@orama/stopwords/norwegian'
import { stopwords as portugueseStopwords } from '@orama/stopwords/portuguese'
import { stopwords as romanianStopwords } from '@orama/stopwords/romanian'
import { stopwords as russianStopwords } from '@orama/stopwords/russian'
import { stopwords as spanishStopwords } from '@orama/stopwords/spanish'
import { stopwords as swedishStopwords } from '@orama/stopwords/swedish'
import { stopwords as turkishStopwords } from '@orama/stopwords/turkish'

type Language = { stem: (word: string) => string; common: ReadonlySet<string> }

/** By ISO 639-1 code. The words of any other language are compared as they are. */
const LANGUAGES: Readonly<Record<string, Language>> = {
  da: languageWith(danish, danishStopwords),
  de: languageWith(german, germanStopwords),
  en: languageWith(english, englishStopwords),
  es: languageWith(spanish, spanishStopwords),
  fi: languageWith(finnish, finnishStopwords),
  fr: languageWith(french, frenchStopwords),
  hu: languageWith(hungarian, hungarianStopwords),
  it: languageWith(italian, italianStopwords),
  nb: languageWith(norwegian, norwegianStopwords),
  nl: languageWith(dutch, dutchStopwords),
  pt: languageWith(portuguese, portugueseStopwords),
  ro: languageWith(romanian, romanianStopwords),
  ru: languageWith(russian, russianStopwords),
  sv: languageWith(swedish, swedishStopwords),
  tr: languageWith(turkish, turkishStopwords),
}
const UNKNOWN: Language = { stem: word => word, common: new Set() }

/** Finds words also where a language writes none apart. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Stems of the words of a text. `isCommon` for one that says little by itself, such as an article. */
export type Word = { stem: string; isCommon: boolean }

/** The language by whose rules the words of a text in this locale (BCP 47) are reduced to their stems. */
export function languageOf(locale: string): string {
  const code = locale.slice(0, 2).toLowerCase()
  return Object.hasOwn(LANGUAGES, code) ? code : ''
}

/** @param language from `languageOf` */
export function wordsOf(text: string, language: string): Word[] {
  const { stem, common } = LANGUAGES[language] ?? UNKNOWN
  const words: Word[] = []
  for (const { segment, isWordLike } of segmenter.segment(text.normalize('NFKC').toLowerCase())) {
    if (isWordLike === true) words.push({ stem: plain(stem(segment)), isCommon: common.has(segment) })
  }
  return words
}

/** Without accents, which many people leave out when they type. */
function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{Diacritic}/gu, '')
}

function languageWith(stem: (word: string) => string, common: readonly string[]): Language {
  return { stem, common: new Set(common) }
}
