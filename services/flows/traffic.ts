import { findSlowestCalls, type SlowCall } from '../../adapters/stores/analytics/calls.ts'
import type { RequestedRange } from '../../domain/reports/range.ts'
import { Refusal } from '../../domain/refusal.ts'
import { flowTraffic, type FlowTraffic } from '../analytics/flow-traffic.ts'
import { workspaceSpan, type AnalyticsDeps, type InvalidRange } from '../analytics/deps.ts'
import type { AdminCaller } from '../admin/caller.ts'
import type { ChangeDeps } from '../admin/change.ts'
import { readFlow } from './flows.ts'

export type FlowTrafficDeps = AnalyticsDeps & Pick<ChangeDeps, 'knex'>
type Requested = RequestedRange & { version?: number | undefined }

/** @throws Refusal `not_found`; `invalid_input` for an invalid range of days */
export async function getFlowTraffic(
  deps: FlowTrafficDeps,
  { tenantId }: AdminCaller,
  flowId: string,
  requested: Requested,
): Promise<FlowTraffic> {
  await readFlow(deps.knex, tenantId, flowId)
  const found = await flowTraffic(deps, tenantId, flowId, requested)
  if (found.outcome === 'counted') return found.traffic
  throw noRange(found)
}

/** @throws Refusal `invalid_input` for an invalid range of days */
export async function listSlowestCalls(
  deps: AnalyticsDeps,
  { tenantId }: AdminCaller,
  { limit, ...range }: RequestedRange & { limit: number },
): Promise<SlowCall[]> {
  const found = await workspaceSpan(deps, tenantId, range)
  if (found.outcome === 'span') return await findSlowestCalls(deps.db, tenantId, found.span, limit)
  throw noRange(found)
}

export function noRange({ message: expected }: InvalidRange): Refusal {
  const validation_errors = [{ field: 'from', rule: 'format', expected }]
  return new Refusal('invalid_input', { details: { validation_errors } })
}
