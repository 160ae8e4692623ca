import { durationMs } from '../../domain/durations.ts'
import type { Environment } from '../../domain/engine/compiled-flow.ts'
import type { Settings } from '../configuration/settings.ts'

/** What the configuration of a workspace says of its turns; the core has its own values for what is not there. */
export async function turnSettings(
  settings: Settings,
  tenantId: string,
): Promise<Pick<Environment, 'stepBudget' | 'waitExpiry' | 'httpTimeoutMs'>> {
  const [stepBudget, waitExpiry, timeout] = await Promise.all(
    ['runs/step_budget', 'runs/wait_expiry', 'http/timeout'].map(
      async path => await settings.value(tenantId, `engine/${path}`),
    ),
  )
  const httpTimeoutMs = typeof timeout === 'string' ? durationMs(timeout) : undefined
  return {
    ...(typeof stepBudget === 'number' ? { stepBudget } : {}),
    ...(typeof waitExpiry === 'string' ? { waitExpiry } : {}),
    ...(httpTimeoutMs === undefined ? {} : { httpTimeoutMs }),
  }
}
