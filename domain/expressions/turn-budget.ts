import { ExpressionError } from './errors.ts'

/** What a process gives to long turns: a clock, and a way to let its other work run. */
export interface EventLoop {
  /**
   * Milliseconds of processor time that the thread has used: a process that is made to wait does not fail its turns.
   */
  cpuMs(): number
  /** Resolves when other work of the process has had its turn. */
  next(): Promise<void>
}

/** What all evaluations of one turn, or all filters of one event, may use together. */
export const TURN_LIMITS = { steps: 250_000, cpuMs: 3_000 } as const
/** Milliseconds that one turn holds the process before it lets other work run. */
const SLICE_MS = 8

/**
 * Counts what the evaluations of one turn cost. Steps bound the turn in the same way on every machine; the time it has
 * run for is a second bound, for the case that steps were priced too low. Without an event loop there is only the
 * first.
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

  /** The clock; stands still without an event loop. */
  get cpuMs(): number {
    return this.#loop?.cpuMs() ?? 0
  }

  /** Milliseconds that this turn has held the process in all slices before the current one. */
  get usedMs(): number {
    return this.#usedMs
  }

  /** Throws ExpressionError (`turn_limit`). */
  spend(steps: number): void {
    this.#steps -= steps
    if (this.#steps < 0 || this.#usedMs > TURN_LIMITS.cpuMs)
      throw new ExpressionError('turn_limit', 'the expressions take more time together than one turn may')
  }

  /** What to await before going on, when the slice is over. */
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
