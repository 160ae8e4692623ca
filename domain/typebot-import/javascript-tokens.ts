export type Token =
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }
  | { kind: 'template'; parts: (string | Token[])[] }
  | { kind: 'variable'; name: string }
  | { kind: 'name'; name: string }
  | { kind: 'sign'; sign: string }

const SPACE = /\s+/y
const NUMBER = /(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?(?![\w.])/y
const NAME = /[A-Za-z_$][\w$]*/y
const VARIABLE = /\{\{([^{}]+)\}\}/y
const SIGN = /===|!==|==|!=|<=|>=|&&|\|\||\?\?|[-+*/%<>!?:()[\].,]/y
const ESCAPES: Readonly<Record<string, string>> = { 'n': '\n', 't': '\t', 'r': '\r', 'b': '\b', 'f': '\f', '0': '\0' }
const NESTING_AT_MOST = 8

/** The tokens of an expression; undefined when it holds signs that belong to statements, or is cut off. */
export function tokensOf(source: string, level = 0): Token[] | undefined {
  const tokens: Token[] = []
  let at = 0
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    if (found === null) return undefined
    at += found[0].length
    return found
  }
  while (at < source.length) {
    if (take(SPACE) !== undefined) continue
    const quote = source[at]
    if (quote === '"' || quote === "'" || quote === '`') {
      const read = quote === '`' ? templateAt(source, at, level) : textAt(source, at, quote)
      if (read === undefined) return undefined
      tokens.push(read.token)
      at = read.end
      continue
    }
    const variable = take(VARIABLE)?.[1]
    const number = variable === undefined ? take(NUMBER)?.[0] : undefined
    const name = variable === undefined && number === undefined ? take(NAME)?.[0] : undefined
    const sign = variable === undefined && number === undefined && name === undefined ? take(SIGN)?.[0] : undefined
    if (variable !== undefined) tokens.push({ kind: 'variable', name: variable })
    else if (number !== undefined) tokens.push({ kind: 'number', value: Number(number) })
    else if (name !== undefined) tokens.push({ kind: 'name', name })
    else if (sign !== undefined) tokens.push({ kind: 'sign', sign })
    else return undefined
  }
  return tokens
}

type Read = { token: Token; end: number } | undefined

function textAt(source: string, start: number, quote: string): Read {
  let value = ''
  for (let at = start + 1; at < source.length; at += 1) {
    const character = source[at] ?? ''
    if (character === quote) return { token: { kind: 'text', value }, end: at + 1 }
    if (character === '\n') return undefined
    if (character !== '\\') value += character
    else {
      at += 1
      const escaped = source[at]
      if (escaped === undefined || escaped === 'u' || escaped === 'x' || /[1-9]/.test(escaped)) return undefined
      value += ESCAPES[escaped] ?? escaped
    }
  }
  return undefined
}

function templateAt(source: string, start: number, level: number): Read {
  const parts: (string | Token[])[] = []
  let text = ''
  for (let at = start + 1; at < source.length; at += 1) {
    const character = source[at] ?? ''
    if (character === '`') return { token: { kind: 'template', parts: [...parts, text] }, end: at + 1 }
    if (character === '\\') return undefined
    if (character !== '$' || source[at + 1] !== '{') text += character
    else {
      const end = closingBrace(source, at + 1)
      const inner =
        end === undefined || level >= NESTING_AT_MOST ? undefined : tokensOf(source.slice(at + 2, end), level + 1)
      if (end === undefined || inner === undefined) return undefined
      parts.push(text, inner)
      text = ''
      at = end
    }
  }
  return undefined
}

function closingBrace(source: string, open: number): number | undefined {
  let depth = 0
  for (let at = open; at < source.length; at += 1) {
    if (source[at] === '{') depth += 1
    else if (source[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return undefined
}
