const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const WHOLE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** An instant as people say it; exact when one points at it. */
export function Time({ at }: { at: string }) {
  return (
    <time dateTime={at} title={exact(at)}>
      {relative(at, Date.now())}
    </time>
  )
}

/** An instant to the second, in the time zone of the browser. */
export function exact(at: string): string {
  return WHOLE.format(new Date(at))
}

export function relative(at: string, now: number): string {
  const seconds = (Date.parse(at) - now) / 1_000
  if (Math.abs(seconds) > 7 * 86_400) return DAY.format(new Date(at))
  const [unit, length] = STEPS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1]
  return Math.abs(seconds) < 45 ? 'just now' : RELATIVE.format(Math.round(seconds / length), unit)
}

/** An instant as a control of local date and time holds it; empty for an invalid one. */
export function localTime(at: string): string {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return ''
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}
