import { RESERVED_NAMES, type Json } from '../json.ts'
import { ExpressionError } from './errors.ts'
import { compilePattern } from './patterns.ts'
import { EVALUATION_LIMITS, isFunctionValue, type Ambient, type Scope } from './evaluation.ts'
import { namesRead } from './names-read.ts'
import { describe, positionOf, prepare, type Prepared } from './sandbox.ts'

const EXPRESSION_MAX_LENGTH = 4000
const SHORTCUT_MAX_LENGTH = 500
const RESULT_MAX_DEPTH = 64

export interface CompiledExpression {
  readonly source: string
  /** The syntax tree of jsonata; prepared again (70 µs) where it is no longer held, so read it once. */
  readonly syntax: unknown
  /**
   * The expression's value as plain JSON; undefined when there is none. A promise only if jsonata had to run. Both fail
   * with ExpressionError.
   */
  evaluate(scope: Scope, ambient: Ambient): Json | undefined | Promise<Json | undefined>
  /** The paths of the scope that it reads, each once: `vars.order.id`. */
  names(): string[]
}

/**
 * Compiles a JSONata expression. Throws ExpressionError (`compile`) for syntax errors and disallowed constructs.
 * @param offset characters before the expression in the text that it is a part of; positions of errors count them
 */
export function compileExpression(source: string, offset = 0): CompiledExpression {
  if (source.length > EXPRESSION_MAX_LENGTH)
    throw new ExpressionError('compile', `an expression may have at most ${EXPRESSION_MAX_LENGTH} characters`)
  const { syntax } = preparedOf(source, offset)
  // The functions of a long one would take as much memory as what jsonata prepares.
  const shortcut = source.length <= SHORTCUT_MAX_LENGTH ? shortcutFor(syntax as SyntaxNode) : undefined
  return {
    source,
    get syntax() {
      return preparedOf(source, offset).syntax
    },
    evaluate(scope, ambient) {
      const quick = shortcut === undefined ? UNDECIDED : shortcut(scope)
      return quick === UNDECIDED
        ? preparedOf(source, offset).run(scope, ambient, offset).then(plain)
        : (quick as Json | undefined)
    },
    names: () => namesRead(preparedOf(source, offset).syntax),
  }
}

/**
 * Characters of the expressions that are held as jsonata prepares them, 130 MB at most; further ones are prepared
 * again, in 70 µs, when a run needs more than their shortcut. So no workspace determines how much memory a process
 * takes.
 */
const HELD_AT_MOST = 1_200_000
/** The cost of the shortest expression, in characters. */
const LEAST_HELD = 150
const held = new Map<string, Prepared>()
let heldSize = 0

function preparedOf(source: string, offset: number): Prepared {
  const known = held.get(source)
  if (known !== undefined) {
    // The latest use is the last to be dropped.
    held.delete(source)
    held.set(source, known)
    return known
  }
  const prepared = checked(source, offset)
  heldSize += LEAST_HELD + source.length
  for (const [oldest] of held) {
    if (heldSize <= HELD_AT_MOST) break
    held.delete(oldest)
    heldSize -= LEAST_HELD + oldest.length
  }
  held.set(source, prepared)
  return prepared
}

function checked(source: string, offset: number): Prepared {
  let prepared: Prepared
  try {
    prepared = prepare(source)
  } catch (error) {
    const message = operatorMeant(source) ?? describe(error)
    throw new ExpressionError('compile', message, error, positionOf(error, source, offset))
  }
  refuseForbidden(prepared.syntax, new Set())
  return prepared
}

/** Operators of other languages, with their JSONata equivalents. */
const FOREIGN_OPERATORS: readonly (readonly [RegExp, string])[] = [
  [/===?/, 'equality is written =, not =='],
  [/&&/, '"and" is written instead of &&'],
  [/\|\|/, '"or" is written instead of ||'],
  [/!(?!=)/, '$not(…) is written instead of !'],
]

function operatorMeant(source: string): string | undefined {
  const code = source.replaceAll(/"[^"]*"|'[^']*'/g, '')
  return FOREIGN_OPERATORS.find(([operator]) => operator.test(code))?.[1]
}

/**
 * JSONata's own cast to boolean: empty strings, arrays and objects, 0, null and undefined are false; an array is true
 * when one of its items is.
 */
export function isTrue(value: Json | undefined): boolean {
  if (value === undefined || value === null) return false
  if (Array.isArray(value)) return value.some(isTrue)
  if (typeof value === 'object') return Object.keys(value).length > 0
  return Boolean(value)
}

function refuseForbidden(node: unknown, seen: Set<object>): void {
  if (typeof node !== 'object' || node === null || seen.has(node)) return
  seen.add(node)
  if (node instanceof RegExp) {
    compilePattern(node.source, node.flags)
    return
  }
  if (Array.isArray(node)) {
    for (const item of node) refuseForbidden(item, seen)
    return
  }
  const { type, value, lhs, signature } = node as {
    type?: unknown
    value?: unknown
    lhs?: unknown
    signature?: unknown
  }
  if ((type === 'name' || type === 'variable') && typeof value === 'string' && RESERVED_NAMES.has(value))
    throw reserved(value)
  if (type === 'string' && value === '__proto__') throw reserved(value)
  if (type === 'variable' && value === 'eval') throw new ExpressionError('compile', '$eval is not available')
  // A signature becomes a regular expression that V8 runs.
  if (type === 'lambda' && signature !== undefined)
    throw new ExpressionError('compile', 'function signatures are not available')
  if (type === 'unary' && value === '{') refuseReservedKeys(lhs)
  for (const part of Object.values(node)) refuseForbidden(part, seen)
}

function refuseReservedKeys(pairs: unknown): void {
  if (!Array.isArray(pairs)) return
  for (const pair of pairs as unknown[]) {
    const key = Array.isArray(pair) ? (pair[0] as { type?: unknown; value?: unknown } | undefined) : undefined
    if (key?.type === 'string' && typeof key.value === 'string' && RESERVED_NAMES.has(key.value))
      throw reserved(key.value)
  }
}

function reserved(name: string): ExpressionError {
  return new ExpressionError('compile', `the name ${name} is reserved`)
}

/** Copies jsonata's result into plain JSON: no functions, no list flags, no reserved keys. */
function plain(value: unknown): Json | undefined {
  const budget = { weight: EVALUATION_LIMITS.weight }
  return copy(value, 0, budget)
}

function copy(value: unknown, depth: number, budget: { weight: number }): Json | undefined {
  budget.weight -= typeof value === 'string' ? value.length + 2 : 4
  if (depth > RESULT_MAX_DEPTH || budget.weight < 0)
    throw new ExpressionError('limit', 'the result of the expression is too large')
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'object' || isFunctionValue(value)) return undefined
  if (Array.isArray(value)) return value.map(item => copy(item, depth + 1, budget) ?? null)
  const result: { [key: string]: Json } = {}
  for (const [key, item] of Object.entries(value)) {
    if (RESERVED_NAMES.has(key)) throw new ExpressionError('evaluate', `the name ${key} is reserved`)
    const copied = copy(item, depth + 1, budget)
    if (copied !== undefined) result[key] = copied
  }
  return result
}

/** Returned by a shortcut whose values are not simple enough: the full evaluator decides. */
const UNDECIDED = Symbol('undecided')
type Shortcut = (scope: Scope) => unknown

/** A node of jsonata's syntax tree, as far as it is read here. */
interface SyntaxNode {
  type: string
  value?: unknown
  steps?: SyntaxNode[]
  lhs?: SyntaxNode
  rhs?: SyntaxNode
  condition?: SyntaxNode
  then?: SyntaxNode
  else?: SyntaxNode
  expressions?: SyntaxNode[]
}

type Operator = (left: unknown, right: unknown) => unknown

const ROOTS: ReadonlySet<string> = new Set<keyof Scope>([
  'vars',
  'input',
  'event',
  'context',
  'entities',
  'conversation',
  'args',
])
const PLAIN_STEP: ReadonlySet<string> = new Set(['type', 'value', 'position'])

/**
 * A synchronous function for the most frequent expressions: paths, literals, comparisons, arithmetic, `and`, `or` and
 * `?:`. It returns exactly the result of jsonata, or UNDECIDED (arrays on the way, mixed types, errors). Undefined when
 * the expression contains anything else.
 */
function shortcutFor(node: SyntaxNode): Shortcut | undefined {
  switch (node.type) {
    case 'string':
    case 'number':
    case 'value': {
      const { value } = node
      return () => value
    }
    case 'variable':
      return typeof node.value === 'string' && isBound(node.value) ? root(node.value) : undefined
    case 'path':
      return pathShortcut(node)
    case 'block':
      return node.expressions?.length === 1 ? optional(node.expressions[0]) : undefined
    case 'condition':
      return conditionShortcut(node)
    case 'binary':
      return binaryShortcut(node)
    default:
      return undefined
  }
}

function optional(node: SyntaxNode | undefined): Shortcut | undefined {
  return node === undefined ? undefined : shortcutFor(node)
}

function isBound(name: string): name is 'event' | 'vars' {
  return name === 'event' || name === 'vars'
}

function root(name: keyof Scope): Shortcut {
  return scope => scope[name]
}

function pathShortcut(node: SyntaxNode): Shortcut | undefined {
  const [first, ...rest] = node.steps ?? []
  if (first === undefined || Object.keys(node).length > 2) return undefined
  if (![first, ...rest].every(step => Object.keys(step).every(key => PLAIN_STEP.has(key)))) return undefined
  if (typeof first.value !== 'string' || !rest.every(step => step.type === 'name' && typeof step.value === 'string'))
    return undefined
  const start = first.value
  const rooted = first.type === 'name' ? ROOTS.has(start) : first.type === 'variable' && isBound(start)
  if (!rooted) return first.type === 'name' ? () => undefined : undefined
  const keys = rest.map(step => step.value as string)
  return scope => follow(scope[start as keyof Scope], keys)
}

function follow(from: unknown, keys: readonly string[]): unknown {
  let value = from
  for (const key of keys) {
    if (Array.isArray(value)) return UNDECIDED
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
}

function conditionShortcut(node: SyntaxNode): Shortcut | undefined {
  const test = optional(node.condition)
  const yes = optional(node.then)
  const no = node.else === undefined ? () => undefined : shortcutFor(node.else)
  if (test === undefined || yes === undefined || no === undefined) return undefined
  return scope => {
    const result = truth(test(scope))
    return result === UNDECIDED ? UNDECIDED : result ? yes(scope) : no(scope)
  }
}

function binaryShortcut(node: SyntaxNode): Shortcut | undefined {
  const left = optional(node.lhs)
  const right = optional(node.rhs)
  if (left === undefined || right === undefined) return undefined
  if (node.value === 'and' || node.value === 'or') {
    const decisive = node.value === 'or'
    return scope => {
      const first = truth(left(scope))
      return first === UNDECIDED || first === decisive ? first : truth(right(scope))
    }
  }
  const operator = OPERATORS[String(node.value)]
  if (operator === undefined) return undefined
  return scope => {
    const first = left(scope)
    if (first === UNDECIDED) return UNDECIDED
    const second = right(scope)
    return second === UNDECIDED ? UNDECIDED : operator(first, second)
  }
}

const OPERATORS: Record<string, Operator> = {
  '=': (left, right) =>
    left === undefined || right === undefined ? false : isScalar(left) && isScalar(right) ? left === right : UNDECIDED,
  '!=': (left, right) =>
    left === undefined || right === undefined ? false : isScalar(left) && isScalar(right) ? left !== right : UNDECIDED,
  '<': comparison((left, right) => left < right),
  '<=': comparison((left, right) => left <= right),
  '>': comparison((left, right) => left > right),
  '>=': comparison((left, right) => left >= right),
  '+': arithmetic((left, right) => left + right),
  '-': arithmetic((left, right) => left - right),
  '*': arithmetic((left, right) => left * right),
  '&': (left, right) =>
    typeof left === 'string' && typeof right === 'string' && left.length + right.length < 10_000
      ? left + right
      : UNDECIDED,
}

function comparison(compare: (left: string | number, right: string | number) => boolean): Operator {
  return (left, right) => {
    if (typeof left === 'number' && typeof right === 'number') return compare(left, right)
    if (typeof left === 'string' && typeof right === 'string') return compare(left, right)
    return UNDECIDED
  }
}

function arithmetic(compute: (left: number, right: number) => number): Operator {
  return (left, right) => {
    if (typeof left !== 'number' || typeof right !== 'number') return UNDECIDED
    const result = compute(left, right)
    return Number.isFinite(result) ? result : UNDECIDED
  }
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

function truth(value: unknown): boolean | typeof UNDECIDED {
  if (value === undefined || value === null) return false
  if (typeof value === 'boolean') return value
  if (typeof value === 'string') return value.length > 0
  if (typeof value === 'number') return value !== 0
  return UNDECIDED
}
