import type { AuditWrite } from '../audit/record.ts'
import { messageRow, type MessageWrite } from '../conversations/messages.ts'
import type { EngineMessageWrite, MessageClaim } from '../engine-messages/parts.ts'
import { countLineage, lockEvents, raiseEvents, type EventWrite } from '../events/events.ts'
import { wakeForRecent, type RecentDecided } from '../events/recent.ts'
import type { KeyWrite } from '../idempotency/keys.ts'
import { recordGap, type GapWrite } from '../knowledge/gaps.ts'
import { writeHandoffs } from '../handoffs/turn-handoffs.ts'
import { keyTakenPart } from '../idempotency/parts.ts'
import { PROCESS_LEASE_MS } from '../../postgres/clock.ts'
import type { WebhookWrite } from '../webhooks/parts.ts'
import type { LogWrite } from './event-log.ts'
import type { ModelCallWrite } from './model-calls.ts'
import type { Pool } from '../../postgres/pool.ts'
import { transaction } from '../../postgres/transaction.ts'
import { namedStatement, type Queryable } from '../../postgres/statement.ts'
import type { CorrelationKey } from '../../../domain/correlation.ts'
import type { TurnHandoff } from '../../../domain/handoffs/turn-handoffs.ts'

/** A goal that a node reached, in the conversation, execution and flow of the turn. */
export type TurnCompletion = {
  id: string
  goalId: string
  goalCode: string
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
    /** Who makes the call that follows this part of the turn; null if none follows. */
    callOwner: string | null
    waitTokenHash: Buffer | null
    waitExpiresAt: Date | null
    /** The turn answers a wait for input that has not expired. */
    answers: boolean
    /** The turn ends a wait whose timer is queued. */
    cancelsTimer: boolean
    /** The event that the execution waits for, since when, and what was decided about those before. */
    awaited: { name: string; since: Date; key: CorrelationKey; recent: RecentDecided } | null
    lastTokenUsage: object | null
    failure: object | null
    ended: boolean
    /** The domain event that moved the execution; null when none did. */
    eventId: string | null
    /** First cause of the execution if it is another one; null if it is the execution itself. */
    lineageId: string | null
  }
  messages: MessageWrite[]
  engineMessages: EngineMessageWrite[]
  completions: TurnCompletion[]
  webhooks: WebhookWrite[]
  modelCalls: ModelCallWrite[]
  log: LogWrite[]
  /** The handoffs that the turn requests, changes or ends. */
  handoffs: readonly TurnHandoff[]
  /** The questions that no document answers. */
  gaps: readonly GapWrite[]
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
 * `stale`: another turn, another holder of the idempotency key or of the message was there first, or the wait has
 * expired. `event_limit`: the number of events that may still be raised.
 */
export type Commit = { outcome: 'committed' } | { outcome: 'stale' } | { outcome: 'event_limit'; remaining: number }

/*
 * A turn is one call of the function `commit_turn` of the database (`migrations/`), so one transaction and one round
 * trip. The function checks what entitles the caller to write (fences), creates the execution or moves it on from the
 * revision that the turn was decided on (claim), and writes everything else (effects). It runs only the parts that the
 * turn has, each planned once for a connection. docs/decisions.md says why it is a function.
 */
const COMMITTED = `
  select commit_turn(
    p_tenant_id => :tenantId, p_now => :now,
    p_conversation_id => :conversationId, p_key_id => :keyId, p_locale => :locale, p_variables => :variables,
    p_split_choices => :splitChoices,
    p_execution_id => :executionId, p_revision => :revision, p_flow_id => :flowId, p_version_id => :versionId,
    p_trigger => :trigger, p_status => :status, p_snapshot => :snapshot, p_failure => :failure,
    p_last_token_usage => :lastTokenUsage, p_ended => :ended, p_event_id => :eventId, p_lineage_id => :lineageId,
    p_wait_token_hash => :waitTokenHash, p_wait_expires_at => :waitExpiresAt, p_wait_event => :waitEvent,
    p_wait_fields => :waitFields, p_wait_digest => :waitDigest,
    p_answers => :answers, p_cancels_timer => :cancelsTimer,
    p_call_owner => :callOwner, p_call_lease => :callLease,
    p_operation => :operation, p_key => :key, p_key_owner => :keyOwner, p_answer => :answer,
    p_message_id => :messageId, p_message_owner => :messageOwner, p_message_attempts => :messageAttempts,
    p_ended_message_id => :endedMessageId,
    p_counted => :counted,
    p_messages => :messages, p_engine_messages => :engineMessages, p_log => :log, p_webhooks => :webhooks,
    p_model_calls => :modelCalls, p_completions => :completions, p_audit => :audit, p_files => :files
  ) as committed`

const commit = namedStatement<{ committed: boolean }, ReturnType<typeof valuesOf>>('commit_turn', COMMITTED)

/** Takes the idempotency key first; where another request has it, the function is not called. */
const commitTakingKey = namedStatement<{ committed: boolean }, ReturnType<typeof valuesOf>>(
  'commit_turn_taking_key',
  `
  with ${keyTakenPart({
    tenantId: ':tenantId',
    operation: ':operation',
    key: ':key',
    fingerprint: ':fingerprint',
    owner: ':keyOwner',
  })}
  ${COMMITTED}
  from key_taken`,
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
    revision: execution.revision ?? null,
    flowId: execution.flowId,
    versionId: execution.versionId,
    trigger: execution.trigger,
    status: execution.status,
    snapshot: execution.snapshot,
    failure: execution.failure,
    lastTokenUsage: execution.lastTokenUsage,
    ended: execution.ended,
    eventId: execution.eventId,
    lineageId: execution.lineageId,
    waitTokenHash: execution.waitTokenHash,
    waitExpiresAt: execution.waitExpiresAt,
    waitEvent: execution.awaited?.name ?? null,
    waitFields: execution.awaited?.key.fields ?? '',
    waitDigest: execution.awaited?.key.digest ?? '',
    answers: execution.answers,
    cancelsTimer: execution.cancelsTimer,
    callOwner: execution.callOwner,
    callLease: `${String(PROCESS_LEASE_MS)} milliseconds`,
    operation: key?.operation ?? null,
    key: key?.key ?? null,
    keyOwner: key?.owner ?? null,
    fingerprint: key?.fingerprint ?? null,
    answer: key?.body ?? null,
    messageId: claim?.id ?? null,
    messageOwner: claim?.owner ?? null,
    messageAttempts: claim?.attempts ?? null,
    endedMessageId: write.endedMessageId,
    counted: write.counted ?? null,
    messages: rows(write.messages.map(messageRow)),
    engineMessages: rows(write.engineMessages),
    log: rows(write.log),
    webhooks: rows(write.webhooks),
    modelCalls: rows(write.modelCalls),
    completions: rows(write.completions),
    audit: rows(write.audit),
    files: write.files.length === 0 ? null : write.files,
  }
}

/** As JSON; null where there is nothing to write, which skips the part. */
function rows(list: readonly object[]): string | null {
  return list.length === 0 ? null : JSON.stringify(list)
}

/** With handoffs or gaps, in a transaction. Many turns may count the same gap: it is locked last. */
async function writeTurn(db: Queryable, write: TurnWrite): Promise<boolean> {
  const takesKey = write.key !== undefined && write.key.fingerprint !== null
  const [row] = await (takesKey ? commitTakingKey : commit)(db, valuesOf(write))
  if (row?.committed !== true) return false
  const { tenantId, now, conversation, execution, handoffs, gaps } = write
  const turn = { tenantId, now, conversationId: conversation.id, executionId: execution.id }
  if (handoffs.length > 0) await writeHandoffs(db, turn, handoffs)
  for (const gap of gaps) await recordGap(db, turn, gap)
  return true
}

/** Writes a turn completely or not at all. */
export async function commitTurn(db: Pool, write: TurnWrite): Promise<Commit> {
  const plain = write.execution.awaited === null && write.events.length === 0
  if (plain && write.handoffs.length + write.gaps.length === 0) return await commitPlain(db, write)
  const work = plain ? commitPlain : writeWithEvents
  return await transaction(db, async (client): Promise<Commit> => await work(client, write), {
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
  return (await writeTurn(db, write)) ? { outcome: 'committed' } : { outcome: 'stale' }
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
  if (!(await writeTurn(client, write))) return { outcome: 'stale' }
  if (awaited !== null) {
    const wait = {
      executionId: execution.id,
      revision: (execution.revision ?? 0) + 1,
      conversationId: conversation.id,
      ...awaited,
    }
    await wakeForRecent(client, tenantId, wait, newId())
  }
  if (events.length > 0) await raiseEvents(client, tenantId, events, { newId })
  return { outcome: 'committed' }
}
