import { useQuery } from '@tanstack/react-query'
import type { ListConversationsRequest } from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { useChange } from './change.ts'
import { useList } from './lists.ts'
import { keyOf } from './query-keys.ts'

export const useConversations = (filter: Omit<ListConversationsRequest, 'cursor' | 'limit'>) =>
  useList(keyOf('conversations', filter), filter, async from => await admin.conversations.listConversations(from))

export const useConversation = (conversationId: string, enabled = true) =>
  useQuery({
    enabled,
    queryKey: keyOf('conversation', conversationId),
    queryFn: async () => await admin.conversations.getConversation({ conversationId }),
  })

export const useMessages = (conversationId: string) =>
  useList(
    keyOf('messages', { conversationId }),
    { conversationId },
    async from => await admin.conversations.listConversationMessages({ ...from, limit: 200 }),
  )

/** Opens a file of a conversation by a fresh link; the answer is a download, so that the page stays. */
export const useOpenFile = (conversationId: string) =>
  useChange(async (fileId: string) => await admin.conversations.getConversationFile({ conversationId, fileId }), {
    onSuccess: ({ url }) => location.assign(url),
  })
