import { statement, type Queryable } from '../../postgres/statement.ts'

export type IdempotencyRecord = {
  owner: string
  fingerprint: Buffer
  leaseUntil: Date
  status: number | null
  body: string | null
}

type Row = {
  owner: string
  fingerprint: Buffer
  lease_until: Date
  status: number | null
  body: string | null
  mine: boolean
}

/**
 * Takes the key, or reads who holds it, in one statement: concurrent first requests meet on the row itself, never
 * between a check and an insert.
 * A key past its 24 hours, or unfinished past its lease, is taken over; the database's clock decides.
 */
const take = statement<Row>(
  'idempotency_take',
  `
  with taken as (
    insert into idempotency_keys as k (tenant_id, operation, key, fingerprint, owner, lease_until, created_at, expires_at)
    values ($1, $2, $3, $4, $5, parley_now() + interval '60 seconds', parley_now(), parley_now() + interval '24 hours')
    on conflict (tenant_id, operation, key) do update
      set fingerprint = excluded.fingerprint, owner = excluded.owner, lease_until = excluded.lease_until, status = null, body = null, execution_id = null, created_at = excluded.created_at, expires_at = excluded.expires_at
      where k.expires_at <= parley_now() or (k.status is null and k.lease_until <= parley_now() and k.fingerprint = excluded.fingerprint)
    returning owner, fingerprint, lease_until, status, body
  )
  select owner, fingerprint, lease_until, status, body, true as mine from taken
  union all
  select owner, fingerprint, lease_until, status, body, false from idempotency_keys
  where tenant_id = $1 and operation = $2 and key = $3 and not exists (select 1 from taken)`,
)

const finish = statement<{ owner: string }>(
  'idempotency_finish',
  `
  update idempotency_keys set status = $5, body = $6 where tenant_id = $1 and operation = $2 and key = $3 and owner = $4 and status is null returning owner`,
)

const release = statement<{ owner: string }>(
  'idempotency_release',
  `
  delete from idempotency_keys where tenant_id = $1 and operation = $2 and key = $3 and owner = $4 and status is null returning owner`,
)

export type IdempotencySlot = { tenantId: string; operation: string; key: string }

/**
 * The key's holder: this request, or the record of another. Undefined when a racing insert is not visible yet: ask
 * again.
 */
export async function takeIdempotencyKey(
  db: Queryable,
  slot: IdempotencySlot,
  claim: { fingerprint: Buffer; owner: string },
): Promise<{ mine: boolean; record: IdempotencyRecord } | undefined> {
  const [row] = await take(db, [slot.tenantId, slot.operation, slot.key, claim.fingerprint, claim.owner])
  if (row === undefined) return undefined
  return {
    mine: row.mine,
    record: {
      owner: row.owner,
      fingerprint: row.fingerprint,
      leaseUntil: row.lease_until,
      status: row.status,
      body: row.body,
    },
  }
}

/** Stores the answer; false when the key is no longer this owner's. */
export async function finishIdempotencyKey(
  db: Queryable,
  slot: IdempotencySlot,
  answer: { owner: string; status: number; body: string },
): Promise<boolean> {
  return (
    (await finish(db, [slot.tenantId, slot.operation, slot.key, answer.owner, answer.status, answer.body])).length > 0
  )
}

export async function releaseIdempotencyKey(db: Queryable, slot: IdempotencySlot, owner: string): Promise<void> {
  await release(db, [slot.tenantId, slot.operation, slot.key, owner])
}
