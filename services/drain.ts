import { createLapsedClaims, HeldRows, type Admission, type UrgentRows } from './admission.ts'

/** Rows that become due, and how each is processed. One drain of a queue per process; processes share the work. */
export type WorkQueue<Row> = {
  /** Takes up to `limit` due rows under a lease, given those that are held already. */
  claim: (limit: number, held: readonly Row[]) => Promise<Row[]>
  /** Processes the row and settles it. When it rejects, the row stays leased until the lease expires. */
  work: (row: Row, stopping: AbortSignal, outside: Outside) => Promise<void>
  /** Milliseconds until the next unclaimed row is due, negative when it is overdue; undefined when there is none. */
  untilNext: () => Promise<number | undefined>
  /** Extends the leases of rows that are still held, every `renewEveryMs`. */
  renew?: (rows: readonly Row[]) => Promise<void>
  renewEveryMs?: number
  /**
   * Releases a row that was not finished before the process stops. Without it, the row stays leased until the lease
   * expires.
   */
  release?: (row: Row) => Promise<void>
  onError: (error: unknown, what: string) => void
  /** Rows held at the same time. */
  heldAtMost: number
  /** Before the next poll when nothing is announced and nothing becomes due. */
  longestSleepMs: number
  /** Before the next poll for rows that are due but cannot be claimed now. */
  overduePauseMs: number
  /** Without it, rows are claimed whenever a slot is free, and processed at once. */
  admission?: Admission<Row>
}

/** Runs work that only waits for another machine; meanwhile the row occupies no slot, so that others are claimed. */
export type Outside = <Result>(wait: () => Promise<Result>) => Promise<Result>

export type Drain = {
  /** There may be work now. Returns immediately; many calls cost no more than one. */
  kick: () => void
  /** Resolves when nothing is due and nothing is held. */
  idle: () => Promise<void>
  /** Milliseconds since it last polled the queue. */
  sinceLastPoll: () => number
  /** Claims nothing more, waits up to `graceMs` for the rows in progress, and releases the others. */
  stop: (graceMs?: number) => Promise<void>
}

const STOP_GRACE_MS = 8_000
const RETRY_CLAIM_MS = 1_000

/**
 * Drains a queue for as long as the process lives: polls when it is kicked, when the next row is due, and when a held
 * row frees its slot.
 *
 * Measured alternatives: one Agenda job per message reached 100 to 500 a second and 47 to 170 under a flood; a claim
 * per row costs a round trip each, where a batch of 32 shares one. p-limit would bound the work, but rows are held from
 * their claim on, and the loop must count free slots before it claims, so it would replace a `Set` and nothing else.
 */
export function createDrain<Row>(queue: WorkQueue<Row>): Drain {
  return new QueueDrain(queue)
}

/**
 * Drains a queue until nothing is due and nothing is held.
 * @throws the first error, when the rows in progress have ended or `graceMs` are over
 */
export async function drainDue<Row>(queue: Omit<WorkQueue<Row>, 'onError'>, graceMs = STOP_GRACE_MS): Promise<void> {
  const failed = Promise.withResolvers<never>()
  const drain = createDrain({ ...queue, onError: failed.reject })
  try {
    await Promise.race([drain.idle(), failed.promise])
  } finally {
    await drain.stop(graceMs)
  }
}

class QueueDrain<Row> implements Drain {
  readonly #queue: WorkQueue<Row>
  readonly #admission: Admission<Row>
  readonly #held: HeldRows<Row>
  readonly #lapsed: ReturnType<typeof createLapsedClaims<Row>>
  readonly #working = new Set<Promise<void>>()
  readonly #stopping = new AbortController()
  readonly #renewal: NodeJS.Timeout | undefined
  #polling: Promise<void> | undefined
  #pollAgain = false
  #polledAt = performance.now()
  /** Rows are due for which there was no slot, or that could not be claimed. */
  #overdue = false
  /** Polls in a row after which rows were due that the claim had not returned. */
  #overduePolls = 0
  #timer: NodeJS.Timeout | undefined
  #idleListeners: (() => void)[] = []

  constructor(queue: WorkQueue<Row>) {
    const { heldAtMost, admission = {} } = queue
    this.#queue = queue
    this.#admission = admission
    this.#held = new HeldRows({ heldAtMost, ...admission })
    this.#lapsed = createLapsedClaims(admission.claimLapsed)
    if (queue.renewEveryMs !== undefined) this.#renewal = setInterval(() => this.#renew(), queue.renewEveryMs).unref()
  }

  // A property, since it is passed on as a callback.
  readonly kick = (): void => {
    if (this.#stopping.signal.aborted) return
    this.#pollAgain = true
    this.#polling ??= this.#poll().finally(() => {
      this.#polling = undefined
      if (this.#pollAgain && !this.#stopping.signal.aborted) this.kick()
      else this.#notifyIdle()
    })
  }

  async idle(): Promise<void> {
    await new Promise<void>(resolve => {
      this.#idleListeners.push(resolve)
      this.kick()
    })
  }

  sinceLastPoll(): number {
    return performance.now() - this.#polledAt
  }

  async stop(graceMs = STOP_GRACE_MS): Promise<void> {
    this.#stopping.abort()
    clearTimeout(this.#timer)
    clearInterval(this.#renewal)
    await this.#polling
    await settledWithin(graceMs, this.#working)
    await Promise.allSettled(this.#held.all().map(async row => await this.#queue.release?.(row)))
    this.#held.clear()
    this.#notifyIdle()
  }

  async #poll(): Promise<void> {
    clearTimeout(this.#timer)
    // Which rows may be processed also depends on the time.
    this.#startWaiting()
    try {
      this.#wakeIn(await this.#claimDue())
    } catch (error) {
      this.#queue.onError(error, 'due rows could not be claimed')
      this.#overdue = true
      this.#wakeIn(RETRY_CLAIM_MS)
    }
  }

  /** @returns milliseconds until the next poll */
  async #claimDue(): Promise<number> {
    while (this.#pollAgain && !this.#stopping.signal.aborted) {
      this.#pollAgain = false
      // Before the others: with a steady queue they would never be claimed.
      const expired = await this.#lapsed.claim()
      if (expired !== undefined) {
        this.#held.add(expired)
        this.#start(expired)
      }
      const { free } = this.#held
      this.#overdue = true
      if (!this.#isWorthAClaim()) {
        const { urgent } = this.#admission
        const ms = urgent === undefined ? Infinity : await this.#claimUrgent(urgent)
        this.#polledAt = performance.now()
        return Math.min(ms, this.#queue.longestSleepMs)
      }
      const rows = await this.#queue.claim(free, this.#held.all())
      this.#polledAt = performance.now()
      this.#hold(rows)
      this.#pollAgain ||= rows.length === free
    }
    return await this.#untilNext()
  }

  async #untilNext(): Promise<number> {
    const { untilNext, overduePauseMs, longestSleepMs } = this.#queue
    const ms = await untilNext()
    this.#overdue = ms !== undefined && ms <= 0
    this.#overduePolls = this.#overdue ? this.#overduePolls + 1 : 0
    // The row may have become due right after the claim: the first time there is no pause.
    if (this.#overduePolls === 1) return 0
    return this.#overdue ? overduePauseMs : Math.min(ms ?? Infinity, longestSleepMs)
  }

  /** @returns milliseconds until the next poll */
  async #claimUrgent({ slots, claim, untilNext }: UrgentRows<Row>): Promise<number> {
    const free = this.#held.free + slots
    if (free <= 0) return Infinity
    const ms = (await untilNext(this.#held.all())) ?? Infinity
    if (ms > 0) return ms
    const rows = await claim(free, this.#held.all())
    this.#hold(rows)
    return rows.length === 0 ? this.#queue.overduePauseMs : 0
  }

  #isWorthAClaim(): boolean {
    return this.#held.free >= (this.#admission.claimAtLeast ?? 1)
  }

  #canClaimMore(): boolean {
    return this.#overdue && this.#isWorthAClaim() && (this.#admission.makesRoom?.() ?? true)
  }

  #hold(rows: readonly Row[]): void {
    this.#held.addWaiting(rows)
    this.#startWaiting()
  }

  #startWaiting(): void {
    if (this.#stopping.signal.aborted) return
    for (let row = this.#held.takeNext(); row !== undefined; row = this.#held.takeNext()) this.#start(row)
  }

  #start(row: Row): void {
    const { work, onError } = this.#queue
    const done = work(row, this.#stopping.signal, async wait => await this.#waitOutside(row, wait))
      .catch((error: unknown) => onError(error, 'a row could not be settled; its lease will run out'))
      .then(() => {
        this.#working.delete(done)
        this.#held.remove(row)
        const wasLapsed = this.#lapsed.end(row)
        this.#startWaiting()
        if (wasLapsed || this.#canClaimMore()) this.kick()
        else this.#notifyIdle()
      })
    this.#working.add(done)
  }

  async #waitOutside<Result>(row: Row, wait: () => Promise<Result>): Promise<Result> {
    this.#held.leave(row)
    this.#startWaiting()
    if (this.#canClaimMore()) this.kick()
    try {
      return await wait()
    } finally {
      this.#held.enter(row)
    }
  }

  #renew(): void {
    if (this.#held.size === 0) return
    const { renew, onError } = this.#queue
    renew?.(this.#held.all()).catch((error: unknown) => onError(error, 'leases could not be renewed'))
  }

  #wakeIn(ms: number): void {
    clearTimeout(this.#timer)
    if (!this.#stopping.signal.aborted) this.#timer = setTimeout(this.kick, ms).unref()
  }

  #notifyIdle(): void {
    const isBusy = this.#held.size > 0 || this.#polling !== undefined
    if (isBusy || (this.#overdue && !this.#stopping.signal.aborted)) return
    const listeners = this.#idleListeners
    this.#idleListeners = []
    for (const listener of listeners) listener()
  }
}

async function settledWithin(ms: number, work: Iterable<Promise<void>>): Promise<void> {
  const grace = Promise.withResolvers<undefined>()
  const cut = setTimeout(() => grace.resolve(undefined), ms)
  await Promise.race([Promise.allSettled(work), grace.promise])
  clearTimeout(cut)
}
