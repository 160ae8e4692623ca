import { patternSize } from '../expressions/pattern-size.ts'
import { isJsonObject } from '../json.ts'
import { error, type Finding } from './finding.ts'

/** Each takes 70 µs and 16 kB to compile, in every process that runs the flow. */
const EXPRESSIONS_AT_MOST = 5_000
/** The size of a regular expression that counts as one expression. */
const PATTERN_PER_EXPRESSION = 4
/** Fields whose text is an expression without braces. */
const EXPRESSIONS: ReadonlySet<string> = new Set(['expr', 'when', 'filter', 'visibleIf'])

/**
 * A finding for a flow or form with more expressions than a process should compile at once. It looks at texts alone,
 * before any is compiled, so a `{{` that is not a template counts as well.
 */
export function tooManyExpressions(definition: unknown): Finding[] {
  const count = Math.ceil(expressionsOf(definition))
  if (count <= EXPRESSIONS_AT_MOST) return []
  const message =
    `has ${String(count)} expressions, and may have ${String(EXPRESSIONS_AT_MOST)}` +
    ' (a long regular expression counts as several)'
  return [error('', 'schema', message)]
}

function expressionsOf(value: unknown, name = ''): number {
  if (typeof value === 'string') {
    if (name === 'pattern') return patternSize(value) / PATTERN_PER_EXPRESSION
    const inBraces = value.split('{{').slice(1)
    return sum([...(EXPRESSIONS.has(name) ? [value] : []), ...inBraces], costOf)
  }
  if (Array.isArray(value)) return sum(value, item => expressionsOf(item))
  return isJsonObject(value) ? sum(Object.entries(value), ([key, item]) => expressionsOf(item, key)) : 0
}

/** A slash may begin a regular expression. */
function costOf(expression: string): number {
  const [code = ''] = expression.split('}}', 1)
  return 1 + (code.includes('/') ? patternSize(code) / PATTERN_PER_EXPRESSION : 0)
}

function sum<Item>(items: readonly Item[], cost: (item: Item) => number): number {
  return items.reduce((total, item) => total + cost(item), 0)
}
