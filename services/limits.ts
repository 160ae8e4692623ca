import type { Clock } from '../adapters/clock.ts'
import type { Limiter } from '../adapters/limiter/index.ts'
import { limiterKey, type Budget } from '../domain/rate-limits.ts'
import { Refusal } from '../domain/refusal.ts'

/** Counts one use of a budget for its subject. @throws Refusal `rate_limited` with `Retry-After` when it is spent */
export async function refuseBeyond(
  { limiter, clock }: { limiter: Limiter; clock: Clock },
  budget: Budget,
  subject: string,
): Promise<void> {
  const { allowed, retryAfterSeconds } = await limiter.hit(
    limiterKey(budget, subject),
    budget.limit,
    budget.windowMs,
    clock.now(),
  )
  if (!allowed)
    throw new Refusal('rate_limited', {
      headers: { 'Retry-After': String(retryAfterSeconds) },
      message: `At most ${budget.limit} in ${budget.windowMs / 1000} seconds; try again in ${retryAfterSeconds}`,
    })
}
