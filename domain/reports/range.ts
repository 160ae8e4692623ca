import { addDays, countDays, isDay, today, type Day } from './days.ts'

export const RANGE_MAX_DAYS = 366
const RANGE_DEFAULT_DAYS = 30
// Names as the time zone database has them. Offsets such as `+01:00` are left out: PostgreSQL reads their sign the
// other way round.
const ZONE_NAME = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/

export type DayRange = { from: Day; to: Day; timeZone: string }
export type AskedRange = { from?: string | undefined; to?: string | undefined; lastDays?: number | undefined }
export type RangeOutcome =
  | { outcome: 'range'; range: DayRange }
  | { outcome: 'invalid_range'; message: string }
  | { outcome: 'invalid_day'; field: 'from' | 'to' }

export function isTimeZone(name: string): boolean {
  if (!ZONE_NAME.test(name)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The days that are asked for; the last 30, today included, when none are. */
export function resolveRange({ from, to, lastDays }: AskedRange, timeZone: string, now: Date): RangeOutcome {
  for (const [field, day] of [
    ['from', from],
    ['to', to],
  ] as const)
    if (day !== undefined && !isDay(day)) return { outcome: 'invalid_day', field }
  const last = to ?? today(now, timeZone)
  const first = from ?? addDays(last, 1 - (lastDays ?? RANGE_DEFAULT_DAYS))
  const days = countDays(first, last)
  if (days < 1) return { outcome: 'invalid_range', message: `The range ends on ${last}, before it starts on ${first}` }
  if (days > RANGE_MAX_DAYS)
    return { outcome: 'invalid_range', message: `The range has ${days} days; at most ${RANGE_MAX_DAYS} are possible` }
  return { outcome: 'range', range: { from: first, to: last, timeZone } }
}
