import type { ViewerSignal } from '../../adapters/postgres/notifications.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { found, type ChangeDeps } from '../admin/change.ts'

/** Tells those who may read the flow that the caller looks at it. Nothing is stored. @throws Refusal `not_found` */
export async function announceFlowViewer(
  { knex, viewers }: Pick<ChangeDeps, 'knex'> & { viewers: ViewerSignal },
  { tenantId, user }: AdminCaller,
  flowId: string,
  { nodeId = null, left }: { nodeId?: string | null; left: boolean },
): Promise<void> {
  found(await forTenant(knex, tenantId).flows.find({ id: flowId }))
  viewers.announce({ tenantId, flowId, viewer: { userId: user.id, name: user.name, nodeId, left } })
}
