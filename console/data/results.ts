import { useQuery } from '@tanstack/react-query'
import type { CompareFlowBranchesRequest, ListFlowResultsRequest } from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { useList } from './lists.ts'
import { keyOf } from './query-keys.ts'

export type ResultFilter = Pick<ListFlowResultsRequest, 'status' | 'from' | 'to'>

export const useFlowBranches = (flowId: string, asked: Pick<CompareFlowBranchesRequest, 'lastDays' | 'version'>) =>
  useQuery({
    queryKey: keyOf('flow branches', flowId, asked),
    queryFn: async () => await admin.flows.compareFlowBranches({ flowId, ...asked }),
  })

export const useFlowResults = (flowId: string, filter: ResultFilter) =>
  useList(
    keyOf('flow results', flowId, filter),
    filter,
    async from => await admin.flows.listFlowResults({ ...from, flowId }),
  )
