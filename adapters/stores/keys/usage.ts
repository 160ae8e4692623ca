import { namedStatement, statement, type Expressions, type Queryable } from '../../postgres/statement.ts'

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

const count = namedStatement<never, { tenantId: string; keyId: string; kind: string; slot: number; now: Date }>(
  'key_use',
  `
  with ${usagePart({
    tenantId: ':tenantId::uuid',
    keyId: ':keyId::uuid',
    kind: ':kind::text',
    slot: ':slot::smallint',
    now: ':now::timestamptz',
    when: 'true',
  })}
  select`,
)

/** Counts one form that was shown under the key. */
export async function recordFormMount(db: Queryable, tenantId: string, keyId: string, now: Date): Promise<void> {
  await count(db, { tenantId, keyId, kind: 'form_mount', slot: usageSlot(now), now })
}

const touch = statement(
  'key_touch',
  `
  update keys
  set last_used_at = $3
  where tenant_id = $1 and id = $2 and (last_used_at is null or last_used_at <= $3::timestamptz - interval '1 minute')`,
)

/** Notes the use unless one of the last minute is noted already. */
export async function touchKey(db: Queryable, tenantId: string, id: string, now: Date): Promise<void> {
  await touch(db, [tenantId, id, now])
}
