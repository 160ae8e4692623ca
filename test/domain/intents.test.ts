import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { LOCALES, measureAccuracy, readShop, type Accuracy, type Locale } from '../../bench/intents/accuracy.ts'

/** What `node bench/intents.ts` measured when the figures of docs/performance.md were written down. */
const KEPT: Record<Locale, Pick<Accuracy, 'first' | 'amongThree' | 'rightOfAccepted' | 'acceptedOutOfScope'>> = {
  en: { first: 0.69, amongThree: 0.78, rightOfAccepted: 0.84, acceptedOutOfScope: 0.05 },
  de: { first: 0.59, amongThree: 0.73, rightOfAccepted: 0.79, acceptedOutOfScope: 0 },
  es: { first: 0.67, amongThree: 0.81, rightOfAccepted: 0.83, acceptedOutOfScope: 0.05 },
}
/** By how much a change of the matcher may move single texts. */
const MARGIN = 0.02
const BETTER_THAN_WORDS = 0.1

describe('the intent that a text means', () => {
  for (const locale of LOCALES) {
    const shop = readShop(locale)
    const measured = measureAccuracy(shop, locale)

    it(`is found as often as it was in "${locale}", and accepted for as few texts that mean none`, () => {
      for (const share of ['first', 'amongThree', 'rightOfAccepted'] as const)
        assert.ok(measured[share] >= KEPT[locale][share] - MARGIN, `${share}: ${measured[share].toFixed(3)}`)
      const { acceptedOutOfScope: accepted } = measured
      assert.ok(accepted <= KEPT[locale].acceptedOutOfScope + MARGIN, `out of scope: ${accepted.toFixed(3)}`)
    })

    it(`is found more often than by a search for the words of the text in "${locale}"`, () => {
      const { first, firstByWords } = measured
      assert.ok(first >= firstByWords + BETTER_THAN_WORDS, `${first.toFixed(3)} to ${firstByWords.toFixed(3)}`)
    })

    it(`is measured with texts none of which is an example in "${locale}"`, () => {
      const examples = new Set(shop.triggers.flatMap(trigger => trigger.examples ?? []))
      const texts = [...shop.inScope, ...shop.outOfScope].map(({ text }) => text)
      assert.ok(texts.length >= 200, String(texts.length))
      assert.deepEqual(
        texts.filter(text => examples.has(text)),
        [],
      )
    })
  }
})
