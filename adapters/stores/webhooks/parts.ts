import type { Expressions } from '../../postgres/statement.ts'

/** An event with its delivery, written with what caused it. `payload` is JSON text. */
export type WebhookWrite = {
  /** Of both. */
  id: string
  eventId: string
  keyId: string
  event: string
  payload: string
  waitId: string | null
  traceparent?: string | null
}

/**
 * Parts of a statement that write events with their deliveries. `source` is jsonb: an array of WebhookWrite. A delivery
 * is due at once, also where the writer's clock is ahead of the database's.
 */
export function webhookParts({
  source,
  when,
  tenantId,
  conversationId,
  now,
}: Expressions<'source' | 'when' | 'tenantId' | 'conversationId' | 'now'>): string {
  const rows = `jsonb_to_recordset(${source}) as h(id uuid, "eventId" uuid, "keyId" uuid, event text, payload text,
      "waitId" text, traceparent text)`
  return `webhook_events_written as (
    insert into webhook_events (tenant_id, id, widget_key_id, event_id, event, conversation_id, payload, wait_id,
      traceparent, occurred_at, created_at)
    select ${tenantId}, h.id, h."keyId", h."eventId", h.event, ${conversationId}, h.payload::json, h."waitId",
      h.traceparent, ${now}, ${now}
    from ${rows}
    where ${when}
    on conflict (tenant_id, id) do nothing
    returning id
  ), webhook_deliveries_written as (
    insert into webhook_deliveries (tenant_id, id, widget_key_id, next_attempt_at, created_at, updated_at)
    select ${tenantId}, h.id, h."keyId", least(${now}, parley_now()), ${now}, ${now}
    from ${rows}
    join webhook_events_written w on w.id = h.id
    returning id
  )`
}
