/** Part of a text, its end left out. */
export type Range = { start: number; end: number }

const ZERO = codeOf('0')
const WORD = new Uint8Array(128)
for (let code = 0; code < 128; code++) if (/\w/.test(String.fromCharCode(code))) WORD[code] = 1

export function codeOf(character: string): number {
  return character.charCodeAt(0)
}

/** Of `charCodeAt`, which is NaN beyond the end of a text. */
export function isDigit(code: number): boolean {
  return code >= ZERO && code <= ZERO + 9
}

/** Letters and digits of any script, halves of characters beyond 16 bits, and the underscore. */
export function isWord(code: number): boolean {
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
