import { useQuery } from '@tanstack/react-query'
import type { ListFlowsRequest } from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { useList } from './lists.ts'

/** `draft`, or the number of a published version. */
export type VersionName = string

export const useFlows = (filter: Pick<ListFlowsRequest, 'search' | 'status'>) =>
  useList('flows', filter, async from => await admin.flows.listFlows(from))

export const useFlow = (flowId: string) =>
  useQuery({
    queryKey: ['flow', flowId],
    queryFn: async () => await admin.flows.getFlow({ flowId }),
  })

export const useFlowVersions = (flowId: string) =>
  useList('flow versions', { flowId }, async from => await admin.flows.listFlowVersions(from))

/** The definition of a version, which never changes, or of the draft. */
export const useDefinition = (flowId: string, version: VersionName | undefined) =>
  useQuery({
    queryKey: ['definition', flowId, version],
    enabled: version !== undefined,
    staleTime: version === 'draft' ? 0 : Infinity,
    queryFn: async (): Promise<unknown> =>
      version === 'draft'
        ? (await admin.flows.getFlowDraft({ flowId })).definition
        : (await admin.flows.getFlowVersion({ flowId, version: Number(version) })).definition,
  })

/** The changes from a published version to another one, or to the draft. */
export const useFlowDifference = (flowId: string, from: VersionName | undefined, to: VersionName) =>
  useQuery({
    queryKey: ['difference', flowId, from, to],
    enabled: from !== undefined,
    staleTime: to === 'draft' ? 0 : Infinity,
    queryFn: async () => await admin.flows.compareFlowVersions({ flowId, version: Number(from), to }),
  })
