import { inPortion } from '../../postgres/purge.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

/** As the partial index `audit_log_calls` says it. */
export const OF_CALLS = "action in ('engine.api.call', 'training.api.call')"
/** The first parts of these actions. */
export const GROUPS_OF_CALLS: ReadonlySet<string> = new Set(['engine', 'training'])

const OLDER = `tenant_id = $1 and created_at < $2::timestamptz and ${OF_CALLS}`
const purge = statement(
  'purge_call_audit',
  `
  delete from audit_log
  where tenant_id = $1 and ${inPortion('audit_log', OLDER)}
  returning 1`,
)

/**
 * Deletes a portion of the entries of calls that were made before an instant.
 * @returns how many; fewer than a portion when none is left
 */
export async function purgeCallEntries(db: Queryable, tenantId: string, before: Date): Promise<number> {
  return (await purge(db, [tenantId, before])).length
}
