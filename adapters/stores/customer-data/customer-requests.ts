import { fromRow } from '../../postgres/rows.ts'
import type { CustomerSelector } from '../../../domain/customer-identity.ts'
import { NEWEST_FIRST, readPage, type Page, type Window } from '../../postgres/keyset.ts'
import type { Database } from '../../postgres/tenant-rows.ts'
import { userById, type UserRef } from '../people/user-ref.ts'

export type CustomerRequestKind = 'export' | 'erasure'

export interface CustomerRequest {
  id: string
  kind: CustomerRequestKind
  /** Null once an erasure has completed. */
  customer: CustomerSelector | null
  status: 'queued' | 'running' | 'completed' | 'failed'
  counts: Record<string, number>
  /** Of an erasure: conversations of others that still name the customer. */
  mentionedIn: string[]
  requestedBy: UserRef | null
  requestedAt: Date
  completedAt: Date | null
  /** When the archive is deleted. */
  expiresAt: Date | null
  /** Archive of an export. */
  file: { storageKey: string; size: number } | null
  error: string | null
}

export interface CustomerRequestStore {
  find: (kind: CustomerRequestKind, id: string) => Promise<CustomerRequest | undefined>
  /** Newest first. */
  page: (kind: CustomerRequestKind, window: Window) => Promise<Page<CustomerRequest>>
  /** How many are not completed. */
  countOpen: (kind: CustomerRequestKind) => Promise<number>
  insert: (request: {
    id: string
    kind: CustomerRequestKind
    customer: CustomerSelector
    requestedBy: string
    now: Date
  }) => Promise<CustomerRequest>
}

/** Requested exports and erasures. */
export function customerRequestStore(db: Database, tenantId: string): CustomerRequestStore {
  const rows = () =>
    db('customer_requests as r')
      .where('r.tenant_id', tenantId)
      .select(
        'r.id',
        'r.kind',
        'r.customer',
        'r.status',
        'r.counts',
        'r.mentioned_in',
        'r.file',
        'r.error',
        'r.requested_at',
        'r.completed_at',
        'r.expires_at',
        db.raw(`${userById('requested_by', 'r')} as requested_by`),
      )
  const find = async (kind: CustomerRequestKind, id: string) => {
    const row = await rows().where({ 'r.kind': kind, 'r.id': id }).first<object | undefined>()
    return row === undefined ? undefined : fromRow<CustomerRequest>(row)
  }
  return {
    find,
    async page(kind, window) {
      return await readPage(db, rows().where('r.kind', kind), { order: NEWEST_FIRST, window }, fromRow<CustomerRequest>)
    },
    async countOpen(kind) {
      const row = await db('customer_requests')
        .where({ tenant_id: tenantId, kind })
        .whereIn('status', ['queued', 'running'])
        .count('* as open')
        .first<{ open: number }>()
      return row.open
    },
    async insert({ id, kind, customer, requestedBy, now }) {
      await db('customer_requests').insert({
        tenant_id: tenantId,
        id,
        kind,
        customer: JSON.stringify(customer),
        requested_by: requestedBy,
        requested_at: now,
        run_at: db.raw('parley_now()'),
      })
      const request = await find(kind, id)
      if (request === undefined) throw new Error('a request that was just inserted does not exist')
      return request
    },
  }
}
