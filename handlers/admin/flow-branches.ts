import { compareFlowBranches as compare } from '../../services/flows/branches.ts'
import type { FlowTrafficDeps } from '../../services/flows/traffic.ts'
import { callerAdmin, idOf } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'

export async function compareFlowBranches(
  deps: FlowTrafficDeps,
  { caller, params, query }: RequestOf<'compareFlowBranches'>,
): Promise<ReplyOf<'compareFlowBranches'>> {
  return { status: 200, body: await compare(deps, callerAdmin(caller), idOf(params.flowId), query) }
}
