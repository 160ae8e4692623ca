import type { PoolClient } from '../../postgres/pool.ts'
import { auditedPart } from '../audit/parts.ts'
import type { AuditWrite } from '../audit/record.ts'
import { queuedPart } from '../engine-messages/parts.ts'
import { pendingParts } from './pending.ts'
import { BY_ITSELF } from '../../postgres/plans.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import type { JsonObject } from '../../../domain/json.ts'

/** A domain event with the executions it starts. */
export type EventWrite = {
  id: string
  name: string
  data: object
  idempotencyKey: string | null
  /** In which it was raised; null for an external event. */
  conversationId: string | null
  /** Length of the chain of events that caused this one. */
  depth: number
  /** First cause of the chain; null when it is the event itself. */
  lineageId: string | null
  /** The span that published it, if traces are collected. */
  traceparent: string | null
  starts: EventStart[]
}
/** An event as it starts or moves an execution. */
export type TakenEvent = { id: string; name: string; data: JsonObject; depth: number; lineageId: string | null }
export type EventStart = { subscriptionId: string; executionId: string; messageId: string; payload: object }

/** The executions that an event has started; of a resent one, including earlier ones. */
export type EventReceipt = { eventId: string; subscriptionsMatched: number; executionIds: string[] }

const lock = statement(
  'lock_events',
  `
  select case
      when n.exclusive then pg_advisory_xact_lock(hashtextextended(n.key, 0))::text
      else pg_advisory_xact_lock_shared(hashtextextended(n.key, 0))::text
    end
  from (
    select key, exclusive
    from unnest($1::text[], $2::boolean[]) as given(key, exclusive)
    order by key
    ${BY_ITSELF}
  ) n`,
)

/**
 * Until the end of the transaction no run starts to wait for an event that is being raised, and vice versa. Events of
 * one name may be raised concurrently; those of one first cause are serialized, so that they can be counted. The keys
 * are locked in one order everywhere, so that two transactions cannot deadlock.
 */
export async function lockEvents(
  db: Queryable,
  tenantId: string,
  { raised, awaited, lineageId }: { raised: readonly string[]; awaited: readonly string[]; lineageId: string | null },
): Promise<void> {
  const names = [...new Set([...raised, ...awaited])]
  const lineage = lineageId === null ? [] : [lineageId]
  await lock(db, [
    [...names.map(name => `${tenantId}/event/${name}`), ...lineage.map(id => `${tenantId}/lineage/${id}`)],
    [...names.map(name => awaited.includes(name)), ...lineage.map(() => true)],
  ])
}

/** Messages of the executions in `start`: each subscription starts one for a key. */
const STARTING = `
    select "messageId" as id, 'StartExecution' as type, "executionId" as execution_id, payload
    from start
    join recorded on recorded.execution_id = start."executionId"`

/**
 * Parts of a statement whose part `start` has a row for each execution. `messages` selects the id, type, execution_id
 * and payload of the queued messages.
 */
const startedParts = (messages: string) => `recorded as (
    insert into event_starts (tenant_id, subscription_id, idempotency_key, event_id, execution_id, created_at)
    select $1::uuid, "subscriptionId", key, event_id, "executionId", parley_now()
    from start
    on conflict do nothing
    returning execution_id
  ),
  ${queuedPart({
    rows: `
    select $1::uuid, id, type, execution_id, payload, parley_now(), parley_now()
    from (${messages}) m`,
  })}`

/*
 * One statement records the events and queues a message for each execution that they start. If executions wait for a
 * name, the event is stored as pending, with one message that offers all pending events to the waiting executions
 * (`pending.ts`): a worker decides which of them take it, since the locks must not be held while thousands of
 * expressions are evaluated.
 */
const insertOf = (name: string, parts: readonly string[] = []) =>
  statement<{ inserted: string[] }>(
    name,
    `
  with ${parts.map(part => `${part}, `).join('')}given as (
    select *
    from jsonb_to_recordset($2::jsonb) as g(id uuid, name text, data jsonb, "idempotencyKey" text,
      "conversationId" uuid, depth integer, "lineageId" uuid, traceparent text, starts jsonb)
  ), keyed as (
    insert into event_keys (tenant_id, name, idempotency_key, event_id, created_at)
    select $1::uuid, name, "idempotencyKey", id, parley_now()
    from given
    where "idempotencyKey" is not null
    on conflict do nothing
    returning event_id
  ), event as (
    insert into domain_events (tenant_id, id, name, data, conversation_id, idempotency_key, subscriptions_matched,
      depth, lineage_id, traceparent, occurred_at, created_at)
    select $1::uuid, id, name, data, "conversationId", "idempotencyKey", jsonb_array_length(starts), depth,
      "lineageId", traceparent, parley_now(), parley_now()
    from given
    where "idempotencyKey" is null or id in (select event_id from keyed)
    returning id
  ), start as (
    select g.id as event_id, coalesce(g."idempotencyKey", g.id::text) as key, s.*
    from given g
    join event using (id), jsonb_to_recordset(g.starts) as s("subscriptionId" uuid, "executionId" uuid,
      "messageId" uuid, payload jsonb)
  ),
  ${pendingParts({ tenantId: '$1::uuid', names: '$3::text[]', messageIds: '$4::uuid[]' })},
  ${startedParts(`${STARTING}
    union all
    select id, 'ResumeExecution', null, payload
    from offer`)}
  select array(select id from event) as inserted`,
  )
const insert = insertOf('raise_events')
const insertAudited = insertOf('raise_events_audited', [auditedPart({ tenantId: '$1::uuid', entry: '$5::jsonb' })])

/**
 * Records events under locks that are held already, with messages to the executions they start, and offers them to
 * those that wait for them.
 * @param audit the entry of the call that raises them, which is written in any case
 * @returns the ids of those that were new
 */
export async function raiseEvents(
  db: Queryable,
  tenantId: string,
  events: readonly EventWrite[],
  { newId, audit }: { newId: () => string; audit?: AuditWrite | undefined },
): Promise<string[]> {
  const names = [...new Set(events.map(event => event.name))]
  const values = [tenantId, JSON.stringify(events), names, names.map(() => newId())]
  const [row] = audit === undefined ? await insert(db, values) : await insertAudited(db, [...values, audit])
  return row?.inserted ?? []
}

const lineageCount = statement<{ count: number }>(
  'lineage_count',
  `
  select count(*) as count
  from (
    select 1
    from domain_events
    where tenant_id = $1 and lineage_id = $2
    limit $3
  ) counted`,
)

/** How many events a first cause has led to, counted up to `limit`. */
export async function countLineage(db: Queryable, tenantId: string, lineageId: string, limit: number): Promise<number> {
  return (await lineageCount(db, [tenantId, lineageId, limit]))[0]?.count ?? 0
}

/** An event that was published under an idempotency key. */
export type KnownEvent = { id: string; data: JsonObject }

const ofKey = statement<KnownEvent>(
  'event_of_key',
  `
  select d.id, d.data
  from event_keys k
  join domain_events d on d.tenant_id = k.tenant_id and d.id = k.event_id
  where k.tenant_id = $1 and k.name = $2 and k.idempotency_key = $3`,
)

/** The event that was published under this key of its sender. */
export async function findEventOfKey(
  db: Queryable,
  tenantId: string,
  name: string,
  idempotencyKey: string,
): Promise<KnownEvent | undefined> {
  return (await ofKey(db, [tenantId, name, idempotencyKey]))[0]
}

const startMore = statement(
  'start_more_of_event',
  `
  with start as (
    select $2::uuid as event_id, $3::text as key, s.*
    from jsonb_to_recordset($4::jsonb) as s("subscriptionId" uuid, "executionId" uuid, "messageId" uuid, payload jsonb)
  ),
  ${startedParts(STARTING)},
  counted as (
    update domain_events
    set subscriptions_matched = subscriptions_matched + (select count(*) from recorded)
    where tenant_id = $1 and id = $2 and exists (select from recorded)
  )
  select`,
)

const receipt = statement<{ id: string; subscriptions_matched: number; execution_ids: string[] }>(
  'event_receipt',
  `
  select d.id, d.subscriptions_matched,
    array(
      select s.execution_id
      from event_starts s
      where s.tenant_id = d.tenant_id and s.event_id = d.id
      order by s.execution_id
    ) as execution_ids
  from event_keys k
  join domain_events d on d.tenant_id = k.tenant_id and d.id = k.event_id
  where k.tenant_id = $1 and k.name = $2 and k.idempotency_key = $3`,
)

/**
 * Records one event from outside in a transaction. One that another request has recorded under its idempotency key at
 * the same moment is that event. The audit entry of the call is written in the same round trip.
 */
export async function publishEvent(
  db: PoolClient,
  tenantId: string,
  event: EventWrite,
  { newId, audit }: { newId: () => string; audit: AuditWrite | undefined },
): Promise<EventReceipt> {
  await lockEvents(db, tenantId, { raised: [event.name], awaited: [], lineageId: null })
  const inserted = await raiseEvents(db, tenantId, [event], { newId, audit })
  if (inserted.length === 0) return await receiptOf(db, tenantId, event)
  return {
    eventId: event.id,
    subscriptionsMatched: event.starts.length,
    executionIds: event.starts.map(start => start.executionId),
  }
}

/** Starts, for a resent event, the executions that it has not started yet; returns all that it has started. */
export async function resendEvent(db: PoolClient, tenantId: string, event: EventWrite): Promise<EventReceipt> {
  await startMore(db, [tenantId, event.id, event.idempotencyKey, JSON.stringify(event.starts)])
  return await receiptOf(db, tenantId, event)
}

async function receiptOf(db: Queryable, tenantId: string, { name, idempotencyKey }: EventWrite): Promise<EventReceipt> {
  const [row] = await receipt(db, [tenantId, name, idempotencyKey])
  if (row === undefined) throw new Error('the first event of the idempotency key is not stored any more')
  return { eventId: row.id, subscriptionsMatched: row.subscriptions_matched, executionIds: row.execution_ids }
}
