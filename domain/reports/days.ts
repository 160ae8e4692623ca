const DAY_MS = 24 * 60 * 60_000
// The database knows no year 0, and a range that reaches back from the first years would come to it.
const FORM = /^[1-9]\d{3}-\d{2}-\d{2}$/

/** Calendar days are `YYYY-MM-DD`, from the year 1000 on; they compare as texts. */
export type Day = string

export function isDay(text: string): boolean {
  return FORM.test(text) && dayOf(Date.parse(`${text}T00:00:00Z`)) === text
}

/** The day that `now` falls on in a time zone. Throws RangeError for an unknown zone. */
export function today(now: Date, timeZone: string): Day {
  const parts = new Map(
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  return `${(parts.get('year') ?? '').padStart(4, '0')}-${parts.get('month') ?? ''}-${parts.get('day') ?? ''}`
}

export function addDays(day: Day, days: number): Day {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS)
}

/** Days from the first to the last, both counted; 0 or less when they are the wrong way round. */
export function countDays(from: Day, to: Day): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS + 1
}

export function daysBetween(from: Day, to: Day): Day[] {
  return Array.from({ length: Math.max(countDays(from, to), 0) }, (_, index) => addDays(from, index))
}

function dayOf(at: number): Day {
  return Number.isNaN(at) ? '' : new Date(at).toISOString().slice(0, 10)
}
