import type { components } from '../../generated/types/public.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { ConversationEvent } from '../../services/chat/conversation-stream.ts'
import type { ConversationStreams } from '../../services/chat/conversation-streams.ts'
import { readConversationFile } from '../../services/handoffs/files.ts'
import { rateHandoff as rate } from '../../services/handoffs/ratings.ts'
import { requestTranscript as request } from '../../services/handoffs/transcripts.ts'
import { announceVisitorTyping as announceTyping } from '../../services/handoffs/typing.ts'
import type { SessionClaims } from '../../adapters/chat-tokens.ts'
import { callerSession, idOf } from '../inputs.ts'
import type { Caller, ReconnectionTime, ReplyOf, RequestOf, ServerSentEvent } from '../wire.ts'

type Schemas = components['schemas']

export async function followConversation(
  { conversationStreams }: { conversationStreams: ConversationStreams },
  { caller, params, headers }: RequestOf<'followConversation'>,
): Promise<ReplyOf<'followConversation'>> {
  const session = sessionOf(caller, params)
  const { isAdmitted } = caller
  if (isAdmitted === undefined) throw new Error('the operation admits no caller without a session')
  const open = await conversationStreams.open({ session, isAdmitted, lastEventId: headers['last-event-id'] })
  return { status: 200, events: (disconnected: AbortSignal) => open(disconnected, toWire) }
}

export async function announceVisitorTyping(
  deps: Parameters<typeof announceTyping>[0],
  { caller, params }: RequestOf<'announceVisitorTyping'>,
): Promise<ReplyOf<'announceVisitorTyping'>> {
  await announceTyping(deps, sessionOf(caller, params))
  return { status: 204 }
}

export async function getChatFile(
  deps: Parameters<typeof readConversationFile>[0],
  { caller, params }: RequestOf<'getChatFile'>,
): Promise<ReplyOf<'getChatFile'>> {
  const { tenantId, conversationId } = sessionOf(caller, params)
  return { status: 200, body: await readConversationFile(deps, tenantId, conversationId, idOf(params.fileId)) }
}

export async function requestTranscript(
  deps: Parameters<typeof request>[0],
  { caller, params, body: { email } }: RequestOf<'requestTranscript'>,
): Promise<ReplyOf<'requestTranscript'>> {
  await request(deps, sessionOf(caller, params), email)
  return { status: 204 }
}

export async function rateHandoff(
  deps: Parameters<typeof rate>[0],
  { caller, params, body: { score, comment } }: RequestOf<'rateHandoff'>,
): Promise<ReplyOf<'rateHandoff'>> {
  await rate(deps, callerSession(caller), {
    handoffId: idOf(params.handoffId),
    score,
    comment: comment ?? null,
  })
  return { status: 204 }
}

/** The session of a caller whose conversation the path names. @throws Refusal `not_found` for another conversation */
function sessionOf(caller: Caller, params: { conversationId: string }): SessionClaims {
  const session = callerSession(caller)
  if (session.conversationId !== idOf(params.conversationId)) throw new Refusal('not_found')
  return session
}

function toWire(event: ConversationEvent): ServerSentEvent | 'heartbeat' | ReconnectionTime {
  switch (event.type) {
    case 'blocks': {
      const { executionId, blocks, createdAt } = event.shown
      const data = {
        executionId,
        blocks: blocks as Schemas['Block'][],
        createdAt: createdAt.toISOString(),
      } satisfies Schemas['ChatBlocks']
      return { id: event.id, event: 'blocks', data }
    }
    case 'state':
      return { id: event.id, event: 'state', data: stateBody(event.state) }
    case 'typing':
      return { event: 'typing', data: typingBody(event) }
    case 'end':
      return { event: 'end', data: { reason: event.reason } satisfies Schemas['ChatStreamEnd'] }
    case 'heartbeat':
      return 'heartbeat'
    case 'retry':
      return { retryMs: event.afterMs }
  }
}

function typingBody({ by, ended }: ConversationEvent & { type: 'typing' }): Schemas['ChatTyping'] {
  return ended ? { by, ended } : { by }
}

function stateBody(state: (ConversationEvent & { type: 'state' })['state']): Schemas['ChatRunState'] {
  return {
    executionId: state.executionId,
    status: state.status,
    outcome: state.outcome,
    expectedInput: state.expectedInput,
    waitToken: state.waitToken,
    waitExpiresAt: state.waitExpiresAt,
    failureKind: state.failureKind,
    person: state.person === null ? null : { name: state.person },
    rating: state.unrated === undefined ? null : { handoffId: state.unrated },
    updatedAt: state.updatedAt.toISOString(),
  }
}
