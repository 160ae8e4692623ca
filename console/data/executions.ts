import { useQuery } from '@tanstack/react-query'
import { itemsOf, type ExecutionLogEntry, type ListExecutionsRequest } from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { useList } from './lists.ts'
import { keyOf } from './query-keys.ts'

const LARGEST_PAGE = 200
/** Entries of one run that are shown; a run that loops for months has more. */
const LOG_LIMIT = 2_000

export const useExecutions = (filter: Omit<ListExecutionsRequest, 'cursor'>) =>
  useList(keyOf('executions', filter), filter, async from => await admin.executions.listExecutions(from))

export const useExecution = (executionId: string) =>
  useQuery({
    queryKey: keyOf('execution', executionId),
    queryFn: async () => await admin.executions.inspectExecution({ executionId }),
  })

/** The event log of a run, oldest first. */
export const useExecutionLog = (executionId: string) =>
  useQuery({
    queryKey: keyOf('execution log', executionId),
    queryFn: async () => {
      const entries: ExecutionLogEntry[] = []
      const read = async (from: { cursor?: string }) =>
        await admin.executions.listExecutionEvents({ ...from, executionId, limit: LARGEST_PAGE })
      for await (const entry of itemsOf(read)) if (entries.push(entry) >= LOG_LIMIT) break
      return entries
    },
  })
