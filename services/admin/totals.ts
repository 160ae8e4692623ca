import type { DocumentStatus } from '../../adapters/stores/documents/documents.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { ExecutionStatus } from '../../domain/engine/snapshot.ts'
import type { AdminCaller } from './caller.ts'
import type { ChangeDeps } from './change.ts'

type ReadDeps = Pick<ChangeDeps, 'knex'>
export type Totals<Status extends string> = { total: number; statuses: Record<Status, number> }

/** Of the latest executions by their start; `more` if there are older ones, which are not counted. */
export async function countExecutions(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  filter: { flowId?: string | undefined; from?: Date | undefined; to?: Date | undefined },
): Promise<Totals<ExecutionStatus> & { more: boolean }> {
  const { counts, more } = await forTenant(knex, tenantId).executions.totals(filter)
  const none = { waiting_input: 0, waiting_time: 0, completed: 0, failed: 0, aborted: 0 }
  return { ...totalsOf({ ...none, ...counts }), more }
}

export async function countFlows(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  search: string | undefined,
): Promise<Totals<DocumentStatus>> {
  const counts = await forTenant(knex, tenantId).flows.totals(search)
  return totalsOf({ draft: 0, published: 0, withdrawn: 0, ...counts })
}

function totalsOf<Status extends string>(statuses: Record<Status, number>): Totals<Status> {
  const counts: number[] = Object.values(statuses)
  return { total: counts.reduce((sum, count) => sum + count, 0), statuses }
}
