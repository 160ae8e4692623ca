import { auditPart } from '../audit/parts.ts'
import type { AuditWrite } from '../audit/record.ts'
import { conversationMergedPart, conversationPart, messagesPart, type MessageWrite } from '../conversations/parts.ts'
import {
  messageHeldPart,
  messagesDonePart,
  queuedPart,
  timerCancelledPart,
  type EngineMessageWrite,
  type MessageClaim,
} from '../engine-messages/parts.ts'
import { announceWork } from '../../postgres/work-channel.ts'
import { countLineage, lockEvents, raiseEvents, recallEvents, type EventWrite, TAKEN_FOR } from '../events/events.ts'
import { filesSubmittedPart } from '../files/parts.ts'
import { completionsPart } from '../goals/parts.ts'
import type { KeyWrite } from '../idempotency/answers.ts'
import { keyParts } from '../idempotency/parts.ts'
import { usagePart, usageSlot } from '../keys/parts.ts'
import { PROCESS_LEASE } from '../../postgres/process-lease.ts'
import { webhookParts, type WebhookWrite } from '../webhooks/parts.ts'
import { eventLogPart, type LogWrite } from './event-log.ts'
import { modelCallPart, type ModelCallWrite } from './model-calls.ts'
import type { Pool } from '../../postgres/pool.ts'
import { namedStatement, type Queryable } from '../../postgres/statement.ts'
import { transaction } from '../../postgres/transaction.ts'

/** A goal that a node reached, in the conversation, execution and flow of the turn. */
export type TurnCompletion = {
  id: string
  goalId: string
  valueMicros: number | null
  currency: string | null
  props: object
}

/** Everything one turn writes. */
export type TurnWrite = {
  tenantId: string
  /** The database's time at which the turn was decided; the timestamp of its rows. */
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
    revision: number | undefined
    /** Who makes the call that follows this part of the turn; null when none follows. */
    callOwner: string | null
    waitTokenHash: Buffer | null
    waitExpiresAt: Date | null
    /** The turn answers a wait for input: not once that has expired. */
    answers: boolean
    /** The turn ends a wait whose timer is queued. */
    cancelsTimer: boolean
    /** The event that the execution waits for, and since when. */
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
  /** Ids of the files that the answer takes. */
  files: readonly string[]
  /** The audit entry of the call that the turn serves. */
  audit: AuditWrite[]
  /** Domain events that are raised with the turn. */
  events: EventWrite[]
  /** How many events the turn's first cause may lead to. */
  lineageLimit: number
  /** The claim of the message that the turn processes; the message is deleted with the commit. */
  claim: MessageClaim | undefined
  /** The message that would have repeated the call which has now returned; deleted with the commit. */
  endedMessageId: string | null
  /** The kind of use that is counted for the key. */
  counted: 'message' | undefined
  /** The idempotency key that the turn answers, or is bound to while it continues. */
  key: KeyWrite | undefined
  newId: () => string
}

/**
 * `refused`: another turn, another holder of the idempotency key or of the message was there first, or the wait has
 * expired. `event_limit`: only so many events may still be raised.
 */
export type Commit = { outcome: 'committed' } | { outcome: 'refused' } | { outcome: 'event_limit'; remaining: number }

/*
 * A turn is one statement of data-modifying CTEs, hence one transaction and one round trip. It runs in three blocks:
 *
 *   FENCES  locks what entitles the caller to write: the idempotency key and the claimed message, where it has them.
 *   CLAIM   creates the execution, or moves it on from the revision that the turn was decided on. The revision alone
 *           fences it, no lease: a worker that looks at an old message must not refuse a visitor's answer.
 *   EFFECTS writes everything else, each part only `when` the claim yielded a row. A late turn writes nothing at all.
 *
 * Each table's part is written by the folder that owns the table; `parts.ts` there says what it takes.
 *
 * What lost against it:
 * - A transaction of one statement a table. Sent through the driver's pipeline it commits 1.5 to 1.7 times as often as
 *   statement by statement, but the effects depend on the answer to the claim, so the pipeline has to stop there and
 *   the row locks are held over a second round trip.
 * - A plan for each call: 1.2 to 1.4 ms, against 0.6 to 0.7 with the generic plan that a named statement has after five
 *   executions. Hence the casts on every parameter, and no text that depends on the turn.
 * - One counter row for a key: parallel turns queue on it (`keys/parts.ts`).
 */

/** The parameters as SQL, by the names that the parts take. */
const turn = {
  tenantId: ':tenantId::uuid',
  now: ':now::timestamptz',
  conversationId: ':conversationId::uuid',
  executionId: ':executionId::uuid',
  flowId: ':flowId::uuid',
  locale: ':locale::text',
  variables: ':variables::jsonb',
  splitChoices: ':splitChoices::jsonb',
  speaks: "jsonb_array_length(:lists::jsonb->'messages') > 0",
  keyId: ':keyId::uuid',
}

const claimedOnly = 'exists (select 1 from claimed)'

const KEY = keyParts(
  {
    ...turn,
    operation: ':operation::text',
    key: ':key::text',
    owner: ':keyOwner::uuid',
    body: ':answer::text',
  },
  claimedOnly,
)

const FENCES = `
  ${KEY.held},
  ${messageHeldPart({
    ...turn,
    id: ':messageId::uuid',
    owner: ':messageOwner::text',
    attempts: ':messageAttempts::integer',
  })},
  allowed as (
    select 1
    where (:operation::text is null or exists (select 1 from held))
      and (:messageId::uuid is null or exists (select 1 from message_held))
  )`

/** A turn that makes a call holds the execution until the result is written. */
const CALL_LEASE = `case when :callOwner::text is not null then parley_now() + ${PROCESS_LEASE} end`
const ENDED_AT = `case when :ended::boolean then ${turn.now} end`

/** Events that the execution took lately, so that a wait is not offered one of them again; older ones cannot be. */
const TAKEN_EVENTS = `case
        when :eventId::uuid is null or :eventId::uuid = any(taken_events) then taken_events
        else :eventId::uuid || array(
          select d.id
          from domain_events d
          where d.tenant_id = ${turn.tenantId} and d.id = any(taken_events)
            and d.occurred_at > parley_now() - ${TAKEN_FOR}
        )
      end`

const CLAIM = `
  ${conversationPart({ ...turn, when: ':revision::bigint is null and exists (select 1 from allowed)' })},
  created as (
    insert into executions (tenant_id, id, conversation_id, flow_id, version_id, trigger, status, snapshot, revision,
      wait_token_hash, wait_expires_at, wait_event, last_token_usage, failure, event_id, taken_events, lineage_id,
      lease_owner, lease_until, started_at, updated_at, ended_at)
    select ${turn.tenantId}, ${turn.executionId}, ${turn.conversationId}, ${turn.flowId}, :versionId::uuid,
      :trigger::jsonb, :status::text, :snapshot::jsonb, 1,
      :waitTokenHash::bytea, :waitExpiresAt::timestamptz, :waitEvent::text, :lastTokenUsage::jsonb,
      :failure::jsonb, :eventId::uuid, array_remove(array[:eventId::uuid], null), :lineageId::uuid,
      :callOwner::text, ${CALL_LEASE}, ${turn.now}, ${turn.now}, ${ENDED_AT}
    from conversation
    on conflict (tenant_id, id) do nothing
    returning id
  ), resumed as (
    update executions
    set status = :status::text,
      snapshot = :snapshot::jsonb,
      revision = revision + 1,
      wait_token_hash = :waitTokenHash::bytea,
      wait_expires_at = :waitExpiresAt::timestamptz,
      wait_event = :waitEvent::text,
      last_token_usage = :lastTokenUsage::jsonb,
      failure = :failure::jsonb,
      event_id = coalesce(:eventId::uuid, event_id),
      taken_events = ${TAKEN_EVENTS},
      lease_owner = :callOwner::text,
      lease_until = ${CALL_LEASE},
      updated_at = ${turn.now},
      ended_at = ${ENDED_AT}
    where tenant_id = ${turn.tenantId} and id = ${turn.executionId} and revision = :revision::bigint
      and exists (select 1 from allowed)
      and (not :answers::boolean or wait_expires_at is null or wait_expires_at > parley_now())
    returning id
  ), claimed as (
    select id from created
    union all
    select id from resumed
  )`

const effect = { ...turn, when: claimedOnly }

const EFFECTS = `
  ${conversationMergedPart({ ...effect, when: `:revision::bigint is not null and ${effect.when}` })},
  ${messagesPart({ ...effect, source: ":lists::jsonb->'messages'" })},
  ${queuedPart({
    rows: `
    select ${turn.tenantId}, w.id, w.type, ${turn.executionId}, w.payload, w."runAt", ${turn.now}
    from jsonb_to_recordset(:lists::jsonb->'engineMessages')
      as w(id uuid, type text, payload jsonb, "runAt" timestamptz)
    where ${effect.when}`,
  })},
  ${webhookParts({ ...effect, source: ":lists::jsonb->'webhooks'" })},
  ${modelCallPart({ ...effect, source: ":lists::jsonb->'modelCalls'" })},
  ${completionsPart({
    rows: `
    select ${turn.tenantId}, g.id, g."goalId", 'flow', ${turn.conversationId}, ${turn.executionId}, ${turn.flowId},
      ${turn.locale}, g."valueMicros", g.currency, g.props, ${turn.now}, ${turn.now}
    from jsonb_to_recordset(:lists::jsonb->'completions')
      as g(id uuid, "goalId" uuid, "valueMicros" bigint, currency text, props jsonb)
    where ${effect.when}`,
  })},
  ${eventLogPart({ ...effect, source: ":lists::jsonb->'log'" })},
  ${filesSubmittedPart({
    ...effect,
    ids: "array(select f::uuid from jsonb_array_elements_text(:lists::jsonb->'files') f)",
  })},
  ${auditPart({ ...effect, source: ":lists::jsonb->'audit'" })},
  ${messagesDonePart({ ...effect, ids: 'array[:messageId::uuid, :endedMessageId::uuid]' })},
  ${timerCancelledPart({ ...effect, when: `:cancelsTimer::boolean and ${effect.when}` })},
  ${KEY.answered},
  ${usagePart({
    ...effect,
    kind: ':counted::text',
    slot: ':usageSlot::smallint',
    when: `:counted::text is not null and ${effect.when}`,
  })}`

/** Messages that become due later are found in time without a notification. */
const DUE_ABOUT_NOW = `
  select 1
  from queued
  where run_at <= parley_now() + interval '2 seconds'`

const commit = namedStatement<{ committed: boolean }, ReturnType<typeof valuesOf>>(
  'commit_turn',
  `
  with ${FENCES},
  ${CLAIM},
  ${EFFECTS}
  select exists (select 1 from claimed) as committed, ${announceWork(DUE_ABOUT_NOW, 'messages')},
    ${announceWork('select 1 from webhook_deliveries_written', 'webhooks')}`,
)

function valuesOf(write: TurnWrite) {
  const { conversation, execution, key, claim } = write
  return {
    tenantId: write.tenantId,
    now: write.now,
    conversationId: conversation.id,
    keyId: conversation.keyId,
    locale: conversation.locale,
    variables: conversation.variables,
    splitChoices: conversation.splitChoices,
    executionId: execution.id,
    flowId: execution.flowId,
    versionId: execution.versionId,
    trigger: execution.trigger,
    eventId: execution.eventId,
    lineageId: execution.lineageId,
    revision: execution.revision ?? null,
    status: execution.status,
    snapshot: execution.snapshot,
    waitTokenHash: execution.waitTokenHash,
    waitExpiresAt: execution.waitExpiresAt,
    waitEvent: execution.awaited?.name ?? null,
    answers: execution.answers,
    cancelsTimer: execution.cancelsTimer,
    lastTokenUsage: execution.lastTokenUsage,
    failure: execution.failure,
    ended: execution.ended,
    operation: key?.operation ?? null,
    key: key?.key ?? null,
    keyOwner: key?.owner ?? null,
    answer: key?.body ?? null,
    messageId: claim?.id ?? null,
    messageOwner: claim?.owner ?? null,
    messageAttempts: claim?.attempts ?? null,
    callOwner: execution.callOwner,
    endedMessageId: write.endedMessageId,
    counted: write.counted ?? null,
    usageSlot: usageSlot(write.now),
    // One document for all lists: fewer parameters to bind, and an empty list costs nothing.
    lists: {
      messages: write.messages,
      engineMessages: write.engineMessages,
      completions: write.completions,
      webhooks: write.webhooks,
      modelCalls: write.modelCalls,
      log: write.log,
      files: write.files,
      audit: write.audit,
    },
  }
}

async function writeTurn(db: Queryable, write: TurnWrite): Promise<boolean> {
  const [row] = await commit(db, valuesOf(write))
  return row?.committed ?? false
}

/** Writes a turn completely or not at all. */
export async function commitTurn(db: Pool, write: TurnWrite): Promise<Commit> {
  if (write.execution.awaited === null && write.events.length === 0) return await commitPlain(db, write)
  return await transaction(db, async client => await writeWithEvents(client, write), {
    commitIf: ({ outcome }) => outcome === 'committed',
  })
}

/**
 * As `commitTurn`, also in a transaction of the caller, for a turn that neither raises events nor waits for one: those
 * take locks of their own.
 */
export async function commitPlain(
  db: Queryable,
  write: TurnWrite,
): Promise<Exclude<Commit, { outcome: 'event_limit' }>> {
  return (await writeTurn(db, write)) ? { outcome: 'committed' } : { outcome: 'refused' }
}

async function writeWithEvents(client: Queryable, write: TurnWrite): Promise<Commit> {
  const { tenantId, conversation, execution, events, newId } = write
  const { awaited } = execution
  const lineageId = execution.lineageId ?? execution.id
  // A turn that waits for an event and one that raises it follow one another, so that either the event finds the wait
  // or the wait finds the event.
  await lockEvents(client, tenantId, {
    raised: events.map(event => event.name),
    awaited: awaited === null ? [] : [awaited.name],
    lineageId: events.length === 0 ? null : lineageId,
  })
  if (events.length > 0) {
    const remaining = write.lineageLimit - (await countLineage(client, tenantId, lineageId, write.lineageLimit))
    if (remaining < events.length) return { outcome: 'event_limit', remaining: Math.max(0, remaining) }
  }
  if (!(await writeTurn(client, write))) return { outcome: 'refused' }
  if (awaited !== null) {
    const wait = {
      executionId: execution.id,
      revision: (execution.revision ?? 0) + 1,
      conversationId: conversation.id,
      ...awaited,
    }
    await recallEvents(client, tenantId, wait, newId())
  }
  if (events.length > 0) await raiseEvents(client, tenantId, events, newId)
  return { outcome: 'committed' }
}
