import {
  findConversation,
  findExecution,
  type ExecutionRecord,
  type Read,
} from '../../adapters/stores/executions/state.ts'
import type { Stimulus } from '../../domain/engine/stimulus.ts'
import type { JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { FieldViolation } from '../../domain/values/violation.ts'
import { keyLost } from '../idempotency/idempotency.ts'
import type { PublishedIntent } from '../published/published.ts'
import { continueTurn, startTurn, type Reply, type TurnCompany, type TurnDeps } from './turns.ts'
import { waitTokenOf } from './turn-writes.ts'

/** What starts a run: an intent, in a conversation that is created where it does not exist. */
export type RunStart = {
  tenantId: string
  intent: PublishedIntent
  conversationId: string
  text?: string | undefined
  entities?: JsonObject
  context: JsonObject
}

/** Starts the flow of an intent and runs it to its first pause or end. */
export async function startRun(deps: TurnDeps, start: RunStart, company: TurnCompany): Promise<Reply> {
  const { tenantId, intent, conversationId, text, entities, context } = start
  const conversation = await findConversation(deps.db, tenantId, conversationId)
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
        locale: null,
        variables: {},
        splitChoices: {},
        customer: {},
      },
    },
    company,
  )
  if (outcome.outcome === 'replied') return outcome.reply
  // Nobody else can move an execution before its first commit, unless the key was taken over.
  if (company.keyLease !== undefined) throw keyLost()
  if (outcome.outcome === 'overtaken') return await standingReply(deps, tenantId, executionId)
  throw new Error(`a start has no outcome ${outcome.outcome}`)
}

/** An answer to a wait: which one, and what it says. */
export type WaitAnswer = {
  tenantId: string
  executionId: string
  waitToken: string | undefined
  /** The conversation that the execution must belong to. */
  conversationId?: string
  context: JsonObject
  variables: JsonObject
  /** The values, and what the transcript shows of them; they may depend on what is asked. */
  read: (execution: ExecutionRecord) => { values: JsonObject; said: string }
}

const ATTEMPTS = 3

/**
 * Answers a waiting execution and runs it on; of parallel answers with one token one wins. A commit that lost a race is
 * tried again as long as the token is good.
 * @throws Refusal `execution_not_found`, `invalid_wait_token`, `execution_aborted`, and what `rejection` makes of values
 * that do not fit
 */
export async function answerWait(
  deps: TurnDeps,
  answer: WaitAnswer,
  company: Omit<TurnCompany, 'said' | 'variables'>,
  rejection: (violations: FieldViolation[]) => Refusal,
): Promise<Reply> {
  const { tenantId, executionId, waitToken, context, variables } = answer
  for (let attempt = 1; ; attempt++) {
    const execution = await findExecution(deps.db, tenantId, executionId)
    if (execution === undefined) throw new Refusal('execution_not_found')
    if (answer.conversationId !== undefined && execution.found.conversationId !== answer.conversationId)
      throw new Refusal('execution_not_found')
    checkWait(deps, execution, waitToken)
    const { values, said } = answer.read(execution.found)
    const stimulus: Stimulus = { type: 'resume', values, context, variables }
    const outcome = await continueTurn(deps, tenantId, execution, stimulus, { ...company, said: [said], variables })
    switch (outcome.outcome) {
      case 'replied':
        return outcome.reply
      case 'rejected':
        throw rejection(outcome.violations)
      case 'ignored':
        throw new Refusal('invalid_wait_token')
      case 'overtaken':
        if (company.keyLease !== undefined) throw keyLost()
        return await replyUnlessAborted(deps, tenantId, executionId)
      case 'stale':
        if (attempt === ATTEMPTS) throw company.keyLease === undefined ? new Refusal('invalid_wait_token') : keyLost()
    }
  }
}

/**
 * Refuses an answer that is too late, of the wrong state, or without the token (specification, Execution status); the
 * database's clock decides.
 */
function checkWait(
  { waitTokens }: Pick<TurnDeps, 'waitTokens'>,
  { now, found: execution }: Read<ExecutionRecord>,
  waitToken: string | undefined,
): void {
  if (execution.status === 'aborted') throw new Refusal('execution_aborted')
  const { waitTokenHash, waitExpiresAt, status } = execution
  if (
    status !== 'waiting_input' ||
    waitTokenHash === null ||
    waitToken === undefined ||
    !waitTokens.matches(waitToken, waitTokenHash)
  )
    throw new Refusal('invalid_wait_token')
  if (waitExpiresAt !== null && waitExpiresAt <= now) throw new Refusal('invalid_wait_token')
}

/** What the transcript shows of an answer that was given by fields. */
export function answerText(values: JsonObject): string {
  return Object.values(values)
    .filter(value => value !== null && typeof value !== 'object')
    .map(String)
    .join(', ')
}

/**
 * The reply of an execution as it stands. While a call is made, the run goes on by itself.
 * @throws Refusal `execution_not_found`
 */
export async function standingReply(deps: TurnDeps, tenantId: string, executionId: string): Promise<Reply> {
  const execution = await findExecution(deps.db, tenantId, executionId)
  if (execution === undefined) throw new Refusal('execution_not_found')
  return { ...lastReplyOf(deps, tenantId, execution.found), tokenUsage: execution.found.tokenUsage }
}

/** As `standingReply`, for an answer. @throws Refusal `execution_aborted`, `execution_not_found` */
export async function replyUnlessAborted(deps: TurnDeps, tenantId: string, executionId: string): Promise<Reply> {
  const reply = await standingReply(deps, tenantId, executionId)
  if (reply.status === 'aborted') throw new Refusal('execution_aborted')
  return reply
}

/** The last reply of an execution, with the token of the wait it stands at. */
export function lastReplyOf(
  deps: Pick<TurnDeps, 'waitTokens'>,
  tenantId: string,
  { id, conversationId, snapshot, status }: ExecutionRecord,
): Omit<Reply, 'tokenUsage'> {
  const wait = status === 'waiting_input' && snapshot.wait?.kind === 'input' ? snapshot.wait : null
  return {
    executionId: id,
    conversationId,
    status: status === 'running' ? 'waiting_time' : status,
    blocks: snapshot.blocks,
    expectedInput: wait?.expectedInput ?? null,
    waitToken: waitTokenOf(deps, tenantId, id, wait),
    waitExpiresAt: wait?.expiresAt ?? null,
  }
}
