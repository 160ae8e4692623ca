import { isDeepStrictEqual } from 'node:util'
import type { FlowLayout as Layout } from '../../../generated/schemas/workspace-layout.ts'
import type { Database } from '../../postgres/tenant-rows.ts'
import { userRef, type UserRef } from '../people/user-ref.ts'

export type { Layout }
/** Revision 0: never saved. */
export type LayoutRecord = Required<Layout> & {
  flowId: string
  revision: number
  updatedAt: Date | null
  updatedBy: UserRef | null
}

export type FlowLayouts = {
  /** The empty layout if none was saved. */
  find(flowId: string): Promise<LayoutRecord>
  /** As `find`, and locks the layout until this transaction ends. The flow must exist. */
  findForUpdate(flowId: string): Promise<LayoutRecord>
  /** The layouts that were saved, by the code of their flow. */
  byCode(): Promise<Map<string, Layout>>
  /**
   * Replaces a locked layout, except what is absent of the new one, and raises its revision.
   * @returns false if it is unchanged
   */
  save(locked: LayoutRecord, layout: Layout, actor: unknown): Promise<boolean>
}

type Row = Required<Layout> & {
  revision: number
  updated_at: Date | null
  by: UserRef | null
}

const CONTENT = 'l.positions, l.notes, l.groups, l.arrangement'
const LAYOUT = `${CONTENT}, l.revision, l.updated_at, ${userRef('updated_by', 'l')} as by`

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
    async byCode() {
      const rows = await db('flow_layouts as l')
        .join('flows as f', { 'f.tenant_id': 'l.tenant_id', 'f.id': 'l.flow_id' })
        .where('l.tenant_id', tenantId)
        .where('l.revision', '>', 0)
        .orderBy('f.code')
        .select<(Required<Layout> & { code: string })[]>(
          'f.code',
          'l.positions',
          'l.notes',
          'l.groups',
          'l.arrangement',
        )
      return new Map(rows.map(({ code, ...layout }) => [code, layout]))
    },
    async save({ flowId, ...saved }, layout, actor) {
      const { positions, notes, groups = saved.groups, arrangement = saved.arrangement } = layout
      const before = [saved.positions, saved.notes, saved.groups, saved.arrangement]
      if (isDeepStrictEqual(before, [positions, notes, groups, arrangement])) return false
      await db('flow_layouts')
        .where({ tenant_id: tenantId, flow_id: flowId })
        .update({
          positions: JSON.stringify(positions),
          notes: JSON.stringify(notes),
          groups: JSON.stringify(groups),
          arrangement,
          revision: db.raw('revision + 1'),
          updated_at: db.fn.now(),
          updated_by: JSON.stringify(actor),
        })
      return true
    },
  }
}

function toLayout(flowId: string, row: Row | undefined): LayoutRecord {
  if (row === undefined) return { flowId, ...EMPTY, revision: 0, updatedAt: null, updatedBy: null }
  const { positions, notes, groups, arrangement, revision, updated_at, by } = row
  return { flowId, positions, notes, groups, arrangement, revision, updatedAt: updated_at, updatedBy: by }
}

const EMPTY: Required<Layout> = { positions: {}, notes: [], groups: [], arrangement: 'right' }
