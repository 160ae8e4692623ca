import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as conversations from '../../services/conversations/conversations.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { customerBody } from '../customers.ts'
import { idOf, queryInstant, callerAdmin, targetOf } from '../inputs.ts'
import { current, instant, pageBody } from './replies.ts'

type Schemas = components['schemas']

export async function listConversations(
  deps: ChangeDeps,
  request: RequestOf<'listConversations'>,
): Promise<ReplyOf<'listConversations'>> {
  const { from, to, keyId, ...query } = request.query
  const filter = { ...query, keyId: keyId?.toLowerCase(), from: queryInstant('from', from), to: queryInstant('to', to) }
  return {
    status: 200,
    body: pageBody(await conversations.listConversations(deps, callerAdmin(request.caller), filter), conversationBody),
  }
}

export async function getConversation(
  deps: ChangeDeps,
  request: RequestOf<'getConversation'>,
): Promise<ReplyOf<'getConversation'>> {
  return current(
    conversationBody(
      await conversations.getConversation(deps, callerAdmin(request.caller), idOf(request.params.conversationId)),
    ),
  )
}

export async function listConversationMessages(
  deps: ChangeDeps,
  request: RequestOf<'listConversationMessages'>,
): Promise<ReplyOf<'listConversationMessages'>> {
  return {
    status: 200,
    body: pageBody(
      await conversations.listConversationMessages(
        deps,
        callerAdmin(request.caller),
        idOf(request.params.conversationId),
        request.query,
      ),
      messageBody,
    ),
  }
}

export async function closeConversation(
  deps: ChangeDeps,
  request: RequestOf<'closeConversation'>,
): Promise<ReplyOf<'closeConversation'>> {
  const closed = await conversations.closeConversation(
    deps,
    callerAdmin(request.caller),
    targetOf(request, request.params.conversationId),
    request.body.reason ?? null,
  )
  const conversation = conversationBody(closed.conversation)
  return {
    status: 200,
    headers: { ETag: conversation.etag },
    body: { conversation, abortedExecutionIds: closed.abortedExecutionIds },
  }
}

function conversationBody(conversation: conversations.AdminConversation): Schemas['AdminConversation'] {
  const { id, keyId, locale, variables, messages, startedAt, lastMessageAt, closedAt } = conversation
  return {
    id,
    status: closedAt === null ? 'open' : 'closed',
    keyId,
    customer: customerBody(conversation),
    locale,
    variables,
    messages,
    startedAt: startedAt.toISOString(),
    lastMessageAt: instant(lastMessageAt),
    closedAt: instant(closedAt),
    etag: conversations.conversationEtag(conversation),
  }
}

function messageBody({
  id,
  role,
  text,
  blocks,
  executionId,
  tokenUsage,
  createdAt,
}: conversations.ConversationMessage): Schemas['ConversationMessage'] {
  return {
    id,
    role,
    text,
    blocks: (blocks ?? []) as Schemas['Block'][],
    executionId,
    tokenUsage,
    createdAt: createdAt.toISOString(),
  }
}
