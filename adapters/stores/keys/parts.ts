import type { Expressions } from '../../postgres/statement.ts'

/**
 * Part of a statement that counts one use of a key if `when` is true; the day is that of `now` in UTC. It counts in one
 * of 16 rows, by the connection: parallel uses of one key would wait for each other on a single one.
 */
export function usagePart({
  tenantId,
  keyId,
  kind,
  now,
  when,
}: Expressions<'tenantId' | 'keyId' | 'kind' | 'now' | 'when'>): string {
  return `use_counted as (
    insert into key_usage as u (tenant_id, key_id, day, kind, slot, count)
    select ${tenantId}, ${keyId}, (${now} at time zone 'UTC')::date, ${kind},
      pg_backend_pid() % 16, 1
    where ${when}
    on conflict (tenant_id, key_id, day, kind, slot) do update
      set count = u.count + 1
  )`
}
