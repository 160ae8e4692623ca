/*
 * Phone numbers by their written shape: with a plus sign, with a trunk zero and separators, or grouped the North
 * American way. A bare
 * run of digits is an order number, and so are digits that touch letters; dates, times, prices and UUIDs have none of
 * the shapes.
 */
type Range = { start: number; end: number }
type Group = { digits: string; before: string; end: number }

const MAX_DIGITS = 15
const MAX_GROUPS = 8
const MAX_SEPARATORS = 3

/** Where phone numbers stand in a text, in order. Looks at no character more than a bounded number of times. */
export function findPhones(text: string): Range[] {
  const found: Range[] = []
  for (let at = 0; at < text.length; at++) {
    if (!startsHere(text, at)) continue
    const end = phoneEnd(text, at)
    if (end === undefined) continue
    found.push({ start: at, end })
    at = end - 1
  }
  return found
}

function startsHere(text: string, at: number): boolean {
  const first = text[at] ?? ''
  if (first !== '+' && first !== '(' && !isDigit(first)) return false
  const before = at === 0 ? '' : (text[at - 1] ?? '')
  if (isWord(before) || before === '+') return false
  if (!isDigit(first)) return true
  if (before === ':') return at > 1 && /\p{L}/u.test(text[at - 2] ?? '')
  return !'-./,#('.includes(before) || before === ''
}

function phoneEnd(text: string, at: number): number | undefined {
  const international = text[at] === '+'
  const groups = readGroups(text, international ? at + 1 : at)
  for (let count = groups.length; count > 0; count--) {
    const taken = groups.slice(0, count)
    const end = taken.at(-1)?.end ?? at
    if (!endsHere(text, end)) continue
    if (international ? isInternational(taken) : isNational(taken, text[at] === '(')) return end
  }
  return undefined
}

function readGroups(text: string, from: number): Group[] {
  const groups: Group[] = []
  let total = 0
  let at = from
  while (groups.length < MAX_GROUPS) {
    const separators = at
    while (at - separators < MAX_SEPARATORS && ' \u00a0().-/'.includes(text[at] ?? '\n')) at++
    if (groups.length > 0 && at === separators) break
    const start = at
    while (at - start <= MAX_DIGITS && isDigit(text[at] ?? '')) at++
    total += at - start
    if (at === start || total > MAX_DIGITS) break
    groups.push({ digits: text.slice(start, at), before: text.slice(separators, start), end: at })
  }
  return groups
}

/** Not in the middle of a longer number, a word, a time or an amount. */
function endsHere(text: string, end: number): boolean {
  const next = text[end] ?? ''
  if (isWord(next)) return false
  return !('-./:,'.includes(next) && next !== '' && isDigit(text[end + 1] ?? ''))
}

function isInternational(groups: readonly Group[]): boolean {
  const total = digitsIn(groups)
  const [, second] = groups
  const isAmount = groups.length === 2 && second?.before === '.' && second.digits.length <= 2
  return total >= 8 && !isAmount && !(groups[0]?.digits.startsWith('0') ?? true)
}

function isNational(groups: readonly Group[], bracketed: boolean): boolean {
  return (
    isTrunkZero(groups, bracketed) || isInPairs(groups) || isNorthAmerican(groups) || isDialledInternational(groups)
  )
}

/** `030 1234567`, `0171/1234567`, `(030) 123-4567`. */
function isTrunkZero(groups: readonly Group[], bracketed: boolean): boolean {
  const [area, ...rest] = groups
  if (area === undefined || rest.length === 0 || !/^0[1-9]\d{1,4}$/.test(area.digits)) return false
  const total = digitsIn(groups)
  return (
    total >= (bracketed ? 8 : 9) &&
    total <= 12 &&
    rest.every(({ before }, index) => !before.includes('.') && (index === 0 || !before.includes('/')))
  )
}

/** `01 23 45 67 89`, `01.23.45.67.89`. */
function isInPairs(groups: readonly Group[]): boolean {
  return (
    groups.length === 5 &&
    /^0[1-9]$/.test(groups[0]?.digits ?? '') &&
    groups.slice(1).every(({ digits, before }) => digits.length === 2 && (before === ' ' || before === '.'))
  )
}

/** `(415) 555-2671`, `1-800-555-0199`. */
function isNorthAmerican(groups: readonly Group[]): boolean {
  const [first] = groups
  const local = first?.digits === '1' ? groups.slice(1) : groups
  const [area, exchange, line] = local
  return (
    local.length === 3 &&
    /^[2-9]\d\d$/.test(area?.digits ?? '') &&
    /^[2-9]\d\d$/.test(exchange?.digits ?? '') &&
    line?.digits.length === 4 &&
    groups.slice(1).every(({ before }) => !before.includes('/'))
  )
}

/** `0049 171 1234567`. */
function isDialledInternational(groups: readonly Group[]): boolean {
  const total = digitsIn(groups)
  return (
    /^00[1-9]\d{0,2}$/.test(groups[0]?.digits ?? '') &&
    groups.length > 1 &&
    total >= 11 &&
    groups.slice(1).every(({ before }) => before === ' ' || before === ' (' || before === ') ')
  )
}

function digitsIn(groups: readonly Group[]): number {
  return groups.reduce((sum, { digits }) => sum + digits.length, 0)
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9' && character.length === 1
}

function isWord(character: string): boolean {
  return character !== '' && /[\p{L}\p{N}_]/u.test(character)
}
