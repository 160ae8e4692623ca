import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { itemsOf, type ExecutionLogEntry, type ListExecutionsRequest } from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { useList } from './lists.ts'

const LARGEST_PAGE = 200
const FOLLOW_MS = 5_000
/** Entries of one run that are shown; a run that loops for months has more. */
export const LOG_LIMIT = 2_000

export const useExecutions = (filter: Omit<ListExecutionsRequest, 'cursor'>) =>
  useList('executions', filter, async from => await admin.executions.listExecutions(from))

export const useExecution = (executionId: string) =>
  useQuery({
    queryKey: ['execution', executionId],
    queryFn: async () => await admin.executions.inspectExecution({ executionId }),
    // A run that goes on is followed while somebody looks at it.
    refetchInterval: ({ state }) => (state.data?.execution.endedAt === null ? FOLLOW_MS : false),
  })

/** The event log of a run, oldest first. `revision` of the run: with every turn there is more to read. */
export const useExecutionLog = (executionId: string, revision: string | undefined) =>
  useQuery({
    queryKey: ['execution log', executionId, revision],
    enabled: revision !== undefined,
    // Until the longer log is there, the one before it is shown.
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const entries: ExecutionLogEntry[] = []
      const read = async (from: { cursor?: string }) =>
        await admin.executions.listExecutionEvents({ ...from, executionId, limit: LARGEST_PAGE })
      for await (const entry of itemsOf(read)) if (entries.push(entry) >= LOG_LIMIT) break
      return entries
    },
  })
