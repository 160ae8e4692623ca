import { statement, type Queryable } from '../../postgres/statement.ts'
import { insertEntry } from './parts.ts'

export type AuditWrite = {
  id: string
  action: string
  actor: object
  subject: object
  details: object
  now: Date
  address?: string
  requestId?: string
}

const insert = statement('audit_record', insertEntry({ tenantId: '$1::uuid', entry: '$2::jsonb' }))

/** Writes an entry once, even if a commit with an unknown outcome has already written it. */
export async function recordAudit(db: Queryable, tenantId: string, entry: AuditWrite): Promise<void> {
  await insert(db, [tenantId, JSON.stringify(entry)])
}
