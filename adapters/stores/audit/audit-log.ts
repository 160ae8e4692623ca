import { fromRow } from '../../postgres/rows.ts'
import { LATEST_FIRST, readPage, type Page, type Window } from '../../postgres/keyset.ts'
import type { Knex } from '../../postgres/pool.ts'
import type { Database } from '../../postgres/tenant-rows.ts'
import { GROUPS_OF_CALLS, OF_CALLS } from './purge.ts'

export interface AuditEntry {
  id: string
  action: string
  actor: unknown
  subject: unknown
  details: unknown
  /** The state before and after the change. */
  before?: object | null
  after?: object | null
  /** Network address of the caller. */
  address?: string | null
  requestId?: string | null
  /** Now, when absent. */
  at?: Date
}

export interface AuditRecord {
  id: string
  action: string
  actor: Record<string, unknown>
  subject: Record<string, unknown>
  details: Record<string, unknown>
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  address: string | null
  requestId: string | null
  at: Date
}

export interface AuditFilter {
  /** An action, or with a trailing `.*` a prefix of actions. */
  action?: string | undefined
  actorId?: string | undefined
  resourceType?: string | undefined
  resourceId?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
}

export interface AuditLog {
  record: (entry: AuditEntry) => Promise<void>
  /** The newest entry about a resource, except for some actions. */
  latestOf: (subject: { type: string; id: string }, besides: readonly string[]) => Promise<AuditRecord | undefined>
  /** Extends an entry: the only allowed change to one. */
  grow: (id: string, states: Required<Pick<AuditEntry, 'before' | 'after' | 'details'>>) => Promise<void>
  find: (id: string) => Promise<AuditRecord | undefined>
  /** Newest first. */
  page: (filter: AuditFilter, window: Window) => Promise<Page<AuditRecord>>
}

const COLUMNS = [
  'id',
  'action',
  'actor',
  'subject',
  'details',
  'before',
  'after',
  'address',
  'request_id',
  'created_at as at',
]

export function auditLog(db: Database, tenantId: string): AuditLog {
  const rows = () => db('audit_log').where('tenant_id', tenantId)
  return {
    async latestOf({ type, id }, besides) {
      const row = await rows()
        .whereRaw("subject ->> 'type' = ? and subject ->> 'id' = ?", [type, id])
        .whereNotIn('action', [...besides])
        .orderByRaw('created_at desc, id desc')
        .first<object | undefined>(...COLUMNS)
      return row === undefined ? undefined : fromRow<AuditRecord>(row)
    },
    async grow(id, { before, after, details }) {
      await rows()
        .where({ id })
        .update({
          before: JSON.stringify(before),
          after: JSON.stringify(after),
          details: JSON.stringify(details),
        })
    },
    async record(entry) {
      await db('audit_log').insert({ tenant_id: tenantId, ...toRow(entry) })
    },
    async find(id) {
      const row = await rows()
        .where({ id })
        .first<object | undefined>(...COLUMNS)
      return row === undefined ? undefined : fromRow<AuditRecord>(row)
    },
    async page(filter, window) {
      const read = rows().select(...COLUMNS)
      narrow(read, filter)
      return await readPage(db, read, { order: LATEST_FIRST, window }, fromRow<AuditRecord>)
    },
  }
}

function toRow({ actor, subject, details, before = null, after = null, ...entry }: AuditEntry): object {
  const { id, action, address = null, requestId = null, at } = entry
  return {
    id,
    action,
    actor: JSON.stringify(actor),
    subject: JSON.stringify(subject),
    details: JSON.stringify(details),
    before: before === null ? null : JSON.stringify(before),
    after: after === null ? null : JSON.stringify(after),
    address,
    request_id: requestId,
    ...(at === undefined ? {} : { created_at: at }),
  }
}

function narrow(read: Knex.QueryBuilder, { action, actorId, resourceType, resourceId, from, to }: AuditFilter): void {
  if (action?.endsWith('.*') === true) {
    const [group = ''] = action.split('.')
    void read.whereRaw("split_part(action, '.', 1) = ? and starts_with(action, ?)", [group, action.slice(0, -1)])
    // Written as in the index of groups.
    if (!GROUPS_OF_CALLS.has(group)) void read.whereRaw(`not (${OF_CALLS})`)
  } else if (action !== undefined) void read.where({ action })
  if (actorId !== undefined) void read.whereRaw("actor ->> 'id' = ?", [actorId])
  if (resourceType !== undefined) void read.whereRaw("subject ->> 'type' = ?", [resourceType])
  if (resourceId !== undefined) void read.whereRaw("subject ->> 'id' = ?", [resourceId])
  if (from !== undefined) void read.where('created_at', '>=', from)
  if (to !== undefined) void read.where('created_at', '<', to)
}
