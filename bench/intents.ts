// `node bench/intents.ts`: how often the intent that visitors mean is found, beside a search for their words, in the
// three data sets of bench/intents/, and how long a text takes among 200 intents. It needs no database.
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { parse } from 'yaml'
import { createLexicalMatcher, type Ranked } from '../domain/intents/lexical.ts'
import { decide } from '../domain/intents/match.ts'
import type { ChatIntentTrigger } from '../generated/schemas/flow.ts'

type DataSet = {
  locale: string
  intents: { name: string; label: string; description: string; examples: string[] }[]
  /** By intent; `none` is out of scope. */
  utterances: Record<string, string[]>
}

const NONE = 'none'
const THRESHOLDS = { accept: 0.2, suggest: 0.06 }

for (const locale of ['en', 'de', 'es']) {
  const set = parse(readFileSync(`${import.meta.dirname}/intents/${locale}.yaml`, 'utf8')) as DataSet
  const triggers = set.intents.map(triggerOf)
  const spoken = Object.entries(set.utterances).flatMap(([intent, texts]) => texts.map(text => ({ intent, text })))
  const inScope = spoken.filter(({ intent }) => intent !== NONE)
  const outOfScope = spoken.filter(({ intent }) => intent === NONE)
  const matcher = createLexicalMatcher(triggers, locale)
  const words = wordSearch(triggers)
  const share = (count: number, of: number) => `${Math.round((100 * count) / of)} %`
  const first = (search: (text: string) => Ranked[]) =>
    share(inScope.filter(({ intent, text }) => search(text)[0]?.intent === intent).length, inScope.length)
  const among = inScope.filter(({ intent, text }) =>
    matcher(text)
      .slice(0, 3)
      .some(found => found.intent === intent),
  )
  const accepted = inScope.filter(({ text }) => decide(matcher(text), THRESHOLDS).outcome === 'matched')
  const right = accepted.filter(({ intent, text }) => matcher(text)[0]?.intent === intent)
  const wrong = outOfScope.filter(({ text }) => decide(matcher(text), THRESHOLDS).outcome === 'matched')
  console.table({
    [locale]: {
      'right first': first(matcher),
      'among three': share(among.length, inScope.length),
      'by plain words': first(words),
      'accepted': share(accepted.length, inScope.length),
      'of these right': share(right.length, accepted.length),
      'out of scope accepted': share(wrong.length, outOfScope.length),
    },
  })
  if (locale === 'en') measure(triggers, spoken)
}

function measure(triggers: ChatIntentTrigger[], spoken: { text: string }[]): void {
  const many = Array.from({ length: 10 }, (_, copy) =>
    triggers.map(trigger => ({ ...trigger, intent: `${trigger.intent}_${copy}`, description: `Number ${copy}` })),
  ).flat()
  const matcher = createLexicalMatcher(many, 'en')
  for (const { text } of spoken) matcher(text)
  const times = spoken
    .map(({ text }) => {
      const started = performance.now()
      matcher(text)
      return performance.now() - started
    })
    .sort((a, b) => a - b)
  const at = (part: number) => `${(times[Math.floor(part * times.length)] ?? 0).toFixed(2)} ms`
  console.log(`among ${many.length} intents: p50 ${at(0.5)}, p99 ${at(0.99)}`)
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
