import { useQuery } from '@tanstack/react-query'
import type { CountExecutionsRequest, CountFlowsRequest } from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { keyOf } from './query-keys.ts'

/** How many there are by status, and under '' altogether, as people read them. */
type Totals = Readonly<Record<string, string>>

export const useFlowTotals = (filter: CountFlowsRequest) =>
  useQuery({
    queryKey: keyOf('flow totals', filter),
    queryFn: async () => written(await admin.flows.countFlows(filter)),
  }).data

/** `filter`: undefined if the list has a filter without counts. */
export const useExecutionTotals = (filter: CountExecutionsRequest | undefined) =>
  useQuery({
    queryKey: keyOf('execution totals', filter),
    enabled: filter !== undefined,
    queryFn: async () => written(await admin.executions.countExecutions(filter)),
  }).data

/** The latest 10,000 are counted; of a count that left some out there may be more. */
function written({ total, statuses, more = false }: { total: number; statuses: object; more?: boolean }): Totals {
  const counts = Object.entries<number>({ '': total, ...statuses })
  return Object.fromEntries(
    counts.map(([status, count]) => [status, `${count.toLocaleString('en')}${more ? '+' : ''}`]),
  )
}
