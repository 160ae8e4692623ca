import type { CollectedText } from '../../services/admin/collected-texts.ts'

/** Also of a text with more than these. */
export function collectedTextBody({ id, text, locale, count, firstSeenAt, lastSeenAt }: CollectedText) {
  return { id, text, locale, count, firstSeenAt: firstSeenAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() }
}
