import { statement, type Queryable } from '../../postgres/statement.ts'

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

const insert = statement(
  'audit_record',
  `
  insert into audit_log (tenant_id, id, action, actor, subject, details, created_at, address, request_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (tenant_id, id) do nothing`,
)

/** Writes an entry once, also where a commit with an unknown outcome wrote it before. */
export async function recordAudit(
  db: Queryable,
  tenantId: string,
  { id, action, actor, subject, details, now, address, requestId }: AuditWrite,
): Promise<void> {
  await insert(db, [tenantId, id, action, actor, subject, details, now, address ?? null, requestId ?? null])
}
