import type { Expressions } from '../../postgres/statement.ts'

/** Part of a statement that writes an audit entry, given as JSON, once. */
export function auditedPart({ tenantId, entry }: Expressions<'tenantId' | 'entry'>): string {
  return `audited as (
    insert into audit_log (tenant_id, id, action, actor, subject, details, created_at)
    select ${tenantId}, id, action, actor, subject, details, now
    from jsonb_to_record(${entry})
      as entry(id uuid, action text, actor jsonb, subject jsonb, details jsonb, now timestamptz)
    on conflict (tenant_id, id) do nothing
  )`
}
