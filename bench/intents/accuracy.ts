import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { createLexicalMatcher, type LexicalMatcher, type Ranked } from '../../domain/intents/lexical.ts'
import { decide } from '../../domain/intents/match.ts'
import type { ChatIntentTrigger } from '../../generated/schemas/flow.ts'

export const LOCALES = ['en', 'de', 'es'] as const
export type Locale = (typeof LOCALES)[number]

type DataSet = {
  intents: { name: string; label: string; description: string; examples: string[] }[]
  /** By intent; `none` is out of scope. */
  utterances: Record<string, string[]>
}

type Spoken = { intent: string; text: string }

/** What visitors write, and the intents of the shop that they write to. */
export type Shop = { triggers: ChatIntentTrigger[]; inScope: Spoken[]; outOfScope: Spoken[] }

/** Shares from 0 to 1. */
export type Accuracy = {
  /** Of the texts in scope: the intent that is meant is the first one, or among the first three. */
  first: number
  amongThree: number
  /** The same as `first`, by a search for the words of the text. */
  firstByWords: number
  /** Of the texts in scope, and of those out of it: an intent is taken as the one that is meant. */
  accepted: number
  acceptedOutOfScope: number
  /** Of the texts in scope that are accepted. */
  rightOfAccepted: number
}

const NONE = 'none'
const THRESHOLDS = { accept: 0.2, suggest: 0.06 }

export function readShop(locale: Locale): Shop {
  const set = parse(readFileSync(`${import.meta.dirname}/${locale}.yaml`, 'utf8')) as DataSet
  const spoken = Object.entries(set.utterances).flatMap(([intent, texts]) => texts.map(text => ({ intent, text })))
  return {
    triggers: set.intents.map(triggerOf),
    inScope: spoken.filter(({ intent }) => intent !== NONE),
    outOfScope: spoken.filter(({ intent }) => intent === NONE),
  }
}

export function measureAccuracy({ triggers, inScope, outOfScope }: Shop, locale: Locale): Accuracy {
  const matcher = createLexicalMatcher(triggers, locale)
  const words = wordSearch(triggers)
  const isFirst =
    (search: LexicalMatcher) =>
    ({ intent, text }: Spoken) =>
      search(text)[0]?.intent === intent
  const isAmongThree = ({ intent, text }: Spoken) =>
    matcher(text)
      .slice(0, 3)
      .some(found => found.intent === intent)
  const isAccepted = ({ text }: Spoken) => decide(matcher(text), THRESHOLDS).outcome === 'matched'
  return {
    first: share(inScope, isFirst(matcher)),
    amongThree: share(inScope, isAmongThree),
    firstByWords: share(inScope, isFirst(words)),
    accepted: share(inScope, isAccepted),
    acceptedOutOfScope: share(outOfScope, isAccepted),
    rightOfAccepted: share(inScope.filter(isAccepted), isFirst(matcher)),
  }
}

function share(spoken: readonly Spoken[], holds: (one: Spoken) => boolean): number {
  return spoken.filter(holds).length / spoken.length
}

/** What a search for the visitor's words in the texts of the intents finds. */
function wordSearch(triggers: ChatIntentTrigger[]): (text: string) => Ranked[] {
  const texts = triggers.map(({ intent, description = '', examples = [], display }) => ({
    intent,
    text: [display?.label ?? '', description, ...examples].join(' ').toLowerCase(),
  }))
  return said => {
    const words = said
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(word => word.length > 3)
    return texts
      .map(({ intent, text }) => ({ intent, score: words.filter(word => text.includes(word)).length }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
  }
}

function triggerOf({ name, label, description, examples }: DataSet['intents'][number]): ChatIntentTrigger {
  return { type: 'chat_intent', intent: name, description, examples, display: { label } }
}
