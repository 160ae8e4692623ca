import { RE2JS } from 're2js'
import { ExpressionError } from './errors.ts'
import type { Evaluation } from './evaluation.ts'
import { patternSize } from './pattern-size.ts'

/**
 * A regular expression that takes time linear in the text, whatever its author wrote (RE2: no backreferences, no
 * look-around).
 */
export interface Pattern {
  /** Whether it matches somewhere in the text; false also for texts that would take too long to search. */
  matches(text: string): boolean
  /** The first group of its first match, or the whole match without a group; undefined where it does not match. */
  first(text: string): string | undefined
}

/** Instructions one pattern may have, and times characters of the text in one search. */
const PATTERN_MAX_SIZE = 2_500
const SEARCH_MAX = 3_000_000

// Compiling costs more than matching, and the same few patterns are used with every answer.
const CACHE_SIZE = 500
const cache = new Map<string, RE2JS>()

/** Throws ExpressionError (`compile`) with RE2's own words when the pattern is not one. */
export function compilePattern(source: string, flags = ''): Pattern {
  const compiled = compileRe2(source, flags)
  const isShort = (text: string) => text.length * compiled.programSize() <= SEARCH_MAX
  return {
    matches: text => isShort(text) && compiled.matcher(text).find(),
    first(text) {
      if (!isShort(text)) return undefined
      const matcher = compiled.matcher(text)
      if (!matcher.find()) return undefined
      return matcher.group(matcher.groupCount() > 0 ? 1 : 0) ?? undefined
    },
  }
}

function compileRe2(source: string, flags: string): RE2JS {
  const key = `${flags}/${source}`
  const known = cache.get(key)
  if (known !== undefined) return known
  if (patternSize(source) > PATTERN_MAX_SIZE)
    throw new ExpressionError('compile', 'the regular expression is too large: it repeats too much too often')
  let compiled: RE2JS
  try {
    compiled = RE2JS.compile(
      RE2JS.translateRegExp(source),
      (flags.includes('i') ? RE2JS.CASE_INSENSITIVE : 0) | (flags.includes('m') ? RE2JS.MULTILINE : 0),
    )
  } catch (error) {
    throw new ExpressionError(
      'compile',
      `not a regular expression in RE2 syntax: ${error instanceof Error ? error.message : source}`,
      error,
    )
  }
  if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value ?? '')
  cache.set(key, compiled)
  return compiled
}

/**
 * Replaces V8's regular-expression engine for JSONata's literals, since it backtracks and can be stalled by a crafted
 * text. JSONata's parser still builds a RegExp from the literal, but nothing ever executes it.
 */
export class Re2RegExp {
  lastIndex = 0
  readonly #compiled: RE2JS
  readonly #evaluation: Evaluation

  constructor(literal: RegExp, evaluation: Evaluation) {
    this.#compiled = compileRe2(literal.source, literal.flags)
    this.#evaluation = evaluation
  }

  exec(text: unknown): (string[] & { index: number }) | null {
    this.#evaluation.spend(1)
    if (typeof text !== 'string') return null
    const from = this.lastIndex
    const matcher = this.#compiled.matcher(text)
    const passed = this.#evaluation.search(text.length - from, this.#compiled.programSize(), () =>
      from <= text.length && matcher.find(from) ? matcher.end() - from : undefined,
    )
    this.lastIndex = passed === undefined ? 0 : from + passed
    if (passed === undefined) return null
    const groups = Array.from({ length: matcher.groupCount() + 1 }, (_, group) => matcher.group(group) ?? undefined)
    return Object.assign(groups as string[], { index: matcher.start() })
  }
}
