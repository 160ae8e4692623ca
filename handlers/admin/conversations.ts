import type { ChangeDeps } from '../../services/admin/change.ts'
import type { OutboxDeps } from '../../services/webhooks/outbox.ts'
import * as conversations from '../../services/conversations/conversations.ts'
import { readConversationFile } from '../../services/handoffs/files.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { idOf, querySpan, callerAdmin, targetOf } from '../inputs.ts'
import { conversationBody, messageBody } from './conversation-body.ts'
import { current, pageBody } from './replies.ts'

export async function listConversations(
  deps: ChangeDeps,
  request: RequestOf<'listConversations'>,
): Promise<ReplyOf<'listConversations'>> {
  const { from, to, keyId, ...query } = request.query
  const filter = { ...query, keyId: keyId?.toLowerCase(), ...querySpan({ from, to }) }
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

export async function getConversationFile(
  deps: Parameters<typeof readConversationFile>[0],
  { caller, params }: RequestOf<'getConversationFile'>,
): Promise<ReplyOf<'getConversationFile'>> {
  const { tenantId } = callerAdmin(caller)
  const file = await readConversationFile(deps, tenantId, idOf(params.conversationId), idOf(params.fileId))
  return { status: 200, body: file }
}

export async function closeConversation(
  deps: ChangeDeps & OutboxDeps,
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
