const FIRST = Date.parse('0001-01-01T00:00:00Z')
const LAST = Date.parse('9999-12-31T23:59:59.999Z')

/**
 * The instant that an RFC 3339 text names; undefined for what has the format and is none that can be kept: leap
 * seconds, and years before 1 or after 9999 in UTC.
 */
export function parseInstant(text: string): Date | undefined {
  const instant = new Date(text)
  const at = instant.getTime()
  return at >= FIRST && at <= LAST ? instant : undefined
}
