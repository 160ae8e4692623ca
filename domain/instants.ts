import { DateTime } from 'luxon'

const MAX_LENGTH = 64
// A space may stand for the `T`, as RFC 3339 allows and JSON Schema validators accept.
const WITH_OFFSET = /^(\d{4}-\d{2}-\d{2})[T\s](.*(?:Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?))$/i
// Luxon takes a time alone for one of today, and a year of four digits alone for a time of some callers.
const ISO_DATE = /^\d{4}(?:-|W|\d{3,4}(?:\D|$))/
/** The years 1 to 9999 in UTC: PostgreSQL does not read others in ISO 8601. */
const FIRST_MS = Date.parse('0001-01-01T00:00:00.000Z')
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z')

/**
 * The instant that an RFC 3339 text with offset names. Undefined for other texts, for days and times that do not exist
 * (leap seconds among them), and for what `inRange` leaves out.
 */
export function parseInstant(text: string): Date | undefined {
  if (text.length > MAX_LENGTH || !WITH_OFFSET.test(text)) return undefined
  return inRange(DateTime.fromISO(text.replace(WITH_OFFSET, '$1T$2'), { zone: 'utc' }).toMillis())
}

/**
 * The instant that any ISO 8601 text names: calendar, week and ordinal dates, extended and basic format. Without an
 * offset it is UTC, without a time the beginning of the period. Undefined for other texts and for what `inRange` leaves
 * out.
 */
export function parseInstantOrDay(text: string): Date | undefined {
  if (text.length > MAX_LENGTH) return undefined
  // A time of its own would be one of today.
  const spelled = parseInstant(text)
  if (spelled !== undefined) return spelled
  if (!ISO_DATE.test(text)) return undefined
  return inRange(DateTime.fromISO(text.replace(/^(\S+) /, '$1T'), { zone: 'utc' }).toMillis())
}

/** The instant of a time in milliseconds since 1970; undefined outside the years 1 to 9999 and for NaN. */
export function inRange(ms: number): Date | undefined {
  return ms >= FIRST_MS && ms <= LAST_MS ? new Date(ms) : undefined
}
