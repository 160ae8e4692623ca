import { DateTime, Duration } from 'luxon'

const DAY_MS = 86_400_000
const DAY_FORM = /^\d{4}-\d{2}-\d{2}$/
// The database has no year 0, and a range that reaches back from the first years would include it.
const FIRST_OF_REPORTS = '1000-01-01'

/** Calendar days are `YYYY-MM-DD`, from the year 1 on; they compare as texts. */
export type Day = string

/** Whether the text is a day that exists. */
export function isDay(text: string): boolean {
  return DAY_FORM.test(text) && text >= '0001' && dateOf(text).isValid
}

/** A day that can start or end the range of a report. */
export function isReportDay(text: string): boolean {
  return isDay(text) && text >= FIRST_OF_REPORTS
}

export function isWeekend(day: Day): boolean {
  return dateOf(day).isWeekend
}

/** The day that `now` falls on in a time zone. Throws RangeError for an unknown zone. */
export function today(now: Date, timeZone: string): Day {
  return isoOf(DateTime.fromJSDate(now, { zone: timeZone }))
}

export function addDays(day: Day, days: number): Day {
  return isoOf(dateOf(day).plus({ days }))
}

/** Days from the first to the last, both counted; 0 or less if they are reversed. */
export function countDays(from: Day, to: Day): number {
  return dateOf(to).diff(dateOf(from), 'days').days + 1
}

export function daysBetween(from: Day, to: Day): Day[] {
  return Array.from({ length: Math.max(countDays(from, to), 0) }, (_, index) => addDays(from, index))
}

/** The instant so many times 24 hours before another one. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}

function dateOf(day: Day): DateTime {
  return DateTime.fromISO(day, { zone: 'utc' })
}

function isoOf(date: DateTime): Day {
  const day = date.toISODate()
  if (day === null) throw new RangeError(date.invalidExplanation ?? 'no such day')
  return day
}

const TEXT_MAX_LENGTH = 64
// A space may replace the `T`, as RFC 3339 allows and JSON Schema validators accept.
const WITH_OFFSET = /^(\d{4}-\d{2}-\d{2})[T\s](.*(?:Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?))$/i
// Luxon reads a time alone as one of today, and a year of four digits alone as a time of some callers.
const ISO_DATE = /^\d{4}(?:-|W|\d{3,4}(?:\D|$))/
/** The years 1 to 9999 in UTC: PostgreSQL does not read others in ISO 8601. */
const FIRST_MS = Date.parse('0001-01-01T00:00:00.000Z')
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z')

/**
 * The instant that an RFC 3339 text with offset names. Undefined for other texts, for days and times that do not exist
 * (leap seconds among them), and for instants outside `inRange`.
 */
export function parseInstant(text: string): Date | undefined {
  if (text.length > TEXT_MAX_LENGTH || !WITH_OFFSET.test(text)) return undefined
  return inRange(DateTime.fromISO(text.replace(WITH_OFFSET, '$1T$2'), { zone: 'utc' }).toMillis())
}

/**
 * The instant that any ISO 8601 text names: calendar, week and ordinal dates, extended and basic format. Without an
 * offset it is UTC, without a time the beginning of the period. Undefined for other texts and for instants outside
 * `inRange`.
 */
export function parseInstantOrDay(text: string): Date | undefined {
  if (text.length > TEXT_MAX_LENGTH) return undefined
  // A time without a date would be one of today.
  const spelled = parseInstant(text)
  if (spelled !== undefined) return spelled
  if (!ISO_DATE.test(text)) return undefined
  return inRange(DateTime.fromISO(text.replace(/^(\S+) /, '$1T'), { zone: 'utc' }).toMillis())
}

/** The instant of a time in milliseconds since 1970; undefined outside the years 1 to 9999 and for NaN. */
function inRange(ms: number): Date | undefined {
  return ms >= FIRST_MS && ms <= LAST_MS ? new Date(ms) : undefined
}

// Luxon also accepts `P` and `P1DT`, signs, weeks next to other units, and fractions of any unit.
const DURATION =
  /^P(?=\d|T\d)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:[.,]\d{1,9})?S)?)?)$/
const THOUSAND_YEARS_MS = Date.UTC(2970)

/** Whole numbers of these units have one length in UTC. Each question has such a duration: it needs no calendar. */
const EXACT = /^P(?:(\d+)W|(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?)$/

/**
 * The instant that lies an ISO 8601 duration after another, by the calendar of UTC: a day past the month's end is its
 * last day. Undefined when the text is not a duration, or the result is outside the range of instants.
 */
export function addDuration(from: Date, text: string): Date | undefined {
  if (text.length > TEXT_MAX_LENGTH || !DURATION.test(text)) return undefined
  const exact = exactMs(text)
  if (exact !== undefined) return inRange(from.getTime() + exact)
  const duration = Duration.fromISO(text)
  return inRange(DateTime.fromJSDate(from, { zone: 'utc' }).plus(duration).toMillis())
}

function exactMs(text: string): number | undefined {
  const match = EXACT.exec(text)
  if (match === null) return undefined
  const [weeks, days, hours, minutes, seconds] = match.slice(1).map(digits => Number(digits || 0))
  const wholeDays = (weeks ?? 0) * 7 + (days ?? 0)
  return (((wholeDays * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)) * 1000
}

/**
 * The length in milliseconds, with years and months counted from 1970-01-01; undefined when the text is not a duration.
 */
export function durationMs(text: string): number | undefined {
  return addDuration(new Date(0), text)?.getTime()
}

/** An ISO 8601 duration of at most 1000 years: added to any valid day it stays within the range of instants. */
export function isDuration(text: string): boolean {
  return (durationMs(text) ?? Infinity) <= THOUSAND_YEARS_MS
}
