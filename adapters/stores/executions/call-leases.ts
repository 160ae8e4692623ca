import {
  statement,
  statementOfShardGroups,
  statementOfReachableShardGroups,
  type Queryable,
} from '../../postgres/statement.ts'
import { announceWork } from '../../postgres/notifications.ts'
import { messagesPostponedParts, type MessageClaim } from '../engine-messages/parts.ts'
import { PROCESS_LEASE, PROCESS_LEASE_MS } from '../../postgres/clock.ts'

/**
 * The lease of an execution whose call a process makes: `messageId` is the message that has another process make the
 * call when this one dies.
 */
export type CallLease = { tenantId: string; executionId: string; revision: number; owner: string; messageId: string }

/** After a lease, so that the message is not due while the process that makes the call lives. */
export const CALL_TAKEOVER_MS = PROCESS_LEASE_MS + 500

const HELD = `jsonb_to_recordset($1::jsonb)
      as h("tenantId" uuid, "executionId" uuid, revision bigint, owner text, "messageId" uuid)
    where e.tenant_id = h."tenantId" and e.id = h."executionId" and e.revision = h.revision
      and e.lease_owner = h.owner
    returning h."tenantId" as tenant_id, h."messageId" as id`

const renew = statementOfReachableShardGroups(
  'renew_calls',
  `
  with renewed as (
    update executions e
    set lease_until = parley_now() + ${PROCESS_LEASE}
    from ${HELD}
  ),
  ${messagesPostponedParts({ messages: 'renewed', delay: `interval '${String(CALL_TAKEOVER_MS)} milliseconds'` })}
  select`,
)
const release = statementOfShardGroups(
  'release_calls',
  `
  with released as (
    update executions e
    set lease_owner = null, lease_until = null
    from ${HELD}
  ),
  ${messagesPostponedParts({ messages: 'released', delay: 'make_interval(secs => $2::float8 / 1000)' })}
  select ${announceWork('select 1 from messages_postponed', 'messages')}`,
)

const held = statement(
  'call_held',
  `
  select
  from executions e
  join engine_messages m on m.tenant_id = e.tenant_id and m.id = $4
  where e.tenant_id = $1 and e.id = $2 and e.revision = $3
    and case when $5::text is null then m.lease_until is null
      else m.lease_owner = $5 and m.attempts = $6 and m.lease_until > parley_now() end`,
)

/**
 * Whether a call is still this process's to make: the execution has not moved, and no other process has claimed the
 * message that repeats the call. `claim` is set where this process repeats it.
 */
export async function isCallHeld(
  db: Queryable,
  tenantId: string,
  {
    executionId,
    revision,
    messageId,
    claim,
  }: Pick<CallLease, 'executionId' | 'revision' | 'messageId'> & {
    claim?: MessageClaim | undefined
  },
): Promise<boolean> {
  const values = [tenantId, executionId, revision, messageId, claim?.owner ?? null, claim?.attempts ?? null]
  return (await held(db, values)).length > 0
}

/** Extends the leases that still belong to their owners. */
export async function renewCalls(db: Queryable, leases: readonly CallLease[]): Promise<void> {
  await renew(db, [inOrder(leases)])
}

/** Releases the executions, so that a worker makes their calls in `delayMs`. */
export async function releaseCalls(db: Queryable, leases: readonly CallLease[], delayMs: number): Promise<void> {
  await release(db, [inOrder(leases), delayMs])
}

/** As JSON, in the order in which executions are locked everywhere: no two transactions wait for each other. */
function inOrder(leases: readonly CallLease[]): string {
  return JSON.stringify(leases.toSorted((a, b) => (a.executionId < b.executionId ? -1 : 1)))
}
