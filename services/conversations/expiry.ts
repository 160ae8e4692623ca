import { findConfigValue } from '../../adapters/stores/configuration/overrides.ts'
import type { Queryable } from '../../adapters/postgres/statement.ts'
import { daysBefore } from '../../domain/date-time.ts'

const DAYS = 'engine/retention/conversation_days'

/** The instant before which a workspace's conversations may be deleted; undefined without a retention. */
export async function conversationsExpireBefore(db: Queryable, tenantId: string, now: Date): Promise<Date | undefined> {
  const days = await findConfigValue(db, tenantId, DAYS)
  return typeof days === 'number' ? daysBefore(now, days) : undefined
}
