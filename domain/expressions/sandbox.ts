import jsonata from 'jsonata'
import { ExpressionError } from './errors.ts'
import { Re2RegExp } from './patterns.ts'
import type { Ambient, Scope } from './scope.ts'
import { weigh } from './weight.ts'

/**
 * Bounds of one evaluation. `steps` counts evaluated syntax nodes, and large values count as more, so that time is
 * bounded
 * whatever native functions do in one step; `weight` is the size of a made value in characters of JSON.
 */
export const EVALUATION_LIMITS = {
  steps: 50_000,
  depth: 400,
  sequence: 10_000,
  weight: 1_000_000,
  regexText: 100_000,
  padding: 10_000,
  picture: 200,
  distinct: 1_000,
} as const

type Budget = { steps: number; ambient: Ambient }
type NativeThis = { environment: jsonata.Environment }
type Native = { implementation: (this: NativeThis, ...args: unknown[]) => unknown }

// Not a name that an expression can write.
const BUDGET = '\u0000budget'
const ENTRY = Symbol.for('jsonata.__evaluate_entry')
const EXIT = Symbol.for('jsonata.__evaluate_exit')
/** Syntax nodes that only read: what they find was bounded when it was stored. */
const READS: ReadonlySet<string> = new Set(['name', 'path', 'variable', 'wildcard', 'descendant', 'parent'])

const natives = (await jsonata(
  '{"pad": $pad, "join": $join, "replace": $replace, "match": $match, "split": $split, "contains": $contains, "distinct": $distinct, "toMillis": $toMillis, "fromMillis": $fromMillis, "formatNumber": $formatNumber, "formatInteger": $formatInteger, "parseInteger": $parseInteger, "shuffle": $shuffle, "random": $random, "now": $now, "millis": $millis}',
).evaluate({})) as Record<string, Native>

/**
 * Native functions that could run long, use much memory, run V8's RegExp on a made pattern, or read clock and chance,
 * and what is done first or instead.
 */
const GUARDED: Record<string, (original: Native['implementation']) => Native['implementation']> = {
  pad: before((_text, width) => typeof width === 'number' && Math.abs(width) <= EVALUATION_LIMITS.padding),
  join: before(
    (texts, separator) =>
      !Array.isArray(texts) || weigh(texts) + texts.length * length(separator) <= EVALUATION_LIMITS.weight,
  ),
  replace: before(
    (text, pattern, replacement) =>
      regexFits(text, pattern) && (length(text) + 1) * length(replacement) <= EVALUATION_LIMITS.weight,
  ),
  match: before(regexFits),
  split: before(regexFits),
  contains: before(regexFits),
  distinct: before(values => !Array.isArray(values) || values.length <= EVALUATION_LIMITS.distinct),
  // With a picture it builds a regular expression for V8.
  toMillis: before((_text, picture) => picture === undefined),
  fromMillis: before((_millis, picture) => length(picture) <= EVALUATION_LIMITS.picture),
  formatNumber: before((_number, picture) => length(picture) <= EVALUATION_LIMITS.picture),
  formatInteger: before((_number, picture) => length(picture) <= EVALUATION_LIMITS.picture),
  parseInteger: before(
    (text, picture) => length(text) <= EVALUATION_LIMITS.picture && length(picture) <= EVALUATION_LIMITS.picture,
  ),
  random: () =>
    function (this: NativeThis) {
      return budgetOf(this.environment).ambient.random()
    },
  millis: () =>
    function (this: NativeThis) {
      return budgetOf(this.environment).ambient.now.getTime()
    },
  now: () =>
    function (this: NativeThis, picture, zone) {
      if (length(picture) > EVALUATION_LIMITS.picture) throw overLimit()
      return natives['fromMillis']?.implementation.call(
        this,
        budgetOf(this.environment).ambient.now.getTime(),
        picture,
        zone,
      )
    },
  shuffle: () =>
    function (this: NativeThis, values) {
      return Array.isArray(values) ? shuffled(values as unknown[], budgetOf(this.environment).ambient) : values
    },
}

const guards = Object.entries(GUARDED).map(([name, guard]) => {
  const native = natives[name]
  if (native === undefined) throw new Error(`jsonata has no function $${name}`)
  return [name, { ...native, implementation: guard(native.implementation) }] as const
})

/** Parses an expression and hangs the bounds into it. Throws what jsonata throws. */
export function prepare(source: string): jsonata.Expression {
  const expression = jsonata(source, {
    RegexEngine: Re2RegExp as unknown as RegExpConstructor,
    stack: EVALUATION_LIMITS.depth,
    sequence: EVALUATION_LIMITS.sequence,
  })
  const bind = expression.assign.bind(expression) as (name: string | symbol, value: unknown) => void
  bind(ENTRY, (_node: unknown, _input: unknown, environment: jsonata.Environment) => spend(budgetOf(environment), 1))
  bind(EXIT, (node: { type: string }, _input: unknown, environment: jsonata.Environment, result: unknown) =>
    chargeResult(node.type, environment, result),
  )
  bind('eval', undefined)
  for (const [name, guarded] of guards) bind(name, guarded)
  return expression
}

/** Runs a prepared expression within the bounds. Throws ExpressionError (`evaluate` or `limit`). */
export async function run(expression: jsonata.Expression, scope: Scope, ambient: Ambient): Promise<unknown> {
  const budget: Budget = { steps: EVALUATION_LIMITS.steps, ambient }
  try {
    return await expression.evaluate(scope, { event: scope.event, vars: scope.vars, [BUDGET]: budget })
  } catch (error) {
    throw asExpressionError(error)
  } finally {
    // Branches that jsonata evaluates side by side stop as well when one of them has failed.
    budget.steps = 0
  }
}

export function describe(error: unknown): string {
  if (error instanceof Error) return error.message
  const thrown = error as { code?: string; message?: string }
  return thrown.message === undefined ? `failed${thrown.code === undefined ? '' : ` (${thrown.code})`}` : thrown.message
}

function asExpressionError(error: unknown): ExpressionError {
  if (error instanceof ExpressionError) return error
  const code = (error as { code?: string } | undefined)?.code
  const limit = code === 'D1011' || code === 'D2014' || code === 'D2015' || error instanceof RangeError
  return new ExpressionError(limit ? 'limit' : 'evaluate', describe(error), error)
}

function budgetOf(environment: jsonata.Environment): Budget {
  return environment.lookup(BUDGET) as Budget
}

function spend(budget: Budget, steps: number): void {
  budget.steps -= steps
  if (budget.steps < 0) throw overLimit()
}

function chargeResult(type: string, environment: jsonata.Environment, result: unknown): void {
  if (typeof result !== 'string' && typeof result !== 'object') return
  const weight = weigh(result)
  if (weight > EVALUATION_LIMITS.weight && !READS.has(type)) throw overLimit()
  if (weight > 1_000) spend(budgetOf(environment), Math.floor(weight / 1_000))
}

function before(
  fits: (...args: unknown[]) => boolean,
): (original: Native['implementation']) => Native['implementation'] {
  return original =>
    function (this: NativeThis, ...args) {
      if (!fits(...args)) throw overLimit()
      return original.apply(this, args)
    }
}

function regexFits(text: unknown, pattern: unknown): boolean {
  return typeof pattern === 'string' || length(text) <= EVALUATION_LIMITS.regexText
}

function length(value: unknown): number {
  return typeof value === 'string' ? value.length : 0
}

function shuffled(values: readonly unknown[], ambient: Ambient): unknown[] {
  const result = [...values]
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(ambient.random() * (last + 1))
    const kept = result[last]
    result[last] = result[other]
    result[other] = kept
  }
  return result
}

function overLimit(): ExpressionError {
  return new ExpressionError('limit', 'the expression takes more time or memory than one evaluation may')
}
