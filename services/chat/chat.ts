import type { SessionClaims } from '../../adapters/session-tokens.ts'
import {
  findConversation,
  findExecution,
  type ExecutionRecord,
  type Read,
} from '../../adapters/stores/executions/state.ts'
import { textAnswer } from '../../domain/engine/text-answer.ts'
import type { FailureKind } from '../../domain/engine/snapshot.ts'
import type { JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { ClientTokenUsage, TokenUsage } from '../../domain/token-usage.ts'
import { toValidationErrors } from '../../domain/values/violation.ts'
import type { PublishableKey } from '../access/access.ts'
import { price } from '../pricing.ts'
import { waitTokenOf } from '../engine/turn-writes.ts'
import { continueTurn, startTurn, type Reply, type TurnCompany, type TurnDeps } from '../engine/turns.ts'

export type ChatMessage = {
  text: string | undefined
  intentName: string | undefined
  executionId: string | undefined
  waitToken: string | undefined
  values: JsonObject | undefined
  context: JsonObject | undefined
  variables: JsonObject
  tokenUsage: ClientTokenUsage | undefined
}

/** Where a message comes from: the session's conversation under its key. */
export type ChatCaller = { key: PublishableKey; session: SessionClaims }

/** Who wants to hear of the reply before it is whole. */
export type Listening = Pick<TurnCompany, 'onBlocks' | 'onText'>
/** Besides, the idempotency key that the reply is kept under. */
export type Company = Listening & Pick<TurnCompany, 'answer' | 'heldKey'>

/** Starts the flow of an intent, or resumes the execution whose wait token is sent. */
export async function sendChatMessage(
  deps: TurnDeps,
  caller: ChatCaller,
  message: ChatMessage,
  company: Company = {},
): Promise<Reply> {
  if (message.waitToken !== undefined) return await resume(deps, caller, message, message.waitToken, company)
  if (message.intentName === undefined)
    throw missing('intentName', 'Send intentName to start a flow, or waitToken and executionId to answer one')
  if (message.text === undefined) throw missing('text', 'text is required with intentName')
  return await trigger(deps, caller, message, message.intentName, message.text, company)
}

async function trigger(
  deps: TurnDeps,
  { key, session }: ChatCaller,
  message: ChatMessage,
  intentName: string,
  text: string,
  company: Company,
): Promise<Reply> {
  const { tenantId, conversationId } = session
  if (key.intents !== null && !key.intents.includes(intentName))
    throw new Refusal('intent_not_allowed', { details: { allowed_intents: key.intents } })
  const [publication, conversation] = await Promise.all([
    deps.publications.of(tenantId),
    findConversation(deps.db, tenantId, conversationId),
  ])
  const intent = publication.intentsByName.get(intentName)
  if (intent === undefined) throw new Refusal('intent_not_matched')
  const outcome = await startTurn(
    deps,
    tenantId,
    {
      now: conversation.now,
      flow: intent.flow,
      stimulus: { type: 'start', trigger: { type: 'chat_intent', text }, context: message.context ?? {} },
      trigger: { type: 'chat_intent', name: intentName },
      conversation: conversation.found ?? {
        id: conversationId,
        locale: null,
        variables: {},
        splitChoices: {},
        customer: {},
      },
    },
    {
      keyId: key.id,
      webhookKeyId: key.hasWebhook ? key.id : null,
      said: [text],
      tokenUsage: await priced(deps, tenantId, message.tokenUsage),
      variables: message.variables,
      ...company,
    },
  )
  // Nobody else can move an execution that does not exist yet: the idempotency key was taken over.
  if (outcome.outcome !== 'replied')
    throw new Refusal('idempotency_conflict', { message: 'The request took longer than its idempotency key was held' })
  return outcome.reply
}

async function resume(
  deps: TurnDeps,
  { key, session }: ChatCaller,
  message: ChatMessage,
  waitToken: string,
  company: Company,
): Promise<Reply> {
  const { tenantId } = session
  if (message.executionId === undefined) throw missing('executionId', 'executionId is required with waitToken')
  const execution = await findExecution(deps.db, tenantId, message.executionId)
  if (execution?.found.conversationId !== session.conversationId) throw new Refusal('execution_not_found')
  checkWait(deps, execution, waitToken)
  const values =
    message.values ?? (message.text === undefined ? {} : (textAnswer(execution.found.snapshot, message.text) ?? {}))
  const outcome = await continueTurn(
    deps,
    tenantId,
    execution,
    { type: 'resume', values, context: message.context ?? {}, variables: message.variables },
    {
      keyId: key.id,
      webhookKeyId: key.hasWebhook ? key.id : null,
      said: [message.text ?? answerText(values)],
      tokenUsage: await priced(deps, tenantId, message.tokenUsage),
      variables: message.variables,
      ...company,
    },
  )
  switch (outcome.outcome) {
    case 'replied':
      return outcome.reply
    case 'ignored':
    case 'stale':
      throw new Refusal('invalid_wait_token')
    case 'rejected':
      throw new Refusal('validation_failed', { details: { validation_errors: toValidationErrors(outcome.violations) } })
  }
}

/**
 * Refuses a resume that is too late, of the wrong state, or without the token (specification, Execution status); the
 * database's clock decides.
 */
export function checkWait(
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

export type ChatExecution = Omit<Reply, 'tokenUsage'> & { failureKind: FailureKind | null; updatedAt: Date }

/** The execution as it stands, for its own conversation only. */
export async function getChatExecution(
  deps: TurnDeps,
  { session }: ChatCaller,
  executionId: string,
): Promise<ChatExecution> {
  const execution = (await findExecution(deps.db, session.tenantId, executionId))?.found
  if (execution?.conversationId !== session.conversationId) throw new Refusal('execution_not_found')
  const { snapshot, status } = execution
  const wait = status === 'waiting_input' && snapshot.wait?.kind === 'input' ? snapshot.wait : null
  return {
    executionId: execution.id,
    conversationId: execution.conversationId,
    status: status === 'running' ? 'waiting_time' : status,
    blocks: snapshot.blocks,
    expectedInput: wait?.expectedInput ?? null,
    waitToken: waitTokenOf(deps, session.tenantId, execution.id, wait),
    waitExpiresAt: wait?.expiresAt ?? null,
    failureKind: status === 'failed' ? (snapshot.failure?.kind ?? null) : null,
    updatedAt: execution.updatedAt,
  }
}

async function priced(
  deps: TurnDeps,
  tenantId: string,
  usage: ClientTokenUsage | undefined,
): Promise<TokenUsage | null> {
  return usage === undefined ? null : await price(deps, tenantId, usage)
}

function missing(field: string, message: string): Refusal {
  return new Refusal('invalid_input', { message, details: { validation_errors: [{ field, rule: 'required' }] } })
}
