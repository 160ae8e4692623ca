import type { KeyStatus } from '../keys/publishable-keys.ts'
import { shardGroupsInTurn } from '../../postgres/distributed/routed-pool.ts'
import {
  plainArray,
  statement,
  statementOfShardGroups,
  statementOfReachableShardGroups,
  type Expressions,
  type Queryable,
} from '../../postgres/statement.ts'
import { dropPartitionsBefore } from '../../postgres/partitions.ts'
import { BY_ITSELF, isLocatedIn, isNotAmong } from '../../postgres/plans.ts'
import type { Pool } from '../../postgres/pool.ts'

/** A delivery that this process has claimed. */
export type ClaimedDelivery = {
  claimId: string
  tenantId: string
  id: string
  keyId: string
  /** Number of the attempt, from 1. */
  number: number
  eventId: string
  event: string
  /** JSON as it was stored. */
  payload: string
  waitId: string | null
  /** The span that caused the event, where traces are collected. */
  traceparent: string | null
  /** Where an answer is awaited. */
  executionId: string | null
  url: string
  /** JSON of a `SealedSecret`. */
  secret: string
  keyStatus: KeyStatus
}

type EndpointRow = {
  tenant_id: string
  key_id: string
  deliveries: string
  attempts: string
  webhook_url: string
  webhook_secret: string
  key_status: KeyStatus
}

type EventRow = {
  id: string
  event_id: string
  event: string
  payload: string
  wait_id: string | null
  execution_id: string | null
  traceparent: string | null
}

// Lists are text, since the driver takes 0.6 µs to read an id out of an array.
const claim = statement<EndpointRow>(
  'webhook_claim',
  `
  select tenant_id, key_id, array_to_string(deliveries, ',') as deliveries, array_to_string(attempts, ',') as attempts,
    webhook_url, webhook_secret, key_status
  from claim_webhook_deliveries($1::uuid, $2::integer, $3::integer, $4::jsonb, $5::integer)`,
)

// Text is sent as it is stored, so that no payload is parsed and written again.
const findEvents = statementOfReachableShardGroups<EventRow>(
  'webhook_claimed_events',
  `
  select e.* from unnest($1::uuid[], $2::uuid[]) as c(tenant_id, id), lateral (
    select e.id, e.event_id, e.event, e.payload::text as payload, e.wait_id, e.traceparent,
      case when e.wait_id is not null then e.payload->>'execution_id' end as execution_id
    from webhook_events e
    where e.tenant_id = c.tenant_id and e.id = c.id
    ${BY_ITSELF}
  ) e`,
)

export type DeliveryClaim = {
  /** Of the claim. */
  id: string
  /** Deliveries at most. */
  limit: number
  /** How many deliveries of a key may be claimed: by key id, and for any other key. */
  room: Readonly<Record<string, number>>
  roomElsewhere: number
  leaseS: number
}

const takeFromShardGroups = shardGroupsInTurn()

/** Claims due deliveries of all workspaces, the oldest of each key first, and of no key more than it has room for. */
export async function claimDeliveries(
  db: Queryable,
  { id: claimId, limit, room, roomElsewhere, leaseS }: DeliveryClaim,
): Promise<ClaimedDelivery[]> {
  const claimed = await takeFromShardGroups(db, limit, async (group, rest) => {
    const endpoints = await claim(group, [claimId, leaseS, rest, room, roomElsewhere])
    return endpoints.flatMap(endpoint => deliveriesOf(endpoint, claimId))
  })
  if (claimed.length === 0) return []
  const events = await findEvents(db, [
    plainArray(claimed.map(({ tenantId }) => tenantId)),
    plainArray(claimed.map(({ id }) => id)),
  ])
  const byId = new Map(events.map(event => [event.id, event]))
  return claimed.flatMap(delivery => {
    const event = byId.get(delivery.id)
    // Erased since.
    if (event === undefined) return []
    return {
      ...delivery,
      eventId: event.event_id,
      event: event.event,
      payload: event.payload,
      waitId: event.wait_id,
      traceparent: event.traceparent,
      executionId: event.execution_id,
    }
  })
}

function deliveriesOf(endpoint: EndpointRow, claimId: string) {
  const attempts = endpoint.attempts.split(',')
  return endpoint.deliveries.split(',').map((id, index) => ({
    claimId,
    tenantId: endpoint.tenant_id,
    id,
    keyId: endpoint.key_id,
    number: Number(attempts[index]) + 1,
    url: endpoint.webhook_url,
    secret: endpoint.webhook_secret,
    keyStatus: endpoint.key_status,
  }))
}

/** The result of an attempt. `waitS` is set for a delivery that stays pending. */
export type AttemptWrite = {
  claimId: string
  tenantId: string
  id: string
  deliveryId: string
  number: number
  status: number | null
  error: string | null
  durationMs: number
  startedAt: Date
  state: 'pending' | 'succeeded' | 'failed' | 'dead'
  waitS: number | null
}

/** Part of a statement: the claims of an array with each of their deliveries, locked for the rest of it. */
function claimedPart({ claims }: Expressions<'claims'>): string {
  return `claimed as materialized (
    select id, unnest(deliveries) as delivery_id
    from (
      select id, deliveries
      from webhook_claims
      where id = any(${claims}::uuid[])
      order by id
      for update
    ) c
  )`
}

/** Parts of a statement that take deliveries, an array, off the `claimed` ones; a claim ends with its last one. */
function endedParts({ deliveries }: Expressions<'deliveries'>): string {
  return `remaining as (
    select id,
      array_agg(delivery_id) filter (where ${isNotAmong('delivery_id', `select unnest(${deliveries}::uuid[])`)})
        as deliveries
    from claimed
    group by id
  ), shortened as (
    update webhook_claims c
    set deliveries = r.deliveries
    from remaining r
    where c.id = r.id and r.deliveries is not null
  ), ended_claims as (
    delete from webhook_claims c
    using remaining r
    where c.id = r.id and r.deliveries is null
  )`
}

// Arrays: out of jsonb, each attempt took 9 µs to read, a third of the statement. Rows are locked one by one by their
// keys, and then written by their locations.
const record = statementOfShardGroups(
  'webhook_record',
  `
  with ${claimedPart({ claims: '$1' })}, ended as (
    select a.*, l.*
    from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::integer[], $6::integer[], $7::text[], $8::integer[],
        $9::timestamptz[], $10::text[], $11::integer[])
        as a(tenant_id, id, delivery_id, number, status, error, duration_ms, started_at, state, wait_s),
      lateral (
        select w.ctid as location, w.earlier_attempts,
          w.status = 'pending' and a.delivery_id in (select delivery_id from claimed) as held
        from webhook_deliveries w
        where w.tenant_id = a.tenant_id and w.id = a.delivery_id
        for update
      ) l
  ), written as (
    update webhook_deliveries d
    set status = e.state,
      attempts = e.number,
      next_attempt_at = parley_now() + e.wait_s * interval '1 second',
      last_status = e.status,
      last_error = e.error,
      updated_at = parley_now()
    from ended e
    where ${isLocatedIn({ row: 'd', located: 'e', id: 'delivery_id' })} and e.held
  ), ${endedParts({ deliveries: '$4' })}
  insert into webhook_attempts (tenant_id, id, delivery_id, number, status, error, duration_ms, started_at)
  select tenant_id, id, delivery_id, earlier_attempts + number, status, error, duration_ms, started_at
  from ended
  on conflict (tenant_id, id) do nothing`,
)

/**
 * Writes the results of attempts; the state of a delivery whose claim has passed to another worker is left alone. May
 * be repeated where its commit came through unnoticed.
 */
export async function recordAttempts(db: Queryable, attempts: AttemptWrite[]): Promise<void> {
  // Sorted, so that two workers that write some of the same rows cannot deadlock.
  const sorted = attempts.toSorted((a, b) => (a.deliveryId < b.deliveryId ? -1 : 1))
  await record(db, [
    plainArray(claimsOf(sorted)),
    plainArray(sorted.map(({ tenantId }) => tenantId)),
    plainArray(sorted.map(({ id }) => id)),
    plainArray(sorted.map(({ deliveryId }) => deliveryId)),
    plainArray(sorted.map(({ number }) => number)),
    plainArray(sorted.map(({ status }) => status)),
    plainArray(sorted.map(({ error }) => error)),
    plainArray(sorted.map(({ durationMs }) => durationMs)),
    plainArray(sorted.map(({ startedAt }) => startedAt.toISOString())),
    plainArray(sorted.map(({ state }) => state)),
    plainArray(sorted.map(({ waitS }) => waitS)),
  ])
}

function claimsOf(deliveries: readonly { claimId: string }[]): string[] {
  return [...new Set(deliveries.map(({ claimId }) => claimId))]
}

const release = statementOfShardGroups(
  'webhook_release',
  `
  with ${claimedPart({ claims: '$1' })}, ${endedParts({ deliveries: '$2' })}
  select`,
)

/** Gives back deliveries that were claimed and not attempted: they are due as before. */
export async function releaseDeliveries(
  db: Queryable,
  deliveries: readonly Pick<ClaimedDelivery, 'claimId' | 'id'>[],
): Promise<void> {
  await release(db, [plainArray(claimsOf(deliveries)), plainArray(deliveries.map(({ id }) => id))])
}

const nextDue = statementOfReachableShardGroups<{ ms: number | null }>(
  'webhook_next_due',
  `
  with claimed as materialized (
    select unnest(deliveries) as id
    from webhook_claims
    where held_until > parley_now()
  )
  select (extract(epoch from min(d.at) - parley_now()) * 1000)::float8 as ms
  from (
    select f.next_attempt_at as at
    from pending_webhook_endpoints() e,
      lateral (
        select next_attempt_at
        from webhook_deliveries
        where tenant_id = e.tenant_id and widget_key_id = e.widget_key_id and status = 'pending'
          and ${isNotAmong('id', 'select id from claimed')}
        order by next_attempt_at
        limit 1
      ) f
    union all
    select held_until
    from webhook_claims
    where held_until > parley_now()
  ) d`,
)

/**
 * Milliseconds until the next delivery is due, or the lease of one that is under way ends, by the database's clock;
 * negative when one is overdue, undefined when none is pending.
 */
export async function untilNextDelivery(db: Queryable): Promise<number | undefined> {
  const known = (await nextDue(db, [])).flatMap(({ ms }) => (ms === null ? [] : [ms]))
  return known.length === 0 ? undefined : Math.min(...known)
}

const pendingSince = statement<{ at: Date }>(
  'webhook_pending_since',
  `
  select parley_instant(id) as at
  from webhook_deliveries
  where status = 'pending'
  order by id
  limit 1`,
)

/** When the oldest delivery that is still to be made was caused, by the id that decides about its partition. */
export async function findPendingSince(db: Queryable): Promise<Date | undefined> {
  return (await pendingSince(db, []))[0]?.at
}

/** Drops the partitions of events, deliveries and attempts whose rows are all older than an instant. */
export async function dropWebhooksBefore(db: Pool, before: Date): Promise<number> {
  let dropped = 0
  for (const table of ['webhook_attempts', 'webhook_deliveries', 'webhook_events'] as const)
    dropped += await dropPartitionsBefore(db, table, before)
  return dropped
}
