import { fromRow } from '../../postgres/rows.ts'
import { statement, type Expressions, type Queryable } from '../../postgres/statement.ts'
import type { CorrelationKey } from '../../../domain/correlation.ts'
import type { StoredSnapshot } from '../../../domain/engine/snapshot.ts'
import type { JsonObject } from '../../../domain/json.ts'
import type { EventArrivedPayload } from '../../../generated/schemas/jobs.ts'
import { queuedPart } from '../engine-messages/parts.ts'

/** Maximum number of pending events of a name in one offer. */
const OFFERED_AT_ONCE = 100
/** Maximum number of waiting executions in one read. */
const WAITS_AT_ONCE = 200

/**
 * Parts of a statement with the events of `given` that `event` has inserted. Those of a name that executions wait for
 * become pending; `offer` has the id and payload of a message for each such name, unless one is queued already. Of
 * `names`, each with an id for its message.
 */
export function pendingParts({
  tenantId,
  names,
  messageIds,
}: Expressions<'tenantId' | 'names' | 'messageIds'>): string {
  return `awaited as (
    select n.name, n.message_id
    from unnest(${names}, ${messageIds}) as n(name, message_id)
    where (
      select true
      from executions x
      where x.tenant_id = ${tenantId} and x.wait_event = n.name
      limit 1
    )
  ), pending as (
    insert into pending_events (tenant_id, name, event_id, created_at)
    select ${tenantId}, name, id, parley_now()
    from given
    join event using (id)
    join awaited using (name)
    returning name
  ), offer as (
    select a.message_id as id, jsonb_build_object('kind', 'offer_events', 'eventName', a.name) as payload
    from awaited a
    where a.name in (select name from pending)
      and not exists (
        select 1
        from engine_messages m
        where m.tenant_id = ${tenantId} and m.execution_id is null and m.payload->>'eventName' = a.name
      )
  )`
}

export type PendingEvent = {
  id: string
  data: JsonObject
  /** In which it was raised; null for an external event. */
  conversationId: string | null
  occurredAt: Date
}

const pending = statement<{
  event_id: string
  data: JsonObject | null
  conversation_id: string | null
  occurred_at: Date | null
}>(
  'pending_events',
  `
  select p.event_id, d.data, d.conversation_id, d.occurred_at
  from (
    select event_id
    from pending_events
    where tenant_id = $1 and name = $2
    order by event_id
    limit ${String(OFFERED_AT_ONCE)}
  ) p
  left join domain_events d on d.tenant_id = $1 and d.id = p.event_id
  order by d.occurred_at, p.event_id`,
)

/** Pending events of a name, oldest first; `ids` also has those whose event is not stored any more. */
export async function findPendingEvents(
  db: Queryable,
  tenantId: string,
  name: string,
): Promise<{ ids: string[]; events: PendingEvent[] }> {
  const rows = await pending(db, [tenantId, name])
  return {
    ids: rows.map(row => row.event_id),
    events: rows.flatMap(({ event_id: id, data, conversation_id: conversationId, occurred_at: occurredAt }) =>
      data === null || occurredAt === null ? [] : [{ id, data, conversationId, occurredAt }],
    ),
  }
}

const end = statement<{ more: boolean }>(
  'end_pending_events',
  `
  with ended as (
    delete from pending_events
    where tenant_id = $1 and name = $2 and event_id = any($3::uuid[])
  )
  select exists (
    select 1
    from pending_events
    where tenant_id = $1 and name = $2 and event_id <> all($3::uuid[])
  ) as more`,
)

/**
 * These events have been offered. Under the lock of those that start to wait for the name, so that no event becomes
 * pending at the same moment.
 * @returns whether others of the name are pending
 */
export async function endPendingEvents(
  db: Queryable,
  tenantId: string,
  name: string,
  ids: readonly string[],
): Promise<boolean> {
  return (await end(db, [tenantId, name, ids]))[0]?.more ?? false
}

// One look-up for each set of fields: a step along the index from one to the next.
const fields = statement<{ fields: string }>(
  'fields_awaited',
  `
  with recursive step as (
    (
      select x.wait_fields as fields
      from executions x
      where x.tenant_id = $1 and x.wait_event = $2
      order by x.wait_fields
      limit 1
    )
    union all
    select (
      select x.wait_fields
      from executions x
      where x.tenant_id = $1 and x.wait_event = $2 and x.wait_fields > step.fields
      order by x.wait_fields
      limit 1
    )
    from step
    where step.fields is not null
  )
  select fields
  from step
  where fields is not null`,
)

/** The sets of fields, each as in a `CorrelationKey`, by which executions wait for events of this name. */
export async function findAwaitedFields(db: Queryable, tenantId: string, name: string): Promise<string[]> {
  return (await fields(db, [tenantId, name])).map(row => row.fields)
}

/** An execution that waits for an event, with the conditions for taking one. */
export type WaitingExecution = {
  id: string
  conversationId: string
  versionId: string
  revision: number
  snapshot: StoredSnapshot
  takenEvents: string[]
}

const waiting = statement<{ id: string }>(
  'waiting_for_event',
  `
  select id, conversation_id, version_id, revision, snapshot, taken_events
  from executions
  where tenant_id = $1 and wait_event = $2 and wait_fields = $3 and wait_digest = $4
    and ($5::uuid is null or id > $5)
  order by tenant_id, wait_event, wait_fields, wait_digest, id
  limit ${String(WAITS_AT_ONCE)}`,
)

/** The executions that wait for an event of this name and correlation, in portions. */
export async function* findWaiting(
  db: Queryable,
  tenantId: string,
  name: string,
  { fields: compared, digest }: CorrelationKey,
): AsyncGenerator<WaitingExecution[]> {
  let last: string | null = null
  for (;;) {
    const rows: Awaited<ReturnType<typeof waiting>> = await waiting(db, [tenantId, name, compared, digest, last])
    yield rows.map(fromRow<WaitingExecution>)
    if (rows.length < WAITS_AT_ONCE) return
    last = rows.at(-1)?.id ?? null
  }
}

const wake = statement(
  'wake_waiting',
  `
  with ${queuedPart({
    rows: `
    select $1::uuid, w.id, 'ResumeExecution', (w.payload->>'executionId')::uuid, w.payload, parley_now(), parley_now()
    from jsonb_to_recordset($2::jsonb) as w(id uuid, payload jsonb)`,
  })}
  select`,
)

/** An event that an execution takes, at the revision at which that was decided. */
export type Wake = { executionId: string; revision: number; eventId: string }

/** Queues a message for each. */
export async function wakeWaiting(
  db: Queryable,
  tenantId: string,
  wakes: readonly Wake[],
  newId: () => string,
): Promise<void> {
  if (wakes.length === 0) return
  const messages = wakes.map(({ executionId, revision, eventId }) => {
    const payload: EventArrivedPayload = { kind: 'event_arrived', executionId, revision: String(revision), eventId }
    return { id: newId(), payload }
  })
  await wake(db, [tenantId, JSON.stringify(messages)])
}
