import { hash, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../adapters/clock.ts'
import { LimiterUnavailable, type Limiter } from '../../adapters/limiter/index.ts'
import { addressKey, budgets, limiterKey, type BudgetDecision } from '../../domain/rate-limits.ts'
import { Refusal } from '../../domain/refusal.ts'
import { bearerToken, type Exchange } from './exchange.ts'

export type EngineAccess = ReturnType<typeof createEngineAccess>

/** Admission to the server-to-server surfaces: the deploy-wide tokens and the window of each address. */
export function createEngineAccess({
  tokens,
  limiter,
  clock,
}: {
  tokens: readonly (string | undefined)[]
  limiter: Limiter
  clock: Clock
}) {
  const expected = tokens.flatMap(token => (token === undefined || token === '' ? [] : [digest(token)]))
  return {
    /** Compared as digests in constant time; without a configured token nobody is admitted. */
    isAuthorised(exchange: Exchange): true | undefined {
      const sent = bearerToken(exchange)
      if (sent === undefined) return undefined
      return expected.some(each => timingSafeEqual(digest(sent), each)) ? true : undefined
    },

    /** 300 a minute for each address. When the limiter's backend is away, requests pass. */
    async countAddress(address: string, limits: BudgetDecision[]): Promise<void> {
      const budget = budgets.engineAddress
      try {
        const decision = await limiter.hit(
          limiterKey(budget, addressKey(address)),
          budget.limit,
          budget.windowMs,
          clock.now(),
        )
        limits.push({ budget, decision })
        if (!decision.allowed) throw new Refusal('rate_limited')
      } catch (error) {
        if (!(error instanceof LimiterUnavailable)) throw error
      }
    },
  }
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
