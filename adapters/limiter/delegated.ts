import { setImmediate as endOfTurn } from 'node:timers/promises'
import type { LimitDecision } from '../../domain/rate-limits.ts'
import { LimiterUnavailable, type Limiter } from './limiter.ts'

/** A hit as one process sends it to another; `at` in milliseconds. */
export type Hit = { key: string; limit: number; windowMs: number; at: number }

/**
 * The limiter of a process that shares its windows with others on the same machine: `count` has one process count the
 * hits of all. The hits of one turn of the event loop are sent together.
 */
export function createDelegatedLimiter(count: (hits: Hit[]) => Promise<LimitDecision[]>): Limiter {
  let hits: Hit[] = []
  let decisions: Promise<LimitDecision[]> | undefined

  async function send(): Promise<LimitDecision[]> {
    await endOfTurn()
    const sent = hits
    hits = []
    decisions = undefined
    return await count(sent)
  }

  return {
    async hit(key, limit, windowMs, now) {
      const place = hits.push({ key, limit, windowMs, at: now.getTime() }) - 1
      decisions ??= send()
      const decision = (await decisions.catch((cause: unknown) => unavailable(cause)))[place]
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
