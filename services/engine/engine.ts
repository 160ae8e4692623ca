import { findLatestUserTexts } from '../../adapters/stores/conversations/history.ts'
import { answerText } from '../../domain/engine/nodes/questions.ts'
import { restoreSnapshot } from '../../domain/engine/snapshot.ts'
import { type JsonObject, isJsonObject } from '../../domain/json.ts'
import { contextMessages, RECENT_MESSAGES_AT_MOST, textsNotStored, visitorTexts } from '../../domain/recent-messages.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { FieldViolation } from '../../domain/values/violation.ts'
import type { CallAudit } from '../call-audit.ts'
import type { IdempotencyKey, KeyLease } from '../idempotency/idempotency.ts'
import type { PublishedIntent } from '../published/published.ts'
import {
  answerWait,
  executionState,
  rejectionDetails,
  replyUnlessAborted,
  currentReply,
  startRun,
  type ExecutionState,
  type WaitAnswer,
} from './runs.ts'
import type { Reply, TurnDeps } from './turns.ts'

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

/** The intents of a workspace, by priority; an unknown workspace has none. */
export async function listIntents(
  { publications }: Pick<TurnDeps, 'publications'>,
  tenantId: string,
): Promise<{ intents: readonly PublishedIntent[]; etag: string }> {
  const { intents, intentsEtag } = await publications.of(tenantId)
  return { intents, etag: intentsEtag }
}

/** The current state of an execution of the workspace. @throws Refusal `execution_not_found` */
export async function getEngineExecution(
  deps: Pick<TurnDeps, 'reads' | 'waitTokens'>,
  tenantId: string,
  executionId: string,
): Promise<ExecutionState> {
  return await executionState(deps, { tenantId, executionId })
}

/** Starts the flow that owns the intent, on a new conversation or a given one. */
export async function triggerChat(
  deps: TurnDeps,
  request: ChatTrigger,
  key?: IdempotencyKey,
  audit?: CallAudit,
): Promise<Reply> {
  const { tenantId } = request
  return await deps.idempotency.onceAsTurn(
    key,
    async lease => await trigger(deps, request, lease, audit),
    async executionId => await currentReply(deps, tenantId, executionId),
  )
}

const STORED_TEXTS_COMPARED = 2 * RECENT_MESSAGES_AT_MOST

async function trigger(
  deps: TurnDeps,
  request: ChatTrigger,
  keyLease: KeyLease | undefined,
  audit: CallAudit | undefined,
): Promise<Reply> {
  const { tenantId, conversationId, variables } = request
  const publication = await deps.publications.of(tenantId)
  const intent = publication.intentsByName.get(request.intentName)
  if (intent === undefined)
    throw new Refusal('intent_not_matched', {
      details: { available_intents: publication.intents.map(({ trigger: { intent: name } }) => name) },
    })
  const { extracted_entities: entities, ...context } = request.context
  const recent = context['recent_messages']
  const texts = visitorTexts(recent)
  const stored =
    conversationId === undefined || texts.length === 0
      ? []
      : await findLatestUserTexts(deps.db, tenantId, conversationId, STORED_TEXTS_COMPARED)
  return await startRun(
    deps,
    {
      tenantId,
      intent,
      conversationId: conversationId ?? deps.newId(),
      text: texts.at(-1),
      entities: isJsonObject(entities) ? entities : {},
      context: Array.isArray(recent) ? { ...context, recent_messages: contextMessages(recent) } : context,
    },
    { keyId: null, userMessages: textsNotStored(texts, stored), tokenUsage: null, variables, keyLease, audit },
    rejection,
  )
}

/** Answers a waiting execution; of concurrent resumes with the same token, one wins. */
export async function resumeExecution(
  deps: TurnDeps,
  request: Resume,
  key?: IdempotencyKey,
  audit?: CallAudit,
): Promise<Reply> {
  const { tenantId, values } = request
  const read: WaitAnswer['read'] = ({ snapshot }) => ({ values, text: answerText(restoreSnapshot(snapshot), values) })
  const answer = { ...request, read }
  return await deps.idempotency.onceAsTurn(
    key,
    async keyLease => await answerWait(deps, answer, { keyId: null, tokenUsage: null, keyLease, audit }, rejection),
    async executionId => await replyUnlessAborted(deps, tenantId, executionId),
  )
}

function rejection(violations: FieldViolation[], key?: string): Refusal {
  return new Refusal('invalid_input', { status: 422, details: rejectionDetails(violations, key) })
}
