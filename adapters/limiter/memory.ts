import { LRUCache } from 'lru-cache'
import type { LimitDecision } from '../../domain/rate-limits.ts'
import type { Limiter } from './limiter.ts'
import { denied, passed } from './limiter.ts'

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
 * followed by `maxKeys` others, and an attacker with so many addresses has so many budgets anyway.
 */
export function createMemoryLimiter({ maxKeys = MAX_KEYS }: { maxKeys?: number } = {}): Limiter {
  const logs = new LRUCache<string, HitLog>({ max: maxKeys })

  function hit(key: string, limit: number, windowMs: number, now: Date): LimitDecision {
    let log = logs.get(key)
    if (log === undefined) {
      log = { stamps: new Float64Array(Math.min(limit, INITIAL_CAPACITY)), first: 0, count: 0 }
      logs.set(key, log)
    }
    const at = log.count === 0 ? now.getTime() : Math.max(now.getTime(), stampAt(log, log.count - 1))
    forgetUntil(log, at - windowMs)

    if (log.count >= limit) {
      // The place that frees next is the oldest hit's, unless an earlier, higher limit let more than `limit` in.
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
