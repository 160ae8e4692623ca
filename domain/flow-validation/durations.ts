import { isDuration } from '../date-time.ts'

const UNITS: Record<string, string> = { s: 'S', m: 'M', h: 'H', d: 'D', w: 'W' }
const WORDS = /^(\d+)\s*(s|m|h|d|w|secs?|mins?|seconds?|minutes?|hours?|days?|weeks?)$/i

/** The ISO 8601 duration meant by a text such as `24h`, `2 days` or `pt5m`; undefined for other texts. */
export function durationMeant(text: string): string | undefined {
  const upper = text.trim().toUpperCase()
  if (upper !== text && isDuration(upper)) return upper
  const [, amount, unit = ''] = WORDS.exec(text.trim()) ?? []
  const letter = UNITS[unit.slice(0, 1).toLowerCase()]
  if (amount !== undefined && letter !== undefined)
    return 'SMH'.includes(letter) ? `PT${amount}${letter}` : `P${amount}${letter}`
  // `P2H` for `PT2H`.
  const [, hours] = /^P(\d+[HS])$/.exec(upper) ?? []
  return hours === undefined ? undefined : `PT${hours}`
}

/** The problem of a text that is not a supported duration. */
export function durationProblem(text: string): string {
  return /^P(?:\d+[YMWD])*(?:T(?:\d+[HMS])+)?$/.test(text)
    ? `${text} is longer than 1000 years`
    : `"${text}" is not an ISO 8601 duration`
}
