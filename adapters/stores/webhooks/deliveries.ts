import { readPage, type Order, type Page, type Window } from '../../postgres/keyset.ts'
import { notifyWorkers } from '../../postgres/notifications.ts'
import type { Database } from '../../postgres/tenant-rows.ts'

/** `failed`: ended by a response that a retry would not change; `dead`: ended by the last attempt. */
export type DeliveryState = 'pending' | 'succeeded' | 'failed' | 'dead'

export interface WebhookDelivery {
  id: string
  eventId: string
  event: string
  keyId: string
  conversationId: string
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

interface DeliveryRow {
  id: string
  event_id: string
  event: string
  widget_key_id: string
  conversation_id: string
  webhook_url: string
  status: DeliveryState
  attempts: number
  last_status: number | null
  last_error: string | null
  next_attempt_at: Date | null
  occurred_at: Date
  updated_at: Date
  payload: object
}

const COLUMNS = [
  'd.id',
  'e.event_id',
  'e.event',
  'd.widget_key_id',
  'e.conversation_id',
  'k.webhook_url',
  'd.status',
  'd.attempts',
  'd.last_status',
  'd.last_error',
  'd.next_attempt_at',
  'e.occurred_at',
  'd.updated_at',
]

export function webhookDeliveries(db: Database, tenantId: string): WebhookDeliveryStore {
  const rows = () =>
    db('webhook_deliveries as d')
      .where('d.tenant_id', tenantId)
      .join('webhook_events as e', join => {
        join.on('e.tenant_id', 'd.tenant_id').on('e.id', 'd.id')
      })
      .join('keys as k', join => {
        join.on('k.tenant_id', 'd.tenant_id').on('k.id', 'd.widget_key_id')
      })
  const read = async (id: string) =>
    await rows()
      .where('d.id', id)
      .first<DeliveryRow | undefined>(...COLUMNS, 'e.payload')
  return {
    async find(id) {
      const row = await read(id)
      return row === undefined ? undefined : { ...toDelivery(row), payload: row.payload }
    },
    async page({ states, keyId, event, conversationId, from, to }, window) {
      const query = rows().select(...COLUMNS)
      if (states !== undefined) void query.whereIn('d.status', states)
      if (keyId !== undefined) void query.where('d.widget_key_id', keyId)
      if (event !== undefined) void query.where('e.event', event)
      if (conversationId !== undefined) void query.where('e.conversation_id', conversationId)
      if (from !== undefined) void query.where('e.occurred_at', '>=', from)
      if (to !== undefined) void query.where('e.occurred_at', '<', to)
      return await readPage(db, query, { order: DELIVERIES_NEWEST_FIRST, window }, toDelivery)
    },
    async attempts(deliveryId) {
      const found = await db('webhook_attempts')
        .where({ tenant_id: tenantId, delivery_id: deliveryId })
        .orderBy(['number', 'id'])
        .select<
          {
            id: string
            number: number
            started_at: Date
            duration_ms: number | null
            status: number | null
            error: string | null
          }[]
        >('id', 'number', 'started_at', 'duration_ms', 'status', 'error')
      return found.map(row => ({
        id: row.id,
        number: row.number,
        startedAt: row.started_at,
        durationMs: row.duration_ms ?? 0,
        status: row.status,
        error: row.error,
      }))
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
      return row === undefined ? undefined : toDelivery(row)
    },
  }
}

function toDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    eventId: row.event_id,
    event: row.event,
    keyId: row.widget_key_id,
    conversationId: row.conversation_id,
    url: row.webhook_url,
    state: row.status,
    attempts: row.attempts,
    lastStatus: row.last_status,
    lastError: row.last_error,
    nextAttemptAt: row.next_attempt_at,
    occurredAt: row.occurred_at,
    updatedAt: row.updated_at,
  }
}
