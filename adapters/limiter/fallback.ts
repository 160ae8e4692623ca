import { LimiterUnavailable, type Limiter } from './limiter.ts'

/**
 * Counts in `substitute` while `primary` is away. The public surface must neither fail nor stand open because a shared
 * limiter restarts; until it is back each process has windows of its own.
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
