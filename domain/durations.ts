import { DateTime, Duration } from 'luxon'
import { inRange } from './instants.ts'

const MAX_LENGTH = 64
// Luxon also takes `P` and `P1DT`, signs, weeks beside other units, and fractions of any unit.
const DURATION =
  /^P(?=\d|T\d)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:[.,]\d{1,9})?S)?)?)$/
const THOUSAND_YEARS_MS = Date.UTC(2970)

/** Whole numbers of these units have one length in UTC. Each question has such a duration: it needs no calendar. */
const EXACT = /^P(?:(\d+)W|(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?)$/

/**
 * The instant that lies an ISO 8601 duration after another, by the calendar of UTC: a day past the month's end is its
 * last day. Undefined when the text is no duration, or leads out of the range of instants.
 */
export function addDuration(from: Date, text: string): Date | undefined {
  if (text.length > MAX_LENGTH || !DURATION.test(text)) return undefined
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

/** The length in milliseconds, of years and months as they follow on 1970-01-01; undefined when the text is none. */
export function durationMs(text: string): number | undefined {
  return addDuration(new Date(0), text)?.getTime()
}

/** An ISO 8601 duration of at most 1000 years: from no day of ours does it lead out of the range of instants. */
export function isDuration(text: string): boolean {
  return (durationMs(text) ?? Infinity) <= THOUSAND_YEARS_MS
}
