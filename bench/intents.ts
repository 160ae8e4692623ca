// `node bench/intents.ts`: how often the intent that visitors mean is found, beside a search for their words, in the
// three data sets of bench/intents/, and how long a text takes among 200 intents. It needs no database.
import { performance } from 'node:perf_hooks'
import { createLexicalMatcher } from '../domain/intents/lexical.ts'
import { LOCALES, measureAccuracy, readShop, type Shop } from './intents/accuracy.ts'

for (const locale of LOCALES) {
  const shop = readShop(locale)
  const measured = measureAccuracy(shop, locale)
  console.table({
    [locale]: {
      'right first': percent(measured.first),
      'among three': percent(measured.amongThree),
      'by plain words': percent(measured.firstByWords),
      'accepted': percent(measured.accepted),
      'of these right': percent(measured.rightOfAccepted),
      'out of scope accepted': percent(measured.acceptedOutOfScope),
    },
  })
  if (locale === 'en') measureTime(shop)
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`
}

function measureTime({ triggers, inScope, outOfScope }: Shop): void {
  const many = Array.from({ length: 10 }, (_, copy) =>
    triggers.map(trigger => ({ ...trigger, intent: `${trigger.intent}_${copy}`, description: `Number ${copy}` })),
  ).flat()
  const spoken = [...inScope, ...outOfScope]
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
