import { statement, type Queryable } from '../../postgres/statement.ts'
import type { MessageClaim } from './parts.ts'

// What happens to a claimed message when no turn is committed; written only while the caller's claim holds.

const CLAIMED = 'm.tenant_id = $1 and m.id = $2 and m.lease_owner = $3 and m.attempts = $4'
const HELD = `${CLAIMED} and m.lease_until > parley_now()`

const drop = statement(
  'drop_message',
  `
  delete from engine_messages m
  where ${HELD}`,
)
// Where the attempt does not count, also when the lease has run out, as it may while the database is away: no other
// process has claimed the message, or the owner or the number of attempts would differ.
const release = statement(
  'release_message',
  `
  update engine_messages m
  set lease_owner = null,
    lease_until = null,
    run_at = parley_now() + make_interval(secs => $5::float8 / 1000),
    attempts = case when $7::boolean then m.attempts else m.attempts - 1 end,
    last_error = coalesce($6::jsonb, m.last_error)
  where ${CLAIMED} and (not $7::boolean or m.lease_until > parley_now())`,
)
const fail = statement(
  'fail_message',
  `
  with handled as (
    delete from engine_messages m
    where ${HELD}
    returning m.id, m.type, m.execution_id, m.payload, m.run_at, m.created_at
  )
  insert into failed_engine_messages (tenant_id, id, type, execution_id, payload, run_at, attempts, created_at, cause,
    failed_at)
  select $1, id, type, execution_id, payload, run_at, $5, created_at, $6, parley_now()
  from handled`,
)

type Held = { tenantId: string; claim: MessageClaim }

/** The message has nothing left to do. */
export async function dropMessage(db: Queryable, { tenantId, claim }: Held): Promise<void> {
  await drop(db, [tenantId, claim.id, claim.owner, claim.attempts])
}

/** Releases the message, to be claimed again in `delayMs`. */
export async function retryMessage(
  db: Queryable,
  { tenantId, claim }: Held,
  { delayMs, error }: { delayMs: number; error: object },
): Promise<void> {
  await release(db, [tenantId, claim.id, claim.owner, claim.attempts, delayMs, error, true])
}

/** Releases the message as if it had not been claimed, to be claimed in `delayMs`: the attempt does not count. */
export async function releaseMessage(
  db: Queryable,
  { tenantId, claim }: Held,
  { delayMs, error }: { delayMs: number; error?: object },
): Promise<void> {
  await release(db, [tenantId, claim.id, claim.owner, claim.attempts, delayMs, error ?? null, false])
}

/** Moves the message to the failed ones, with its number of attempts and the cause. */
export async function failMessage(
  db: Queryable,
  { tenantId, claim }: Held,
  { attempts, cause }: { attempts: number; cause: object },
): Promise<void> {
  await fail(db, [tenantId, claim.id, claim.owner, claim.attempts, attempts, cause])
}

const removeFailed = statement(
  'delete_failed_messages_of',
  `
  delete from failed_engine_messages
  where tenant_id = $1 and execution_id = any($2::uuid[])`,
)

/** Deletes the failed messages of executions that are deleted. */
export async function deleteFailedMessagesOf(db: Queryable, tenantId: string, ids: readonly string[]): Promise<void> {
  await removeFailed(db, [tenantId, ids])
}
