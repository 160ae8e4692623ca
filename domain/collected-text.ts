import { wordsOf } from './intents/words.ts'
import { redactJson, type KnownSecret } from './redaction.ts'

const MAX_LENGTH = 500

/**
 * A text of a visitor as it is collected for the team, without contact details and secrets, and its normal form, which
 * equal texts have in common; undefined for one without a word.
 * @param known what is to be cut out whatever it looks like
 */
export function collectedText(
  text: string,
  known: readonly KnownSecret[] = [],
): { text: string; normalized: string } | undefined {
  const { value } = redactJson(text.replaceAll('\0', '').toWellFormed(), { known, most: MAX_LENGTH })
  const normalized = wordsOf(value, '')
    .map(({ stem }) => stem)
    .join(' ')
  return normalized === '' ? undefined : { text: value, normalized }
}
