import type { ConversationRecord, ExecutionRecord, Read } from '../../adapters/stores/executions/state.ts'
import {
  hasEnded,
  outcomeOf,
  questionOf,
  restoreSnapshot,
  type FailureKind,
  type Outcome,
} from '../../domain/engine/snapshot.ts'
import type { AsideStimulus, Stimulus } from '../../domain/engine/stimulus.ts'
import { bytesOf, type JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import { toValidationErrors, type FieldViolation } from '../../domain/values/violation.ts'
import { MERGED_MAX_BYTES, mergeVariables, withoutMessages } from '../../domain/variables.ts'
import { CommitRefused, keyLost } from '../idempotency/idempotency.ts'
import type { PublishedIntent } from '../published/published.ts'
import { replyOf } from './turn-writes.ts'
import { continueTurn, startTurn, type Reply, type TurnDeps, type TurnOptions, type TurnOutcome } from './turns.ts'

/** The session of a visitor, which acts in its conversation alone. */
export type VisitorSession = { conversationId: string; proven: boolean }

/** What starts an execution: an intent, in a conversation that is created if it does not exist. */
export type RunStart = {
  tenantId: string
  intent: PublishedIntent
  conversationId: string
  session?: VisitorSession
  text?: string | undefined
  entities?: JsonObject
  context: JsonObject
}

/** How a surface refuses values that break the rules; `key` is the rejected key of `variables`. */
export type Rejection = (violations: FieldViolation[], key?: string) => Refusal

/** The details that every surface gives with such a refusal. */
export function rejectionDetails(violations: FieldViolation[], key: string | undefined): object {
  return { ...(key === undefined ? {} : { key }), validation_errors: toValidationErrors(violations) }
}

/**
 * Refuses variables that would exceed the conversation's limit together with the stored ones; a request without values
 * never does.
 */
export function checkMerged(
  field: 'variables' | 'context',
  stored: JsonObject,
  added: JsonObject,
  rejection: Rejection,
): void {
  if (Object.keys(added).length === 0 || bytesOf(mergeVariables(stored, added)) <= MERGED_MAX_BYTES) return
  const violation: FieldViolation = { field, rule: 'max_length', constraint: 'merged_bytes' }
  throw rejection([violation], field === 'variables' ? field : undefined)
}

/** @throws Refusal `invalid_session_token` for a session from before the customer of the conversation was proven */
function checkSession(session: VisitorSession | undefined, conversation: ConversationRecord | undefined): void {
  if (session?.proven === false && conversation?.customer.proven === true) throw new Refusal('invalid_session_token')
}

/**
 * Starts the flow of an intent and runs it to its first pause or end.
 * @throws Refusal of `rejection` for variables that outgrow the conversation
 */
export async function startRun(
  deps: TurnDeps,
  start: RunStart,
  options: TurnOptions,
  rejection: Rejection,
): Promise<Reply> {
  const { tenantId, intent, conversationId, session, text, entities, context } = start
  const conversation = await deps.reads.conversation(tenantId, conversationId)
  checkSession(session, conversation.found)
  checkMerged('variables', conversation.found?.variables ?? {}, options.variables, rejection)
  const executionId = deps.newId()
  const outcome = await startTurn(
    deps,
    tenantId,
    {
      now: conversation.now,
      executionId,
      flow: intent.flow,
      stimulus: {
        type: 'start',
        trigger: { type: 'chat_intent', ...(text === undefined ? {} : { text }) },
        ...(entities === undefined ? {} : { entities }),
        context,
      },
      trigger: { type: 'chat_intent', name: intent.trigger.intent },
      conversation: conversation.found ?? {
        id: conversationId,
        webhookKeyId: null,
        locale: null,
        variables: {},
        splitChoices: {},
        customer: { proven: false },
      },
    },
    options,
  )
  if (outcome.outcome === 'replied') return outcome.reply
  // No other turn can move an execution before its first commit, unless another request took over the key.
  if (options.keyLease !== undefined) throw outcome.outcome === 'stale' ? new CommitRefused() : keyLost()
  if (outcome.outcome === 'overtaken') return await currentReply(deps, tenantId, executionId)
  throw new Error(`a start has no outcome ${outcome.outcome}`)
}

/** An answer to the wait of an execution. */
export type WaitAnswer = {
  tenantId: string
  executionId: string
  waitToken: string | undefined
  /** The execution must belong to its conversation. */
  session?: VisitorSession
  context: JsonObject
  variables: JsonObject
  /**
   * The values, and their text in the transcript; they may depend on what is asked. Without values the question cannot
   * take the text.
   */
  read: (execution: ExecutionRecord) => { values: JsonObject | undefined; text: string }
  /** @throws Refusal where the caller is to decide first whether it is an answer */
  beforeAnswer?: (execution: ExecutionRecord) => Promise<void>
  /** What runs where the question does not take the answer; undefined where it is refused. */
  asideOf?: (execution: ExecutionRecord) => Promise<AsideStimulus | undefined>
}

const ATTEMPTS = 3

/**
 * Answers a waiting execution and continues it; of concurrent answers with the same token, one wins. A commit that lost
 * a race is repeated as long as the token is valid.
 * @throws Refusal `execution_not_found`, `invalid_wait_token`, `execution_aborted`, and that of `rejection` for values
 * that break the rules
 */
export async function answerWait(
  deps: TurnDeps,
  answer: WaitAnswer,
  options: Omit<TurnOptions, 'userMessages' | 'variables'>,
  rejection: Rejection,
): Promise<Reply> {
  const { tenantId, executionId, waitToken } = answer
  for (let attempt = 1; ; attempt++) {
    const execution = await deps.reads.execution(tenantId, executionId)
    if (execution === undefined) throw new Refusal('execution_not_found')
    checkOwner(answer.session, execution.found)
    checkWait(deps, tenantId, execution, waitToken)
    checkSize(execution.found, answer, rejection)
    await answer.beforeAnswer?.(execution.found)
    const outcome = await offer(deps, answer, execution, options)
    switch (outcome.outcome) {
      case 'replied':
        return outcome.reply
      case 'rejected':
        throw rejection(outcome.violations)
      case 'ignored':
        throw new Refusal('invalid_wait_token')
      case 'overtaken':
        if (options.keyLease !== undefined) throw keyLost()
        return await replyUnlessAborted(deps, tenantId, executionId)
      case 'stale':
        if (attempt === ATTEMPTS)
          throw options.keyLease === undefined ? new Refusal('invalid_wait_token') : new CommitRefused()
    }
  }
}

/** @throws Refusal `execution_not_found`, `invalid_session_token` */
function checkOwner(session: VisitorSession | undefined, { conversationId, conversation }: ExecutionRecord): void {
  if (session !== undefined && session.conversationId !== conversationId) throw new Refusal('execution_not_found')
  checkSession(session, conversation)
}

/** Offers the answer to the question first, and then, where it is not taken, to what may interrupt the question. */
async function offer(
  deps: TurnDeps,
  { tenantId, context, variables, read, asideOf }: WaitAnswer,
  execution: Read<ExecutionRecord>,
  options: Omit<TurnOptions, 'userMessages' | 'variables'>,
): Promise<TurnOutcome> {
  const { values, text } = read(execution.found)
  const turn = { ...options, userMessages: [text], variables }
  const move = async (stimulus: Stimulus) => await continueTurn(deps, tenantId, { execution, stimulus }, turn)
  const taken: TurnOutcome =
    values === undefined
      ? { outcome: 'rejected', violations: [{ field: 'text', rule: 'type', constraint: 'asides' }] }
      : await move({ type: 'resume', values, context, variables })
  if (taken.outcome !== 'rejected') return taken
  const aside = await asideOf?.(execution.found)
  if (aside === undefined) return taken
  const interrupted = await move({ ...aside, context, variables })
  // Where the flow of the intent was withdrawn meanwhile, the answer stays refused.
  return interrupted.outcome === 'ignored' ? taken : interrupted
}

/**
 * Refuses an answer that is too late, of the wrong state, or without the token (specification, Execution status); the
 * database's clock decides.
 */
function checkWait(
  deps: Pick<TurnDeps, 'waitTokens'>,
  tenantId: string,
  { now, found: execution }: Read<ExecutionRecord>,
  waitToken: string | undefined,
): void {
  if (execution.status === 'aborted') throw new Refusal('execution_aborted')
  const { waitExpiresAt, status } = execution
  if (status !== 'waiting_input' || waitToken === undefined || !isTokenOf(deps, tenantId, execution, waitToken))
    throw new Refusal('invalid_wait_token')
  if (waitExpiresAt !== null && waitExpiresAt <= now) throw new Refusal('invalid_wait_token')
}

/** An answer merges into its conversation, and into the values of the run, which began with those of that time. */
function checkSize(
  { conversation, snapshot: stored }: ExecutionRecord,
  { variables, context }: WaitAnswer,
  rejection: Rejection,
): void {
  const snapshot = restoreSnapshot(stored)
  checkMerged('variables', conversation.variables, variables, rejection)
  checkMerged('variables', snapshot.variables, variables, rejection)
  checkMerged('context', withoutMessages(snapshot.context), context, rejection)
}

/** The stored hash is that of the token as it was given out first; a rotation of APP_SECRET in between changes it. */
function isTokenOf(
  { waitTokens }: Pick<TurnDeps, 'waitTokens'>,
  tenantId: string,
  { id, waitTokenHash, snapshot }: ExecutionRecord,
  waitToken: string,
): boolean {
  if (waitTokenHash === null) return false
  if (waitTokens.matches(waitToken, waitTokenHash)) return true
  const question = questionOf(restoreSnapshot(snapshot).wait)
  return question !== undefined && waitTokens.isTokenFor(waitToken, tenantId, id, question.expectedInput.block_id)
}

type ReadDeps = Pick<TurnDeps, 'reads' | 'waitTokens'>

/**
 * The current reply of an execution.
 * @throws Refusal `execution_not_found`
 */
export async function currentReply(deps: ReadDeps, tenantId: string, executionId: string): Promise<Reply> {
  const execution = await deps.reads.execution(tenantId, executionId)
  if (execution === undefined) throw new Refusal('execution_not_found')
  return lastReplyOf(deps, tenantId, execution.found)
}

/** As `currentReply`, for an answer. @throws Refusal `execution_aborted`, `execution_not_found` */
export async function replyUnlessAborted(deps: ReadDeps, tenantId: string, executionId: string): Promise<Reply> {
  const reply = await currentReply(deps, tenantId, executionId)
  if (reply.status === 'aborted') throw new Refusal('execution_aborted')
  return reply
}

/** The last reply of an execution, with the token of its current wait. */
function lastReplyOf(
  deps: Pick<TurnDeps, 'waitTokens'>,
  tenantId: string,
  { id, conversationId, snapshot: stored, status, tokenUsage }: ExecutionRecord,
): Reply {
  const restored = restoreSnapshot(stored)
  const snapshot = { ...restored, status, wait: hasEnded({ status }) ? null : restored.wait }
  const run = { executionId: id, conversationId, snapshot, blocks: snapshot.blocks, tokenUsage }
  return replyOf(deps, tenantId, run)
}

/** An execution as a caller reads it. `blocks`: those of the last reply and what was added since. */
export type ExecutionState = Reply & { outcome: Outcome | null; failureKind: FailureKind | null; updatedAt: Date }

/**
 * The current state of an execution; with `session`, of one of its conversation only.
 * @throws Refusal `execution_not_found`, `invalid_session_token`
 */
export async function executionState(
  deps: ReadDeps,
  { tenantId, executionId, session }: { tenantId: string; executionId: string; session?: VisitorSession },
): Promise<ExecutionState> {
  const execution = (await deps.reads.execution(tenantId, executionId))?.found
  if (execution === undefined) throw new Refusal('execution_not_found')
  checkOwner(session, execution)
  return stateOf(deps, tenantId, execution)
}

/** The state of an execution that was read. */
export function stateOf(
  deps: Pick<TurnDeps, 'waitTokens'>,
  tenantId: string,
  execution: ExecutionRecord,
): ExecutionState {
  const { status, updatedAt } = execution
  const { failure } = restoreSnapshot(execution.snapshot)
  return {
    ...lastReplyOf(deps, tenantId, execution),
    outcome: outcomeOf({ status, failure }),
    failureKind: status === 'failed' ? (failure?.kind ?? null) : null,
    updatedAt,
  }
}
