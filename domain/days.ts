import { DateTime } from 'luxon'

const DAY_MS = 86_400_000
const FORM = /^\d{4}-\d{2}-\d{2}$/
// The database knows no year 0, and a range that reaches back from the first years would come to it.
const FIRST_OF_REPORTS = '1000-01-01'

/** Calendar days are `YYYY-MM-DD`, from the year 1 on; they compare as texts. */
export type Day = string

/** Whether the text is a day that exists. */
export function isDay(text: string): boolean {
  return FORM.test(text) && text >= '0001' && dateOf(text).isValid
}

/** A day that a report can begin or end with. */
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

/** Days from the first to the last, both counted; 0 or less when they are the wrong way round. */
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
