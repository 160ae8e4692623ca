import { fromRow } from '../../postgres/rows.ts'
import { NIL_ID } from '../../ids.ts'
import { CONVERSATION_COLUMNS, EXECUTION_COLUMNS } from '../executions/state.ts'
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
import { mapClaimed, type ClaimedMessage, type ClaimedRow } from './claimed-message.ts'
import { locatedPart, queuedPart, type MessageClaim } from './parts.ts'

/*
 * Workers process the messages of every workspace, and operators look at those that failed. Messages are rows of a
 * table and not jobs of Agenda: Agenda was measured at 100 to 500 jobs a second, with a claim and six round trips each,
 * and at 47 to 170 under a flood of 3,000; rows claimed in batches reach 900 to 2,000. And a job cannot be queued in
 * the transaction of the turn that causes it.
 */

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

const takeDue = shardGroupsInTurn()
const takeLapsed = shardGroupsInTurn()

/** The workspace at which claims stopped to look, by shard group; null after the last one. */
export type Walked = ReadonlyMap<Queryable, string | null>

/** Of one workspace: the messages that a process holds, and how many it may hold at most; null for any number. */
export type Holding = { tenantId: string; held: number; room: number | null }

/**
 * Claims up to `limit` due messages under a lease of 60 seconds, each with its execution, fairly with regard to what is
 * held already. The attempt counts from here, so that one which kills its process counts. `after` is where the claim
 * before stopped to look, and `walkedTo` where this one did.
 */
export async function claimMessages(
  db: Queryable,
  { owner, limit, after, holdings }: { owner: string; limit: number; after?: Walked; holdings: readonly Holding[] },
): Promise<{ messages: ClaimedMessage[]; walkedTo: Walked }> {
  const ofHoldings = [
    holdings.map(({ tenantId }) => tenantId),
    holdings.map(({ held }) => held),
    holdings.map(({ room }) => room),
  ]
  const walkedTo = new Map(after)
  const rows = await takeDue(db, limit, async (group, room) => {
    const claimed = await claim(group, [room, owner, walkedTo.get(group) ?? null, ...ofHoldings])
    walkedTo.set(group, claimed[0]?.walked_to ?? null)
    return claimed
  })
  return { messages: rows.map(row => mapClaimed(row, owner)), walkedTo }
}

/** Like `claimMessages`, for messages whose lease has expired. */
export async function claimLapsed(
  db: Queryable,
  { owner, limit }: { owner: string; limit: number },
): Promise<ClaimedMessage[]> {
  const rows = await takeLapsed(db, limit, async (group, room) => await lapsed(group, [room, owner]))
  return rows.map(row => mapClaimed(row, owner))
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
