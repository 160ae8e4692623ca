import { announceFlowViewer as announceViewer } from '../../services/flows/viewers.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { callerAdmin, idOf } from '../inputs.ts'

export async function announceFlowViewer(
  deps: Parameters<typeof announceViewer>[0],
  { caller, params, body }: RequestOf<'announceFlowViewer'>,
): Promise<ReplyOf<'announceFlowViewer'>> {
  await announceViewer(deps, callerAdmin(caller), idOf(params.flowId), body)
  return { status: 204 }
}
