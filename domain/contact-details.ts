/** Part of a text, its end left out. */
export type Range = { start: number; end: number }

const ZERO = codeOf('0')
const WORD = new Uint8Array(128)
for (let code = 0; code < 128; code++) if (/\w/.test(String.fromCharCode(code))) WORD[code] = 1

function codeOf(character: string): number {
  return character.charCodeAt(0)
}

/** Of `charCodeAt`, which is NaN beyond the end of a text. */
function isDigit(code: number): boolean {
  return code >= ZERO && code <= ZERO + 9
}

/** Letters and digits of any script, halves of surrogate pairs, and the underscore. */
function isWord(code: number): boolean {
  if (code < 128) return WORD[code] === 1
  return code >= 128 && /[\p{L}\p{N}\ud800-\udfff]/u.test(String.fromCharCode(code))
}

/** The text with each range replaced; they are in order and do not overlap. */
export function cutOut(text: string, ranges: readonly Range[], replacement: string): string {
  let result = ''
  let from = 0
  for (const { start, end } of ranges) {
    result += text.slice(from, start) + replacement
    from = end
  }
  return result + text.slice(from)
}

const LABEL_MAX = 63
const DOT = codeOf('.')
const HYPHEN = codeOf('-')
const UNDERSCORE = codeOf('_')
const QUOTE = codeOf("'")
const OTHERS = new Set(Array.from('._%+-', codeOf))

/**
 * Where mail addresses are in a text, in order, written with `@` or, as in the query of a URL, with `%40`. Scans from
 * each of these in both directions, and reads no character twice.
 */
export function findEmails(text: string): Range[] {
  const found: Range[] = []
  let sign = nextSeparator(text, '@', 0)
  let encoded = nextSeparator(text, '%40', 0)
  let floor = 0
  while (sign < text.length || encoded < text.length) {
    const at = Math.min(sign, encoded)
    const domain = at === sign ? at + 1 : at + 3
    const start = localStart(text, at, floor)
    const end = start === at ? undefined : domainEnd(text, domain)
    if (end !== undefined) found.push({ start, end })
    // What separates nothing may be in the local part of the next address: `%40@example.com`.
    floor = end ?? at
    const next = end ?? domain
    if (sign < next) sign = nextSeparator(text, '@', next)
    if (encoded < next) encoded = nextSeparator(text, '%40', next)
  }
  return found
}

function nextSeparator(text: string, separator: string, from: number): number {
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

/*
 * Phone numbers by their written shape: with a plus sign, with a trunk zero, dialled with 00, or the North American
 * way; in groups, or in one run of digits where the first ones tell. Any other bare run is an order number or an
 * instant, and so are digits that touch letters; dates, times, prices and UUIDs have none of the shapes.
 *
 * The groups of one candidate are read into arrays that all candidates share: a text may hold a candidate at every
 * second character.
 */
const MAX_GROUPS = 8
const MAX_DIGITS = 17
const MAX_SEPARATORS = 3
const before = new Int32Array(MAX_GROUPS)
const start = new Int32Array(MAX_GROUPS)
const end = new Int32Array(MAX_GROUPS)
let groups = 0
let digits = 0

const ONE = codeOf('1')
const TWO = codeOf('2')
const NINE = codeOf('9')
const SPACE = codeOf(' ')
const WIDE_SPACE = codeOf('\u00a0')
const PLUS = codeOf('+')
const OPEN = codeOf('(')
const CLOSE = codeOf(')')
const SLASH = codeOf('/')
const COMMA = codeOf(',')
const COLON = codeOf(':')
const HASH = codeOf('#')

/** Where phone numbers are in a text, in order. Reads each character a bounded number of times. */
export function findPhones(text: string): Range[] {
  const found: Range[] = []
  let afterDigit = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const digit = isDigit(code)
    const starts = (digit && !afterDigit) || code === PLUS || code === OPEN
    afterDigit = digit
    if (!starts || !mayStart(text, at, digit)) continue
    const last = phoneEnd(text, at, code)
    if (last === undefined) continue
    found.push({ start: at, end: last })
    at = last - 1
    afterDigit = true
  }
  return found
}

function mayStart(text: string, at: number, digit: boolean): boolean {
  if (at === 0) return true
  const code = text.charCodeAt(at - 1)
  if (code === SPACE) return true
  if (code === PLUS || isWord(code)) return false
  if (!digit) return true
  if (code === COLON) return at > 1 && isWord(text.charCodeAt(at - 2)) && !isDigit(text.charCodeAt(at - 2))
  return code !== HYPHEN && code !== DOT && code !== SLASH && code !== COMMA && code !== HASH && code !== OPEN
}

/** The first digits tell which shapes are possible; of each, the longest number that ends well is taken. */
function phoneEnd(text: string, at: number, code: number): number | undefined {
  groups = 0
  digits = 0
  if (!readGroup(text, code === PLUS ? at + 1 : at, MAX_DIGITS)) return undefined
  const first = digitAt(text, 0)
  const second = digitAt(text, 1)
  if (code === PLUS) return first === ZERO ? undefined : longest(text, 15, isInternational)
  if (first === ZERO && second === ZERO)
    return digitAt(text, 2) >= ONE ? longest(text, MAX_DIGITS, isDialledInternational) : undefined
  if (first === ZERO && second >= ONE)
    return length(0) === 2 ? inPairs(text) : longest(text, 12, code === OPEN ? isBracketedTrunkZero : isTrunkZero)
  return first >= ONE ? northAmerican(text) : undefined
}

type Shape = (text: string, count: number) => boolean

function longest(text: string, mostDigits: number, hasShape: Shape): number | undefined {
  if (digits > mostDigits) return undefined
  while (groups < MAX_GROUPS && readGroup(text, end[groups - 1] ?? 0, mostDigits));
  for (let count = groups; count > 0; count--) {
    const last = end[count - 1] ?? 0
    if (endsHere(text, last) && hasShape(text, count)) return last
  }
  return undefined
}

/** Reads the next group of digits; false where there is none, or the number would be too long. */
function readGroup(text: string, from: number, mostDigits: number): boolean {
  let at = from
  while (at - from < MAX_SEPARATORS && isSeparator(text.charCodeAt(at))) at++
  if (groups > 0 && at === from) return false
  const first = at
  while (at - first <= mostDigits && isDigit(text.charCodeAt(at))) at++
  if (at === first || digits + at - first > mostDigits) return false
  before[groups] = from
  start[groups] = first
  end[groups] = at
  digits += at - first
  groups++
  return true
}

/** Reads the next group if it has the given number of digits. */
function readGroupOf(text: string, count: number): boolean {
  return readGroup(text, end[groups - 1] ?? 0, MAX_DIGITS) && length(groups - 1) === count
}

function isSeparator(code: number): boolean {
  return (
    code === SPACE ||
    code === WIDE_SPACE ||
    code === OPEN ||
    code === CLOSE ||
    code === DOT ||
    code === HYPHEN ||
    code === SLASH
  )
}

/** Not in the middle of a longer number, a word, a time or an amount. */
function endsHere(text: string, last: number): boolean {
  const code = text.charCodeAt(last)
  if (isWord(code)) return false
  const goesOn = code === HYPHEN || code === DOT || code === SLASH || code === COLON || code === COMMA
  return !goesOn || !isDigit(text.charCodeAt(last + 1))
}

/** `+49 171 1234567`; `+1234567.89` is an amount. */
function isInternational(text: string, count: number): boolean {
  const total = digitsOf(count)
  const isAmount = count === 2 && separates(text, 1, DOT) && length(1) <= 2
  return total >= 8 && !isAmount
}

/** `030 1234567`, `0171/1234567`, `01711234567`. */
function isTrunkZero(text: string, count: number): boolean {
  return count === 1 ? length(0) >= 10 : isAreaAndNumber(text, count, 9)
}

/** `(030) 123-4567`. */
function isBracketedTrunkZero(text: string, count: number): boolean {
  return count === 1 ? isTrunkZero(text, count) : isAreaAndNumber(text, count, 8)
}

function isAreaAndNumber(text: string, count: number, least: number): boolean {
  if (length(0) > 6 || digitsOf(count) < least) return false
  for (let index = 1; index < count; index++)
    if (holds(text, index, DOT) || (index > 1 && holds(text, index, SLASH))) return false
  return true
}

/** `01 23 45 67 89`, `01.23.45.67.89`. */
function inPairs(text: string): number | undefined {
  while (groups < 5) {
    if (!readGroupOf(text, 2)) return undefined
    if (!separates(text, groups - 1, SPACE) && !separates(text, groups - 1, DOT)) return undefined
  }
  const last = end[4] ?? 0
  return endsHere(text, last) ? last : undefined
}

/** `(415) 555-2671`, `1-800-555-0199`; in one run of digits only with a valid area code. */
function northAmerican(text: string): number | undefined {
  if (length(0) === 10) return isTenDigits(text) && endsHere(text, end[0] ?? 0) ? end[0] : undefined
  const hasCountry = length(0) === 1 && digitAt(text, 0) === ONE
  if (hasCountry && !readGroupOf(text, 3)) return undefined
  const area = groups - 1
  if (length(area) !== 3 || !readGroupOf(text, 3) || !readGroupOf(text, 4)) return undefined
  if (text.charCodeAt(start[area] ?? 0) < TWO || text.charCodeAt(start[area + 1] ?? 0) < TWO) return undefined
  for (let index = 1; index < groups; index++) if (holds(text, index, SLASH)) return undefined
  const last = end[groups - 1] ?? 0
  return endsHere(text, last) ? last : undefined
}

function isTenDigits(text: string): boolean {
  return digitAt(text, 0) >= TWO && digitAt(text, 1) < NINE && digitAt(text, 3) >= TWO
}

/** `0049 171 1234567`, `004930901820`. */
function isDialledInternational(text: string, count: number): boolean {
  if (digitsOf(count) < 11) return false
  if (count === 1) return true
  if (length(0) > 5) return false
  for (let index = 1; index < count; index++) {
    const separator = text.slice(before[index], start[index])
    if (separator !== ' ' && separator !== ' (' && separator !== ') ') return false
  }
  return true
}

function length(group: number): number {
  return (end[group] ?? 0) - (start[group] ?? 0)
}

function digitsOf(count: number): number {
  let total = 0
  for (let index = 0; index < count; index++) total += length(index)
  return total
}

/** Character code of a digit of the first group; 0 beyond it. */
function digitAt(text: string, index: number): number {
  return index < length(0) ? text.charCodeAt((start[0] ?? 0) + index) : 0
}

function separates(text: string, group: number, code: number): boolean {
  return start[group] === (before[group] ?? 0) + 1 && text.charCodeAt(before[group] ?? 0) === code
}

function holds(text: string, group: number, code: number): boolean {
  for (let at = before[group] ?? 0; at < (start[group] ?? 0); at++) if (text.charCodeAt(at) === code) return true
  return false
}
