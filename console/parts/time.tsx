import { relative } from './span.ts'

const WHOLE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })
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

/** An instant as a control of local date and time holds it; empty for an invalid one. */
export function localTime(at: string): string {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return ''
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}
