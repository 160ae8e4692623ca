import type { Clock } from '../clock.ts'
import { LimiterUnavailable, type Limiter } from './limiter.ts'

export type LimiterReports = {
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
