/** What a variable is compared with: a value, or another variable by its path. */
export type Operand = string | number | boolean | null | { readonly path: string }

export type Comparison = keyof typeof COMPARISONS
/** One comparison of a variable. `path`: as an expression reads it, such as `vars.order.status`. */
export type Row = { readonly path: string; readonly comparison: Comparison; readonly operand?: Operand }
/** Rows of which all or any must hold; without a row it always holds. */
export type Condition = { readonly match: 'all' | 'any'; readonly rows: readonly Row[] }

const negated = (written: string) => `$not(${written})`
const containing = (path: string, operand: string) => `$contains(${path}, ${operand})`
const filled = (path: string) => `$exists(${path}) and ${path} != ""`
/** A text is as long as it has characters, not units of UTF-16. */
function starting(path: string, operand: string): string {
  const text = read(operand)
  const length = typeof text === 'string' ? Array.from(text).length : `$length(${operand})`
  return `$substring(${path}, 0, ${length}) = ${operand}`
}

/** Each comparison as JSONata. `alone`: it compares with nothing. */
const COMPARISONS = {
  is: { write: (path: string, operand: string) => `${path} = ${operand}` },
  isNot: { write: (path: string, operand: string) => `${path} != ${operand}` },
  more: { write: (path: string, operand: string) => `${path} > ${operand}` },
  less: { write: (path: string, operand: string) => `${path} < ${operand}` },
  atLeast: { write: (path: string, operand: string) => `${path} >= ${operand}` },
  atMost: { write: (path: string, operand: string) => `${path} <= ${operand}` },
  contains: { write: containing },
  containsNot: { write: (path: string, operand: string) => negated(containing(path, operand)) },
  startsWith: { write: starting },
  has: { write: (path: string, operand: string) => `${operand} in ${path}` },
  hasNot: { write: (path: string, operand: string) => negated(`${operand} in ${path}`) },
  isFilled: { write: (path: string) => `(${filled(path)})`, alone: true },
  isEmpty: { write: (path: string) => negated(filled(path)), alone: true },
  hasItems: { write: (path: string) => `$count(${path}) > 0`, alone: true },
  hasNoItems: { write: (path: string) => `$count(${path}) = 0`, alone: true },
  isKnown: { write: (path: string) => `$exists(${path})`, alone: true },
  isUnknown: { write: (path: string) => negated(`$exists(${path})`), alone: true },
  /** Its value counts as true. */
  holds: { write: (path: string) => path, alone: true },
} as const satisfies Record<string, { write: (path: string, operand: string) => string; alone?: true }>

const OPPOSITES: Readonly<Partial<Record<Comparison, Comparison>>> = {
  contains: 'containsNot',
  has: 'hasNot',
  isFilled: 'isEmpty',
  isKnown: 'isUnknown',
}
const SIGNS: Readonly<Record<string, Comparison>> = {
  '=': 'is',
  '!=': 'isNot',
  '>': 'more',
  '<': 'less',
  '>=': 'atLeast',
  '<=': 'atMost',
}

export const isAlone = (comparison: Comparison): boolean => 'alone' in COMPARISONS[comparison]

/** The condition as an expression. */
export function expressionOf({ match, rows }: Condition): string {
  if (rows.length === 0) return 'true'
  const written = rows.map(({ path, comparison, operand = '' }) => {
    const isVariable = typeof operand === 'object' && operand !== null
    return COMPARISONS[comparison].write(path, isVariable ? operand.path : JSON.stringify(operand))
  })
  return written.join(match === 'all' ? ' and ' : ' or ')
}

const STEP = '(?:[\\p{L}_][\\p{L}\\p{N}_]*|`[^`]+`)'
const PATH = `\\$?${STEP}(?:\\.${STEP})*`
const WHOLE_PATH = new RegExp(`^${PATH}$`, 'u')
const WORDS = new Set(['true', 'false', 'null', 'and', 'or', 'in'])

/** Whether a text is the path of a variable or the like, as an expression reads it. */
export const isPath = (text: string): boolean => WHOLE_PATH.test(text) && !WORDS.has(text)

const TEXT = `"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'`
const NUMBER = '-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?'
const TOKEN = new RegExp(`\\s*(?:(${TEXT}|${NUMBER}|${PATH})|([!<>]=|[=<>(),]))\\s*`, 'suy')

/** The condition that an expression is; undefined if it is not as simple as that. */
export function conditionOf(expression: string): Condition | undefined {
  const tokens = tokensOf(expression)
  if (tokens === undefined) return undefined
  if (tokens.length === 1 && tokens[0] === 'true') return { match: 'all', rows: [] }
  const reader = new Reader(tokens)
  const found = reader.condition()
  return reader.isAtEnd ? found : undefined
}

function tokensOf(text: string): string[] | undefined {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at
    const [, operand, sign] = TOKEN.exec(text) ?? []
    const token = operand ?? sign
    if (token === undefined) return undefined
    tokens.push(token)
  }
  return tokens
}

/** Reads tokens one by one; what it cannot read makes the whole undefined. */
class Reader {
  readonly #tokens: readonly string[]
  #at = 0

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens
  }

  get isAtEnd(): boolean {
    return this.#at === this.#tokens.length
  }

  condition(): Condition | undefined {
    const first = this.#row()
    if (first === undefined) return undefined
    const rows = [first]
    const word = this.#tokens[this.#at]
    if (word !== 'and' && word !== 'or') return { match: 'all', rows }
    while (this.#takes(word)) {
      const row = this.#row()
      if (row === undefined) return undefined
      rows.push(row)
    }
    return { match: word === 'and' ? 'all' : 'any', rows }
  }

  #row(): Row | undefined {
    if (this.#takes('(')) return this.#closed(rowOf(this.condition()))
    const path = this.#path()
    if (path === '$not' && this.#takes('(')) return this.#closed(opposite(rowOf(this.condition())))
    if (path === '$exists' && this.#takes('(')) return this.#closed(alone(this.#path(), 'isKnown'))
    if (path === '$contains' && this.#takes('(')) return this.#closed(this.#containing())
    if (path === '$substring' && this.#takes('(')) return this.#starting()
    if (path === '$count' && this.#takes('(')) return this.#counting()
    return path === undefined ? this.#item(this.#operand()) : this.#compared(path)
  }

  /** The next token if it is a path, which is then read. */
  #path(): string | undefined {
    const token = this.#tokens[this.#at]
    if (token === undefined || !isPath(token)) return undefined
    this.#at += 1
    return token
  }

  #compared(path: string): Row | undefined {
    if (this.#tokens[this.#at] === 'in') return this.#item({ path })
    const comparison = SIGNS[this.#tokens[this.#at] ?? '']
    if (comparison === undefined) return this.#tokens[this.#at] === '(' ? undefined : { path, comparison: 'holds' }
    this.#at += 1
    return compared(path, comparison, this.#operand())
  }

  #item(operand: Operand | undefined): Row | undefined {
    return this.#takes('in') ? compared(this.#path(), 'has', operand) : undefined
  }

  #containing(): Row | undefined {
    const path = this.#path()
    return this.#takes(',') ? compared(path, 'contains', this.#operand()) : undefined
  }

  #starting(): Row | undefined {
    const path = this.#path()
    if (!this.#takes(',', '0', ',')) return undefined
    const isComputed = this.#takes('$length', '(')
    const length = this.#operand()
    if (!this.#takes(...(isComputed ? [')', ')', '='] : [')', '=']))) return undefined
    const operand = this.#operand()
    const expected = isComputed ? operand : typeof operand === 'string' ? Array.from(operand).length : undefined
    return JSON.stringify(length) === JSON.stringify(expected) ? compared(path, 'startsWith', operand) : undefined
  }

  #counting(): Row | undefined {
    const path = this.#path()
    if (!this.#takes(')')) return undefined
    if (this.#takes('>', '0')) return alone(path, 'hasItems')
    return this.#takes('=', '0') ? alone(path, 'hasNoItems') : undefined
  }

  #closed(row: Row | undefined): Row | undefined {
    return this.#takes(')') ? row : undefined
  }

  #operand(): Operand | undefined {
    const path = this.#path()
    return path === undefined ? read(this.#tokens[this.#at++]) : { path }
  }

  /** Whether these tokens follow; if so, they are read. */
  #takes(...tokens: readonly string[]): boolean {
    const follow = tokens.every((token, index) => this.#tokens[this.#at + index] === token)
    if (follow) this.#at += tokens.length
    return follow
  }
}

function alone(path: string | undefined, comparison: Comparison): Row | undefined {
  return path === undefined ? undefined : { path, comparison }
}

function compared(path: string | undefined, comparison: Comparison, operand: Operand | undefined): Row | undefined {
  return path === undefined || operand === undefined ? undefined : { path, comparison, operand }
}

/** What is in parentheses, as one row. */
function rowOf(condition: Condition | undefined): Row | undefined {
  const [one, other, ...more] = condition?.rows ?? []
  if (other === undefined) return one
  const isFilled = condition?.match === 'all' && one?.comparison === 'isKnown' && more.length === 0
  if (!isFilled || other.path !== one.path || other.comparison !== 'isNot' || other.operand !== '') return undefined
  return { path: one.path, comparison: 'isFilled' }
}

function opposite(row: Row | undefined): Row | undefined {
  const comparison = row && OPPOSITES[row.comparison]
  return row === undefined || comparison === undefined ? undefined : { ...row, comparison }
}

/** The value of a token; undefined if it is not a value. */
function read(token = ''): string | number | boolean | null | undefined {
  const json = token.startsWith("'") ? `"${token.slice(1, -1).replaceAll(/\\.|"/gs, doubled)}"` : token
  try {
    return JSON.parse(json) as string | number | boolean | null
  } catch {
    return undefined
  }
}

const doubled = (part: string): string => (part === '"' ? '\\"' : part)
