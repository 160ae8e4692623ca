import { NEWEST_FIRST, type Order, type Page, type Window } from '../../postgres/keyset.ts'
import {
  defineTable,
  tenantRows,
  type Database,
  type Narrow,
  type Revisioned,
  type TenantRows,
} from '../../postgres/tenant-rows.ts'

/** Somebody as they were called at the time. */
export type CommentPerson = { id: string; name: string }

export interface FlowComment extends Revisioned {
  id: string
  flowId: string
  /** The first comment of the thread, whose own id it is there. */
  threadId: string
  nodeId: string | null
  text: string
  author: CommentPerson
  mentions: CommentPerson[]
  /** Of the first comment: it speaks for the thread. */
  resolvedAt: Date | null
  resolvedBy: CommentPerson | null
}
export type NewFlowComment = Omit<FlowComment, keyof Revisioned | 'resolvedAt' | 'resolvedBy'>

export interface FlowComments extends TenantRows<FlowComment, NewFlowComment> {
  /** Thread by thread, the newest last. `open`: only of threads that are not resolved. */
  ofFlow: (flowId: string, open: boolean, window: Window) => Promise<Page<FlowComment>>
  /** Those of open threads that mention the person, newest first. */
  mentioning: (personId: string, window: Window) => Promise<Page<FlowComment>>
}

export const BY_THREAD: Order = {
  columns: [
    { column: 'thread_id', kind: 'uuid' },
    { column: 'id', kind: 'uuid' },
  ],
}

const commentTable = defineTable({ table: 'flow_comments', json: ['author', 'mentions', 'resolvedBy'] })

export function flowComments(db: Database, tenantId: string): FlowComments {
  const rows = tenantRows<FlowComment, NewFlowComment>(commentTable, db, tenantId)
  const inOpenThreads: Narrow = query =>
    void query.whereIn(
      'thread_id',
      db('flow_comments')
        .where('tenant_id', tenantId)
        .whereRaw('id = thread_id')
        .whereNull('resolved_at')
        .select('id') as never,
    )
  return {
    ...rows,
    ofFlow: async (flowId, open, window) =>
      await rows.page(BY_THREAD, window, { flowId }, open ? inOpenThreads : undefined),
    mentioning: async (personId, window) =>
      await rows.page(NEWEST_FIRST, window, {}, query => {
        inOpenThreads(query)
        void query.whereRaw('mentions @> ?::jsonb', [JSON.stringify([{ id: personId }])])
      }),
  }
}
