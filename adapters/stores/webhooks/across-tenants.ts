import type { KeyStatus } from '../keys/publishable-keys.ts'
import { isLocated } from '../../postgres/located.ts'
import { dropPartitionsBefore } from '../../postgres/partitions.ts'
import type { Pool } from '../../postgres/pool.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

/** A delivery that this process has claimed. */
export type ClaimedDelivery = {
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

type ClaimRow = {
  tenant_id: string
  id: string
  widget_key_id: string
  attempts: number
  event_id: string
  event: string
  payload: string
  wait_id: string | null
  execution_id: string | null
  traceparent: string | null
  webhook_url: string
  webhook_secret: string
  key_status: KeyStatus
}

/**
 * The keys with pending deliveries, found one by one through the index, so that the length of a key's queue does not
 * matter.
 */
const ENDPOINTS = `recursive endpoints as (
    (
      select tenant_id, widget_key_id
      from webhook_deliveries
      where status = 'pending'
      order by tenant_id, widget_key_id
      limit 1
    )
    union all
    select n.tenant_id, n.widget_key_id
    from endpoints e,
      lateral (
        select d.tenant_id, d.widget_key_id
        from webhook_deliveries d
        where d.status = 'pending' and (d.tenant_id, d.widget_key_id) > (e.tenant_id, e.widget_key_id)
        order by d.tenant_id, d.widget_key_id
        limit 1
      ) n
  )`
/** Pending deliveries of an endpoint `e`, oldest first, as the index has them. */
const OF_ENDPOINT = `from webhook_deliveries
          where tenant_id = e.tenant_id and widget_key_id = e.widget_key_id and status = 'pending'`
const FREE = '(lease_until is null or lease_until <= parley_now())'

// A claim is a lease and nothing else: no indexed column changes, so that it writes to no index. When it moved the
// time of the next attempt, each delivery was written to five indexes twice, and 10,000 deliveries took three times as
// long. A delivery whose lease is over is free again: a process that died with it loses nothing. The attempt counts
// from here on, but not beyond the last one. Rows are locked one by one by their key and then written by their place:
// a join by the key alone, or by each row's place, was planned as a scan of every delivery that is stored. Their events
// and keys are read afterwards, by outer joins, which have to begin with what was claimed: planned while the queue was
// short, an inner join read every event for every delivery of its workspace. Whether a row is free is decided when it
// is locked and is no condition of its look-up, which would read the queue for each row. The limit is a query, so that
// one plan serves all limits: planning took longer than the claim. Text is sent as it is stored, so that no payload is
// parsed and written again.
const claim = statement<ClaimRow>(
  'webhook_claim',
  `
  with ${ENDPOINTS},
  due as (
    select d.tenant_id, d.id
    from endpoints e,
      lateral (
        select tenant_id, id, next_attempt_at, row_number() over (order by next_attempt_at) as place
        from (
          select tenant_id, id, next_attempt_at
          ${OF_ENDPOINT} and next_attempt_at <= parley_now() and ${FREE}
          order by next_attempt_at
          limit coalesce(($1::jsonb->>(e.widget_key_id::text))::integer, $2::integer)
        ) first
      ) d
    order by d.place, d.next_attempt_at
    limit (select $3::integer)
  ), locked as materialized (
    select l.*
    from due,
      lateral (
        select w.ctid as place, w.tenant_id, w.id,
          w.status = 'pending' and w.next_attempt_at <= parley_now() and ${FREE} as is_free
        from webhook_deliveries w
        where w.tenant_id = due.tenant_id and w.id = due.id
        for update skip locked
      ) l
  ), free as (
    select place, tenant_id, id
    from locked
    where is_free
  ), claimed as (
    update webhook_deliveries d
    set attempts = least(d.attempts + 1, $6::integer),
      lease_until = parley_now() + $4::integer * interval '1 second',
      lease_owner = $5::text,
      updated_at = parley_now()
    where ${isLocated({ row: 'd', located: 'free' })}
    returning d.tenant_id, d.id, d.widget_key_id, d.webhook_event_id, d.attempts
  )
  select c.tenant_id, c.id, c.widget_key_id, c.attempts, e.event_id, e.event, e.payload::text as payload, e.wait_id,
    case when e.wait_id is not null then e.payload->>'execution_id' end as execution_id,
    e.traceparent, k.webhook_url, k.webhook_secret::text as webhook_secret, k.status as key_status
  from claimed c
  left join webhook_events e on e.tenant_id = c.tenant_id and e.id = c.webhook_event_id
  left join keys k on k.tenant_id = c.tenant_id and k.id = c.widget_key_id`,
)

export type DeliveryClaim = {
  /** Deliveries at most. */
  limit: number
  /** How many deliveries of a key may be claimed: by key id, and for any other key. */
  room: Readonly<Record<string, number>>
  roomElsewhere: number
  leaseS: number
  owner: string
  lastAttempt: number
}

/** Claims due deliveries of all workspaces, the oldest of each key first, and of no key more than it has room for. */
export async function claimDeliveries(
  db: Queryable,
  { limit, room, roomElsewhere, leaseS, owner, lastAttempt }: DeliveryClaim,
): Promise<ClaimedDelivery[]> {
  const rows = await claim(db, [room, roomElsewhere, limit, leaseS, owner, lastAttempt])
  return rows.map(row => ({
    tenantId: row.tenant_id,
    id: row.id,
    keyId: row.widget_key_id,
    number: row.attempts,
    eventId: row.event_id,
    event: row.event,
    payload: row.payload,
    waitId: row.wait_id,
    traceparent: row.traceparent,
    executionId: row.execution_id,
    url: row.webhook_url,
    secret: row.webhook_secret,
    keyStatus: row.key_status,
  }))
}

/** The result of an attempt. `waitS` is set for a delivery that stays pending. */
export type AttemptWrite = {
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

// Arrays: out of jsonb, each attempt took 9 µs to read, a third of the statement. A comparison by which no index is
// ordered leaves the place as the only way to a delivery, however short the queue was when the statement was planned;
// in another partition, another delivery may have the same place.
const record = statement(
  'webhook_record',
  `
  with ended as (
    select a.*, l.*
    from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::integer[], $6::integer[], $7::text[], $8::integer[],
        $9::timestamptz[], $10::text[], $11::integer[])
        as a(tenant_id, id, delivery_id, number, status, error, duration_ms, started_at, state, wait_s),
      lateral (
        select w.ctid as row, w.earlier_attempts, w.status = 'pending' and w.lease_owner = $1::text as held
        from webhook_deliveries w
        where w.tenant_id = a.tenant_id and w.id = a.delivery_id
        for update
      ) l
  ), written as (
    update webhook_deliveries d
    set status = e.state,
      next_attempt_at = parley_now() + e.wait_s * interval '1 second',
      last_status = e.status,
      last_error = e.error,
      lease_until = null,
      lease_owner = null,
      updated_at = parley_now()
    from ended e
    where d.ctid = e.row and (d.tenant_id, d.id) is not distinct from (e.tenant_id, e.delivery_id) and e.held
  )
  insert into webhook_attempts (tenant_id, id, delivery_id, number, status, error, duration_ms, started_at)
  select tenant_id, id, delivery_id, earlier_attempts + number, status, error, duration_ms, started_at
  from ended
  on conflict (tenant_id, id) do nothing`,
)

/**
 * Writes the results of attempts; the state of a delivery that another worker has claimed since is left alone. May be
 * repeated where its commit came through unnoticed.
 */
export async function recordAttempts(db: Queryable, owner: string, attempts: AttemptWrite[]): Promise<void> {
  // Sorted, so that two workers that write some of the same rows cannot deadlock.
  const sorted = attempts.toSorted((a, b) => (a.deliveryId < b.deliveryId ? -1 : 1))
  await record(db, [
    owner,
    sorted.map(({ tenantId }) => tenantId),
    sorted.map(({ id }) => id),
    sorted.map(({ deliveryId }) => deliveryId),
    sorted.map(({ number }) => number),
    sorted.map(({ status }) => status),
    sorted.map(({ error }) => error),
    sorted.map(({ durationMs }) => durationMs),
    sorted.map(({ startedAt }) => startedAt.toISOString()),
    sorted.map(({ state }) => state),
    sorted.map(({ waitS }) => waitS),
  ])
}

const release = statement(
  'webhook_release',
  `
  update webhook_deliveries d
  set attempts = d.attempts - 1, lease_until = null, lease_owner = null, updated_at = parley_now()
  from unnest($2::uuid[], $3::uuid[]) as r(tenant_id, id)
  where d.tenant_id = r.tenant_id and d.id = r.id and d.status = 'pending' and d.lease_owner = $1::text`,
)

/** Gives back deliveries that were claimed and not attempted: they are due as before. */
export async function releaseDeliveries(
  db: Queryable,
  owner: string,
  deliveries: readonly Pick<ClaimedDelivery, 'tenantId' | 'id'>[],
): Promise<void> {
  await release(db, [owner, deliveries.map(({ tenantId }) => tenantId), deliveries.map(({ id }) => id)])
}

// A leased delivery was due, and therefore precedes all that are not due yet. So where a free one comes first, that one
// decides, and the rest of the queue is not searched for a lease.
const nextDue = statement<{ ms: number | null }>(
  'webhook_next_due',
  `
  with ${ENDPOINTS}
  select (extract(epoch from min(d.at) - parley_now()) * 1000)::float8 as ms
  from endpoints e,
    lateral (
      (
        select next_attempt_at as at
        ${OF_ENDPOINT} and ${FREE}
        order by next_attempt_at
        limit 1
      )
      union all (
        select lease_until
        from (
          select lease_until
          ${OF_ENDPOINT}
          order by next_attempt_at
          limit 1
        ) first
        where not ${FREE}
      )
    ) d`,
)

/**
 * Milliseconds until the next delivery is due, or the lease of one that is under way ends, by the database's clock;
 * negative when one is overdue, undefined when none is pending.
 */
export async function untilNextDelivery(db: Queryable): Promise<number | undefined> {
  return (await nextDue(db, []))[0]?.ms ?? undefined
}

const pendingSince = statement<{ at: Date }>(
  'webhook_pending_since',
  `
  select parley_instant(least(id, webhook_event_id)) as at
  from webhook_deliveries
  where status = 'pending'
  order by least(id, webhook_event_id)
  limit 1`,
)

/** When the oldest delivery that is still to be made was caused, by the ids that decide about partitions. */
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
