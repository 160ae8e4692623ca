import type { Layout, LayoutRecord } from '../../adapters/stores/flows/layouts.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { ifMatchMatches } from '../../domain/etags.ts'
import { Refusal } from '../../domain/refusal.ts'
import { documentResource } from '../documents/documents.ts'
import { flowKind } from './publishing.ts'
import { auditActor, type AdminCaller } from '../admin/caller.ts'
import { change, found, type ChangeDeps, type Target } from '../admin/change.ts'

export type { LayoutRecord }

/** @throws Refusal `not_found` */
export async function getFlowLayout(
  { knex }: Pick<ChangeDeps, 'knex'>,
  { tenantId }: AdminCaller,
  flowId: string,
): Promise<LayoutRecord> {
  const { flows, flowLayouts } = forTenant(knex, tenantId)
  found(await flows.find({ id: flowId }))
  return await flowLayouts.find(flowId)
}

/** @throws Refusal `not_found`, `precondition_failed` */
export async function saveFlowLayout(
  deps: ChangeDeps,
  caller: AdminCaller,
  { id: flowId, ifMatch }: Target,
  wanted: Layout,
): Promise<LayoutRecord> {
  return await change(deps, caller, 'flow.save_layout', async ({ flows, flowLayouts }) => {
    const flow = found(await flows.findForUpdate({ id: flowId }))
    const saved = await flowLayouts.findForUpdate(flowId)
    if (ifMatch !== undefined && !ifMatchMatches(ifMatch, layoutEtag(saved))) throw new Refusal('precondition_failed')
    const isChanged = await flowLayouts.save(saved, wanted, auditActor(caller))
    const result = isChanged ? await flowLayouts.find(flowId) : saved
    return {
      result,
      resource: documentResource(flowKind, flow),
      before: contentOf(saved),
      after: contentOf(result),
      coalescedAcross: ['flow.save_draft', 'flow.simulate', 'flow.replay'],
    }
  })
}

function contentOf({ positions, notes, groups, arrangement }: LayoutRecord): Layout {
  return { positions, notes, groups, arrangement }
}

/** The entity tag of a layout. It never is that of a flow or a draft, so that one sent for the other is refused. */
export function layoutEtag({ revision }: { revision: number }): string {
  return `"layout-${revision}"`
}
