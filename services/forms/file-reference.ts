import type { Clock } from '../../adapters/clock.ts'
import { addDuration } from '../../domain/date-time.ts'
import type { Configuration } from '../configuration/configuration.ts'

const HOUR_MS = 3_600_000

/** When an address signed now stops working, by the workspace's `forms/uploads/link_lifetime`. */
export async function linkExpiry(
  { clock, configuration }: { clock: Clock; configuration: Configuration },
  tenantId: string,
): Promise<Date> {
  const now = clock.now()
  const lifetime = await configuration.valueOf(tenantId, 'forms/uploads/link_lifetime')
  return (typeof lifetime === 'string' ? addDuration(now, lifetime) : undefined) ?? new Date(now.getTime() + HOUR_MS)
}
