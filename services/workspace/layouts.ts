import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { WorkspaceLayout } from '../../generated/schemas/workspace-layout.ts'
import type { ApplyContext } from './types.ts'

/** Saves the layouts of existing flows and ignores all others. */
export async function applyLayouts(
  { stores: { flows, flowLayouts }, actor, changes }: ApplyContext,
  layout: WorkspaceLayout,
): Promise<void> {
  for (const [code, wanted] of Object.entries(layout.flows)) {
    const flow = await flows.find({ code })
    if (flow === undefined) continue
    if (await flowLayouts.save(await flowLayouts.findForUpdate(flow.id), wanted, actor))
      changes.push({ kind: 'layout', code, action: 'updated' })
  }
}

/** The layouts of all flows that have one. */
export async function exportLayouts(db: Database, tenantId: string): Promise<WorkspaceLayout> {
  return { flows: Object.fromEntries(await forTenant(db, tenantId).flowLayouts.byCode()) }
}
