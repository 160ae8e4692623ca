import type { Pool } from '../../adapters/postgres/pool.ts'
import { connectionOf } from '../../adapters/postgres/transaction.ts'
import {
  LATEST_START_FIRST,
  OLDEST_FIRST,
  type AdminExecution,
  type EventLogFilter,
  type EventLogLine,
  type ExecutionFilter,
  type WholeExecution,
} from '../../adapters/stores/executions/executions.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { Refusal } from '../../domain/refusal.ts'
import { abortExecutions } from '../engine/endings.ts'
import { abortTeller, type OutboxDeps } from '../webhooks/outbox.ts'
import { auditedTransaction, type CallAudit } from '../call-audit.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { change, found, requireMatch, type ChangeDeps, type Target } from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'

export type { AdminExecution, EventLogLine, WholeExecution }

type ReadDeps = Pick<ChangeDeps, 'knex'>

/** Newest first. */
export async function listExecutions(
  { knex }: ReadDeps,
  { tenantId }: Pick<AdminCaller, 'tenantId'>,
  { limit, cursor, ...filter }: ListQuery & ExecutionFilter,
): Promise<ListPage<AdminExecution>> {
  return await listPage(
    'executions',
    LATEST_START_FIRST,
    { limit, cursor },
    async window => await forTenant(knex, tenantId).executions.page(filter, window),
  )
}

/** @throws Refusal `not_found` */
export async function inspectExecution(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  id: string,
): Promise<WholeExecution> {
  return found(await forTenant(knex, tenantId).executions.find(id))
}

/** The event log, oldest first. @throws Refusal `not_found` */
export async function listExecutionEvents(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  id: string,
  { limit, cursor, ...filter }: ListQuery & EventLogFilter,
): Promise<ListPage<EventLogLine>> {
  const { executions } = forTenant(knex, tenantId)
  found(await executions.find(id))
  return await listPage(
    'execution events',
    OLDEST_FIRST,
    { limit, cursor },
    async window => await executions.events(id, filter, window),
  )
}

/**
 * An aborted run stays as it is.
 * @throws Refusal `not_found`, `precondition_failed`, `conflict` for a run that has ended otherwise
 */
export async function abortExecution(
  deps: ChangeDeps & OutboxDeps,
  caller: AdminCaller,
  { id, ifMatch }: Target,
  reason: string | null,
): Promise<WholeExecution> {
  const tell = await abortTeller(deps, caller.tenantId)
  const aborted = await change(deps, caller, 'execution.abort', async ({ executions }, trx) => {
    const before = found(await executions.findForUpdate(id))
    requireMatch(ifMatch, before)
    if (before.status === 'completed' || before.status === 'failed') throw hasEnded(before)
    if (before.status !== 'aborted') {
      const abort = { executionId: id, by: 'admin', reason: reason ?? undefined } as const
      await abortExecutions({ ...deps, tell }, await connectionOf(trx), caller.tenantId, abort)
    }
    const after = found(await executions.find(id))
    return {
      result: after,
      resource: { type: 'execution', id, name: after.flowCode },
      before: auditState(before),
      after: auditState(after),
      details: reason === null ? {} : { reason },
    }
  })
  deps.work.announce('webhooks')
  return aborted
}

/** `audit`: that of the call, of which the entry is written with the abort. */
type Cancellation = { tenantId: string; executionId: string; reason: string | null; audit: CallAudit }

/**
 * Aborts a run for another system. An aborted run stays as it is.
 * @throws Refusal `execution_not_found`, `conflict` for a run that has ended otherwise
 */
export async function cancelExecution(
  deps: ReadDeps & OutboxDeps & { db: Pool },
  { tenantId, executionId, reason, audit }: Cancellation,
): Promise<AdminExecution> {
  const tell = await abortTeller(deps, tenantId)
  await auditedTransaction(deps.db, tenantId, audit, async client => {
    await abortExecutions({ ...deps, tell }, client, tenantId, { executionId, by: 'api', reason: reason ?? undefined })
  })
  deps.work.announce('webhooks')
  // What has ended stays as it is, so that it may be read afterwards.
  const execution = await forTenant(deps.knex, tenantId).executions.find(executionId)
  if (execution === undefined) throw new Refusal('execution_not_found')
  if (execution.status !== 'aborted') throw hasEnded(execution)
  return execution
}

function hasEnded({ status }: AdminExecution): Refusal {
  return new Refusal('conflict', { message: `The execution is ${status}` })
}

/** The logged properties of a run: no text of a visitor. */
function auditState({ status, revision, endedAt }: AdminExecution) {
  return { status, revision, endedAt }
}
