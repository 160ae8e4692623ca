const DURATION =
  /^P(?:(\d+)W|(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:[.,]\d{1,9})?)S)?)?)$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/
const DAY = 86_400_000
const MAX_LENGTH = 64

/**
 * The instant that lies an ISO 8601 duration after another; undefined when the text is none, or leaves the range of
 * dates.
 * Years and months follow the calendar (UTC), a day past the month's end is its last day.
 */
export function addDuration(from: Date, duration: string): Date | undefined {
  const parts = duration.length > MAX_LENGTH || /[PT]$/.test(duration) ? null : DURATION.exec(duration)
  if (parts === null) return undefined
  const [weeks, years, months, days, hours, minutes, seconds] = parts
    .slice(1)
    .map((part: string | undefined) => Number((part ?? '0').replace(',', '.'))) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const moved = addMonths(from, years * 12 + months)
  const result = new Date(
    moved.getTime() + (weeks * 7 + days) * DAY + hours * 3_600_000 + minutes * 60_000 + Math.round(seconds * 1000),
  )
  return Number.isNaN(result.getTime()) ? undefined : result
}

export function isDuration(text: string): boolean {
  return addDuration(new Date(0), text) !== undefined
}

/** An RFC 3339 instant with offset; undefined when the text is none. */
export function parseInstant(text: string): Date | undefined {
  if (text.length > MAX_LENGTH || !INSTANT.test(text)) return undefined
  const instant = new Date(text)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}

function addMonths(from: Date, months: number): Date {
  if (months === 0) return from
  const first = new Date(from)
  first.setUTCDate(1)
  first.setUTCMonth(first.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return first
}
