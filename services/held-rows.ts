import type { Admission } from './admission.ts'

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
