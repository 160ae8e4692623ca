import { lockUntilEnd } from '../../postgres/locks.ts'
import type { FlowDefinition } from '../../../generated/schemas/flow.ts'
import { defineTable, tenantRows, type Database, type Revisioned, type TenantRows } from '../../postgres/tenant-rows.ts'

export interface Flow extends Revisioned {
  id: string
  code: string
  /** Of the draft. */
  name: string
  /** Null: withdrawn or never published. */
  publishedVersionId: string | null
  /** The edited definition; may be incomplete. Null if it equals the latest version. */
  draft: unknown
  /** Number of the version that the draft is based on; null without a draft, and before the first publish. */
  draftBase: number | null
  /** Raised by every change of the draft; the source of its entity tag. */
  draftRevision: number
  draftUpdatedAt: Date
  /** Actors as the audit log records them; null for none. */
  draftUpdatedBy: unknown
  updatedBy: unknown
}
export type NewFlow = Pick<Flow, 'id' | 'code' | 'name'> & Partial<Pick<Flow, 'draft' | 'draftUpdatedBy' | 'updatedBy'>>

/** Immutable once inserted. */
export interface FlowVersion {
  id: string
  flowId: string
  /** Counted from 1 in each flow. */
  version: number
  definition: FlowDefinition
  /** Comment of the publisher. */
  note: string | null
  /** Number of the version that it restores. */
  rolledBackFrom: number | null
  publishedBy: unknown
  publishedAt: Date
}

/** The new draft: the definition and the version it is based on, both null for the latest version itself. */
export type FlowDraft = Pick<Flow, 'draft' | 'draftBase' | 'name'>

export interface FlowStore extends TenantRows<Flow, NewFlow> {
  /**
   * Publishing is serialized in a workspace, since flows compete for intents. Take this lock before any row lock, so
   * that two transactions cannot deadlock.
   */
  lockPublishing: () => Promise<void>
  /** Sets the draft of a locked flow and raises the revision of both. */
  saveDraft: (flow: Flow, draft: FlowDraft, actor: unknown) => Promise<Flow>
  /** The published version of every published flow. */
  published: () => Promise<(FlowVersion & { code: string })[]>
  latestVersion: (flowId: string) => Promise<FlowVersion | undefined>
}

const flowTable = defineTable({ table: 'flows', json: ['draft', 'draftUpdatedBy', 'updatedBy'] })
const versionTable = defineTable({
  table: 'flow_versions',
  json: ['definition', 'publishedBy'],
  without: ['revision', 'createdAt', 'updatedAt'],
})

export function flows(db: Database, tenantId: string): FlowStore {
  const rows = tenantRows<Flow, NewFlow>(flowTable, db, tenantId)
  return {
    ...rows,
    async lockPublishing() {
      await lockUntilEnd(db, `publish flows of ${tenantId}`)
    },
    async saveDraft(flow, draft, actor) {
      // The database's time, as in `updated_at`.
      const draftUpdatedAt = db.fn.now() as unknown as Date
      const saved = await rows.update(flow.id, {
        ...draft,
        draftRevision: flow.draftRevision + 1,
        draftUpdatedAt,
        draftUpdatedBy: actor,
        updatedBy: actor,
      })
      if (saved === undefined) throw new Error('a flow whose draft was to be saved no longer exists')
      return saved
    },
    async published() {
      const rows = await versionTable.model
        .query(db)
        .alias('v')
        .join('flows as f', join => join.on('f.tenant_id', 'v.tenant_id').on('f.published_version_id', 'v.id'))
        .where('v.tenant_id', tenantId)
        .select('v.*', 'f.code')
      return rows as unknown as (FlowVersion & { code: string })[]
    },
    async latestVersion(flowId) {
      const row = await versionTable.model
        .query(db)
        .where({ tenant_id: tenantId, flow_id: flowId })
        .orderBy('version', 'desc')
        .first()
      return row as unknown as FlowVersion | undefined
    },
  }
}
