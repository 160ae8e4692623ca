import type { Expressions } from '../../postgres/statement.ts'

/** Part of a statement that writes audit entries: `source` is a JSON array of `AuditWrite`. */
export function auditPart({ tenantId, source, when }: Expressions<'tenantId' | 'source' | 'when'>): string {
  return `audited as (
    insert into audit_log (tenant_id, id, action, actor, subject, details, created_at)
    select ${tenantId}, a.id, a.action, a.actor, a.subject, a.details, a.now
    from jsonb_to_recordset(${source}) as a(id uuid, action text, actor jsonb, subject jsonb, details jsonb,
      now timestamptz)
    where ${when}
  )`
}
