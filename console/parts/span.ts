/** A span of milliseconds: `12 ms`, `3.4 s`, `2 min 5 s`, `3 h 10 min`, `2 d 4 h`. */
export function span(ms: number): string {
  if (Math.round(ms) < 1_000) return `${Math.max(0, Math.round(ms))} ms`
  if (Math.round(ms / 100) < 600) return `${(ms / 1_000).toFixed(1)} s`
  const seconds = Math.round(ms / 1_000)
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} h ${Math.floor((seconds % 3_600) / 60)} min`
  return `${Math.floor(seconds / 86_400)} d ${Math.floor((seconds % 86_400) / 3_600)} h`
}

/** How long a person has to wait: `1 second`, `90 seconds`, `2 minutes`, `24 hours`; rounded up. */
export function wait(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  const [unit, length] = seconds < 120 ? ['second', 1] : seconds <= 119 * 60 ? ['minute', 60] : ['hour', 3_600]
  return (seconds / length).toLocaleString('en', {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
    roundingMode: 'ceil',
  })
}

const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
/** `below`: as many of a unit make one of the next. */
const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number, below: number][] = [
  ['second', 1, 60],
  ['minute', 60, 60],
  ['hour', 3_600, 24],
]

/** An instant as people say it: `just now`, `59 minutes ago`, `yesterday`; after a week its date. */
export function relative(at: string, now: number): string {
  const seconds = (Date.parse(at) - now) / 1_000
  if (Math.abs(seconds) > 7 * 86_400) return DAY.format(new Date(at))
  if (Math.abs(seconds) < 45) return 'just now'
  // The unit is chosen for the rounded number: 59 minutes and 40 seconds are an hour.
  const isBelow = ([, length, below]: (typeof STEPS)[number]) => Math.round(Math.abs(seconds) / length) < below
  const [unit, length] = STEPS.find(isBelow) ?? ['day', 86_400]
  return RELATIVE.format(Math.round(seconds / length), unit)
}
