import { findShapeProblem, type Json } from './json.ts'

/** Text that Postgres takes: what it does not is shown as what it is, unreadable. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '\uFFFD').toWellFormed()
}

/**
 * The JSON value of a text from outside; undefined when it is none, or one that a flow cannot hold (too deep, or with
 * names that reach a prototype).
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
