import { addDays, countDays, isReportDay, today, type Day } from '../date-time.ts'

const RANGE_MAX_DAYS = 366
const RANGE_DEFAULT_DAYS = 30

export type DayRange = { from: Day; to: Day; timeZone: string }
export type RequestedRange = { from?: string | undefined; to?: string | undefined; lastDays?: number | undefined }
export type RangeOutcome =
  | { outcome: 'range'; range: DayRange }
  | { outcome: 'invalid_range'; message: string }
  | { outcome: 'invalid_day'; field: 'from' | 'to' }

/** The requested days; by default the last 30, including today. */
export function resolveRange({ from, to, lastDays }: RequestedRange, timeZone: string, now: Date): RangeOutcome {
  for (const [field, day] of [
    ['from', from],
    ['to', to],
  ] as const)
    if (day !== undefined && !isReportDay(day)) return { outcome: 'invalid_day', field }
  const last = to ?? today(now, timeZone)
  const first = from ?? addDays(last, 1 - (lastDays ?? RANGE_DEFAULT_DAYS))
  const days = countDays(first, last)
  if (days < 1) return { outcome: 'invalid_range', message: `The range ends on ${last}, before it starts on ${first}` }
  if (days > RANGE_MAX_DAYS)
    return { outcome: 'invalid_range', message: `The range has ${days} days; at most ${RANGE_MAX_DAYS} are possible` }
  return { outcome: 'range', range: { from: first, to: last, timeZone } }
}
