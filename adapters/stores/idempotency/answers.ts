import { statement, type Queryable } from '../../postgres/statement.ts'
import type { KeyName } from './keys.ts'

/** What a transaction writes to the idempotency key of its request. */
export type KeyWrite = KeyName & {
  /** The request that holds the key; null for a turn that another process finishes, which the execution entitles. */
  owner: string | null
  /** The sealed answer; null where the execution is bound and its turn goes on. */
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
  { tenantId, operation, key, owner, body }: KeyWrite,
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
