import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type {
  AdminFlow,
  CreateFlowRequest,
  EvaluateExpressionRequest,
  ImportFlowRequest,
  ListFlowsRequest,
} from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { useChange } from './change.ts'
import { useList } from './lists.ts'
import { keyOf, keysOf } from './query-keys.ts'

/** `draft`, or the number of a published version. */
export type VersionName = string

export const useFlows = (filter: Pick<ListFlowsRequest, 'search' | 'status'>) =>
  useList(keyOf('flows', filter), filter, async from => await admin.flows.listFlows(from))

export const useFlow = (flowId: string) =>
  useQuery({
    queryKey: keyOf('flow', flowId),
    queryFn: async () => await admin.flows.getFlow({ flowId }),
  })

export const useFlowVersions = (flowId: string) =>
  useList(keyOf('flow versions', { flowId }), { flowId }, async from => await admin.flows.listFlowVersions(from))

/** The definition of a version, which never changes, or of the draft. */
export const useDefinition = (flowId: string, version: VersionName | undefined) =>
  useQuery({
    queryKey: keyOf('definition', flowId, version),
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
    queryKey: keyOf('difference', flowId, from, to),
    enabled: from !== undefined,
    staleTime: to === 'draft' ? 0 : Infinity,
    queryFn: async () => await admin.flows.compareFlowVersions({ flowId, version: Number(from), to }),
  })

export async function createFlow(definition: CreateFlowRequest['definition']): Promise<AdminFlow> {
  return await admin.flows.createFlow({ definition })
}

/** Converts the file that another system exported; creates nothing. */
export const useFlowConversion = () => useChange(async (body: ImportFlowRequest) => await admin.flows.importFlow(body))

export const useCreateFlow = (onCreated: (flow: AdminFlow) => void) =>
  useChange(createFlow, { stale: [keysOf('flows')], onSuccess: onCreated })

/** The value of an expression or template; the value before is shown until it is there. */
export const useEvaluation = ({ kind, source, scope }: Required<Omit<EvaluateExpressionRequest, 'now'>>) =>
  useQuery({
    queryKey: keyOf('evaluation', kind, source, scope),
    placeholderData: keepPreviousData,
    queryFn: async () => await admin.flows.evaluateExpression({ kind, source, scope }),
  })
