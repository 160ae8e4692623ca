/** Heavier values, and deeper ones, weigh Infinity: the walk ends there. */
const MAX_WEIGHT = 16_000_000
const MAX_DEPTH = 100
/** Lighter objects are quicker to weigh again than to look up. */
const REMEMBERED_FROM = 200

// Weights of objects that no longer change. Values of a run are replaced, never changed in place, so a weight stays
// true.
const weights = new WeakMap<object, number>()

/**
 * Rough size of a value in characters of JSON; Infinity when that is more than `most`, or when it is nested too deep.
 * Shared parts count each time they are reached, as they would when written out. Functions inside (jsonata's lambdas
 * hold their whole environment) count as nothing. Without `remember` for values that may still be changed in place.
 */
export function weigh(value: unknown, { most = MAX_WEIGHT, remember = true } = {}): number {
  return measure(value, most, remember, 0)
}

function measure(value: unknown, most: number, remember: boolean, depth: number): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null || isFunctionValue(value)) return 4
  const known = remember ? weights.get(value) : undefined
  if (known !== undefined) return known
  if (depth > MAX_DEPTH) return Infinity
  let weight = 2
  if (Array.isArray(value))
    for (const item of value) {
      weight += 1 + measure(item, most - weight, remember, depth + 1)
      if (weight > most) return Infinity
    }
  else
    for (const [key, item] of Object.entries(value)) {
      weight += key.length + 4 + measure(item, most - weight, remember, depth + 1)
      if (weight > most) return Infinity
    }
  if (remember && weight >= REMEMBERED_FROM) weights.set(value, weight)
  return weight
}

/** Whether it is one of jsonata's functions. Data may carry jsonata's marks, but no JavaScript function. */
export function isFunctionValue(value: object): boolean {
  const { _jsonata_lambda: lambda, _jsonata_function: native } = value as {
    _jsonata_lambda?: unknown
    _jsonata_function?: unknown
  }
  if (lambda === true)
    return typeof (value as { environment?: { lookup?: unknown } }).environment?.lookup === 'function'
  return native === true && typeof (value as { implementation?: unknown }).implementation === 'function'
}
