import { findConfigValue } from '../adapters/stores/configuration/overrides.ts'
import type { Queryable } from '../adapters/postgres/statement.ts'

const DAYS = 'engine/retention/conversation_days'
const DAY_MS = 86_400_000

/** The instant before which a workspace's conversations may be gone; undefined where it keeps them for good. */
export async function conversationsExpireBefore(db: Queryable, tenantId: string, now: Date): Promise<Date | undefined> {
  const days = await findConfigValue(db, tenantId, DAYS)
  return typeof days === 'number' ? new Date(now.getTime() - days * DAY_MS) : undefined
}
