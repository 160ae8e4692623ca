import type { Pool } from '../../adapters/postgres/pool.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import {
  findConversationSummary,
  findLatestMessages,
  findRecentConversations,
  type ConversationSummary,
  type MessageRecord,
} from '../../adapters/stores/conversations/history.ts'

export type { ConversationSummary }
/** `messages` oldest first; `truncated` when there are older ones. */
export type Transcript = { conversation: ConversationSummary; messages: MessageRecord[]; truncated: boolean }

const MESSAGES_AT_MOST = 200
const RECENT_AT_MOST = 50

/** A conversation with its latest messages; undefined when the workspace has none with this id. */
export async function getTranscript(
  { db }: { db: Pool },
  tenantId: string,
  conversationId: string,
): Promise<Transcript | undefined> {
  const { conversation, latest } = await transaction(
    db,
    async client => ({
      conversation: await findConversationSummary(client, tenantId, conversationId),
      latest: await findLatestMessages(client, tenantId, conversationId, MESSAGES_AT_MOST + 1),
    }),
    { snapshot: true },
  )
  if (conversation === undefined) return undefined
  return {
    conversation,
    messages: latest.slice(0, MESSAGES_AT_MOST).reverse(),
    truncated: latest.length > MESSAGES_AT_MOST,
  }
}

export async function listRecentConversations({ db }: { db: Pool }, tenantId: string): Promise<ConversationSummary[]> {
  return await findRecentConversations(db, tenantId, RECENT_AT_MOST)
}
