import type { FlowDefinition } from '../../../generated/schemas/flow.ts'
import { defineTable, tenantRows } from '../../postgres/tenant-rows.ts'
import type { Database, Revisioned, TenantRows } from '../../postgres/tenant-rows.ts'

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
export type NewFlowVersion = Pick<FlowVersion, 'id' | 'flowId' | 'version' | 'definition' | 'publishedBy'> &
  Partial<Pick<FlowVersion, 'note' | 'rolledBackFrom'>>

/** The new draft: the definition and the version it is based on, both null for the latest version itself. */
export type FlowDraft = Pick<Flow, 'draft' | 'draftBase' | 'name'>

export interface FlowStore extends TenantRows<Flow, NewFlow> {
  versions: Pick<TenantRows<FlowVersion, NewFlowVersion>, 'list' | 'find' | 'insert'>
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
  const versions = tenantRows<FlowVersion, NewFlowVersion>(versionTable, db, tenantId)
  const rows = tenantRows<Flow, NewFlow>(flowTable, db, tenantId)
  return {
    ...rows,
    versions,
    async lockPublishing() {
      await db.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`publish flows of ${tenantId}`])
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
      if (saved === undefined) throw new Error('a flow whose draft was to be saved is gone')
      return saved
    },
    async published() {
      const ids = await db('flows')
        .where('tenant_id', tenantId)
        .whereNotNull('published_version_id')
        .select<{ published_version_id: string; code: string }[]>('published_version_id', 'code')
      const codes = new Map(ids.map(row => [row.published_version_id, row.code]))
      const rows = await versionTable.model
        .query(db)
        .where('tenant_id', tenantId)
        .whereIn('id', [...codes.keys()])
      return (rows as unknown as FlowVersion[]).map(row => ({ ...row, code: codes.get(row.id) ?? '' }))
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
