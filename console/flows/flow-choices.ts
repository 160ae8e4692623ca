import type { AdminFlow } from '../../sdk/index.ts'
import type { VersionName } from '../data/flows.ts'
import { useFilters } from '../parts/filters.tsx'

/** What of a flow is shown, as the address says. */
export function useFlowChoices(flow: AdminFlow) {
  const [filter, setFilter] = useFilters()
  const version: VersionName =
    filter('version') || (flow.publishedVersion === null ? 'draft' : String(flow.publishedVersion))
  const compared = filter('compare') === version || filter('compare') === '' ? undefined : filter('compare')
  return {
    version,
    compared,
    selected: filter('node') || undefined,
    asText: filter('view') === 'text',
    choose: (what: 'version' | 'compare' | 'node' | 'view', value: string) => setFilter(what, value),
  }
}
