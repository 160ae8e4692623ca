import type { Clock } from '../../adapters/clock.ts'
import { addDuration } from '../../domain/date-time.ts'
import type { Settings } from '../configuration/settings.ts'

const HOUR_MS = 3_600_000

/** When an address signed now stops working, by the workspace's `forms/uploads/link_lifetime`. */
export async function linkExpiry(
  { clock, settings }: { clock: Clock; settings: Settings },
  tenantId: string,
): Promise<Date> {
  const now = clock.now()
  const lifetime = await settings.value(tenantId, 'forms/uploads/link_lifetime')
  return (typeof lifetime === 'string' ? addDuration(now, lifetime) : undefined) ?? new Date(now.getTime() + HOUR_MS)
}
