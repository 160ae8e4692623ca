import type { FlowDefinition } from '../../../generated/schemas/flow.ts'
import { defineTable, tenantRows } from '../../postgres/tenant-rows.ts'
import type { Database, Kept, TenantRows } from '../../postgres/tenant-rows.ts'

export interface Flow extends Kept {
  id: string
  code: string
  /** Of the draft. */
  name: string
  /** Null: withdrawn or never published. */
  publishedVersionId: string | null
  /** What is being edited; may be incomplete. Null where it is the latest version. */
  draft: unknown
  /** Number of the version that the draft was made from; null without a draft, and before the first publish. */
  draftBase: number | null
  /** Raised by every change of the draft; its own entity tag. */
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
  /** Words of whoever published it. */
  note: string | null
  /** Number of the version whose definition it repeats. */
  rolledBackFrom: number | null
  publishedBy: unknown
  publishedAt: Date
}
export type NewFlowVersion = Pick<FlowVersion, 'id' | 'flowId' | 'version' | 'definition' | 'publishedBy'> &
  Partial<Pick<FlowVersion, 'note' | 'rolledBackFrom'>>

/**
 * The draft as it is to be: the definition with the version it was made from, both null for the latest version itself.
 */
export type FlowDraft = Pick<Flow, 'draft' | 'draftBase' | 'name'>

export interface IntentOwner {
  intentName: string
  flowId: string
  versionId: string
  code: string
}

export interface Subscription {
  id: string
  flowId: string
  versionId: string
  eventName: string
  filter: string | null
  active: boolean
}

export interface FlowStore extends TenantRows<Flow, NewFlow> {
  versions: Pick<TenantRows<FlowVersion, NewFlowVersion>, 'list' | 'find' | 'insert'>
  /**
   * What is published in the workspace changes by one transaction at a time, since flows compete for intents. Take it
   * before any row is locked, so that two of
   * them never wait for each other.
   */
  lockPublishing: () => Promise<void>
  /** Sets the draft of a locked flow and raises the revision of both. */
  saveDraft: (flow: Flow, draft: FlowDraft, actor: unknown) => Promise<Flow>
  /** The published version of every published flow. */
  published: () => Promise<(FlowVersion & { code: string })[]>
  publishedCodes: () => Promise<string[]>
  latestVersion: (flowId: string) => Promise<FlowVersion | undefined>
  intents: () => Promise<IntentOwner[]>
  /** Makes these the intents of the flow; fails on one that another flow owns. */
  setIntents: (flowId: string, versionId: string, names: string[]) => Promise<void>
  subscriptions: (flowId: string) => Promise<Subscription[]>
  insertSubscription: (subscription: Subscription) => Promise<void>
  updateSubscription: (id: string, patch: Partial<Pick<Subscription, 'versionId' | 'active'>>) => Promise<void>
}

const flowTable = defineTable({ table: 'flows', json: ['draft', 'draftUpdatedBy', 'updatedBy'] })
const versionTable = defineTable({
  table: 'flow_versions',
  json: ['definition', 'publishedBy'],
  without: ['revision', 'createdAt', 'updatedAt'],
})

interface SubscriptionRow {
  id: string
  flow_id: string
  version_id: string
  event_name: string
  filter: string | null
  active: boolean
}
interface IntentRow {
  intent_name: string
  flow_id: string
  version_id: string
  code: string
}

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
    async publishedCodes() {
      return await db('flows').where('tenant_id', tenantId).whereNotNull('published_version_id').pluck<string[]>('code')
    },
    async latestVersion(flowId) {
      const row = await db('flow_versions')
        .where({ tenant_id: tenantId, flow_id: flowId })
        .orderBy('version', 'desc')
        .first<{ id: string } | undefined>('id')
      return row === undefined ? undefined : versions.find({ id: row.id })
    },
    async intents() {
      const rows = await db('flow_intents as i')
        .join('flows as f', on => on.on('f.tenant_id', 'i.tenant_id').andOn('f.id', 'i.flow_id'))
        .where('i.tenant_id', tenantId)
        .select<IntentRow[]>('i.intent_name', 'i.flow_id', 'i.version_id', 'f.code')
      return rows.map(row => ({
        intentName: row.intent_name,
        flowId: row.flow_id,
        versionId: row.version_id,
        code: row.code,
      }))
    },
    async setIntents(flowId, versionId, names) {
      await db('flow_intents').where({ tenant_id: tenantId, flow_id: flowId }).delete()
      if (names.length === 0) return
      await db('flow_intents').insert(
        names.map(name => ({ tenant_id: tenantId, intent_name: name, flow_id: flowId, version_id: versionId })),
      )
    },
    async subscriptions(flowId) {
      const rows = await db('event_subscriptions')
        .where({ tenant_id: tenantId, flow_id: flowId })
        .orderBy('id')
        .select<SubscriptionRow[]>('id', 'flow_id', 'version_id', 'event_name', 'filter', 'active')
      return rows.map(row => ({
        id: row.id,
        flowId: row.flow_id,
        versionId: row.version_id,
        eventName: row.event_name,
        filter: row.filter,
        active: row.active,
      }))
    },
    async insertSubscription(item) {
      await db('event_subscriptions').insert({
        tenant_id: tenantId,
        id: item.id,
        flow_id: item.flowId,
        version_id: item.versionId,
        event_name: item.eventName,
        filter: item.filter,
        active: item.active,
      })
    },
    async updateSubscription(id, patch) {
      await db('event_subscriptions')
        .where({ tenant_id: tenantId, id })
        .update({
          ...(patch.versionId === undefined ? {} : { version_id: patch.versionId }),
          ...(patch.active === undefined ? {} : { active: patch.active }),
        })
    },
  }
}
