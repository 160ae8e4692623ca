import { answerText, textAnswer } from '../../domain/engine/nodes/questions.ts'
import { restoreSnapshot } from '../../domain/engine/snapshot.ts'
import type { JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { FieldViolation } from '../../domain/values/violation.ts'
import type { ClientTokenUsage, TokenUsage } from '../../domain/token-usage.ts'
import {
  answerWait,
  executionState,
  rejectionDetails,
  replyUnlessAborted,
  startRun,
  type ExecutionState,
} from '../engine/runs.ts'
import type { Reply, TurnOptions, TurnDeps } from '../engine/turns.ts'
import { entitiesIn } from '../../domain/intents/entities.ts'
import type { IdempotencyKey } from '../idempotency/idempotency.ts'
import type { PublishedIntent } from '../published/published.ts'
import { price } from '../pricing/pricing.ts'
import { asideOffer, permitsAsides } from './aside-offer.ts'
import type { ChatCaller } from './caller.ts'

export type ChatMessage = {
  text: string | undefined
  intentName: string | undefined
  executionId: string | undefined
  waitToken: string | undefined
  /** Whether the visitor can be asked what a text is that may answer the question or mean an intent. */
  asksBack: boolean
  /** The intent that the visitor chose for the text, which is then no answer. */
  asideIntent: string | undefined
  values: JsonObject | undefined
  context: JsonObject
  variables: JsonObject
  tokenUsage: ClientTokenUsage | undefined
}

/** Called while the reply is produced. */
export type ReplyListener = Pick<TurnOptions, 'onBlocks' | 'onText'>

/** Starts the flow of an intent, or resumes the execution whose wait token is sent. */
export async function sendChatMessage(
  deps: TurnDeps,
  caller: ChatCaller,
  message: ChatMessage,
  { key, ...listener }: ReplyListener & { key?: IdempotencyKey | undefined } = {},
): Promise<Reply> {
  const { tenantId } = caller.session
  return await deps.idempotency.onceAsTurn(
    key,
    async keyLease => await run(deps, caller, message, { ...listener, keyLease }),
    async executionId => await replyUnlessAborted(deps, tenantId, executionId),
  )
}

async function run(
  deps: TurnDeps,
  caller: ChatCaller,
  message: ChatMessage,
  reply: ReplyListener & Pick<TurnOptions, 'keyLease'>,
): Promise<Reply> {
  const { key, session } = caller
  const options: Omit<TurnOptions, 'userMessages' | 'variables'> = {
    keyId: key.id,
    webhookKeyId: key.hasWebhook ? key.id : null,
    tokenUsage: await priced(deps, session.tenantId, message.tokenUsage),
    ...reply,
  }
  if (message.waitToken !== undefined) return await resume(deps, caller, message, options)
  const { intentName, text, variables } = message
  if (intentName === undefined)
    throw missing('intentName', 'Send intentName to start a flow, or waitToken and executionId to answer one')
  if (text === undefined) throw missing('text', 'text is required with intentName')
  if (key.intents !== null && !key.intents.includes(intentName))
    throw new Refusal('intent_not_allowed', { details: { allowed_intents: key.intents } })
  const { tenantId, conversationId } = session
  const intent = (await deps.publications.of(tenantId)).intentsByName.get(intentName)
  if (intent === undefined) throw new Refusal('intent_not_matched')
  return await startRun(
    deps,
    { tenantId, intent, conversationId, session, text, context: message.context, ...entitiesOf(text, intent) },
    { ...options, userMessages: [text], variables },
    rejection,
  )
}

async function resume(
  deps: TurnDeps,
  caller: ChatCaller,
  message: ChatMessage,
  options: Omit<TurnOptions, 'userMessages' | 'variables'>,
): Promise<Reply> {
  const { executionId, waitToken, context, variables, values, text, asideIntent } = message
  if (executionId === undefined) throw missing('executionId', 'executionId is required with waitToken')
  if (asideIntent !== undefined && text === undefined) throw missing('text', 'text is required with asideIntent')
  const { session } = caller
  return await answerWait(
    deps,
    {
      tenantId: session.tenantId,
      executionId,
      waitToken,
      session,
      context,
      variables,
      read: ({ snapshot }) => {
        const asking = restoreSnapshot(snapshot)
        if (asideIntent !== undefined) return { values: undefined, text: text ?? '' }
        const ownText = text === undefined ? {} : textAnswer(asking, text)
        // A text that may be an aside is not an empty answer.
        const answers = values ?? ownText ?? (permitsAsides(asking) ? undefined : {})
        return { values: answers, text: text ?? answerText(asking, answers ?? {}) }
      },
      ...(text === undefined ? {} : asideOffer(deps, caller, { ...message, text })),
    },
    options,
    rejection,
  )
}

/** What the text of the visitor says about the entities that the intent defines; nothing where it defines none. */
function entitiesOf(text: string, { trigger }: PublishedIntent): { entities?: JsonObject } {
  return trigger.entities === undefined ? {} : { entities: entitiesIn(text, trigger).entities }
}

/** The current execution, for its own conversation only. */
export async function getChatExecution(
  deps: Pick<TurnDeps, 'reads' | 'waitTokens'>,
  { session }: ChatCaller,
  executionId: string,
): Promise<ExecutionState> {
  return await executionState(deps, { tenantId: session.tenantId, executionId, session })
}

async function priced(
  deps: Pick<TurnDeps, 'db'>,
  tenantId: string,
  usage: ClientTokenUsage | undefined,
): Promise<TokenUsage | null> {
  return usage === undefined ? null : await price(deps, tenantId, usage)
}

function missing(field: string, message: string): Refusal {
  return new Refusal('invalid_input', { message, details: { validation_errors: [{ field, rule: 'required' }] } })
}

/** How the chat surface refuses values that break the rules. */
export function rejection(violations: FieldViolation[], key?: string): Refusal {
  return new Refusal('validation_failed', { details: rejectionDetails(violations, key) })
}
