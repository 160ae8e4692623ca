import { statement, type Queryable } from './statement.ts'

/** Records that a credential was used, at most once a minute. */
export type RecordUse = (db: Queryable, tenantId: string, id: string, now: Date) => Promise<void>

/** Condition of the update of a `recordUseStatement`. */
export const UNUSED_FOR_A_MINUTE = "(last_used_at is null or last_used_at <= $3::timestamptz - interval '1 minute')"

/** @param update takes workspace, id and time, and writes the time where `UNUSED_FOR_A_MINUTE` */
export function recordUseStatement(name: string, update: string): RecordUse {
  const touch = statement(name, update)
  return async (db, tenantId, id, now) => {
    await touch(db, [tenantId, id, now])
  }
}
