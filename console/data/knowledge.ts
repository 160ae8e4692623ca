import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CreateKnowledgeCheckRequest, SearchKnowledgeRequest } from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { useChange, useSweepingChange } from './change.ts'
import { keyOf } from './query-keys.ts'

/** What a question finds, with every step of the ranking; nothing without a question. */
export const useKnowledgeSearch = (asked: SearchKnowledgeRequest) =>
  useQuery({
    queryKey: keyOf('knowledge search', asked),
    enabled: asked.question !== '',
    placeholderData: keepPreviousData,
    queryFn: async () => await admin.trainingSources.searchKnowledge(asked),
  })

/** How far the vectors of the passages are. */
export const useVectors = (enabled: boolean) =>
  useQuery({
    queryKey: keyOf('knowledge vectors'),
    enabled,
    queryFn: async () => await admin.trainingSources.getKnowledgeVectors(),
  })

/** Stores the question and passage as a check. */
export const useNewCheck = () =>
  useSweepingChange(
    async (check: CreateKnowledgeCheckRequest) => await admin.trainingSources.createKnowledgeCheck(check),
  )

/** It changes nothing, and is asked for: the checks are run each time. */
export const useCheckRun = () => useChange(async () => await admin.trainingSources.runKnowledgeChecks({}))

/** The documents that answer, those that wait and those that can answer again. */
export const useGenerations = (enabled: boolean) =>
  useQuery({
    queryKey: keyOf('knowledge generations'),
    enabled,
    queryFn: async () => await admin.trainingSources.getKnowledgeGenerations(),
  })

/** What is found on every page of knowledge may be another from then on. */
export const usePromotion = () =>
  useSweepingChange(
    async (generation: number) => await admin.trainingSources.promoteKnowledgeGeneration({ generation }),
  )
