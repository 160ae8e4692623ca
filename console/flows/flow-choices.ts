import type { AdminFlow } from '../../sdk/index.ts'
import type { VersionName } from '../data/flows.ts'
import { useFilters } from '../parts/filters.tsx'

/** Days over which the traffic of a version can be drawn. */
export const TRAFFIC_DAYS = [
  { value: '1', title: 'Traffic today' },
  { value: '7', title: 'Traffic of 7 days' },
  { value: '30', title: 'Traffic of 30 days' },
  { value: '90', title: 'Traffic of 90 days' },
]

/** The view of a flow, from the address. */
export function useFlowChoices(flow: AdminFlow) {
  const [filter, setFilter] = useFilters()
  const version: VersionName =
    filter('version') || (flow.publishedVersion === null ? 'draft' : String(flow.publishedVersion))
  const compared = filter('compare') === version || filter('compare') === '' ? undefined : filter('compare')
  const counts = version !== 'draft' && compared === undefined
  const days = counts ? TRAFFIC_DAYS.find(({ value }) => value === filter('traffic')) : undefined
  return {
    version,
    compared,
    selected: filter('node') || undefined,
    /** Undefined if no traffic is drawn. */
    trafficDays: days === undefined ? undefined : Number(days.value),
    asText: filter('view') === 'text',
    choose: (what: 'version' | 'compare' | 'node' | 'view', value: string) => setFilter(what, value),
  }
}
