import jsonata from 'jsonata'
import { EVALUATION_LIMITS, overLimit, type Evaluation } from './evaluation.ts'
import { replacementOf, type EvaluationOf, type Implementation, type Native, type Natives } from './replacements.ts'

/**
 * Runs before a function of jsonata: charges for it, or refuses it, by its arguments, which a partial application
 * passes unchecked. It may return other arguments.
 */
type Guard = (evaluation: Evaluation, args: readonly unknown[]) => unknown[] | undefined

const free: Guard = () => undefined

/** For functions that look at all of their arguments, however deep. */
const walking: Guard = (evaluation, args) => {
  evaluation.walk(...args)
  return undefined
}

/** For those that are slow for each character or need much memory. */
const walkingSlowly: Guard = (evaluation, args) => {
  evaluation.walk(...args, ...args)
  return undefined
}

/** For functions that look at the items of a list, not into them. The callbacks for each item charge separately. */
const listing: Guard = (evaluation, args) => {
  for (const arg of args) evaluation.spend(lengthOf(arg) / 50)
  return undefined
}

const copying: Guard = (evaluation, args) => {
  for (const arg of args) evaluation.spend(lengthOf(arg) / 500)
  return undefined
}

const listingKeys: Guard = (evaluation, [value]) => {
  if (typeof value !== 'object' || value === null) return undefined
  const { length } = Object.keys(value)
  if (length > EVALUATION_LIMITS.sequence) throw overLimit()
  evaluation.spend(length / 50)
  return undefined
}

const joining: Guard = (evaluation, args) => {
  const [texts, separator] = args
  evaluation.walk(texts)
  evaluation.fit(lengthOf(texts) * lengthOf(separator))
  return undefined
}

const pictured: Guard = (_, [value, picture, more]) => {
  if (typeof value === 'number' && !Number.isFinite(value)) throw overLimit()
  for (const text of [value, picture, more]) if (lengthOf(text) > EVALUATION_LIMITS.picture) throw overLimit()
  // A width pads the part of a date.
  if (typeof picture === 'string' && !markersOf(picture).every(hasShortWidth)) throw overLimit()
  if (typeof more === 'object' && more !== null && !areSigns(Object.values(more))) throw overLimit()
  return undefined
}

const numbering: Guard = (evaluation, args) => {
  const [value, picture] = args
  // Roman numerals have one letter for each thousand.
  if (typeof picture === 'string' && /^i/i.test(picture)) evaluation.fit(Math.abs(Number(value)))
  return pictured(evaluation, args)
}

const padding: Guard = (evaluation, args) => {
  const [text, width] = args
  if (typeof width !== 'number' || Math.abs(width) > EVALUATION_LIMITS.padding) throw overLimit()
  evaluation.walk(text, ' '.repeat(Math.ceil(Math.abs(width))))
  return undefined
}

/** Messages become part of the error, and jsonata searches them in quadratic time. */
const failing =
  (position: number): Guard =>
  (_, args) =>
    args.map((arg, index) =>
      index === position && typeof arg === 'string'
        ? arg.slice(0, EVALUATION_LIMITS.message).replaceAll('{', '(')
        : arg,
    )

const matching: Guard = (evaluation, args) => {
  const [text, pattern, ...rest] = args
  evaluation.walk(text)
  return [text, pausing(evaluation, pattern), ...rest]
}

const splitting: Guard = (evaluation, args) => {
  const [text, separator, limit] = args
  evaluation.walk(text)
  const most = EVALUATION_LIMITS.sequence + 1
  return [text, pausing(evaluation, separator), typeof limit === 'number' ? Math.min(limit, most) : most]
}

const replacing: Guard = (evaluation, args) => {
  const [text, pattern, replacement, limit] = args
  evaluation.walk(text)
  const replacementLength = lengthOf(replacement)
  if (typeof pattern === 'string') {
    evaluation.fit((lengthOf(text) / Math.max(pattern.length, 1)) * replacementLength)
    evaluation.spend(lengthOf(text) / Math.max(pattern.length, 1) / 100)
  }
  let total = 0
  const charge = () => {
    total += replacementLength
    evaluation.fit(total)
    evaluation.spend(replacementLength / 50)
  }
  return [text, pausing(evaluation, pattern, charge), replacement, limit]
}

/** Every function of jsonata that an expression can call: a test fails when the library has one more. */
const GUARDS: Record<string, Guard> = {
  sum: listing,
  count: free,
  max: listing,
  min: listing,
  average: listing,
  string: (evaluation, [value, prettify]) => {
    evaluation.walk(value)
    // Each line is indented by its depth.
    if (prettify === true) evaluation.walk(value, value, value, value)
    return undefined
  },
  substring: walkingSlowly,
  substringBefore: walking,
  substringAfter: walking,
  lowercase: walking,
  uppercase: walking,
  length: walkingSlowly,
  trim: walking,
  pad: padding,
  match: matching,
  contains: matching,
  replace: replacing,
  split: splitting,
  join: joining,
  formatNumber: pictured,
  formatBase: free,
  formatInteger: numbering,
  parseInteger: pictured,
  number: walking,
  floor: free,
  ceil: free,
  round: free,
  abs: free,
  sqrt: free,
  power: free,
  random: free,
  boolean: walking,
  not: walking,
  map: listing,
  zip: (evaluation, args) => {
    evaluation.fit(Math.min(...args.map(lengthOf)) * (args.length + 1) * 5)
    return undefined
  },
  filter: listing,
  single: listing,
  reduce: listing,
  sift: listingKeys,
  keys: walkingSlowly,
  lookup: (evaluation, [value, key]) => {
    if (Array.isArray(value)) evaluation.walk(value)
    evaluation.spend((lengthOf(key) * (1 + lengthOf(value))) / 1_000)
    return undefined
  },
  append: copying,
  exists: free,
  spread: (evaluation, [value]) => {
    evaluation.walk(value)
    // jsonata copies the list for each of its items.
    if (Array.isArray(value)) evaluation.spend(value.length ** 2 / 500)
    return undefined
  },
  merge: walking,
  reverse: listing,
  each: listingKeys,
  error: failing(0),
  assert: failing(1),
  type: free,
  sort: (evaluation, [values]) => {
    const length = lengthOf(values)
    evaluation.spend((length * Math.log2(length + 1)) / 50)
    return undefined
  },
  shuffle: listing,
  distinct: walkingSlowly,
  base64encode: walking,
  base64decode: walking,
  encodeUrlComponent: walkingSlowly,
  encodeUrl: walkingSlowly,
  decodeUrlComponent: walking,
  decodeUrl: walking,
  // With a picture it builds a regular expression for V8.
  toMillis: (_, [text, picture]) => {
    if (picture !== undefined || lengthOf(text) > EVALUATION_LIMITS.picture) throw overLimit()
    return undefined
  },
  fromMillis: pictured,
  clone: walkingSlowly,
  now: (evaluation, args) => pictured(evaluation, [0, ...args]),
  millis: free,
}

const names = Object.keys(GUARDS)
const natives = (await jsonata(`{${names.map(name => `"${name}": $${name}`).join(',')}}`).evaluate({})) as Natives

/** Names of jsonata's functions that an expression can call. */
export const NATIVE_NAMES: readonly string[] = names

/** jsonata's functions as an expression gets them. `evaluationOf` finds the evaluation that a call belongs to. */
export function guardNatives(evaluationOf: EvaluationOf): ReadonlyMap<string, Native> {
  return new Map(
    Object.entries(GUARDS).map(([name, guard]) => {
      const native = natives[name]
      if (native === undefined) throw new Error(`jsonata has no function $${name}`)
      const implementation = replacementOf(name, natives, evaluationOf) ?? native.implementation
      return [name, { ...native, implementation: guarded(native.implementation, implementation, guard, evaluationOf) }]
    }),
  )
}

function guarded(
  original: Implementation,
  implementation: Implementation,
  guard: Guard,
  evaluationOf: EvaluationOf,
): Implementation {
  const guardedNative: Implementation = function (...args) {
    const evaluation = evaluationOf(this)
    const pause = evaluation.enter()
    // The caller may be another function, and then no syntax node was counted.
    evaluation.spend(1)
    const given = guard(evaluation, args) ?? args
    const checked = (result: unknown): unknown => {
      evaluation.made(result)
      return result
    }
    const call = (): unknown => {
      try {
        const result = implementation.apply(this, given)
        return result instanceof Promise ? result.then(checked, rethrow) : checked(result)
      } catch (error) {
        return rethrow(error)
      }
    }
    return pause === undefined ? call() : pause.then(call)
  }
  // jsonata reads the names of the parameters for `$pad(?, 5)`, and their number for `$map` and `$reduce`.
  Object.defineProperty(guardedNative, 'toString', { value: () => original.toString() })
  Object.defineProperty(guardedNative, 'length', { value: original.length })
  return guardedNative
}

/** Errors of jsonata hold the value they are about, and jsonata writes it into the message. */
function rethrow(error: unknown): never {
  const { value } = error as { value?: unknown }
  if (typeof value === 'string') Object.assign(error as object, { value: value.slice(0, EVALUATION_LIMITS.message) })
  throw error
}

type Found = { next?: (...args: unknown[]) => unknown }

/** A search that yields to other work between its matches; any other value is unchanged. */
function pausing(evaluation: Evaluation, pattern: unknown, found?: () => void): unknown {
  if (typeof pattern !== 'function') return pattern
  return async (...args: unknown[]): Promise<unknown> => {
    await evaluation.enter()
    const match = (await (pattern as (...args: unknown[]) => unknown)(...args)) as Found | undefined
    if (typeof match !== 'object') return match
    found?.()
    return { ...match, next: pausing(evaluation, match.next, found) }
  }
}

/** A component in brackets in the picture of a date. */
function markersOf(picture: string): string[] {
  return picture
    .split('[')
    .slice(1)
    .map(part => part.split(']', 1)[0] ?? '')
}

function hasShortWidth(marker: string): boolean {
  const comma = marker.lastIndexOf(',')
  return comma < 0 || /^(?:\*|\d{1,2})(?:-(?:\*|\d{1,2}))?$/.test(marker.slice(comma + 1).replaceAll(/\s/g, ''))
}

/** Each must be present: jsonata would search for an empty one forever. */
function areSigns(values: readonly unknown[]): boolean {
  return (
    values.length <= 20 && values.every(value => typeof value === 'string' && value.length > 0 && value.length <= 20)
  )
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : 0
}
