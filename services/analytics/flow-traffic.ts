import { findFlowTraffic, type TrafficRow } from '../../adapters/stores/analytics/traffic.ts'
import type { components } from '../../generated/types/admin.ts'
import type { RequestedRange } from '../../domain/reports/range.ts'
import { workspaceSpan, type AnalyticsDeps, type InvalidRange } from './deps.ts'

export type FlowTraffic = components['schemas']['FlowTraffic']
type NodeTraffic = components['schemas']['NodeTraffic']

/** How the runs of a flow that started in a range of days went through its nodes and edges. */
export async function flowTraffic(
  deps: AnalyticsDeps,
  tenantId: string,
  flowId: string,
  { version, ...asked }: RequestedRange & { version?: number | undefined },
): Promise<{ outcome: 'counted'; traffic: FlowTraffic } | InvalidRange> {
  const found = await workspaceSpan(deps, tenantId, asked)
  if (found.outcome !== 'span') return found
  const rows = await findFlowTraffic(deps.db, tenantId, flowId, found.span)
  const selected = rows.filter(row => version === undefined || row.version === version)
  const whole = sumOf(selected.filter(isWhole))
  return {
    outcome: 'counted',
    traffic: {
      flowId,
      ...found.range,
      started: whole.reached,
      completed: whole.continued,
      waiting: whole.waiting,
      dropped: whole.reached - whole.continued - whole.waiting,
      versions: rows.filter(isWhole).map(row => ({ version: row.version, started: row.reached })),
      nodes: nodesOf(selected.filter(row => !isWhole(row))),
    },
  }
}

const isWhole = ({ nodeId }: TrafficRow): boolean => nodeId === ''

function nodesOf(rows: readonly TrafficRow[]): NodeTraffic[] {
  const byNode = Map.groupBy(rows, ({ nodeId }) => nodeId)
  return [...byNode]
    .map(([nodeId, own]) => {
      const { reached, continued, failed, waiting } = sumOf(own.filter(({ edge }) => edge === ''))
      const byEdge = Map.groupBy(
        own.filter(({ edge }) => edge !== ''),
        ({ edge }) => edge,
      )
      const edges = [...byEdge].map(([pointer, taken]) => ({ pointer, taken: sumOf(taken).reached }))
      return { nodeId, reached, continued, waiting, dropped: reached - continued - waiting, failed, edges }
    })
    .sort((one, other) => (one.nodeId < other.nodeId ? -1 : 1))
}

function sumOf(rows: readonly TrafficRow[]) {
  const sum = (field: 'reached' | 'continued' | 'failed' | 'waiting') =>
    rows.reduce((total, row) => total + row[field], 0)
  return { reached: sum('reached'), continued: sum('continued'), failed: sum('failed'), waiting: sum('waiting') }
}
