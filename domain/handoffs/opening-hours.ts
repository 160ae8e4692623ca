import { DateTime } from 'luxon'

/** Days of the week, 1 for Monday, and the times of day between which the queue is open: `from` before `to`. */
export type OpeningHours = readonly { days: number[]; from: string; to: string }[]

/** Whether a queue is open, in the time zone of its workspace. Null is always. */
export function isOpen(hours: OpeningHours | null, timeZone: string, now: Date): boolean {
  if (hours === null) return true
  const local = DateTime.fromJSDate(now, { zone: timeZone })
  const time = local.toFormat('HH:mm')
  return hours.some(({ days, from, to }) => days.includes(local.weekday) && from <= time && time < to)
}
