import type { Pool, PoolClient } from '../../postgres/pool.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import { transaction } from '../../postgres/transaction.ts'

const OPEN = "('running', 'waiting_input', 'waiting_time')"

// Its messages stay: each names the revision it was written for, and is dropped when it comes up.
const abort = statement<{ status: string | null; aborted: boolean }>(
  'abort_execution',
  `
  with target as (
    select e.status from executions e where e.tenant_id = $1 and e.id = $2
  ), aborted as (
    update executions e set status = 'aborted', revision = e.revision + 1, snapshot = e.snapshot || '{"status": "aborted", "wait": null}', wait_token_hash = null,
      wait_expires_at = null, wait_event = null, lease_owner = null, lease_until = null, failure = $4::jsonb, updated_at = parley_now(), ended_at = parley_now()
    where e.tenant_id = $1 and e.id = $2 and e.status in ${OPEN} and ($6::bigint is null or e.revision = $6)
    returning e.conversation_id
  ), logged as (
    insert into event_log (tenant_id, id, execution_id, conversation_id, kind, node_id, entry, created_at)
    select $1, $3, $2, conversation_id, 'execution_ended', null, $5::jsonb, parley_now() from aborted
  )
  select (select status from target) as status, exists (select 1 from aborted) as aborted`,
)
const close = statement<{ id: string }>(
  'close_conversation',
  `
  update conversations set closed_at = coalesce(closed_at, parley_now()), updated_at = parley_now() where tenant_id = $1 and id = $2 returning id`,
)
const openRuns = statement<{ id: string }>(
  'open_executions',
  `
  select e.id from executions e where e.tenant_id = $1 and e.conversation_id = $2 and e.status in ${OPEN} order by e.id`,
)

/** How the end is told: to whoever inspects the run, and in its log. */
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
  const [row] = await abort(db, [tenantId, executionId, log.id, failure, log.entry, ifRevision ?? null])
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
  if ((await close(client, [tenantId, conversationId])).length === 0) return undefined
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
