import type { components } from '../../generated/types/public.ts'
import type { JsonObject } from '../../domain/json.ts'
import { pick } from '../../domain/pick.ts'
import {
  getChatExecution as readExecution,
  sendChatMessage as send,
  type ChatMessage,
  type ReplyListener,
} from '../../services/chat/chat.ts'
import type { ChatCaller } from '../../services/chat/caller.ts'
import type { PublishedIntent } from '../../services/published/published.ts'
import { openChatSession as open, type SessionDeps } from '../../services/chat/sessions.ts'
import type { Reply, TurnDeps } from '../../services/engine/turns.ts'
import { acceptContext, idempotencyKeyOf, acceptVariables, callerKey, callerSession } from '../inputs.ts'
import type { Caller, ReplyOf, RequestOf } from '../wire.ts'
import { streamReply } from './reply-stream.ts'

type Schemas = components['schemas']

export async function openChatSession(
  deps: SessionDeps,
  request: RequestOf<'openChatSession'>,
): Promise<ReplyOf<'openChatSession'>> {
  const { locale, customer, identity, conversationId, resumeToken, variables, page } = request.body
  const { session: held, expiredSession: expired } = request.caller
  const session = await open(
    deps,
    callerKey(request.caller),
    { held, expired },
    {
      locale,
      // Anything else that a visitor adds to them is undocumented, unlimited and not stored.
      customer: customer && pick(customer, 'id', 'name', 'email'),
      identity,
      conversationId: conversationId?.toLowerCase(),
      resumeToken,
      variables: acceptVariables(variables, 'public'),
      page: page && pick(page, 'type', 'url'),
    },
  )
  const { sessionToken, expiresAt, executionId, quickQuestions } = session
  return {
    status: 201,
    body: {
      sessionToken,
      expiresAt: expiresAt.toISOString(),
      conversationId: session.conversationId,
      ...(executionId === undefined ? {} : { executionId }),
      intents: session.intents.map(sessionIntent),
      quickQuestions,
    },
  }
}

export async function sendChatMessage(
  deps: TurnDeps,
  request: RequestOf<'sendChatMessage'>,
): Promise<ReplyOf<'sendChatMessage'>> {
  const { text, intentName, executionId, waitToken, asksBack, asideIntent } = request.body
  const { input, context, variables, tokenUsage } = request.body
  const message: ChatMessage = {
    text,
    intentName,
    executionId: executionId?.toLowerCase(),
    waitToken,
    asksBack: asksBack === true,
    asideIntent,
    values: input?.values as JsonObject | undefined,
    context: acceptContext(context, 'public'),
    variables: acceptVariables(variables, 'public'),
    tokenUsage,
  }
  const caller = chatCaller(request.caller)
  // Keys are the visitors' own, so one counts within its conversation only.
  const { tenantId, conversationId } = caller.session
  const key = idempotencyKeyOf(request, tenantId, `sendChatMessage ${conversationId}`)
  const run = async (listener: ReplyListener = {}) => chatReply(await send(deps, caller, message, { ...listener, key }))
  return wantsEvents(request.headers['accept'])
    ? { status: 200, events: await streamReply(deps, run) }
    : { status: 200, body: { reply: await run() } }
}

export async function getChatExecution(
  deps: Pick<TurnDeps, 'reads' | 'waitTokens'>,
  request: RequestOf<'getChatExecution'>,
): Promise<ReplyOf<'getChatExecution'>> {
  const state = await readExecution(deps, chatCaller(request.caller), request.params.executionId.toLowerCase())
  return {
    status: 200,
    headers: { 'Cache-Control': 'no-store' },
    body: {
      execution: {
        executionId: state.executionId,
        conversationId: state.conversationId,
        status: state.status,
        outcome: state.outcome,
        blocks: state.blocks as Schemas['Block'][],
        expectedInput: state.expectedInput,
        waitToken: state.waitToken,
        waitExpiresAt: state.waitExpiresAt,
        failureKind: state.failureKind,
        updatedAt: state.updatedAt.toISOString(),
      },
    },
  }
}

function chatCaller(caller: Caller): ChatCaller {
  return { key: callerKey(caller), session: callerSession(caller) }
}

/** The public surface's camelCase envelope of a reply; blocks and `expectedInput` are passed on as they are. */
function chatReply({
  executionId,
  conversationId,
  status,
  blocks,
  expectedInput,
  waitToken,
  waitExpiresAt,
  tokenUsage,
}: Reply): Schemas['ChatReply'] {
  return {
    executionId,
    conversationId,
    status,
    blocks: blocks as Schemas['Block'][],
    expectedInput,
    waitToken,
    waitExpiresAt,
    tokenUsage,
  }
}

/** Streams only if the client accepts the type by name and does not prefer JSON (RFC 9110, 12.5.1); `*` means JSON. */
function wantsEvents(accept = ''): boolean {
  const events = qualityOf(accept, 'text/event-stream')
  return events > 0 && events >= qualityOf(accept, 'application/json')
}

/** The weight that `Accept` gives a media type by name; 0 where it does not name it. */
function qualityOf(accept: string, mediaType: string): number {
  const weights = accept.split(',').flatMap(entry => {
    const [range = '', ...parameters] = entry.split(';').map(part => part.trim().toLowerCase())
    if (range !== mediaType) return []
    const weight = parameters.find(parameter => parameter.startsWith('q='))
    return [weight === undefined ? 1 : Number(weight.slice(2)) || 0]
  })
  return Math.max(0, ...weights)
}

function sessionIntent({ trigger: { intent, display } }: PublishedIntent): Schemas['SessionIntent'] {
  return {
    name: intent,
    label: display?.label ?? intent,
    subtitle: display?.subtitle ?? '',
    icon: display?.icon ?? null,
    accentColor: display?.accentColor ?? '',
    styleVariant: display?.styleVariant ?? '',
    pinned: display?.pinned ?? false,
  }
}
