import { useQuery } from '@tanstack/react-query'
import type {
  CompareFlowBranchesRequest,
  FlowResultPage,
  FlowVisitorPage,
  ListFlowResultsRequest,
} from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { useList } from './lists.ts'
import { keyOf } from './query-keys.ts'

export type ResultFilter = Pick<ListFlowResultsRequest, 'status' | 'from' | 'to' | 'visitorOf'>

export const useFlowBranches = (flowId: string, asked: Pick<CompareFlowBranchesRequest, 'lastDays' | 'version'>) =>
  useQuery({
    queryKey: keyOf('flow branches', flowId, asked),
    queryFn: async () => await admin.flows.compareFlowBranches({ flowId, ...asked }),
  })

/** What visitors answered: a row for each visitor, or for each run. */
export const useFlowResults = (flowId: string, by: 'visitor' | 'run', filter: ResultFilter) =>
  useList<ResultFilter, FlowVisitorPage | FlowResultPage>(
    keyOf('flow results', flowId, by, filter),
    filter,
    async from =>
      by === 'run'
        ? await admin.flows.listFlowResults({ ...from, flowId })
        : await admin.flows.listFlowVisitors({ ...from, flowId }),
  )
