import type { LimitDecision } from '../../domain/rate-limits.ts'

/**
 * Counts requests in sliding windows: within any `windowMs` at most `limit` hits of a key pass, exactly, however many
 * arrive in parallel. A hit leaves the window `windowMs` milliseconds after it passed, to the millisecond.
 *
 * A denied hit is not recorded. The budget counts what the service answered, a 4xx or 5xx of its own included; a 429 is
 * the refusal to answer, and were it counted, `Retry-After` would not be true and a client that retries too early would
 * stay shut out for ever.
 *
 * A key always comes with the same limit and window. Two windows for one request (its address and its publishable key)
 * are two hits of two keys, each counted whatever the other says. Time does not run backwards for a key: a moment
 * before its newest hit counts as that one.
 */
export interface Limiter {
  /**
   * `limit` is a whole number from 1, `windowMs` whole milliseconds. An implementation that needs no outside answers at
   * once. Throws or rejects with `LimiterUnavailable` and with nothing else; whether the request then passes is the
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
