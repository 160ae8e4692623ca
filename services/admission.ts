/**
 * Which rows of a queue are claimed and processed when not all of them can be. Slots alone would go to whoever fills
 * the queue: a workspace with a flood of messages, a receiver that answers slowly, or a message that kills its process.
 */
export type Admission<Row> = {
  /** Of the held rows, those that are processed at the same time; default: all. The others wait for their turn. */
  processedAtMost?: number
  /**
   * Chooses which of the waiting rows is processed next; undefined if none may be. Without it, the
   * first that was claimed.
   */
  next?: (waiting: readonly Row[], processed: readonly Row[]) => Row | undefined
  /** Fewer free slots than this are not worth a claim, whose cost is nearly the same for any number of rows. */
  claimAtLeast?: number
  /** Rows that are claimed although fewer than `claimAtLeast` slots are free. */
  urgent?: UrgentRows<Row>
  /**
   * Whether another row can be claimed after one has left its slot. Without it, the slot is enough. Asked once for each
   * row that leaves: asking may change the answer.
   */
  makesRoom?: () => boolean
  /**
   * Claims one row whose lease has expired. Such a row may have killed the process that held it, so they are claimed
   * one at a time and never with others. Without it, `claim` takes them too.
   */
  claimLapsed?: () => Promise<Row | undefined>
}

export type UrgentRows<Row> = {
  /** Slots reserved for them. */
  slots: number
  /** As those of the queue, given the rows that are held. */
  claim: (limit: number, held: readonly Row[]) => Promise<Row[]>
  untilNext: (held: readonly Row[]) => Promise<number | undefined>
}

const LAPSED_EVERY_MS = 500
/** An expired row that has run for this long did not kill the process; the next one may be claimed while it runs. */
const LAPSED_ALONE_MS = 1_000

/** Claims rows whose lease has expired, one at a time, and not with each poll. */
export function createLapsedClaims<Row>(claim: Admission<Row>['claimLapsed']) {
  let current: { row: Row; since: number } | undefined
  let polledAt = -Infinity
  return {
    async claim(): Promise<Row | undefined> {
      const now = performance.now()
      const isAlone = current !== undefined && now - current.since < LAPSED_ALONE_MS
      if (claim === undefined || isAlone || now - polledAt < LAPSED_EVERY_MS) return undefined
      const row = await claim()
      if (row === undefined) polledAt = now
      else current = { row, since: now }
      return row
    },
    /** @returns whether the row was the one that was claimed last */
    end(row: Row): boolean {
      const wasCurrent = current?.row === row
      if (wasCurrent) current = undefined
      return wasCurrent
    },
  }
}

type HeldRowLimits<Row> = { heldAtMost: number } & Pick<Admission<Row>, 'processedAtMost' | 'next'>

/** The rows that a process holds under a lease: each waits for its turn, is processed, or waits for another machine. */
export class HeldRows<Row> {
  readonly #limits: HeldRowLimits<Row>
  readonly #held = new Set<Row>()
  /** Held rows whose processing has not started. */
  readonly #waiting = new Set<Row>()
  /** Rows that wait for another machine; they occupy no slot. */
  readonly #outside = new Set<Row>()

  constructor(limits: HeldRowLimits<Row>) {
    this.#limits = limits
  }

  get size(): number {
    return this.#held.size
  }

  /** How many more rows may be held. */
  get free(): number {
    return this.#limits.heldAtMost - (this.#held.size - this.#outside.size)
  }

  all(): Row[] {
    return [...this.#held]
  }

  /** Holds a row that is processed at once. */
  add(row: Row): void {
    this.#held.add(row)
  }

  addWaiting(rows: readonly Row[]): void {
    for (const row of rows) {
      this.#held.add(row)
      this.#waiting.add(row)
    }
  }

  /** Takes the next row; undefined if none waits or no slot is free. */
  takeNext(): Row | undefined {
    const { heldAtMost, processedAtMost = heldAtMost, next } = this.#limits
    const processed = this.#held.size - this.#waiting.size - this.#outside.size
    if (this.#waiting.size === 0 || processed >= processedAtMost) return undefined
    const [first] = this.#waiting
    const row = next === undefined ? first : next([...this.#waiting], this.#processed())
    if (row !== undefined) this.#waiting.delete(row)
    return row
  }

  #processed(): Row[] {
    return [...this.#held].filter(row => !this.#waiting.has(row) && !this.#outside.has(row))
  }

  leave(row: Row): void {
    this.#outside.add(row)
  }

  enter(row: Row): void {
    this.#outside.delete(row)
  }

  remove(row: Row): void {
    this.#held.delete(row)
  }

  clear(): void {
    this.#held.clear()
    this.#waiting.clear()
  }
}
