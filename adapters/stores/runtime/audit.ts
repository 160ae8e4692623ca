import { statement, type Queryable } from './statement.ts'

export type AuditWrite = { id: string, action: string, actor: object, subject: object, details: object, now: Date }

const insert = statement('audit_record', 'insert into audit_log (tenant_id, id, action, actor, subject, details, created_at) values ($1, $2, $3, $4, $5, $6, $7)')

export async function recordAudit(db: Queryable, tenantId: string, { id, action, actor, subject, details, now }: AuditWrite): Promise<void> {
  await insert(db, [tenantId, id, action, actor, subject, details, now])
}
