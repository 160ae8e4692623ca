import type { Clock } from '../../adapters/clock.ts'
import { LimiterUnavailable, type Limiter } from '../../adapters/limiter/index.ts'
import { addressKey, budgets, limiterKey, type Budget, type BudgetDecision } from '../../domain/rate-limits.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { Operation } from '../../generated/operations.ts'

/** By the beginning of a path. The public surface counts by itself, since it tells pages of it. */
const WINDOWS: readonly (readonly [string, Budget])[] = [
  ['/api/v1/engine/', budgets.engineAddress],
  ['/api/admin/v1/login', budgets.signInAddress],
  ['/api/admin/v1/password-resets', budgets.signInAddress],
  ['/api/admin/v1/', budgets.adminAddress],
  ['/api/v2/config', budgets.configAddress],
  ['/api/v1/webhooks/inbound/', budgets.intakeAddress],
  ['/mcp', budgets.agentAddress],
]

export type AddressWindows = ReturnType<typeof createAddressWindows>

/** The windows of source addresses on the surfaces that no page calls. */
export function createAddressWindows({ limiter, clock }: { limiter: Limiter; clock: Clock }) {
  return {
    /**
     * Counts a request for its address in every window of its path, before anything is looked up. While the limiter's
     * backend is away, requests pass (specification, Limits).
     * @throws Refusal `rate_limited`
     */
    async count(path: Operation['path'], address: string, limits: BudgetDecision[]): Promise<void> {
      const subject = addressKey(address)
      for (const [, budget] of WINDOWS.filter(([prefix]) => path.startsWith(prefix))) {
        try {
          const decision = await limiter.hit(limiterKey(budget, subject), budget.limit, budget.windowMs, clock.now())
          limits.push({ budget, decision })
          if (!decision.allowed) throw new Refusal('rate_limited')
        } catch (error) {
          if (!(error instanceof LimiterUnavailable)) throw error
        }
      }
    },
  }
}
