// Weights of objects that no longer change. Values of a run are replaced, never changed in place, so a weight stays
// true.
const weights = new WeakMap<object, number>()

/** Deeper values are taken for endless: whoever writes them out recursively would exhaust the stack. */
const MAX_DEPTH = 100

/**
 * Rough size of a value in characters of JSON; Infinity when it is nested too deep. Shared parts count each time they
 * are
 * reached, as they would when written out. Functions inside (jsonata's lambdas hold their whole environment) count as
 * nothing.
 */
export function weigh(value: unknown, depth = 0): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null || isFunctionValue(value)) return 4
  const known = weights.get(value)
  if (known !== undefined) return known
  if (depth > MAX_DEPTH) return Infinity
  let weight = 2
  if (Array.isArray(value)) for (const item of value) weight += 1 + weigh(item, depth + 1)
  else for (const [key, item] of Object.entries(value)) weight += key.length + 4 + weigh(item, depth + 1)
  if (weight !== Infinity) weights.set(value, weight)
  return weight
}

/** Whether jsonata takes the object for a function. */
export function isFunctionValue(value: object): boolean {
  return Object.hasOwn(value, '_jsonata_lambda') || Object.hasOwn(value, '_jsonata_function')
}
