import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SearchKnowledgeRequest } from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { keyOf } from './query-keys.ts'

/** What a question finds, with every step of the ranking; nothing without a question. */
export const useKnowledgeSearch = (asked: SearchKnowledgeRequest) =>
  useQuery({
    queryKey: keyOf('knowledge search', asked),
    enabled: asked.question !== '',
    placeholderData: keepPreviousData,
    queryFn: async () => await admin.trainingSources.searchKnowledge({ SearchKnowledgeRequest: asked }),
  })
