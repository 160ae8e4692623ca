import type { JsonObject } from '../../../domain/json.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import { completionsPart } from '../goals/parts.ts'
import { webhookParts, type WebhookWrite } from '../webhooks/parts.ts'

export type TelemetryWrite = {
  id: string
  name: string
  properties: JsonObject
  clientEventId: string | null
  occurredAt: Date
}
/** A completion that the event of this id causes. */
export type TelemetryCompletion = {
  id: string
  eventId: string
  goalId: string
  goalCode: string
  valueMicros: number | null
  currency: string | null
  props: JsonObject
  occurredAt: Date
}
export type TelemetryBatch = {
  tenantId: string
  keyId: string
  conversationId: string | null
  now: Date
  events: TelemetryWrite[]
  completions: TelemetryCompletion[]
  /** An event for each completion, with its id: it is written if the completion is. */
  webhooks: readonly WebhookWrite[]
}

/**
 * Events, their ids for 24 hours, and what they complete, in one statement. An event is left out, with its completions,
 * when the key has sent its client's id before. Ids are taken in their order, so that two batches with the same ones
 * wait for each other instead of deadlocking.
 */
const store = statement<{ stored: number }>(
  'telemetry_store',
  `
  with sent as (
    select *
    from jsonb_to_recordset($5::jsonb) as e(id uuid, name text, properties jsonb, "clientEventId" text,
      "occurredAt" timestamptz)
  ), fresh as (
    insert into telemetry_seen as s (tenant_id, key_id, client_event_id, expires_at)
    select $1::uuid, $2::uuid, "clientEventId", $4::timestamptz + interval '24 hours'
    from sent
    where "clientEventId" is not null
    order by "clientEventId"
    on conflict (tenant_id, key_id, client_event_id) do update
      set expires_at = excluded.expires_at
      where s.expires_at <= $4::timestamptz
    returning client_event_id
  ), stored as (
    insert into telemetry_events (tenant_id, id, key_id, conversation_id, name, properties, client_event_id,
      occurred_at, created_at)
    select $1::uuid, e.id, $2::uuid, $3::uuid, e.name, e.properties, e."clientEventId", e."occurredAt",
      $4::timestamptz
    from sent e
    where e."clientEventId" is null or e."clientEventId" in (select client_event_id from fresh)
    returning id
  ), home as (
    select c.id, c.locale,
      (
        select e.flow_id
        from executions e
        where e.tenant_id = c.tenant_id and e.conversation_id = c.id
        order by e.started_at desc, e.id desc
        limit 1
      ) as flow_id
    from conversations c
    where c.tenant_id = $1::uuid and c.id = $3::uuid
  ),
  ${completionsPart({
    rows: `
    select $1::uuid, c.id, c."goalId", 'telemetry', h.id, null::uuid, h.flow_id, h.locale,
      c."valueMicros", c.currency, c.props, c."occurredAt", $4::timestamptz
    from jsonb_to_recordset($6::jsonb)
      as c(id uuid, "eventId" uuid, "goalId" uuid, "valueMicros" bigint, currency text, props jsonb,
        "occurredAt" timestamptz)
    left join home h on true
    where c."eventId" in (select id from stored)`,
  })},
  ${webhookParts({
    source: '$7::jsonb',
    when: `h.id in (
      select c.id
      from jsonb_to_recordset($6::jsonb) as c(id uuid, "eventId" uuid)
      join stored s on s.id = c."eventId"
    )`,
    tenantId: '$1::uuid',
    conversationId: '(select id from home)',
    now: '$4::timestamptz',
  })}
  select count(*) as stored
  from stored`,
)

/** @returns how many events were new */
export async function storeTelemetry(db: Queryable, batch: TelemetryBatch): Promise<number> {
  const [row] = await store(db, [
    batch.tenantId,
    batch.keyId,
    batch.conversationId,
    batch.now,
    JSON.stringify(batch.events),
    JSON.stringify(batch.completions),
    JSON.stringify(batch.webhooks),
  ])
  return row?.stored ?? 0
}
