import type { LimitDecision } from '../../domain/rate-limits.ts'
import { createBatches } from '../batches.ts'
import { LimiterUnavailable, type Limiter } from './limiter.ts'

/** A hit as one process sends it to another; `at` in milliseconds. */
export type Hit = { key: string; limit: number; windowMs: number; at: number }

/**
 * The limiter of a process that shares its windows with others on the same machine: `count` has one process count the
 * hits of all. A message costs more than a hit, so one is in flight at a time, and carries all hits since the last one.
 */
export function createDelegatedLimiter(count: (hits: Hit[]) => Promise<LimitDecision[]>): Limiter {
  const decide = createBatches(count, { oneAtATime: true })
  return {
    async hit(key, limit, windowMs, now) {
      const decision = await decide({ key, limit, windowMs, at: now.getTime() }).catch(unavailable)
      return decision ?? unavailable('a decision is missing')
    },
    ready: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
}

/** Counts what other processes send, in their order. */
export async function countHits(limiter: Limiter, hits: readonly Hit[]): Promise<LimitDecision[]> {
  return await Promise.all(
    hits.map(async ({ key, limit, windowMs, at }) => await limiter.hit(key, limit, windowMs, new Date(at))),
  )
}

function unavailable(cause: unknown): never {
  throw new LimiterUnavailable({ cause })
}
