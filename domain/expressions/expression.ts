import type { Json } from '../json.ts'
import { RESERVED_NAMES } from '../json.ts'
import { ExpressionError } from './errors.ts'
import { compilePattern } from './patterns.ts'
import { EVALUATION_LIMITS } from './evaluation.ts'
import { namesRead } from './names-read.ts'
import { describe, positionOf, prepare, type Prepared } from './sandbox.ts'
import type { Ambient, Scope } from './scope.ts'
import { shortcutFor, UNDECIDED, type SyntaxNode } from './shortcuts.ts'
import { isFunctionValue } from './weight.ts'

export const EXPRESSION_MAX_LENGTH = 4000
const RESULT_MAX_DEPTH = 64

export interface CompiledExpression {
  readonly source: string
  /** The syntax tree of jsonata. */
  readonly syntax: unknown
  /**
   * The expression's value as plain JSON; undefined when there is none. A promise only where jsonata had to run. Both
   * ways fail with ExpressionError.
   */
  evaluate(scope: Scope, ambient: Ambient): Json | undefined | Promise<Json | undefined>
  /** What it reads of the scope, each once: `vars.order.id`. */
  names(): string[]
}

/**
 * Compiles a JSONata expression. Throws ExpressionError (`compile`) for syntax errors and for what is not allowed.
 * @param offset characters before the expression in the text that it is a part of; positions of errors count them
 */
export function compileExpression(source: string, offset = 0): CompiledExpression {
  if (source.length > EXPRESSION_MAX_LENGTH)
    throw new ExpressionError('compile', `an expression may have at most ${EXPRESSION_MAX_LENGTH} characters`)
  let prepared: Prepared
  try {
    prepared = prepare(source, offset)
  } catch (error) {
    const message = operatorMeant(source) ?? describe(error)
    throw new ExpressionError('compile', message, error, positionOf(error, source, offset))
  }
  const { syntax } = prepared
  refuseForbidden(syntax, new Set())
  const shortcut = shortcutFor(syntax as SyntaxNode)
  return {
    source,
    syntax,
    evaluate(scope, ambient) {
      const quick = shortcut === undefined ? UNDECIDED : shortcut(scope)
      return quick === UNDECIDED ? prepared.run(scope, ambient).then(plain) : (quick as Json | undefined)
    },
    names: () => namesRead(syntax),
  }
}

/** Operators of other languages, with what JSONata writes instead. */
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
 * JSONata's own cast to boolean: empty strings, arrays and objects, 0, null and nothing are false; an array is true
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
