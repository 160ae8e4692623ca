import type { LimitDecision } from '../../domain/rate-limits.ts'
import { createLru } from '../cache.ts'
import type { Clock } from '../clock.ts'

/**
 * Counts requests in sliding windows: within any `windowMs` at most `limit` hits of a key pass, exactly, however many
 * arrive in parallel. A hit leaves the window `windowMs` milliseconds after it passed, to the millisecond.
 *
 * A denied hit is not recorded. The budget counts what the service answered, a 4xx or 5xx of its own included; a 429 is
 * a refusal: if it were counted, `Retry-After` would be wrong and a client that retries too early would
 * be locked out forever.
 *
 * A key always comes with the same limit and window. Two windows for one request (its address and its publishable key)
 * are two hits of two keys, each counted independently. Time does not run backwards for a key: an instant
 * before its newest hit counts as that one.
 */
export interface Limiter {
  /**
   * `limit` is a whole number from 1, `windowMs` whole milliseconds. An implementation without external calls answers
   * at once. Throws or rejects with `LimiterUnavailable` and with nothing else; whether the request then passes is the
   * caller's decision.
   */
  hit(key: string, limit: number, windowMs: number, now: Date): LimitDecision | Promise<LimitDecision>
  /**
   * Resolves when hits can be answered, at once if they can. Rejects with `LimiterUnavailable` if that takes over five
   * seconds.
   */
  ready(): Promise<void>
  close(): Promise<void>
}

/** The limiter's backend did not answer, or not in time. The cause is for the log only. */
export class LimiterUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super('the request limiter is unavailable', options)
    this.name = 'LimiterUnavailable'
  }
}

export function passed(remaining: number, resetMs: number): LimitDecision {
  return { allowed: true, remaining, retryAfterSeconds: 0, resetSeconds: wholeSeconds(resetMs) }
}

export function denied(retryAfterMs: number, resetMs: number): LimitDecision {
  return {
    allowed: false,
    remaining: 0,
    retryAfterSeconds: wholeSeconds(retryAfterMs),
    resetSeconds: wholeSeconds(resetMs),
  }
}

function wholeSeconds(milliseconds: number): number {
  return Math.ceil(milliseconds / 1000)
}

/** The hits of one key that are still in its window, oldest first, as a ring that grows up to the limit. */
interface HitLog {
  stamps: Float64Array
  first: number
  count: number
}

const INITIAL_CAPACITY = 8
const MAX_KEYS = 50_000

/**
 * The limiter of a single process. It answers without a promise, in about a microsecond, and counts by the `now` it is
 * given.
 *
 * Memory is bounded by `maxKeys`: beyond it the key that was hit longest ago is dropped, and would start again. A key
 * that is being refused stays, because refused hits refresh it too. To be forgotten within its minute a key must be
 * followed by `maxKeys` others, and an attacker with that many addresses has that many budgets anyway.
 */
export function createMemoryLimiter({ maxKeys = MAX_KEYS }: { maxKeys?: number } = {}): Limiter {
  const logs = createLru<HitLog>(maxKeys)

  function hit(key: string, limit: number, windowMs: number, now: Date): LimitDecision {
    let log = logs.get(key)
    if (log === undefined) {
      log = { stamps: new Float64Array(Math.min(limit, INITIAL_CAPACITY)), first: 0, count: 0 }
      logs.set(key, log)
    }
    const at = log.count === 0 ? now.getTime() : Math.max(now.getTime(), stampAt(log, log.count - 1))
    forgetUntil(log, at - windowMs)

    if (log.count >= limit) {
      // The slot that is freed next is the oldest hit's, unless an earlier, higher limit admitted more than `limit`.
      const freeing = stampAt(log, log.count - limit)
      return denied(freeing + windowMs - at, stampAt(log, 0) + windowMs - at)
    }
    record(log, at, limit)
    return passed(limit - log.count, stampAt(log, 0) + windowMs - at)
  }

  return {
    hit,
    ready: () => Promise.resolve(),
    close() {
      logs.clear()
      return Promise.resolve()
    },
  }
}

function stampAt(log: HitLog, index: number): number {
  return log.stamps[(log.first + index) % log.stamps.length] ?? Number.NaN
}

function forgetUntil(log: HitLog, instant: number): void {
  while (log.count > 0 && stampAt(log, 0) <= instant) {
    log.first = (log.first + 1) % log.stamps.length
    log.count -= 1
  }
}

function record(log: HitLog, at: number, limit: number): void {
  if (log.count === log.stamps.length) {
    const grown = new Float64Array(Math.max(log.count + 1, Math.min(limit, log.count * 2)))
    for (let index = 0; index < log.count; index += 1) grown[index] = stampAt(log, index)
    log.stamps = grown
    log.first = 0
  }
  log.stamps[(log.first + log.count) % log.stamps.length] = at
  log.count += 1
}

/**
 * Counts in `substitute` while `primary` is unavailable. The public surface must neither fail nor lose its limits
 * because a shared limiter restarts; until then each process counts its own windows.
 */
export function withFallback(primary: Limiter, substitute: Limiter): Limiter {
  return {
    hit(key, limit, windowMs, now) {
      const decision = primary.hit(key, limit, windowMs, now)
      if (!(decision instanceof Promise)) return decision
      return decision.catch((error: unknown) => {
        if (error instanceof LimiterUnavailable) return substitute.hit(key, limit, windowMs, now)
        throw error
      })
    },
    ready: async () => await primary.ready(),
    close: async () => {
      await Promise.all([primary.close(), substitute.close()])
    },
  }
}

type LimiterReports = {
  clock: Clock
  /** Called for each use that was not counted. */
  onUncounted: () => void
  /** Called once for a limiter that fails, however often it does. */
  onLost: (cause: unknown) => void
  /** Called once when it has counted again for some time; `uncounted`: the uses since it was lost. */
  onBack: (uncounted: number) => void
}

export type LimiterWatch = {
  over: (limiter: Limiter) => Limiter
  /** Notes a failure that no use has met, such as that of a connection. */
  failed: (cause: unknown) => void
}

/** Without a failure for this long it counts again: a server that is full or read-only still answers some uses. */
const STEADY_MS = 10_000

/** Reports when a limiter stops to count, and when it counts again. */
export function createLimiterWatch({ clock, onUncounted, onLost, onBack }: LimiterReports): LimiterWatch {
  let lost: { at: number; uncounted: number } | undefined

  function failed(cause: unknown): void {
    if (lost === undefined) onLost(cause)
    lost = { at: clock.now().getTime(), uncounted: lost?.uncounted ?? 0 }
  }
  function counted<Decision>(decision: Decision): Decision {
    if (lost !== undefined && clock.now().getTime() - lost.at >= STEADY_MS) {
      const { uncounted } = lost
      lost = undefined
      onBack(uncounted)
    }
    return decision
  }
  function refused(error: unknown): never {
    if (error instanceof LimiterUnavailable) {
      failed(error.cause)
      if (lost !== undefined) lost.uncounted += 1
      onUncounted()
    }
    throw error
  }

  return {
    failed,
    over: limiter => ({
      ...limiter,
      hit(key, limit, windowMs, now) {
        const decision = limiter.hit(key, limit, windowMs, now)
        return decision instanceof Promise ? decision.then(counted, refused) : decision
      },
    }),
  }
}
