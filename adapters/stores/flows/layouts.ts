import type { FlowLayout as Layout } from '../../../generated/schemas/workspace-layout.ts'
import type { Database } from '../../postgres/tenant-rows.ts'
import { userRef, type UserRef } from '../people/user-ref.ts'

export type { Layout }
/** Revision 0: never saved. */
export type LayoutRecord = Layout & {
  flowId: string
  revision: number
  updatedAt: Date | null
  updatedBy: UserRef | null
}

export type FlowLayouts = {
  /** The empty layout where none was saved. */
  find(flowId: string): Promise<LayoutRecord>
  /** As `find`, and locks the layout until this transaction ends. The flow must exist. */
  findForUpdate(flowId: string): Promise<LayoutRecord>
  /** Replaces a locked layout and raises its revision. */
  save(flowId: string, layout: Layout, actor: unknown): Promise<void>
}

type Row = {
  positions: Layout['positions']
  notes: Layout['notes']
  revision: number
  updated_at: Date | null
  by: UserRef | null
}

const LAYOUT = `l.positions, l.notes, l.revision, l.updated_at, ${userRef('updated_by', 'l')} as by`

export function flowLayouts(db: Database, tenantId: string): FlowLayouts {
  const find = async (flowId: string, lock: '' | 'for update' = '') => {
    const { rows } = await db.raw<{ rows: Row[] }>(
      `
      select ${LAYOUT}
      from flow_layouts l
      where l.tenant_id = ? and l.flow_id = ?
      ${lock}`,
      [tenantId, flowId],
    )
    return toLayout(flowId, rows[0])
  }
  return {
    find: async flowId => await find(flowId),
    async findForUpdate(flowId) {
      // Two people may save the first layout at the same time: there must be a row that one of them waits for.
      await db('flow_layouts').insert({ tenant_id: tenantId, flow_id: flowId }).onConflict().ignore()
      return await find(flowId, 'for update')
    },
    async save(flowId, { positions, notes }, actor) {
      await db('flow_layouts')
        .where({ tenant_id: tenantId, flow_id: flowId })
        .update({
          positions: JSON.stringify(positions),
          notes: JSON.stringify(notes),
          revision: db.raw('revision + 1'),
          updated_at: db.fn.now(),
          updated_by: JSON.stringify(actor),
        })
    },
  }
}

function toLayout(flowId: string, row: Row | undefined): LayoutRecord {
  if (row === undefined) return { flowId, positions: {}, notes: [], revision: 0, updatedAt: null, updatedBy: null }
  const { positions, notes, revision, updated_at, by } = row
  return { flowId, positions, notes, revision, updatedAt: updated_at, updatedBy: by }
}
