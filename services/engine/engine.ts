import { findConversation, findExecution } from '../../adapters/stores/executions/state.ts'
import { recordAudit } from '../../adapters/stores/audit/record.ts'
import type { IdempotencyHold } from '../idempotency.ts'
import type { JsonObject } from '../../domain/json.ts'
import { isJsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import { toValidationErrors } from '../../domain/values/violation.ts'
import { answerText, checkWait } from '../chat/chat.ts'
import type { PublishedIntent } from '../published/published.ts'
import { continueTurn, startTurn, type Reply, type TurnDeps } from './turns.ts'

export type ChatTrigger = {
  tenantId: string
  intentName: string
  conversationId: string | undefined
  context: JsonObject
  variables: JsonObject
}
export type Resume = {
  tenantId: string
  executionId: string
  waitToken: string | undefined
  values: JsonObject
  context: JsonObject
  variables: JsonObject
}
/** Turns a reply into the body that an idempotent repeat gets again. */
export type Answering = { hold: IdempotencyHold | undefined; bodyOf: (reply: Reply) => unknown }

/** The intents of a workspace, by priority; those of an unknown workspace are none. */
export async function listIntents(
  { publications }: TurnDeps,
  tenantId: string,
): Promise<{ intents: readonly PublishedIntent[]; etag: string }> {
  const { intents, intentsEtag } = await publications.of(tenantId)
  return { intents, etag: intentsEtag }
}

/** Starts the flow that owns the intent, on a new conversation or a given one. */
export async function triggerChat(deps: TurnDeps, request: ChatTrigger, answering: Answering): Promise<Reply> {
  const { tenantId, context } = request
  const publication = await deps.publications.of(tenantId)
  const intent = publication.intentsByName.get(request.intentName)
  if (intent === undefined)
    throw new Refusal('intent_not_matched', {
      details: { available_intents: publication.intents.map(({ trigger }) => trigger.intent) },
    })
  const conversationId = request.conversationId ?? deps.newId()
  const conversation = await findConversation(deps.db, tenantId, conversationId)
  const { extracted_entities: entities, ...rest } = context
  const said = userTurns(context)
  const outcome = await startTurn(
    deps,
    tenantId,
    {
      now: conversation.now,
      flow: intent.flow,
      stimulus: {
        type: 'start',
        trigger: { type: 'chat_intent', ...lastText(said) },
        entities: isJsonObject(entities) ? entities : {},
        context: rest,
      },
      trigger: { type: 'chat_intent', name: request.intentName },
      conversation: conversation.found ?? {
        id: conversationId,
        locale: null,
        variables: {},
        splitChoices: {},
        customer: {},
      },
    },
    {
      keyId: null,
      said,
      tokenUsage: null,
      variables: request.variables,
      answer: answerRow(answering),
      heldKey: answering.hold?.key,
    },
  )
  // Nobody else can move an execution that does not exist yet: the idempotency key was taken over.
  if (outcome.outcome !== 'replied')
    throw new Refusal('idempotency_conflict', { message: 'The request took longer than its idempotency key was held' })
  return outcome.reply
}

/** Answers a waiting execution; of parallel resumes with one token one wins. */
export async function resumeExecution(deps: TurnDeps, request: Resume, answering: Answering): Promise<Reply> {
  const execution = await findExecution(deps.db, request.tenantId, request.executionId)
  if (execution === undefined) throw new Refusal('execution_not_found')
  checkWait(deps, execution, request.waitToken)
  const outcome = await continueTurn(
    deps,
    request.tenantId,
    execution,
    { type: 'resume', values: request.values, context: request.context, variables: request.variables },
    {
      keyId: null,
      said: [answerText(request.values)],
      tokenUsage: null,
      variables: request.variables,
      answer: answerRow(answering),
      heldKey: answering.hold?.key,
    },
  )
  switch (outcome.outcome) {
    case 'replied':
      return outcome.reply
    case 'ignored':
    case 'stale':
      throw new Refusal('invalid_wait_token')
    case 'rejected':
      throw new Refusal('invalid_input', {
        status: 422,
        details: { validation_errors: toValidationErrors(outcome.violations) },
      })
  }
}

/** Records who acted on a workspace with the deploy-wide token (specification, Authentication 3). */
export async function auditEngineCall(
  { db, newId, clock }: TurnDeps,
  tenantId: string,
  operation: string,
  requestId: string,
): Promise<void> {
  await recordAudit(db, tenantId, {
    id: newId(),
    action: 'engine.api.call',
    actor: { kind: 'engine' },
    subject: { operation },
    details: { requestId },
    now: clock.now(),
  })
}

function answerRow({ hold, bodyOf }: Answering) {
  return hold === undefined ? undefined : (reply: Reply) => hold.answerRow({ status: 200, body: bodyOf(reply) })
}

/** Messages of the role `user` are the visitor's turns; others are context only. */
function userTurns(context: JsonObject): string[] {
  const recent = context['recent_messages']
  if (!Array.isArray(recent)) return []
  return recent.flatMap(message =>
    isJsonObject(message) && message['role'] === 'user' && typeof message['text'] === 'string' ? [message['text']] : [],
  )
}

function lastText(said: string[]): { text?: string } {
  const text = said.at(-1)
  return text === undefined ? {} : { text }
}
