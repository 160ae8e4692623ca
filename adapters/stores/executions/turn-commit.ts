import { announceWork } from '../../postgres/work-channel.ts'
import type { MessageHold } from '../engine-messages/queue.ts'
import { keyParts, type KeyWrite } from '../idempotency/answers.ts'
import { PROCESS_LEASE } from '../process-lease.ts'
import { lockEvents, raiseEvents, recallEvents, type EventWrite } from '../events/events.ts'
import { modelCallPart, type ModelCallWrite } from './model-calls.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import { transaction } from '../../postgres/transaction.ts'
import { webhookParts, type WebhookWrite } from '../webhooks/queue.ts'
import type { Pool, PoolClient } from '../../postgres/pool.ts'

export type MessageWrite = {
  id: string
  role: 'user' | 'agent' | 'system'
  text: string | null
  blocks: unknown[] | null
  tokenUsage: unknown
}
export type EngineMessageWrite = {
  id: string
  type: 'StartExecution' | 'ResumeExecution' | 'RunNextStep' | 'FireWait'
  payload: unknown
  runAt: Date
}
/** A goal that a node reached; its conversation, execution and flow are the turn's. */
export type TurnCompletion = {
  id: string
  goalId: string
  valueMicros: number | null
  currency: string | null
  props: object
}
/** A line of the event log; `entry` holds what may be kept, under its `kind`. */
export type LogWrite = { id: string; kind: string; nodeId: string | null; entry: object }

/**
 * A turn that makes a call outside is committed in parts. `owner` holds the execution between them; `begins` keeps that
 * lease from here on, with the message that
 * takes the call over should this process die; `ends` names the message of the part before, which has nothing to do any
 * more.
 */
export type CallLease = { owner: string; begins: boolean; ends: string | null }

/** Everything one turn writes. */
export type TurnWrite = {
  tenantId: string
  /** The database's time that the turn was decided at; it stamps the rows. */
  now: Date
  /** `keyId` is that of the session; null on the engine surface. */
  conversation: { id: string; keyId: string | null; locale: string | null; variables: object; splitChoices: object }
  execution: {
    id: string
    flowId: string
    versionId: string
    trigger: object
    status: string
    snapshot: object
    /** The revision this turn was decided on; undefined creates the execution. */
    claimed: number | undefined
    waitTokenHash: Buffer | null
    waitExpiresAt: Date | null
    /** The turn answers a wait for input: not once that has expired. */
    answers: boolean
    /** Event that is waited for, since when. */
    awaited: { name: string; since: Date } | null
    lastTokenUsage: object | null
    failure: object | null
    ended: boolean
    /** The domain event that moved the execution; null when none did. */
    eventId: string | null
    /** First cause of the execution when it is another's; null when it is its own. */
    lineageId: string | null
  }
  messages: MessageWrite[]
  engineMessages: EngineMessageWrite[]
  completions: TurnCompletion[]
  webhooks: WebhookWrite[]
  modelCalls: ModelCallWrite[]
  log: LogWrite[]
  /** Domain events that are raised with the turn. */
  events: EventWrite[]
  /** How many events the turn's first cause may lead to. */
  lineageLimit: number
  hold: MessageHold | undefined
  call: CallLease | undefined
  /** Kind of use that is counted for the key. */
  counted: 'message' | undefined
  /** The idempotency key that the turn answers, or is bound to while it goes on. */
  key: KeyWrite | undefined
  newId: () => string
}

/**
 * `refused`: another turn, another holder of the idempotency key or of the message was there first, or the wait has
 * expired. `event_limit`: only so many events may still be raised.
 */
export type Commit = { outcome: 'committed' } | { outcome: 'refused' } | { outcome: 'event_limit'; remaining: number }

// Parallel turns of one key would wait for each other on one counter row.
export const USAGE_SLOTS = 16

const KEY = keyParts(
  {
    tenantId: '$1::uuid',
    operation: '$19::text',
    key: '$20::text',
    owner: '$21::uuid',
    body: '$23::text',
    executionId: '$8::uuid',
  },
  'exists (select 1 from claimed)',
)

/**
 * A turn is one statement, so that it is one transaction and one round trip. Every part depends on `claimed`: the update
 * of the execution under the revision that the turn was decided on (or its creation), which in turn needs the idempotency
 * key and the lease of the message to be held still, by the database's clock. A late turn writes nothing at all. No lease
 * fences the execution: a worker that only looks at an old message must not refuse a visitor's answer.
 */
const commit = statement<{ committed: boolean }>(
  'commit_turn',
  `
  with ${KEY.held}, message as (
    select 1 from engine_messages where tenant_id = $1::uuid and id = $26::uuid and lease_owner = $27::text and attempts = $28::integer and lease_until > parley_now() for update
  ), allowed as (
    select 1 where ($19::text is null or exists (select 1 from held)) and ($26::uuid is null or exists (select 1 from message))
  ), conversation as (
    insert into conversations as c (tenant_id, id, key_id, locale, variables, split_choices, created_at, updated_at)
    select $1::uuid, $3::uuid, $4::uuid, $5::text, $6::jsonb, $7::jsonb, $2::timestamptz, $2::timestamptz
    where $10::bigint is null and exists (select 1 from allowed)
    on conflict (tenant_id, id) do update set variables = c.variables || excluded.variables, split_choices = c.split_choices || excluded.split_choices,
      closed_at = null, updated_at = excluded.updated_at
    returning c.id
  ), created as (
    insert into executions (tenant_id, id, conversation_id, flow_id, version_id, trigger, status, snapshot, revision, wait_token_hash, wait_expires_at,
      last_token_usage, failure, event_id, lineage_id, wait_event, lease_owner, lease_until, started_at, updated_at, ended_at)
    select $1::uuid, $8::uuid, $3::uuid, ($9::jsonb->>'flowId')::uuid, ($9::jsonb->>'versionId')::uuid, $9::jsonb->'trigger', $11::text, $12::jsonb, 1, $14::bytea,
      $15::timestamptz, $16::jsonb, $17::jsonb, ($9::jsonb->>'eventId')::uuid, ($9::jsonb->>'lineageId')::uuid, $29::text, $31::text, case when $31::text is not null then parley_now() + ${PROCESS_LEASE} end, $2::timestamptz, $2::timestamptz, case when $18::boolean then $2::timestamptz end
    from conversation
    on conflict (tenant_id, id) do nothing
    returning id
  ), resumed as (
    update executions set status = $11::text, snapshot = $12::jsonb, revision = revision + 1, wait_token_hash = $14::bytea,
      wait_expires_at = $15::timestamptz, last_token_usage = $16::jsonb, failure = $17::jsonb, updated_at = $2::timestamptz,
      ended_at = case when $18::boolean then $2::timestamptz end, lease_until = case when $31::text is not null then parley_now() + ${PROCESS_LEASE} end, lease_owner = $31::text, wait_event = $29::text,
      event_id = coalesce(($9::jsonb->>'eventId')::uuid, event_id)
    where tenant_id = $1::uuid and id = $8::uuid and revision = $10::bigint and exists (select 1 from allowed)
      and (not $30::boolean or wait_expires_at is null or wait_expires_at > parley_now())
    returning id
  ), claimed as (
    select id from created union all select id from resumed
  ), merged as (
    update conversations set variables = variables || $6::jsonb, split_choices = split_choices || $7::jsonb, updated_at = $2::timestamptz
    where tenant_id = $1::uuid and id = $3::uuid and $10::bigint is not null and exists (select 1 from claimed)
  ), said as (
    insert into messages (tenant_id, id, conversation_id, execution_id, role, text, blocks, token_usage, created_at)
    select $1::uuid, m.id, $3::uuid, $8::uuid, m.role, m.text, m.blocks, m."tokenUsage", $2::timestamptz
    from jsonb_to_recordset($22::jsonb->'messages') as m(id uuid, role text, text text, blocks jsonb, "tokenUsage" jsonb) where exists (select 1 from claimed)
  ), work as (
    insert into engine_messages (tenant_id, id, type, execution_id, payload, run_at, created_at)
    select $1::uuid, w.id, w.type, $8::uuid, w.payload, w."runAt", $2::timestamptz
    from jsonb_to_recordset($22::jsonb->'engineMessages') as w(id uuid, type text, payload jsonb, "runAt" timestamptz) where exists (select 1 from claimed)
    returning run_at
  ), ${webhookParts({
    source: "$22::jsonb->'webhooks'",
    when: 'exists (select 1 from claimed)',
    tenantId: '$1::uuid',
    conversationId: '$3::uuid',
    now: '$2::timestamptz',
  })}, ${modelCallPart({
    source: "$22::jsonb->'modelCalls'",
    when: 'exists (select 1 from claimed)',
    tenantId: '$1::uuid',
    conversationId: '$3::uuid',
    executionId: '$8::uuid',
    now: '$2::timestamptz',
  })}, completed as (
    insert into goal_completions (tenant_id, id, goal_id, source, conversation_id, execution_id, flow_id, locale, value_micros, currency, props, occurred_at, created_at)
    select $1::uuid, g.id, g."goalId", 'flow', $3::uuid, $8::uuid, ($9::jsonb->>'flowId')::uuid, $5::text, g."valueMicros", g.currency, g.props, $2::timestamptz, $2::timestamptz
    from jsonb_to_recordset($22::jsonb->'completions') as g(id uuid, "goalId" uuid, "valueMicros" bigint, currency text, props jsonb) where exists (select 1 from claimed)
  ), logged as (
    insert into event_log (tenant_id, id, execution_id, conversation_id, kind, node_id, entry, created_at)
    select $1::uuid, l.id, $8::uuid, $3::uuid, l.kind, l."nodeId", l.entry, $2::timestamptz
    from jsonb_to_recordset($22::jsonb->'log') as l(id uuid, kind text, "nodeId" text, entry jsonb) where exists (select 1 from claimed)
  ), worked as (
    delete from engine_messages where tenant_id = $1::uuid and (id = $26::uuid or id = $13::uuid) and exists (select 1 from claimed)
  ), ${KEY.answered}, counted as (
    insert into key_usage as u (tenant_id, key_id, day, kind, slot, count)
    select $1::uuid, $4::uuid, ($2::timestamptz at time zone 'UTC')::date, $24::text, $25::smallint, 1
    where $24::text is not null and exists (select 1 from claimed)
    on conflict (tenant_id, key_id, day, kind, slot) do update set count = u.count + 1
  )
  select exists (select 1 from claimed) as committed, ${announceWork("select 1 from work where run_at <= parley_now() + interval '2 seconds'", 'messages')},
    ${announceWork('select 1 from webhook_deliveries_written', 'webhooks')}`,
)

/** Writes a turn whole or not at all. */
export async function commitTurn(db: Pool, turn: TurnWrite): Promise<Commit> {
  const { awaited } = turn.execution
  if (awaited === null && turn.events.length === 0)
    return (await writeTurn(db, turn)) ? { outcome: 'committed' } : { outcome: 'refused' }
  const work = async (client: PoolClient): Promise<Commit> => {
    // Whoever waits for an event and whoever raises it come one after the other, so that either the event finds the
    // wait or the wait finds the event.
    await lockEvents(client, turn.tenantId, {
      raised: turn.events.map(event => event.name),
      awaited: awaited === null ? [] : [awaited.name],
      lineageId: turn.events.length === 0 ? null : (turn.execution.lineageId ?? turn.execution.id),
    })
    if (turn.events.length > 0) {
      const remaining = turn.lineageLimit - (await countLineage(client, turn))
      if (remaining < turn.events.length) return { outcome: 'event_limit', remaining: Math.max(0, remaining) }
    }
    if (!(await writeTurn(client, turn))) return { outcome: 'refused' }
    if (awaited !== null)
      await recallEvents(
        client,
        turn.tenantId,
        {
          executionId: turn.execution.id,
          revision: (turn.execution.claimed ?? 0) + 1,
          conversationId: turn.conversation.id,
          ...awaited,
        },
        turn.newId,
      )
    if (turn.events.length > 0) await raiseEvents(client, turn.tenantId, turn.events, turn.newId)
    return { outcome: 'committed' }
  }
  return await transaction(db, work, { commitIf: ({ outcome }) => outcome === 'committed' })
}

const lineageCount = statement<{ count: number }>(
  'lineage_count',
  `
  select count(*) as count from (select 1 from domain_events where tenant_id = $1 and lineage_id = $2 limit $3) counted`,
)

async function countLineage(db: Queryable, { tenantId, execution, lineageLimit }: TurnWrite): Promise<number> {
  const [row] = await lineageCount(db, [tenantId, execution.lineageId ?? execution.id, lineageLimit])
  return row?.count ?? 0
}

async function writeTurn(db: Queryable, turn: TurnWrite): Promise<boolean> {
  const { conversation, execution, key, hold } = turn
  const [row] = await commit(db, [
    turn.tenantId,
    turn.now,
    conversation.id,
    conversation.keyId,
    conversation.locale,
    conversation.variables,
    conversation.splitChoices,
    execution.id,
    {
      flowId: execution.flowId,
      versionId: execution.versionId,
      trigger: execution.trigger,
      eventId: execution.eventId,
      lineageId: execution.lineageId,
    },
    execution.claimed ?? null,
    execution.status,
    execution.snapshot,
    turn.call?.ends ?? null,
    execution.waitTokenHash,
    execution.waitExpiresAt,
    execution.lastTokenUsage,
    execution.failure,
    execution.ended,
    key?.operation ?? null,
    key?.key ?? null,
    key?.owner ?? null,
    {
      messages: turn.messages,
      engineMessages: turn.engineMessages,
      completions: turn.completions,
      webhooks: turn.webhooks,
      modelCalls: turn.modelCalls,
      log: turn.log,
    },
    key?.body ?? null,
    turn.counted ?? null,
    turn.now.getTime() % USAGE_SLOTS,
    hold?.id ?? null,
    hold?.owner ?? null,
    hold?.attempts ?? null,
    execution.awaited?.name ?? null,
    execution.answers,
    turn.call?.begins === true ? turn.call.owner : null,
  ])
  return row?.committed ?? false
}
