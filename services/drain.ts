import { HeldRows, type HeldRowLimits } from './held-rows.ts'

/** Rows that become due, and how each is processed. One drain of a queue per process; processes share the work. */
export type WorkQueue<Row> = HeldRowLimits<Row> & {
  /** Takes up to `limit` due rows under a lease, given those that are held already. */
  claim: (limit: number, held: readonly Row[]) => Promise<Row[]>
  /**
   * Claims one row whose lease has expired. Such a row may have killed the process that held it, so they are claimed
   * one at a time and never with others. Without it, `claim` takes them too.
   */
  claimLapsed?: () => Promise<Row | undefined>
  /** Processes the row and settles it. When it rejects, the row stays leased until the lease expires. */
  work: (row: Row, stopping: AbortSignal, outside: Outside) => Promise<void>
  /** Milliseconds until the next unclaimed row is due, negative when it is overdue; undefined when there is none. */
  untilNext: () => Promise<number | undefined>
  /** Rows that are claimed although fewer than `claimAtLeast` slots are free. */
  urgent?: UrgentRows<Row>
  /** Extends the leases of rows that are still held, every `renewEveryMs`. */
  renew?: (rows: readonly Row[]) => Promise<void>
  /**
   * Releases a row that was not finished before the process stops. Without it, the row stays leased until the lease
   * expires.
   */
  release?: (row: Row) => Promise<void>
  /** Whether another row can be claimed after one has left its slot. Without it, the slot is enough. */
  makesRoom?: () => boolean
  onError: (error: unknown, what: string) => void
  /** Fewer free slots than this are not worth a claim. */
  claimAtLeast?: number
  renewEveryMs?: number
  /** Before the next poll when nothing is announced and nothing becomes due. */
  longestSleepMs: number
  /** Before the next poll for rows that are due but cannot be claimed now. */
  overduePauseMs: number
}

export type UrgentRows<Row> = {
  /** Slots that are for them alone. */
  slots: number
  /** As those of the queue, given the rows that are held. */
  claim: (limit: number, held: readonly Row[]) => Promise<Row[]>
  untilNext: (held: readonly Row[]) => Promise<number | undefined>
}

/** Runs work that only waits for another machine; meanwhile the row occupies no slot, so that others are claimed. */
export type Outside = <Result>(wait: () => Promise<Result>) => Promise<Result>

export type Drain = {
  /** There may be work now. Returns immediately; many calls cost no more than one. */
  kick: () => void
  /** Resolves when nothing is due and nothing is held. */
  idle: () => Promise<void>
  /** Milliseconds since it last polled the queue. */
  lookedBefore: () => number
  /** Claims nothing more, waits up to `graceMs` for the rows in progress, and releases the others. */
  stop: (graceMs?: number) => Promise<void>
}

const STOP_GRACE_MS = 8_000
const RETRY_CLAIM_MS = 1_000
const LAPSED_EVERY_MS = 500
/** An expired row that has run for this long did not kill the process; the next one may be claimed while it runs. */
const LAPSED_ALONE_MS = 1_000

/**
 * Drains a queue for as long as the process lives: polls when it is kicked, when the next row is due, and when a held
 * row frees its slot.
 *
 * Measured alternatives: one Agenda job per message reached 100 to 500 a second and 47 to 170 under a flood; a claim
 * per row costs a round trip each, where a batch of 32 shares one. p-limit would bound the work, but rows are held from
 * their claim on, and the loop must count free slots before it claims, so it would replace a `Set` and nothing else.
 */
export function createDrain<Row>(queue: WorkQueue<Row>): Drain {
  const { claimAtLeast = 1, onError } = queue
  const held = new HeldRows<Row>(queue)
  const working = new Set<Promise<void>>()
  const stopping = new AbortController()
  const lapsed = createLapsedClaims(queue.claimLapsed)
  let looking: Promise<void> | undefined
  let lookAgain = false
  let lookedAt = performance.now()
  /** Rows are due for which there was no slot, or that could not be claimed. */
  let overdue = false
  /** Polls in a row after which rows were due that the claim had not returned. */
  let overduePolls = 0
  let timer: NodeJS.Timeout | undefined
  let idleListeners: (() => void)[] = []
  const renewal = queue.renewEveryMs === undefined ? undefined : setInterval(renew, queue.renewEveryMs).unref()

  function renew(): void {
    if (held.size === 0) return
    queue.renew?.(held.all()).catch((error: unknown) => onError(error, 'leases could not be renewed'))
  }

  function kick(): void {
    if (stopping.signal.aborted) return
    lookAgain = true
    looking ??= look().finally(() => {
      looking = undefined
      if (lookAgain && !stopping.signal.aborted) kick()
      else notifyIdle()
    })
  }

  async function look(): Promise<void> {
    clearTimeout(timer)
    // Which rows may be processed also depends on the time.
    startWaiting()
    try {
      while (lookAgain && !stopping.signal.aborted) {
        lookAgain = false
        // Before the others: with a steady queue they would never be claimed.
        const expired = await lapsed.claim()
        if (expired !== undefined) {
          held.add(expired)
          start(expired)
        }
        const { free } = held
        overdue = true
        if (free < claimAtLeast) {
          const ms = queue.urgent === undefined ? Infinity : await claimUrgent(queue.urgent)
          lookedAt = performance.now()
          wakeIn(Math.min(ms, queue.longestSleepMs))
          return
        }
        const rows = await queue.claim(free, held.all())
        lookedAt = performance.now()
        hold(rows)
        lookAgain ||= rows.length === free
      }
      const ms = await queue.untilNext()
      overdue = ms !== undefined && ms <= 0
      overduePolls = overdue ? overduePolls + 1 : 0
      // The row may have become due right after the claim: the first time there is no pause.
      if (overduePolls === 1) wakeIn(0)
      else wakeIn(overdue ? queue.overduePauseMs : Math.min(ms ?? Infinity, queue.longestSleepMs))
    } catch (error) {
      onError(error, 'due rows could not be claimed')
      overdue = true
      wakeIn(RETRY_CLAIM_MS)
    }
  }

  /** @returns milliseconds until it should look again */
  async function claimUrgent({ slots, claim, untilNext }: UrgentRows<Row>): Promise<number> {
    const free = held.free + slots
    if (free <= 0) return Infinity
    const ms = (await untilNext(held.all())) ?? Infinity
    if (ms > 0) return ms
    const rows = await claim(free, held.all())
    hold(rows)
    return rows.length === 0 ? queue.overduePauseMs : 0
  }

  function hold(rows: readonly Row[]): void {
    held.addWaiting(rows)
    startWaiting()
  }

  function startWaiting(): void {
    if (stopping.signal.aborted) return
    for (let row = held.takeNext(); row !== undefined; row = held.takeNext()) start(row)
  }

  function start(row: Row): void {
    const done = queue
      .work(row, stopping.signal, async wait => await waitOutside(row, wait))
      .catch((error: unknown) => onError(error, 'a row could not be settled; its lease will run out'))
      .then(() => {
        working.delete(done)
        held.remove(row)
        const wasLapsed = lapsed.end(row)
        startWaiting()
        if (wasLapsed || canClaimMore()) kick()
        else notifyIdle()
      })
    working.add(done)
  }

  function canClaimMore(): boolean {
    return overdue && held.free >= claimAtLeast && (queue.makesRoom?.() ?? true)
  }

  async function waitOutside<Result>(row: Row, wait: () => Promise<Result>): Promise<Result> {
    held.leave(row)
    startWaiting()
    if (canClaimMore()) kick()
    try {
      return await wait()
    } finally {
      held.enter(row)
    }
  }

  function wakeIn(ms: number): void {
    clearTimeout(timer)
    if (!stopping.signal.aborted) timer = setTimeout(kick, ms).unref()
  }

  function notifyIdle(): void {
    if (held.size > 0 || looking !== undefined || (overdue && !stopping.signal.aborted)) return
    const listeners = idleListeners
    idleListeners = []
    for (const listener of listeners) listener()
  }

  return {
    kick,
    lookedBefore: () => performance.now() - lookedAt,
    idle: async () =>
      await new Promise<void>(resolve => {
        idleListeners.push(resolve)
        kick()
      }),
    async stop(graceMs = STOP_GRACE_MS) {
      stopping.abort()
      clearTimeout(timer)
      clearInterval(renewal)
      await looking
      await settledWithin(graceMs, working)
      await Promise.allSettled(held.all().map(async row => await queue.release?.(row)))
      held.clear()
      notifyIdle()
    },
  }
}

/** Claims rows whose lease has expired, one at a time, and not with each poll. */
function createLapsedClaims<Row>(claim: WorkQueue<Row>['claimLapsed']) {
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

async function settledWithin(ms: number, work: Iterable<Promise<void>>): Promise<void> {
  const grace = Promise.withResolvers<undefined>()
  const cut = setTimeout(() => grace.resolve(undefined), ms)
  await Promise.race([Promise.allSettled(work), grace.promise])
  clearTimeout(cut)
}
