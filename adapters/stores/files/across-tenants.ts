import { fromRow } from '../../postgres/rows.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

export type UntakenFile = { tenantId: string; id: string; storageKey: string }

const untaken = statement<object>(
  'files_untaken',
  `
  select tenant_id, id, storage_key
  from files
  where submitted_at is null and created_at < $1
  order by created_at
  limit $2`,
)

/** Files, of all workspaces, that were uploaded before an instant and that no submission or answer took. */
export async function findUntakenFiles(db: Queryable, before: Date, limit: number): Promise<UntakenFile[]> {
  return (await untaken(db, [before, limit])).map(fromRow<UntakenFile>)
}
