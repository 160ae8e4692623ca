import { RESERVED_NAMES } from './json.ts'

export const DEPTH_LIMIT = 64

export type ShapeProblem = { kind: 'too_deep' } | { kind: 'reserved_key'; key: string } | { kind: 'not_text' }

/**
 * What would hurt later in a parsed JSON value: deep nesting (JSON.stringify and structuredClone recurse), keys that
 * reach a prototype, and text that cannot be stored (Postgres takes neither U+0000 nor half of a surrogate pair).
 * `exempt` is an object whose own keys may be any. Walks with a list of its own, since a recursive walk is what the
 * depth would break.
 */
export function findShapeProblem(root: unknown, exempt?: unknown): ShapeProblem | undefined {
  const pending: [value: unknown, depth: number][] = [[root, 1]]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [value, depth] = next
    if (typeof value === 'string' && !isStorable(value)) return { kind: 'not_text' }
    if (value === null || typeof value !== 'object') continue
    if (depth > DEPTH_LIMIT) return { kind: 'too_deep' }
    if (Array.isArray(value)) {
      for (const item of value) pending.push([item, depth + 1])
      continue
    }
    for (const [key, item] of Object.entries(value)) {
      if (RESERVED_NAMES.has(key) && value !== exempt) return { kind: 'reserved_key', key }
      if (!isStorable(key)) return { kind: 'not_text' }
      pending.push([item, depth + 1])
    }
  }
  return undefined
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
