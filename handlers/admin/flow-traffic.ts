import type { components } from '../../generated/types/admin.ts'
import * as traffic from '../../services/flows/traffic.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { idOf, callerAdmin } from '../inputs.ts'

const LIMIT = 10

export async function getFlowTraffic(
  deps: traffic.FlowTrafficDeps,
  { caller, params, query }: RequestOf<'getFlowTraffic'>,
): Promise<ReplyOf<'getFlowTraffic'>> {
  return { status: 200, body: await traffic.getFlowTraffic(deps, callerAdmin(caller), idOf(params.flowId), query) }
}

export async function listSlowestCalls(
  deps: traffic.FlowTrafficDeps,
  { caller, query }: RequestOf<'listSlowestCalls'>,
): Promise<ReplyOf<'listSlowestCalls'>> {
  const items = await traffic.listSlowestCalls(deps, callerAdmin(caller), { limit: LIMIT, ...query })
  return { status: 200, body: { items: items as components['schemas']['SlowCall'][] } }
}
