import type { ChangeDeps } from '../../services/admin/change.ts'
import * as totals from '../../services/admin/totals.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { idOf, querySpan, callerAdmin } from '../inputs.ts'

export async function countExecutions(
  deps: ChangeDeps,
  { caller, query }: RequestOf<'countExecutions'>,
): Promise<ReplyOf<'countExecutions'>> {
  const { flowId, from, to } = query
  const filter = {
    flowId: flowId === undefined ? undefined : idOf(flowId),
    ...querySpan({ from, to }),
  }
  return { status: 200, body: await totals.countExecutions(deps, callerAdmin(caller), filter) }
}

export async function countFlows(
  deps: ChangeDeps,
  { caller, query }: RequestOf<'countFlows'>,
): Promise<ReplyOf<'countFlows'>> {
  return { status: 200, body: await totals.countFlows(deps, callerAdmin(caller), query.search) }
}
