import {
  statement,
  statementOfShardGroups,
  statementOfReachableShardGroups,
  type Queryable,
} from '../../postgres/statement.ts'
import { PROCESS_LEASE } from '../../postgres/clock.ts'
import { keyTakenPart } from './parts.ts'

/** The scope of a key. `operation` also names the caller, the path or the arguments if the key is limited to them. */
export type KeyName = { tenantId: string; operation: string; key: string }
/** A key under which nothing has been committed yet; only the request `owner` may commit. */
export type HeldKey = KeyName & { owner: string }

export type KeyRecord = {
  owner: string
  fingerprint: Buffer
  /** The sealed answer; null until the effect is committed. */
  body: string | null
  /** The execution that the key started or resumed: from then on the key has no other effect. */
  executionId: string | null
  /** That execution was aborted. */
  aborted: boolean
}

type Row = {
  owner: string
  fingerprint: Buffer
  body: string | null
  execution_id: string | null
  aborted: boolean
}

const COLUMNS = `k.owner, k.fingerprint, k.body, k.execution_id,
  exists (
    select 1 from executions e where e.tenant_id = k.tenant_id and e.id = k.execution_id and e.status = 'aborted'
  ) as aborted`

/**
 * Takes the key, or reads its holder, in one statement: concurrent first requests conflict on the row itself, never
 * between a check and an insert.
 */
const take = statement<Row>(
  'idempotency_take',
  `
  with ${keyTakenPart({ tenantId: '$1', operation: '$2', key: '$3', fingerprint: '$4', owner: '$5' })}
  select owner, fingerprint, null::text as body, null::uuid as execution_id, false as aborted
  from key_taken
  union all
  select ${COLUMNS}
  from idempotency_keys k
  where k.tenant_id = $1 and k.operation = $2 and k.key = $3 and not exists (select 1 from key_taken)`,
)

const read = statement<Row>(
  'idempotency_read',
  `
  select ${COLUMNS}
  from idempotency_keys k
  where k.tenant_id = $1 and k.operation = $2 and k.key = $3 and k.expires_at > parley_now()`,
)

const OPEN = 'k.owner = h.owner and k.body is null and k.execution_id is null'
const HELD = `
  unnest($1::uuid[], $2::text[], $3::text[], $4::uuid[]) as h(tenant_id, operation, key, owner)
  where k.tenant_id = h.tenant_id and k.operation = h.operation and k.key = h.key and ${OPEN}`

const renew = statementOfReachableShardGroups(
  'idempotency_renew',
  `
  update idempotency_keys k
  set lease_until = parley_now() + ${PROCESS_LEASE}
  from ${HELD}`,
)
const release = statementOfShardGroups<{ owner: string }>(
  'idempotency_release',
  `
  delete from idempotency_keys k
  using ${HELD}
  returning k.owner`,
)

/**
 * The key's record; the request holds the key if it is its owner. Undefined when a racing insert is not visible yet:
 * call again.
 */
export async function takeKey(
  db: Queryable,
  { tenantId, operation, key, owner }: HeldKey,
  fingerprint: Buffer,
): Promise<KeyRecord | undefined> {
  const [row] = await take(db, [tenantId, operation, key, fingerprint, owner])
  return row === undefined ? undefined : recordOf(row)
}

/** The key's record; undefined for a key that is free. */
export async function readKey(db: Queryable, { tenantId, operation, key }: KeyName): Promise<KeyRecord | undefined> {
  const [row] = await read(db, [tenantId, operation, key])
  return row === undefined ? undefined : recordOf(row)
}

/** Extends the leases of keys that are still their owners'. */
export async function renewKeys(db: Queryable, keys: readonly HeldKey[]): Promise<void> {
  await renew(db, columnsOf(keys))
}

/**
 * Releases the keys under which nothing was committed; returns how many there were. A commit that is still in flight
 * finds its key deleted, and writes nothing.
 */
export async function releaseKeys(db: Queryable, keys: readonly HeldKey[]): Promise<number> {
  return (await release(db, columnsOf(keys))).length
}

function columnsOf(keys: readonly HeldKey[]): string[][] {
  return [
    keys.map(({ tenantId }) => tenantId),
    keys.map(({ operation }) => operation),
    keys.map(({ key }) => key),
    keys.map(({ owner }) => owner),
  ]
}

function recordOf({ owner, fingerprint, body, execution_id: executionId, aborted }: Row): KeyRecord {
  return { owner, fingerprint, body, executionId, aborted }
}

/** Change of a transaction to the idempotency key of its request. */
export type KeyWrite = KeyName & {
  /** The request that holds the key; null for a turn that another process finishes, authorised by the execution. */
  owner: string | null
  /** Set if the request takes the key with this change; null if it has taken the key before. */
  fingerprint: Buffer | null
  /** The sealed answer; null if the execution is bound and its turn continues. */
  body: string | null
}

const store = statement<{ key: string }>(
  'idempotency_answer',
  `
  update idempotency_keys
  set body = $5
  where tenant_id = $1 and operation = $2 and key = $3 and owner = $4 and body is null and execution_id is null
  returning key`,
)

/** Stores the answer in the transaction of its effect; false when another request has taken the key over. */
export async function storeAnswer(
  db: Queryable,
  { tenantId, operation, key, owner, body }: Omit<KeyWrite, 'fingerprint'>,
): Promise<boolean> {
  return (await store(db, [tenantId, operation, key, owner, body])).length > 0
}

const unrelated = statement<{ operation: string; key: string; body: string }>(
  'idempotency_unrelated_answers',
  `
  select operation, key, body
  from idempotency_keys
  where tenant_id = $1 and execution_id is null and body is not null and expires_at > parley_now()`,
)
const erase = statement<{ key: string }>(
  'idempotency_erase',
  `
  delete from idempotency_keys
  where tenant_id = $1 and operation = $2 and key = $3
  returning key`,
)

/** Stored answers that belong to no execution, sealed. */
export async function findAnswersWithoutExecution(
  db: Queryable,
  tenantId: string,
): Promise<{ operation: string; key: string; body: string }[]> {
  return await unrelated(db, [tenantId])
}

/** @returns how many rows were deleted */
export async function eraseAnswer(db: Queryable, { tenantId, operation, key }: KeyName): Promise<number> {
  return (await erase(db, [tenantId, operation, key])).length
}
