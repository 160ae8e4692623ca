import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as layouts from '../../services/flows/layout.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { idOf, callerAdmin, targetOf } from '../inputs.ts'
import { current, instant, saved } from './replies.ts'

type FlowLayout = components['schemas']['FlowLayout']

export async function getFlowLayout(
  deps: ChangeDeps,
  request: RequestOf<'getFlowLayout'>,
): Promise<ReplyOf<'getFlowLayout'>> {
  const { caller, params } = request
  return current(layoutBody(await layouts.getFlowLayout(deps, callerAdmin(caller), idOf(params.flowId))))
}

export async function saveFlowLayout(
  deps: ChangeDeps,
  request: RequestOf<'saveFlowLayout'>,
): Promise<ReplyOf<'saveFlowLayout'>> {
  const { caller, params, body } = request
  return await saved(
    caller,
    layoutBody,
    async admin => await layouts.saveFlowLayout(deps, admin, targetOf(request, params.flowId), body),
  )
}

function layoutBody(layout: layouts.LayoutRecord): FlowLayout {
  const { flowId, positions, notes, groups, arrangement, updatedAt, updatedBy } = layout
  return {
    flowId,
    positions,
    notes,
    groups,
    arrangement,
    updatedAt: instant(updatedAt),
    updatedBy,
    etag: layouts.layoutEtag(layout),
  }
}
