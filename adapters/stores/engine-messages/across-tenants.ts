import { fromRow } from '../../postgres/rows.ts'
import type { TakenEvent } from '../events/events.ts'
import type { JsonObject } from '../../../domain/json.ts'
import { NIL_ID } from '../../ids.ts'
import {
  CONVERSATION_COLUMNS,
  EXECUTION_COLUMNS,
  isConversation,
  mapConversation,
  mapExecution,
  type ConversationRecord,
  type ConversationRow,
  type ExecutionRecord,
  type ExecutionRow,
} from '../executions/state.ts'
import { shardGroupsInTurn } from '../../postgres/distributed/routed-pool.ts'
import {
  statement,
  statementOfShardGroups,
  statementOfReachableShardGroups,
  type Expressions,
  type Queryable,
} from '../../postgres/statement.ts'
import { alongIndex, isLocated } from '../../postgres/plans.ts'
import { announceWork } from '../../postgres/notifications.ts'
import type { FailedMessage } from './failed-messages.ts'
import { locatedPart, queuedPart, type EngineMessageType, type MessageClaim } from './parts.ts'

/*
 * Workers process the messages of every workspace, and operators look at those that failed. Messages are rows of a
 * table and not jobs of Agenda: Agenda was measured at 100 to 500 jobs a second, with a claim and six round trips each,
 * and at 47 to 170 under a flood of 3,000; rows claimed in batches reach 900 to 2,000. And a job cannot be queued in
 * the transaction of the turn that causes it.
 */

/** A message under a worker's lease, with everything its turn needs, as it was when the lease was taken. */
export type ClaimedMessage = {
  tenantId: string
  type: EngineMessageType
  payload: JsonObject
  claim: MessageClaim
  lastError: object | null
  /** The database's time. */
  now: Date
  execution: ExecutionRecord | undefined
  /** That of the execution, or the one in which it is to start. */
  conversation: ConversationRecord | undefined
  event: TakenEvent | undefined
  /** The span that published the event. */
  traceparent: string | undefined
}

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null }
type ClaimedRow = Nullable<Omit<ExecutionRow, 'id'>> &
  Nullable<ConversationRow> & {
    message_id: string
    tenant_id: string
    type: EngineMessageType
    payload: JsonObject
    attempts: number
    last_error: object | null
    now: Date
    id: string | null
    domain_event_id: string | null
    event_name: string | null
    event_data: JsonObject | null
    event_depth: number | null
    event_lineage: string | null
    event_traceparent: string | null
    walked_to: string | null
  }

/** How long a worker holds a message without renewing its lease. */
export const MESSAGE_LEASE_MS = 60_000
const LEASE = `interval '${String(MESSAGE_LEASE_MS)} milliseconds'`
/** Messages at the head of the queue among which lapsed leases are looked for: more than all processes hold. */
const LAPSED_AMONG = 1_000
/** The same of one workspace. */
const LAPSED_OF_EACH = 64

// A message is claimed by its own lease alone; the execution is fenced by its revision when the turn commits. A lease
// on the execution as well cost an update for each message, and refused a visitor's answer while a worker looked at an
// old timer of the execution.
const claimOf = (due: string, walkedTo = 'null::uuid') => `
  with recursive ${due}, claimed as (
    update engine_messages m
    set attempts = m.attempts + 1, lease_owner = $2, lease_until = parley_now() + ${LEASE}
    where ${isLocated({ row: 'm', located: 'due' })}
    returning m.tenant_id, m.id, m.type, m.execution_id, m.payload, m.attempts, m.run_at, m.last_error
  )
  select m.id as message_id, m.tenant_id, m.type, m.payload, m.attempts, m.last_error, parley_now() as now,
    ${EXECUTION_COLUMNS}, ${CONVERSATION_COLUMNS}, d.id as domain_event_id, d.name as event_name,
    d.data as event_data, d.depth as event_depth, d.lineage_id as event_lineage,
    d.traceparent as event_traceparent, ${walkedTo} as walked_to
  from claimed m
  left join executions e on e.tenant_id = m.tenant_id and e.id = m.execution_id
  left join conversations c on c.tenant_id = m.tenant_id
    and c.id = coalesce(e.conversation_id, (m.payload->>'conversationId')::uuid)
  left join domain_events d on d.tenant_id = m.tenant_id and d.id = (m.payload->>'eventId')::uuid
  order by m.run_at, m.id`

/** Workspaces that one claim steps through while there is a backlog, and messages of each that it considers. */
const TENANTS_AT_ONCE = 100
const OTHERS_EACH = 4

const BY_TIME = alongIndex('engine_messages_due', 'm')
const BY_TENANT = alongIndex('engine_messages_tenant', 'm')
const CLAIMABLE = 'm.run_at <= parley_now() and m.lease_until is null'

/** Part of a recursive statement along an index from workspace to workspace with messages, at most `steps`. */
const tenantsPart = ({ when, steps }: Expressions<'when' | 'steps'>) => `tenants as (
    (
      select m.tenant_id, 1 as step
      from engine_messages m
      where ${when} and ${BY_TENANT}
      order by m.tenant_id
      limit 1
    )
    union all
    select (
      select m.tenant_id
      from engine_messages m
      where m.tenant_id > t.tenant_id and ${BY_TENANT}
      order by m.tenant_id
      limit 1
    ), t.step + 1
    from tenants t
    where t.tenant_id is not null and t.step < ${steps}
  )`

/*
 * The oldest messages, and where there are more than can be taken at once, the oldest of each workspace: those
 * behind a flood of another one are found by steps along an index, from workspace to workspace. Of both, the
 * workspaces of which the caller holds the fewest come first. Both are read in the order of their index, without the
 * id: all messages that one statement queued have the same `run_at`, and each claim would sort 100,000 of them.
 */
const claim = statement<ClaimedRow>(
  'claim_messages',
  claimOf(
    `oldest as (
    select m.ctid as location, m.tenant_id, m.id, m.run_at
    from engine_messages m
    where ${BY_TIME} and ${CLAIMABLE}
    order by m.run_at
    limit $1
    for update of m skip locked
  ), ${tenantsPart({
    when: `(select count(*) from oldest) = $1 and m.tenant_id > coalesce($3::uuid, '${NIL_ID}')`,
    steps: String(TENANTS_AT_ONCE),
  })}, others as (
    select o.*
    from tenants t
    cross join lateral (
      select m.ctid as location, m.tenant_id, m.id, m.run_at
      from engine_messages m
      where m.tenant_id = t.tenant_id and ${BY_TENANT} and ${CLAIMABLE}
      order by m.run_at
      limit ${String(OTHERS_EACH)}
      for update of m skip locked
    ) o
  ), due as (
    select c.location, c.tenant_id, c.id
    from (
      select d.*, row_number() over (partition by d.tenant_id order by d.run_at, d.id) + coalesce(h.held, 0) as turn,
        h.room
      from (select * from oldest union select * from others) d
      left join unnest($4::uuid[], $5::integer[], $6::integer[]) as h(tenant_id, held, room) using (tenant_id)
    ) c
    where c.room is null or c.turn <= c.room
    order by c.turn, c.run_at, c.id
    limit $1
  )`,
    `(select tenant_id from tenants where step = ${String(TENANTS_AT_ONCE)})`,
  ),
)

// Those of a workspace are claimed in the order of `run_at`: they are among the first of all messages, or among the
// first of their workspace, and the search can stop there. An index over the end of leases would be written with every
// claim.
const lapsed = statement<ClaimedRow>(
  'claim_lapsed_messages',
  claimOf(`head as (
    select m.ctid as location, m.run_at, m.lease_until
    from engine_messages m
    where ${BY_TIME} and m.run_at <= parley_now()
    order by m.run_at
    limit ${String(LAPSED_AMONG)}
  ), ${tenantsPart({
    when: `(select count(*) from head) = ${String(LAPSED_AMONG)}`,
    steps: String(LAPSED_AMONG),
  })}, first as (
    select f.location, f.run_at, f.lease_until
    from tenants t
    cross join lateral (
      select m.ctid as location, m.run_at, m.lease_until
      from engine_messages m
      where m.tenant_id = t.tenant_id and ${BY_TENANT} and m.run_at <= parley_now()
      order by m.run_at
      limit ${String(LAPSED_OF_EACH)}
    ) f
  ), due as (
    select l.*
    from (
      select location
      from (select * from head union select * from first) s
      where lease_until <= parley_now()
      order by run_at
    ) s
    cross join lateral (
      select m.ctid as location, m.tenant_id, m.id
      from engine_messages m
      where m.ctid = s.location and m.lease_until <= parley_now()
      for update skip locked
    ) l
    limit $1
  )`),
)

const takeFromShardGroups = shardGroupsInTurn()

/** Of one workspace: the messages that a process holds, and how many it may hold at most; null for any number. */
export type Holding = { tenantId: string; held: number; room: number | null }

/**
 * Claims up to `limit` due messages under a lease of 60 seconds, each with its execution, fairly with regard to what is
 * held already. The attempt counts from here, so that one which kills its process counts. `after` is the workspace at
 * which the claim before stopped to look; `walkedTo` is that of this one, undefined after the last.
 */
export async function claimMessages(
  db: Queryable,
  { owner, limit, after, holdings }: { owner: string; limit: number; after?: string; holdings: readonly Holding[] },
): Promise<{ messages: ClaimedMessage[]; walkedTo: string | undefined }> {
  const ofHoldings = [
    holdings.map(({ tenantId }) => tenantId),
    holdings.map(({ held }) => held),
    holdings.map(({ room }) => room),
  ]
  const rows = await takeFromShardGroups(db, limit, async (group, room) => {
    return await claim(group, [room, owner, after ?? null, ...ofHoldings])
  })
  return { messages: rows.map(row => mapClaimed(row, owner)), walkedTo: rows[0]?.walked_to ?? undefined }
}

/** Like `claimMessages`, for messages whose lease has expired. */
export async function claimLapsed(
  db: Queryable,
  { owner, limit }: { owner: string; limit: number },
): Promise<ClaimedMessage[]> {
  const rows = await takeFromShardGroups(db, limit, async (group, room) => await lapsed(group, [room, owner]))
  return rows.map(row => mapClaimed(row, owner))
}

function mapClaimed(row: ClaimedRow, owner: string): ClaimedMessage {
  const { domain_event_id: eventId } = row
  return {
    tenantId: row.tenant_id,
    type: row.type,
    payload: row.payload,
    claim: { id: row.message_id, owner, attempts: row.attempts },
    lastError: row.last_error,
    now: row.now,
    execution: row.id === null ? undefined : mapExecution(row as ExecutionRow),
    traceparent: row.event_traceparent ?? undefined,
    conversation: isConversation(row) ? mapConversation(row) : undefined,
    event:
      eventId === null
        ? undefined
        : {
            id: eventId,
            name: row.event_name ?? '',
            data: row.event_data ?? {},
            depth: row.event_depth ?? 0,
            lineageId: row.event_lineage,
          },
  }
}

const renew = statementOfReachableShardGroups(
  'renew_leases',
  `
  with held as (
    select *
    from unnest($1::uuid[], $2::uuid[]) as h(tenant_id, id)
  ), ${locatedPart({ messages: 'held', when: 'm.lease_owner = $3 and m.lease_until > parley_now()' })}
  update engine_messages m
  set lease_until = parley_now() + ${LEASE}
  where ${isLocated({ row: 'm', located: 'located' })}`,
)

/** Extends leases that are still valid; expired ones stay lost. */
export async function renewLeases(
  db: Queryable,
  owner: string,
  messages: readonly { tenantId: string; claim: MessageClaim }[],
): Promise<void> {
  await renew(db, [messages.map(({ tenantId }) => tenantId), messages.map(({ claim }) => claim.id), owner])
}

/** Of all shard groups. */
function earliest(rows: readonly { ms: number }[]): number | undefined {
  return rows.length === 0 ? undefined : Math.min(...rows.map(({ ms }) => ms))
}

const nextDue = statementOfReachableShardGroups<{ ms: number }>(
  'next_due_message',
  `
  select (extract(epoch from m.run_at - parley_now()) * 1000)::float8 as ms
  from engine_messages m
  where ${BY_TIME} and m.lease_until is null
  order by m.run_at
  limit 1`,
)

/**
 * Milliseconds until the next message is due by the database's clock, negative when one is overdue; undefined when
 * there is none.
 */
export async function untilNextMessage(db: Queryable): Promise<number | undefined> {
  return earliest(await nextDue(db, []))
}

/** Messages among which one of another workspace is looked for, and how long one of them may be overdue. */
const NEXT_AMONG = 100
const NEXT_SINCE = `interval '50 milliseconds'`

// By time and not by steps from workspace to workspace, which cost as much as a claim: what this does not see is
// claimed with the next messages.
const nextDueOfOthers = statementOfReachableShardGroups<{ ms: number }>(
  'next_due_message_of_others',
  `
  select (extract(epoch from n.run_at - parley_now()) * 1000)::float8 as ms
  from (
    select m.tenant_id, m.run_at
    from engine_messages m
    where ${BY_TIME} and m.lease_until is null and m.run_at > parley_now() - ${NEXT_SINCE}
    order by m.run_at
    limit ${String(NEXT_AMONG)}
  ) n
  where n.tenant_id <> all($1::uuid[])
  order by n.run_at
  limit 1`,
)

/**
 * As `untilNextMessage`, of workspaces other than those given, among the hundred messages that are next; without those
 * that have been overdue for longer than 50 milliseconds.
 */
export async function untilNextMessageOfOthers(
  db: Queryable,
  tenantIds: readonly string[],
): Promise<number | undefined> {
  return earliest(await nextDueOfOthers(db, [tenantIds]))
}

const list = statement<object>(
  'failed_messages',
  `
  select tenant_id, id, type, execution_id, payload, attempts, cause, created_at, failed_at
  from failed_engine_messages
  where $1::uuid is null or tenant_id = $1
  order by failed_at desc, id desc
  limit $2`,
)
const restore = statementOfShardGroups<{ tenant_id: string; id: string }>(
  'retry_failed_messages',
  `
  with restored as (
    delete from failed_engine_messages
    where ($1::uuid is null or tenant_id = $1) and ($2::uuid is null or id = $2)
    returning tenant_id, id, type, execution_id, payload, created_at
  ),
  ${queuedPart({
    rows: `
    select tenant_id, id, type, execution_id, payload, parley_now(), created_at
    from restored`,
  })}
  select tenant_id, id, ${announceWork('select 1 from queued', 'messages')}
  from restored`,
)

export type FailedMessageOfTenant = FailedMessage & { tenantId: string }

/** The newest failures, of one workspace or of all. */
export async function listFailedMessages(
  db: Queryable,
  { tenantId, limit }: { tenantId: string | undefined; limit: number },
): Promise<FailedMessageOfTenant[]> {
  return (await list(db, [tenantId ?? null, limit])).map(fromRow<FailedMessageOfTenant>)
}

/**
 * Queues failed messages again under their ids, with all attempts before them; without an `id` all of them.
 * @returns their ids
 */
export async function retryFailedMessages(
  db: Queryable,
  { tenantId, id }: { tenantId: string | undefined; id: string | undefined },
): Promise<string[]> {
  return (await restore(db, [tenantId ?? null, id ?? null])).map(row => row.id)
}
