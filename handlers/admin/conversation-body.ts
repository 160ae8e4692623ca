import type { components } from '../../generated/types/admin.ts'
import * as conversations from '../../services/conversations/conversations.ts'
import { customerBody } from '../customers.ts'
import { instant } from './replies.ts'

type Schemas = components['schemas']

export function conversationBody(conversation: conversations.AdminConversation): Schemas['AdminConversation'] {
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

export function messageBody({
  id,
  role,
  text,
  blocks,
  files,
  executionId,
  tokenUsage,
  createdAt,
}: conversations.ConversationMessage): Schemas['ConversationMessage'] {
  return {
    id,
    role,
    text,
    blocks: (blocks ?? []) as Schemas['Block'][],
    files,
    executionId,
    tokenUsage,
    createdAt: createdAt.toISOString(),
  }
}
