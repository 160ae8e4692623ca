import type { Expressions } from '../../postgres/statement.ts'

/** Statement that writes an audit entry, given as JSON, once. */
export function insertEntry({ tenantId, entry }: Expressions<'tenantId' | 'entry'>): string {
  return `insert into audit_log (tenant_id, id, action, actor, subject, details, created_at, address, request_id)
    select ${tenantId}, id, action, actor, subject, details, now, address, "requestId"
    from jsonb_to_record(${entry}) as entry(id uuid, action text, actor jsonb, subject jsonb, details jsonb,
      now timestamptz, address text, "requestId" text)
    on conflict (tenant_id, id) do nothing`
}

/** The same as a part of another statement. */
export function auditedPart(expressions: Expressions<'tenantId' | 'entry'>): string {
  return `audited as (
    ${insertEntry(expressions)}
  )`
}
