import type { ChangeDeps } from '../../services/admin/change.ts'
import * as uses from '../../services/flows/flow-uses.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { idOf, callerAdmin } from '../inputs.ts'

export async function listFlowUses(
  deps: ChangeDeps,
  request: RequestOf<'listFlowUses'>,
): Promise<ReplyOf<'listFlowUses'>> {
  const { caller, params } = request
  return { status: 200, body: { items: await uses.listFlowUses(deps, callerAdmin(caller), idOf(params.flowId)) } }
}
