import type { JsonObject } from '../json.ts'
import { ExpressionError } from './errors.ts'

/** The names in scope of an expression. `$event` and `$vars` are the same objects as `event` and `vars`. */
export interface Scope {
  vars: JsonObject
  input: JsonObject
  event: JsonObject | null
  context: JsonObject
  entities: JsonObject
  conversation: JsonObject
  /** The model's arguments, while a tool of an `agent` node is called. */
  args?: JsonObject
}

/**
 * The sources of `$now()`, `$millis()`, `$random()` and `$shuffle()`: parameters, so that the same inputs give the same
 * result.
 */
export interface Ambient {
  now: Date
  random(): number
  /** Shared by all evaluations of one turn; an evaluation without one has a new one, which knows no time. */
  budget?: TurnBudget
}

/**
 * Bounds of one evaluation. `steps` counts evaluated syntax nodes; functions, operators that walk a whole value and
 * created values count as more, before they run if the arguments show it. `weight` is the size of a created or walked
 * value in characters of JSON. `matching` is characters of a text times instructions of a regular expression, in one
 * search.
 */
export const EVALUATION_LIMITS = {
  steps: 50_000,
  cpuMs: 1_000,
  depth: 400,
  sequence: 10_000,
  weight: 1_000_000,
  regexText: 100_000,
  matching: 1_000_000,
  padding: 10_000,
  picture: 200,
  message: 500,
} as const

// Characters that cost as much as one step, measured on the slowest functions of each kind.
const WALKED_PER_STEP = 100
const MADE_PER_STEP = 200
const WRITTEN_PER_STEP = 500
const MATCHED_PER_STEP = 50
const SEARCH_STEPS_PER_MS = 600
/** Syntax nodes between two readings of the clock. */
const NODES_PER_LOOK = 16

/** One run of an expression: its remaining budget, and its sources of time and randomness. */
export class Evaluation {
  readonly ambient: Ambient
  readonly #budget: TurnBudget
  readonly #usedBefore: number
  /** Values may change after they were weighed: the expression holds an update (`~> |…|…|`). */
  readonly #changing: boolean
  readonly #grouped = new Map<object, number>()
  #steps: number = EVALUATION_LIMITS.steps
  #nodes = 0

  constructor(ambient: Ambient, changing: boolean) {
    this.ambient = ambient
    this.#budget = ambient.budget ?? new TurnBudget()
    this.#usedBefore = this.#budget.usedMs
    this.#changing = changing
  }

  /** Throws ExpressionError (`limit`, `turn_limit`), as do all that follow. */
  spend(steps: number): void {
    this.#steps -= steps
    if (!(this.#steps >= 0)) throw overLimit()
    this.#budget.spend(steps)
  }

  /** Stops everything: branches that jsonata evaluates in parallel end when one of them has failed. */
  end(): void {
    this.#steps = 0
  }

  /** One more syntax node is evaluated, or function called. Returns a promise to await first, if any. */
  enter(): Promise<void> | undefined {
    this.spend(1)
    return ++this.#nodes % NODES_PER_LOOK === 0 ? this.#pause() : undefined
  }

  /** A promise to await before continuing, when the turn has blocked the process for a slice. */
  #pause(): Promise<void> | undefined {
    const pause = this.#budget.pause()
    if (pause !== undefined && this.#budget.usedMs - this.#usedBefore > EVALUATION_LIMITS.cpuMs) throw overLimit()
    return pause
  }

  /** Charges for values that are about to be walked from end to end. */
  walk(...values: unknown[]): void {
    let weight = 0
    for (const value of values) weight += this.#weigh(value)
    this.fit(weight)
    this.spend(weight / WALKED_PER_STEP)
  }

  /** Charges for a created value. */
  made(value: unknown): void {
    if (typeof value !== 'string' && typeof value !== 'object') return
    const weight = this.#weigh(value)
    this.fit(weight)
    this.spend(weight / (typeof value === 'string' ? WRITTEN_PER_STEP : MADE_PER_STEP))
  }

  /** Refuses a value of this weight before it is created. */
  fit(weight: number): void {
    if (weight > EVALUATION_LIMITS.weight) throw overLimit()
  }

  /**
   * Runs a search of a regular expression in that many characters; `find` returns how many precede the end of the
   * match. A search may look at many more than these, so it is also charged by its time.
   */
  search(characters: number, instructions: number, find: () => number | undefined): number | undefined {
    if (characters > EVALUATION_LIMITS.regexText || characters * instructions > EVALUATION_LIMITS.matching)
      throw overLimit()
    const from = this.#budget.cpuMs
    const passed = find()
    const steps = ((passed ?? characters) * instructions) / MATCHED_PER_STEP
    this.spend(1 + Math.max(steps, (this.#budget.cpuMs - from) * SEARCH_STEPS_PER_MS))
    return passed
  }

  /** Charges for one more item that is sorted into the groups of a `{…}`: jsonata copies the group for each. */
  grouped(key: object, factor: number): void {
    const count = (this.#grouped.get(key) ?? 0) + 1
    this.#grouped.set(key, count)
    this.spend((count * factor) / 1_000)
  }

  #weigh(value: unknown): number {
    return weigh(value, { most: EVALUATION_LIMITS.weight, remember: !this.#changing })
  }
}

export function overLimit(): ExpressionError {
  return new ExpressionError('limit', 'the expression takes more time or memory than one evaluation may')
}

/** A process's support for long turns: a clock, and a way to yield to its other work. */
export interface EventLoop {
  /**
   * Milliseconds of processor time that the thread has used: a process that the system suspends does not fail its
   * turns.
   */
  cpuMs(): number
  /** Resolves when other work of the process has run. */
  next(): Promise<void>
}

/** The shared budget of all evaluations of one turn, or of all filters of one event. */
export const TURN_LIMITS = { steps: 250_000, cpuMs: 3_000 } as const
/** Milliseconds that one turn blocks the process before it yields to other work. */
const SLICE_MS = 8

/**
 * Counts the cost of the evaluations of one turn. Steps limit the turn in the same way on every machine; its running
 * time is a second limit, in case steps were priced too low. Without an event loop there is only the first.
 */
export class TurnBudget {
  readonly #loop: EventLoop | undefined
  #steps: number = TURN_LIMITS.steps
  #usedMs = 0
  #sliceFrom: number
  #pause: Promise<void> | undefined

  constructor(loop?: EventLoop) {
    this.#loop = loop
    this.#sliceFrom = this.cpuMs
  }

  /** The clock; stopped without an event loop. */
  get cpuMs(): number {
    return this.#loop?.cpuMs() ?? 0
  }

  /** Milliseconds that this turn has held the process in all slices before the current one. */
  get usedMs(): number {
    return this.#usedMs
  }

  /** As `usedMs`, with the current slice. */
  get allMs(): number {
    return this.#usedMs + this.cpuMs - this.#sliceFrom
  }

  /** Throws ExpressionError (`turn_limit`). */
  spend(steps: number): void {
    this.#steps -= steps
    if (this.#steps < 0 || this.#usedMs > TURN_LIMITS.cpuMs)
      throw new ExpressionError('turn_limit', 'the expressions take more time together than one turn may')
  }

  /** A promise to await before continuing, when the slice has ended. */
  pause(): Promise<void> | undefined {
    const loop = this.#loop
    if (loop === undefined || this.#pause !== undefined) return this.#pause
    const used = loop.cpuMs() - this.#sliceFrom
    if (used < SLICE_MS) return undefined
    this.#usedMs += used
    this.#sliceFrom += used
    this.#pause = loop.next().then(() => {
      this.#pause = undefined
      this.#sliceFrom = loop.cpuMs()
    })
    return this.#pause
  }
}

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
