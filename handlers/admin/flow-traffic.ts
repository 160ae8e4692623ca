import * as traffic from '../../services/admin/flow-traffic.ts'
import { callerAdmin, type ReplyOf, type RequestOf } from '../wire.ts'
import { idOf } from './inputs.ts'

export async function getFlowTraffic(
  deps: traffic.FlowTrafficDeps,
  { caller, params, query }: RequestOf<'getFlowTraffic'>,
): Promise<ReplyOf<'getFlowTraffic'>> {
  return { status: 200, body: await traffic.getFlowTraffic(deps, callerAdmin(caller), idOf(params.flowId), query) }
}
