import { ExpressionError } from './errors.ts'
import { TurnBudget } from './turn-budget.ts'
import type { Ambient } from './scope.ts'
import { weigh } from './weight.ts'

/**
 * Bounds of one evaluation. `steps` counts evaluated syntax nodes; functions, operators that walk a whole value and
 * values that are made count as more, before they run where that can be told from their arguments. `weight` is the size
 * of a value in characters of JSON, made or walked. `matching` is characters of a text times instructions of a regular
 * expression, in one search.
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

// So many characters cost as much as one step, measured on the slowest functions of each kind.
const WALKED_PER_STEP = 100
const MADE_PER_STEP = 200
const WRITTEN_PER_STEP = 500
const MATCHED_PER_STEP = 50
const SEARCH_STEPS_PER_MS = 600
/** The clock is read at every so many-th syntax node. */
const NODES_PER_LOOK = 16

/** One run of an expression: what it may still use, and what it answers clock and chance from. */
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

  /** Nothing more may run: branches that jsonata evaluates side by side stop when one of them has failed. */
  end(): void {
    this.#steps = 0
  }

  /** One more syntax node is evaluated, or function called. What to await before, if anything. */
  enter(): Promise<void> | undefined {
    this.spend(1)
    return ++this.#nodes % NODES_PER_LOOK === 0 ? this.#pause() : undefined
  }

  /** What to await before going on, when the turn has held the process for a slice. */
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

  /** Charges for a value that was made. */
  made(value: unknown): void {
    if (typeof value !== 'string' && typeof value !== 'object') return
    const weight = this.#weigh(value)
    this.fit(weight)
    this.spend(weight / (typeof value === 'string' ? WRITTEN_PER_STEP : MADE_PER_STEP))
  }

  /** Refuses a value of this weight before it is made. */
  fit(weight: number): void {
    if (weight > EVALUATION_LIMITS.weight) throw overLimit()
  }

  /**
   * Runs a search of a regular expression in so many characters; `find` returns how many lie before the end of the
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
