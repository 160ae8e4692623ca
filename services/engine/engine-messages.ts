import {
  claimLapsed,
  MESSAGE_LEASE_MS,
  renewLeases,
  untilNextMessage,
} from '../../adapters/stores/engine-messages/across-tenants.ts'
import type { ClaimedMessage } from '../../adapters/stores/engine-messages/claimed-message.ts'
import { dropMessage, failMessage, releaseMessage, retryMessage } from '../../adapters/stores/engine-messages/queue.ts'
import { isCancelled, isTransient } from '../../adapters/postgres/transient.ts'
import type { TakenEvent } from '../../adapters/stores/events/events.ts'
import { findRecentEvents } from '../../adapters/stores/events/recent.ts'
import type { ExecutionRecord } from '../../adapters/stores/executions/state.ts'
import type {
  EventArrivedPayload,
  RecentEventsPayload,
  RunNextStepPayload,
  StartExecutionPayload,
} from '../../generated/schemas/jobs.ts'
import { restoreSnapshot } from '../../domain/engine/snapshot.ts'
import type { Stimulus } from '../../domain/engine/stimulus.ts'
import { redactText } from '../../domain/redaction.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { CallPostponed } from '../calls/slots.ts'
import { createDrain, type Drain, type Outside } from '../drain.ts'
import type { Log } from '../log.ts'
import { onceAvailable } from '../unavailable.ts'
import { offerEvents } from './event-offers.ts'
import { createFairClaims } from './fair-claims.ts'
import { eventMatcher, subjectOf } from './turn-subject.ts'
import { continueTurn, repeatCall, startTurn, type TurnOptions, type TurnDeps, type TurnOutcome } from './turns.ts'

/** The first attempt and its retries (specification, Limits: async engine messages). */
export const ATTEMPTS = 4
const RETRY_MAX_MS = 30_000
const CAUSE_MAX = 2_000
/**
 * Statements of a message that may be cancelled by their time limit without using up an attempt: a lock that is held
 * for ten minutes. One that is too slow by itself would be repeated forever.
 */
const CANCELLED_AT_MOST = 20
/** After an error that has nothing to do with the message; up to twice as long. */
const TRANSIENT_PAUSE_MS = 1_000

/** Milliseconds before the next attempt when `attempts` have been made: 1, 2, 4 seconds and so on, at most 30. */
export function retryDelay(attempts: number): number {
  return Math.min(1_000 * 2 ** (attempts - 1), RETRY_MAX_MS)
}

/** As many as the worker has connections for turns: more would wait for a connection, regardless of workspace. */
const PROCESSED_AT_MOST = 6
/** The others are claimed in advance, so that the next turns need not wait for a claim. */
const HELD_AT_MOST = 24
const CLAIM_AT_LEAST = 12
/** Work that another process writes is announced if it is due soon, and found by polling if it is due later. */
const LONGEST_SLEEP_MS = 1_000
const OVERDUE_PAUSE_MS = 25
/** Longer than any one attempt of a call may take. */
const LATE_MS = 150_000

/** Carries out engine messages as they become due; logs each one that takes longer than `lateMs`. */
export function createEngineDrain(
  deps: TurnDeps,
  { claimDb = deps.db, lateMs = LATE_MS }: { claimDb?: Pool; lateMs?: number } = {},
): Drain {
  const { db, log } = deps
  const owner = deps.newId()
  const { claim, admission } = createFairClaims({ ...deps, db: claimDb }, owner)
  return createDrain<ClaimedMessage>({
    claim,
    admission: {
      ...admission,
      claimLapsed: async () => (await claimLapsed(claimDb, { owner, limit: 1 }))[0],
      processedAtMost: PROCESSED_AT_MOST,
      claimAtLeast: CLAIM_AT_LEAST,
    },
    work: async (message, _stopping, outside) => await tracedWork(deps, lateMs, message, outside),
    untilNext: async () => await untilNextMessage(claimDb),
    renew: async messages => await renewLeases(claimDb, owner, messages),
    release: async message => await releaseMessage(db, message, { delayMs: 0 }),
    onError: (error, what) => log.warn({ err: error }, `engine messages: ${what}`),
    heldAtMost: HELD_AT_MOST,
    renewEveryMs: MESSAGE_LEASE_MS / 3,
    longestSleepMs: LONGEST_SLEEP_MS,
    overduePauseMs: OVERDUE_PAUSE_MS,
  })
}

async function tracedWork(deps: TurnDeps, lateMs: number, message: ClaimedMessage, outside: Outside): Promise<void> {
  const span = { facts: factsOf(message), parent: message.traceparent }
  await deps.tracing.run(`engine message ${message.type}`, span, async () => {
    await watched({ log: deps.log, lateMs }, message, async () => await processMessage(deps, message, outside))
  })
}

/** Logs a message that takes too long while it is still processed: a turn that never ends throws nothing. */
async function watched(
  { log, lateMs }: { log: Log; lateMs: number },
  message: ClaimedMessage,
  work: () => Promise<void>,
): Promise<void> {
  const { tenantId, type, claim, execution } = message
  const facts = { tenantId, type, messageId: claim.id, executionId: execution?.id, flowId: execution?.flowId }
  const late = setTimeout(() => log.warn(facts, 'an engine message is still being processed'), lateMs).unref()
  try {
    await work()
  } finally {
    clearTimeout(late)
  }
}

function factsOf({ claim, execution, tenantId }: ClaimedMessage): Record<string, string | number> {
  return {
    'parley.workspace': tenantId,
    'parley.attempt': claim.attempts,
    ...(execution === undefined ? {} : { 'parley.execution': execution.id }),
  }
}

/**
 * Processes one claimed message and settles it: it is deleted with the commit of its turn, dropped when the execution
 * has moved on, tried again later, or moved to the failed messages. What an unavailable database prevents does not
 * count as an attempt.
 * @throws Error if not even that could be written; the lease then expires
 */
export async function processMessage(deps: TurnDeps, message: ClaimedMessage, outside?: Outside): Promise<void> {
  const { claim } = message
  if (claim.attempts > ATTEMPTS) {
    const cause = message.lastError ?? {
      kind: 'process_died',
      message: 'the process that worked on the message ended each time',
    }
    await failMessage(deps.db, message, { attempts: claim.attempts - 1, cause })
    return
  }
  try {
    // Stale: the execution has moved on or the lease is lost, and this writes nothing.
    if (message.payload['kind'] === 'offer_events') await offerEvents(deps, message)
    else if ((await runMessage(deps, { ...message, outside })) !== 'replied') await dropMessage(deps.db, message)
  } catch (error) {
    await fail(deps, message, error)
  }
}

async function fail(deps: TurnDeps, message: ClaimedMessage, error: unknown): Promise<void> {
  const { db, log } = deps
  const { claim, tenantId, type } = message
  if (error instanceof CallPostponed) {
    await releaseMessage(db, message, { delayMs: error.delayMs })
    return
  }
  const cancelled = cancelledBefore(message) + (isCancelled(error) ? 1 : 0)
  const cause = causeOf(error)
  if (isTransient(error) && !(isCancelled(error) && cancelled > CANCELLED_AT_MOST)) {
    log.warn({ err: error, tenantId, messageId: claim.id, type }, 'an engine message waits for the database')
    const waiting = { delayMs: pauseBeforeRetry(deps), ...(cancelled === 0 ? {} : { error: { ...cause, cancelled } }) }
    await onceAvailable(
      async () => await releaseMessage(db, message, waiting),
      (waitsFor: unknown) => {
        log.warn({ err: waitsFor, tenantId, messageId: claim.id, type }, 'the release of an engine message waits')
      },
    )
    return
  }
  log.warn({ err: error, tenantId, messageId: claim.id, type, attempts: claim.attempts }, 'an engine message failed')
  if (claim.attempts >= ATTEMPTS) await failMessage(db, message, { attempts: claim.attempts, cause })
  else await retryMessage(db, message, { delayMs: retryDelay(claim.attempts), error: { ...cause, cancelled } })
}

function cancelledBefore({ lastError }: ClaimedMessage): number {
  return (lastError as { cancelled?: number } | null)?.cancelled ?? 0
}

/** Different for each message, so that they do not all need a connection at once. */
function pauseBeforeRetry({ random }: TurnDeps): number {
  return TRANSIENT_PAUSE_MS * (1 + random())
}

function causeOf(error: unknown): { kind: string; message: string } {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const { value } = redactText(error instanceof Error ? error.message : String(error))
  return { kind: code ?? (error instanceof Error ? error.name : 'error'), message: value.slice(0, CAUSE_MAX) }
}

/** A message, and how the calls of its turn are run. */
type MessageInWork = ClaimedMessage & { outside: Outside | undefined }

type MessageOutcome = TurnOutcome['outcome'] | 'moved'

/** Kinds of ResumeExecution that concern one run. Another version of the program may have queued others. */
const KINDS_OF_RUN: readonly unknown[] = ['event_arrived', 'recent_events'] satisfies (
  EventArrivedPayload | RecentEventsPayload
)['kind'][]

async function runMessage(deps: TurnDeps, message: MessageInWork): Promise<MessageOutcome> {
  const { execution, event, type, payload } = message
  if (type === 'ResumeExecution' && !KINDS_OF_RUN.includes(payload['kind']))
    throw new Error(`a ResumeExecution is of no known kind: ${JSON.stringify(payload['kind'] ?? null)}`)
  if (type === 'StartExecution') return execution === undefined ? await startExecution(deps, message) : 'moved'
  if (execution === undefined || String(execution.revision) !== payload['revision']) return 'moved'
  switch (type) {
    case 'RunNextStep':
      return await repeatStep(deps, message, execution)
    case 'FireWait':
      return await resumeExecution(deps, message, execution, { type: 'timer' })
    case 'ResumeExecution':
      if (payload['kind'] === 'recent_events') return await offerRecentEvents(deps, message, execution)
      return event === undefined ? 'moved' : await resumeByEvent(deps, message, execution, event)
  }
}

async function startExecution(deps: TurnDeps, message: MessageInWork): Promise<MessageOutcome> {
  const { event, tenantId, now, conversation } = message
  const payload = message.payload as unknown as StartExecutionPayload
  if (event === undefined) throw new Error(`the event ${payload.eventId} is not stored any more`)
  const flow = await deps.publications.version(tenantId, payload.versionId)
  if (flow === undefined) throw new Error(`version ${payload.versionId} of the flow no longer loads`)
  const { outcome } = await startTurn(
    deps,
    tenantId,
    {
      now,
      flow,
      executionId: payload.executionId,
      stimulus: { type: 'start', trigger: { type: 'event', data: event.data, depth: event.depth } },
      trigger: { type: 'event', name: event.name, eventId: event.id },
      conversation: conversation ?? {
        id: payload.conversationId ?? deps.newId(),
        webhookKeyId: null,
        locale: null,
        variables: {},
        splitChoices: {},
        customer: { proven: false },
      },
    },
    optionsOf(deps, message),
  )
  return outcome
}

async function repeatStep(deps: TurnDeps, message: MessageInWork, execution: ExecutionRecord): Promise<MessageOutcome> {
  const read = { now: message.now, found: execution }
  return (await repeatCall(deps, message.tenantId, read, optionsOf(deps, message))).outcome
}

async function resumeExecution(
  deps: TurnDeps,
  message: MessageInWork,
  execution: ExecutionRecord,
  stimulus: Stimulus,
): Promise<MessageOutcome> {
  const read = { now: message.now, found: execution }
  const turn = { execution: read, stimulus }
  return (await continueTurn(deps, message.tenantId, turn, optionsOf(deps, message))).outcome
}

async function resumeByEvent(
  deps: TurnDeps,
  message: MessageInWork,
  execution: ExecutionRecord,
  event: TakenEvent,
): Promise<MessageOutcome> {
  const { name, data, depth } = event
  return await resumeExecution(deps, { ...message, event }, execution, { type: 'event', name, data, depth })
}

/** Offers a wait the events that arrived just before it, newest first, until one matches. */
async function offerRecentEvents(
  deps: TurnDeps,
  message: MessageInWork,
  execution: ExecutionRecord,
): Promise<MessageOutcome> {
  const snapshot = restoreSnapshot(execution.snapshot)
  const { wait } = snapshot
  if (wait?.kind !== 'event') return 'moved'
  const { id: executionId, conversationId } = execution
  const recent = { executionId, conversationId, name: wait.event, since: new Date(wait.since) }
  const stimulus = { type: 'event', name: wait.event, data: {} } as const
  const subject = await subjectOf(deps, message.tenantId, { now: message.now, found: execution }, stimulus)
  const takes = await eventMatcher(deps, subject)
  for await (const events of findRecentEvents(deps.db, message.tenantId, recent))
    for (const event of events) {
      if (!(await takes(snapshot, event.data))) continue
      const outcome = await resumeByEvent(deps, message, execution, event)
      if (outcome !== 'ignored') return outcome
    }
  return 'ignored'
}

function optionsOf({ idempotency }: TurnDeps, message: MessageInWork): TurnOptions {
  const { claim, event, execution, tenantId, payload, type } = message
  const bound = type === 'RunNextStep' ? (payload as unknown as RunNextStepPayload).idempotencyKey : undefined
  return {
    keyLease: bound === undefined ? undefined : idempotency.bound({ tenantId, ...bound }),
    keyId: null,
    webhookKeyId: execution?.conversation.webhookKeyId ?? null,
    userMessages: [],
    tokenUsage: null,
    variables: {},
    claim,
    outside: message.outside,
    ...(event === undefined ? {} : { cause: { eventId: event.id, lineageId: event.lineageId ?? event.id } }),
  }
}
