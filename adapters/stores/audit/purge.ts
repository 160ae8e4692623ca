import { inPortion, purgeStatement } from '../../postgres/portions.ts'

/** Written as in the partial index `audit_log_calls`. */
export const OF_CALLS = "action in ('engine.api.call', 'training.api.call')"
/** The first parts of these actions. */
export const GROUPS_OF_CALLS: ReadonlySet<string> = new Set(['engine', 'training'])

const OLDER = `tenant_id = $1 and created_at < $2::timestamptz and ${OF_CALLS}`

/** Deletes a workspace's entries of calls that were made before an instant. */
export const purgeCallEntries = purgeStatement(
  'purge_call_audit',
  `
  delete from audit_log
  where tenant_id = $1 and ${inPortion('audit_log', OLDER)}`,
)
