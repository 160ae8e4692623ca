import type { Expressions } from '../../postgres/statement.ts'

// Parallel uses of one key would wait for each other on one counter row.
const SLOTS = 16

/** The slot in which a use at this instant is counted. */
export const usageSlot = (now: Date): number => now.getTime() % SLOTS

/** Part of a statement that counts one use of a key, `when` that holds; the day is that of `now` in UTC. */
export function usagePart({
  tenantId,
  keyId,
  kind,
  slot,
  now,
  when,
}: Expressions<'tenantId' | 'keyId' | 'kind' | 'slot' | 'now' | 'when'>): string {
  return `use_counted as (
    insert into key_usage as u (tenant_id, key_id, day, kind, slot, count)
    select ${tenantId}, ${keyId}, (${now} at time zone 'UTC')::date, ${kind}, ${slot}, 1
    where ${when}
    on conflict (tenant_id, key_id, day, kind, slot) do update
      set count = u.count + 1
  )`
}
