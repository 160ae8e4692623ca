import type jsonata from 'jsonata'
import { canonicalJson } from '../json.ts'
import { isFunctionValue, type Evaluation } from './evaluation.ts'

/** The `this` of jsonata's functions. */
export type NativeThis = { environment: jsonata.Environment; createSequence: () => unknown[] }
export type Native = { implementation: Implementation }
/** jsonata's own functions, by name. */
export type Natives = Readonly<Record<string, Native>>
export type Implementation = (this: NativeThis, ...args: unknown[]) => unknown
/** Finds the evaluation that a call belongs to. */
export type EvaluationOf = (self: NativeThis) => Evaluation

/**
 * Implementations that replace jsonata's: those that read the clock or randomness, and those that take quadratic time.
 */
const REPLACED: Record<string, (evaluationOf: EvaluationOf, natives: Natives) => Implementation> = {
  random: evaluationOf =>
    function () {
      return evaluationOf(this).ambient.random()
    },
  millis: evaluationOf =>
    function () {
      return evaluationOf(this).ambient.now.getTime()
    },
  now: (evaluationOf, { fromMillis }) =>
    function (picture, zone) {
      return fromMillis?.implementation.call(this, evaluationOf(this).ambient.now.getTime(), picture, zone)
    },
  shuffle: evaluationOf =>
    function (values) {
      return Array.isArray(values) ? shuffled(values as unknown[], () => evaluationOf(this).ambient.random()) : values
    },
  pad: () => (text, width, sign) => (typeof text === 'string' ? padded(text, Number(width), sign) : undefined),
  distinct: () =>
    function (values) {
      if (!Array.isArray(values) || values.length <= 1) return values
      const result = (values as { sequence?: boolean }).sequence === true ? this.createSequence() : []
      for (const value of firstOfEach(values as unknown[])) result.push(value)
      return result
    },
  sort: (_, { sort }) =>
    function (values, comesAfter) {
      if (!Array.isArray(values) || values.length <= 1) return values
      if (typeof comesAfter === 'function') return mergeSorted(values, comesAfter as Comparator)
      if (values.every(Number.isFinite) || values.every(value => typeof value === 'string'))
        return [...(values as (string | number)[])].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      // Throws, and says why.
      return sort?.implementation.call(this, values)
    },
}

/** The replacement for a function of jsonata; undefined for most. */
export function replacementOf(name: string, natives: Natives, evaluationOf: EvaluationOf): Implementation | undefined {
  return REPLACED[name]?.(evaluationOf, natives)
}

type Comparator = (left: unknown, right: unknown) => unknown

/** jsonata's own merge sort, without copying the rest of the list for each item. */
async function mergeSorted(values: readonly unknown[], comesAfter: Comparator): Promise<readonly unknown[]> {
  if (values.length <= 1) return values
  const middle = Math.floor(values.length / 2)
  const left = await mergeSorted(values.slice(0, middle), comesAfter)
  const right = await mergeSorted(values.slice(middle), comesAfter)
  const merged: unknown[] = []
  let [l, r] = [0, 0]
  while (l < left.length && r < right.length)
    merged.push(Boolean(await comesAfter(left[l], right[r])) ? right[r++] : left[l++])
  return [...merged, ...left.slice(l), ...right.slice(r)]
}

function* firstOfEach(values: readonly unknown[]): Generator {
  const seen = new Set<unknown>()
  for (const value of values) {
    // Objects that hold functions are equal to themselves only.
    const key = typeof value === 'object' && value !== null && !isFunctionValue(value) ? canonicalJson(value) : value
    const own = typeof key === 'string' && typeof value === 'string' ? `"${key}` : key
    if (seen.has(own)) continue
    seen.add(own)
    yield value
  }
}

/** `width` characters; negative pads in front. Characters are code points, as jsonata counts them. */
function padded(text: string, width: number, sign: unknown): string {
  const missing = Math.abs(Math.trunc(width)) - Array.from(text).length
  if (missing <= 0) return text
  const signs = typeof sign === 'string' && sign !== '' ? Array.from(sign.slice(0, 2 * missing)) : [' ']
  const rest = signs.slice(0, missing % signs.length).join('')
  const padding = signs.join('').repeat(Math.floor(missing / signs.length)) + rest
  return width > 0 ? text + padding : padding + text
}

function shuffled(values: readonly unknown[], random: () => number): unknown[] {
  const result = [...values]
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const held = result[last]
    result[last] = result[other]
    result[other] = held
  }
  return result
}
