import { PROCESS_LEASE } from '../../postgres/clock.ts'
import type { Expressions } from '../../postgres/statement.ts'

/**
 * Part of a statement that takes a key, and yields its owner and fingerprint; nothing where another request has it. A
 * key past its 24 hours is taken over, and so is one that has neither an answer nor an execution, if it is past its
 * lease or the owner's already; the database's clock decides.
 */
export function keyTakenPart({
  tenantId,
  operation,
  key,
  fingerprint,
  owner,
}: Expressions<'tenantId' | 'operation' | 'key' | 'fingerprint' | 'owner'>): string {
  return `key_taken as (
    insert into idempotency_keys as k (tenant_id, operation, key, fingerprint, owner, lease_until, created_at,
      expires_at)
    values (${tenantId}, ${operation}, ${key}, ${fingerprint}, ${owner}, parley_now() + ${PROCESS_LEASE}, parley_now(),
      parley_now() + interval '24 hours')
    on conflict (tenant_id, operation, key) do update
      set fingerprint = excluded.fingerprint,
        owner = excluded.owner,
        lease_until = excluded.lease_until,
        body = null,
        execution_id = null,
        created_at = excluded.created_at,
        expires_at = excluded.expires_at
      where k.expires_at <= parley_now()
        or (
          k.body is null
          and k.execution_id is null
          and k.fingerprint = excluded.fingerprint
          and (k.lease_until <= parley_now() or k.owner = excluded.owner)
        )
    returning owner, fingerprint
  )`
}
