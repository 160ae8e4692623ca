import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { workspaceLayout as validateSchema } from '../../generated/schemas/validators.js'
import type { WorkspaceLayout } from '../../generated/schemas/workspace-layout.ts'
import { workspaceSchemaFindings } from './document.ts'
import type { Finding } from './finding.ts'
import type { ApplyContext } from './types.ts'

export type { WorkspaceLayout }

export type LayoutOutcome = { outcome: 'valid'; layout: WorkspaceLayout } | { outcome: 'invalid'; findings: Finding[] }

/** Checks the layout file of a workspace file, with the positions of its flows' nodes. */
export function readLayout(raw: unknown): LayoutOutcome {
  return validateSchema(raw)
    ? { outcome: 'valid', layout: raw as WorkspaceLayout }
    : { outcome: 'invalid', findings: workspaceSchemaFindings(validateSchema.errors ?? [], raw, null) }
}

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
