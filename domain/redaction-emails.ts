import { codeOf, isDigit, isWord, type Range } from './redaction-text.ts'

const LABEL_MAX = 63
const DOT = codeOf('.')
const HYPHEN = codeOf('-')
const UNDERSCORE = codeOf('_')
const QUOTE = codeOf("'")
const OTHERS = new Set(Array.from('._%+-', codeOf))

/**
 * Where mail addresses are in a text, in order, written with `@` or, as in the query of a URL, with `%40`. Goes out
 * from each of these in both directions, and to no character twice.
 */
export function findEmails(text: string): Range[] {
  const found: Range[] = []
  let sign = next(text, '@', 0)
  let encoded = next(text, '%40', 0)
  let floor = 0
  while (sign < text.length || encoded < text.length) {
    const at = Math.min(sign, encoded)
    const domain = at === sign ? at + 1 : at + 3
    const start = localStart(text, at, floor)
    const end = start === at ? undefined : domainEnd(text, domain)
    if (end !== undefined) found.push({ start, end })
    floor = end ?? domain
    if (sign < floor) sign = next(text, '@', floor)
    if (encoded < floor) encoded = next(text, '%40', floor)
  }
  return found
}

function next(text: string, separator: string, from: number): number {
  const at = text.indexOf(separator, from)
  return at < 0 ? text.length : at
}

/** A quotation mark belongs to the address only between others: `o'brien`, but `'ada` in quotes. */
function localStart(text: string, at: number, floor: number): number {
  let start = at
  while (start > floor) {
    const code = text.charCodeAt(start - 1)
    const isInside = code === QUOTE && start < at && start - 1 > floor && isLocal(text.charCodeAt(start - 2))
    if (!isLocal(code) && !isInside) break
    start--
  }
  return start
}

function isLocal(code: number): boolean {
  return isWord(code) || OTHERS.has(code)
}

/** After the last label that can be a top-level domain; undefined where there are not two labels. */
function domainEnd(text: string, from: number): number | undefined {
  let end: number | undefined
  let label = from
  for (;;) {
    const first = text.charCodeAt(label)
    if (!isLetterOrDigit(first)) return end
    let at = label + 1
    while (at - label < LABEL_MAX && (isLetterOrDigit(text.charCodeAt(at)) || text.charCodeAt(at) === HYPHEN)) at++
    if (label > from && !isDigit(first)) end = at
    if (text.charCodeAt(at) !== DOT) return end
    label = at + 1
  }
}

function isLetterOrDigit(code: number): boolean {
  return isWord(code) && code !== UNDERSCORE
}
