import type { JsonObject } from '../../domain/json.ts'
import { isJsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import { toValidationErrors, type FieldViolation } from '../../domain/values/violation.ts'
import type { CallAudit } from '../call-audit.ts'
import type { IdempotencyKey, KeyLease } from '../idempotency/idempotency.ts'
import type { PublishedIntent } from '../published/published.ts'
import { answerText, answerWait, replyUnlessAborted, standingReply, startRun } from './runs.ts'
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

/** The intents of a workspace, by priority; those of an unknown workspace are none. */
export async function listIntents(
  { publications }: Pick<TurnDeps, 'publications'>,
  tenantId: string,
): Promise<{ intents: readonly PublishedIntent[]; etag: string }> {
  const { intents, intentsEtag } = await publications.of(tenantId)
  return { intents, etag: intentsEtag }
}

/** Starts the flow that owns the intent, on a new conversation or a given one. */
export async function triggerChat(
  deps: TurnDeps,
  request: ChatTrigger,
  key?: IdempotencyKey,
  audit?: CallAudit,
): Promise<Reply> {
  const { tenantId } = request
  return await deps.idempotency.once(key, async lease => await trigger(deps, request, lease, audit), {
    aborted: async executionId => await standingReply(deps, tenantId, executionId),
  })
}

async function trigger(
  deps: TurnDeps,
  request: ChatTrigger,
  keyLease: KeyLease | undefined,
  audit: CallAudit | undefined,
): Promise<Reply> {
  const { tenantId, variables } = request
  const publication = await deps.publications.of(tenantId)
  const intent = publication.intentsByName.get(request.intentName)
  if (intent === undefined)
    throw new Refusal('intent_not_matched', {
      details: { available_intents: publication.intents.map(({ trigger: { intent: name } }) => name) },
    })
  const { extracted_entities: entities, ...context } = request.context
  const userMessages = userTexts(context)
  return await startRun(
    deps,
    {
      tenantId,
      intent,
      conversationId: request.conversationId ?? deps.newId(),
      text: userMessages.at(-1),
      entities: isJsonObject(entities) ? entities : {},
      context,
    },
    { keyId: null, userMessages, tokenUsage: null, variables, keyLease, audit },
  )
}

/** Answers a waiting execution; of parallel resumes with one token one wins. */
export async function resumeExecution(
  deps: TurnDeps,
  request: Resume,
  key?: IdempotencyKey,
  audit?: CallAudit,
): Promise<Reply> {
  const { tenantId, values } = request
  const answer = { ...request, read: () => ({ values, text: answerText(values) }) }
  return await deps.idempotency.once(
    key,
    async keyLease => await answerWait(deps, answer, { keyId: null, tokenUsage: null, keyLease, audit }, rejection),
    { aborted: async executionId => await replyUnlessAborted(deps, tenantId, executionId) },
  )
}

function rejection(violations: FieldViolation[]): Refusal {
  return new Refusal('invalid_input', {
    status: 422,
    details: { validation_errors: toValidationErrors(violations) },
  })
}

/** Messages of the role `user` are the visitor's turns; others are context only. */
function userTexts(context: JsonObject): string[] {
  const recent = context['recent_messages']
  if (!Array.isArray(recent)) return []
  return recent.flatMap(message =>
    isJsonObject(message) && message['role'] === 'user' && typeof message['text'] === 'string' ? [message['text']] : [],
  )
}
