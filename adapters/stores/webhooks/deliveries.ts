import { fromRow } from '../../postgres/rows.ts'
import { readPage, type Order, type Page, type Window } from '../../postgres/keyset.ts'
import { notifyWorkers } from '../../postgres/notifications.ts'
import type { Knex } from '../../postgres/pool.ts'
import type { Database } from '../../postgres/tenant-rows.ts'

/** `failed`: ended by a response that a retry would not change; `dead`: ended by the last attempt. */
export type DeliveryState = 'pending' | 'succeeded' | 'failed' | 'dead'

export interface WebhookDelivery {
  id: string
  eventId: string
  event: string
  keyId: string
  conversationId: string | null
  url: string
  state: DeliveryState
  /** Since it was last restarted. */
  attempts: number
  lastStatus: number | null
  lastError: string | null
  nextAttemptAt: Date | null
  occurredAt: Date
  updatedAt: Date
}

export interface WebhookAttempt {
  id: string
  /** Counted over all restarts. */
  number: number
  startedAt: Date
  durationMs: number
  status: number | null
  error: string | null
}

export interface DeliveryFilter {
  states?: readonly DeliveryState[] | undefined
  keyId?: string | undefined
  event?: string | undefined
  conversationId?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
}

export interface WebhookDeliveryStore {
  page: (filter: DeliveryFilter, window: Window) => Promise<Page<WebhookDelivery>>
  find: (id: string) => Promise<(WebhookDelivery & { payload: object }) | undefined>
  /** Oldest first. */
  attempts: (deliveryId: string) => Promise<WebhookAttempt[]>
  /**
   * Makes an ended delivery due now with all attempts before it, and notifies the workers with the commit; undefined
   * when there is none that has ended.
   */
  restart: (id: string) => Promise<WebhookDelivery | undefined>
}

/** Ids are UUIDs of version 7. */
export const DELIVERIES_NEWEST_FIRST: Order = { columns: [{ column: 'd.id', kind: 'uuid' }], descending: true }

const COLUMNS = [
  'd.id',
  'e.event_id',
  'e.event',
  'd.widget_key_id as key_id',
  'e.conversation_id',
  'k.webhook_url as url',
  'd.status as state',
  'd.attempts',
  'd.last_status',
  'd.last_error',
  'd.next_attempt_at',
  'e.occurred_at',
  'd.updated_at',
]

export function webhookDeliveries(db: Database, tenantId: string): WebhookDeliveryStore {
  const rows = () => withEvents(db).where('d.tenant_id', tenantId)
  const read = async (id: string) =>
    await rows()
      .where('d.id', id)
      .first<object | undefined>(...COLUMNS, 'e.payload')
  return {
    async find(id) {
      const row = await read(id)
      return row === undefined ? undefined : fromRow<WebhookDelivery & { payload: object }>(row)
    },
    async page(filter, window) {
      const query = rows().select(...COLUMNS)
      narrow(query, filter)
      return await readPage(db, query, { order: DELIVERIES_NEWEST_FIRST, window }, fromRow<WebhookDelivery>)
    },
    async attempts(deliveryId) {
      const found = await db('webhook_attempts')
        .where({ tenant_id: tenantId, delivery_id: deliveryId })
        .orderBy(['number', 'id'])
        .select<object[]>(
          'id',
          'number',
          'started_at',
          'status',
          'error',
          db.raw('coalesce(duration_ms, 0) as duration_ms'),
        )
      return found.map(fromRow<WebhookAttempt>)
    },
    async restart(id) {
      const restarted = await db('webhook_deliveries')
        .where({ tenant_id: tenantId, id })
        .whereNot('status', 'pending')
        .update({
          status: 'pending',
          earlier_attempts: db.raw('earlier_attempts + attempts'),
          attempts: 0,
          next_attempt_at: db.raw('parley_now()'),
          updated_at: db.raw('parley_now()'),
        })
      if (restarted === 0) return undefined
      await notifyWorkers(db, 'webhooks')
      const row = await read(id)
      return row === undefined ? undefined : fromRow<WebhookDelivery>(row)
    },
  }
}

/** Deliveries `d` with their events `e` and keys `k`. */
function withEvents(db: Database) {
  return db('webhook_deliveries as d')
    .join('webhook_events as e', join => {
      join.on('e.tenant_id', 'd.tenant_id').on('e.id', 'd.id')
    })
    .join('keys as k', join => {
      join.on('k.tenant_id', 'd.tenant_id').on('k.id', 'd.widget_key_id')
    })
}

function narrow(query: Knex.QueryBuilder, { states, keyId, event, conversationId, from, to }: DeliveryFilter): void {
  if (states !== undefined) void query.whereIn('d.status', states)
  if (keyId !== undefined) void query.where('d.widget_key_id', keyId)
  if (event !== undefined) void query.where('e.event', event)
  if (conversationId !== undefined) void query.where('e.conversation_id', conversationId)
  if (from !== undefined) void query.where('e.occurred_at', '>=', from)
  if (to !== undefined) void query.where('e.occurred_at', '<', to)
}
