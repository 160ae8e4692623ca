import type { Pool, PoolClient } from '../../postgres/pool.ts'
import { namedStatement, statement, type Queryable } from '../../postgres/statement.ts'
import { transaction } from '../../postgres/transaction.ts'
import { closeConversation } from '../conversations/close.ts'
import { eventLogPart } from './event-log.ts'

const OPEN = "('running', 'waiting_input', 'waiting_time')"

// Its messages stay: each names the revision it was written for, and is dropped when it is processed.
const abort = namedStatement<
  { status: string | null; aborted: boolean },
  { tenantId: string; executionId: string; ifRevision: number | null; failure: object; log: string }
>(
  'abort_execution',
  `
  with target as (
    select e.status
    from executions e
    where e.tenant_id = :tenantId::uuid and e.id = :executionId::uuid
  ), aborted as (
    update executions e
    set status = 'aborted',
      revision = e.revision + 1,
      snapshot = e.snapshot || '{"status": "aborted", "wait": null}',
      wait_token_hash = null,
      wait_expires_at = null,
      wait_event = null,
      lease_owner = null,
      lease_until = null,
      failure = :failure::jsonb,
      updated_at = parley_now(),
      ended_at = parley_now()
    where e.tenant_id = :tenantId::uuid and e.id = :executionId::uuid and e.status in ${OPEN}
      and (:ifRevision::bigint is null or e.revision = :ifRevision::bigint)
    returning e.conversation_id
  ), ${eventLogPart({
    source: ':log::jsonb',
    tenantId: ':tenantId::uuid',
    executionId: ':executionId::uuid',
    conversationId: '(select conversation_id from aborted)',
    now: 'parley_now()',
    when: 'exists (select 1 from aborted)',
  })}
  select (select status from target) as status, exists (select 1 from aborted) as aborted`,
)
const openRuns = statement<{ id: string }>(
  'open_executions',
  `
  select e.id
  from executions e
  where e.tenant_id = $1 and e.conversation_id = $2 and e.status in ${OPEN}
  order by e.id`,
)

/** How the end is recorded: on the execution, and in its log. */
export type Ending = {
  failure: { kind: string; nodeId: string | null; message: string }
  log: { id: string; entry: object }
}
export type AbortOutcome =
  { outcome: 'aborted' } | { outcome: 'unknown' } | { outcome: 'moved' } | { outcome: 'ended'; status: string }

/** Aborts a run that has not ended; with `ifRevision` only at that revision. */
export async function abortRun(
  db: Queryable,
  tenantId: string,
  executionId: string,
  { failure, log }: Ending,
  ifRevision?: number,
): Promise<AbortOutcome> {
  const line = { id: log.id, kind: 'execution_ended', nodeId: null, entry: log.entry }
  const [row] = await abort(db, {
    tenantId,
    executionId,
    ifRevision: ifRevision ?? null,
    failure,
    log: JSON.stringify([line]),
  })
  if (row?.aborted === true) return { outcome: 'aborted' }
  if (row?.status == null) return { outcome: 'unknown' }
  return ['running', 'waiting_input', 'waiting_time'].includes(row.status)
    ? { outcome: 'moved' }
    : { outcome: 'ended', status: row.status }
}

/**
 * Closes a conversation and aborts every run in it; undefined when there is no such conversation, else the runs it
 * aborted.
 */
export async function closeWithRuns(
  db: Pool,
  tenantId: string,
  conversationId: string,
  ending: () => Ending,
): Promise<string[] | undefined> {
  return await transaction(db, async client => await closeWithin(client, tenantId, conversationId, ending))
}

/** As `closeWithRuns`, inside the transaction of the connection. */
export async function closeWithin(
  client: PoolClient,
  tenantId: string,
  conversationId: string,
  ending: () => Ending,
): Promise<string[] | undefined> {
  if (!(await closeConversation(client, tenantId, conversationId))) return undefined
  return await abortRuns(client, tenantId, conversationId, ending)
}

/** Aborts every run of a conversation; answers which. */
export async function abortRuns(
  client: PoolClient,
  tenantId: string,
  conversationId: string,
  ending: () => Ending,
): Promise<string[]> {
  const aborted: string[] = []
  for (const { id } of await openRuns(client, [tenantId, conversationId])) {
    if ((await abortRun(client, tenantId, id, ending())).outcome === 'aborted') aborted.push(id)
  }
  return aborted
}
