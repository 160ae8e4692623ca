import { findShapeProblem, type Json } from './json.ts'

/** Text that Postgres can store: other characters are replaced by the replacement character. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '\uFFFD').toWellFormed()
}

/**
 * The JSON value of an external text; undefined when it is not JSON, or a value that a flow cannot hold (too deep, or
 * with names that reach a prototype).
 */
export function storableJson(text: string): Json | undefined {
  try {
    const value = JSON.parse(text) as Json
    const problem = findShapeProblem(value)
    if (problem === undefined) return value
    if (problem.kind !== 'not_text') return undefined
    const cleaned = JSON.parse(text, (_, inner: unknown) =>
      typeof inner === 'string' ? storableText(inner) : inner,
    ) as Json
    return findShapeProblem(cleaned) === undefined ? cleaned : undefined
  } catch {
    return undefined
  }
}
