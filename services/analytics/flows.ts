import type { Funnel } from '../../generated/agent-tools.ts'
import type { components as InsightsComponents } from '../../generated/types/insights.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import { countRuns, findFunnelFlow, findNodeFigures } from '../../adapters/stores/analytics/summaries.ts'
import type { RequestedRange } from '../../domain/reports/range.ts'
import { asOfOneMoment, workspaceSpan, type AnalyticsDeps, type InvalidRange, type SummaryDeps } from './deps.ts'

/** Progress of the runs of one flow that started in a range of days, by the nodes of its published definition. */
export async function funnel(
  deps: SummaryDeps,
  tenantId: string,
  flowId: string,
  requested: RequestedRange,
): Promise<{ outcome: 'drawn'; funnel: Funnel } | { outcome: 'not_found' } | InvalidRange> {
  const found = await asOfOneMoment(deps, async inside => await readFunnel(inside, tenantId, flowId, requested))
  if (found.outcome !== 'read') return found
  const { range, flow, started, completed, expired, figures } = found
  const byNode = new Map(figures.map(node => [node.nodeId, node]))
  const nodes = (flow.definition as FlowDefinition | null)?.nodes ?? []
  return {
    outcome: 'drawn',
    funnel: {
      flow_id: flow.id,
      flow_code: flow.code,
      flow_name: flow.name,
      from: range.from,
      to: range.to,
      started,
      completed,
      expired,
      steps: nodes.map(({ id, type }) => {
        const { reached = 0, continued = 0, failed = 0, waiting = 0 } = byNode.get(id) ?? {}
        return {
          node_id: id,
          node_type: type,
          reached,
          continued,
          waiting,
          failed,
          reach_rate: started === 0 ? 0 : Math.min(reached / started, 1),
        }
      }),
    },
  }
}

async function readFunnel(deps: AnalyticsDeps, tenantId: string, flowId: string, requested: RequestedRange) {
  const found = await workspaceSpan(deps, tenantId, requested)
  if (found.outcome !== 'span') return found
  const flow = await findFunnelFlow(deps.db, tenantId, flowId)
  if (flow === undefined) return { outcome: 'not_found' as const }
  return {
    outcome: 'read' as const,
    range: found.range,
    flow,
    ...(await countRuns(deps.db, tenantId, flowId, found.span)),
    figures: await findNodeFigures(deps.db, tenantId, flowId, found.span),
  }
}

/**
 * Failures of the runs of one flow at each node that they reached, most failures first (specification, GET
 * /api/v1/analytics/failures-by-node).
 */
export async function getFailuresByNode(
  deps: AnalyticsDeps,
  tenantId: string,
  flowId: string,
  requested: RequestedRange,
): Promise<{ outcome: 'counted'; failures: InsightsComponents['schemas']['FailuresByNode'] } | InvalidRange> {
  const found = await workspaceSpan(deps, tenantId, requested)
  if (found.outcome !== 'span') return found
  const [flow, figures] = await Promise.all([
    findFunnelFlow(deps.db, tenantId, flowId),
    findNodeFigures(deps.db, tenantId, flowId, found.span),
  ])
  const types = new Map(
    ((flow?.definition as FlowDefinition | null | undefined)?.nodes ?? []).map(({ id, type }) => [id, type]),
  )
  return {
    outcome: 'counted',
    failures: {
      flow_id: flowId,
      from: found.range.from,
      to: found.range.to,
      nodes: figures
        .map(({ nodeId, nodeType, reached, failed, lastErrorKind }) => ({
          node_id: nodeId,
          node_type: nodeType ?? types.get(nodeId) ?? 'unknown',
          executions: reached,
          failures: failed,
          rate: reached === 0 ? 0 : failed / reached,
          ...(lastErrorKind === null ? {} : { last_error_kind: lastErrorKind }),
        }))
        .sort((a, b) => b.failures - a.failures || b.executions - a.executions || (a.node_id < b.node_id ? -1 : 1)),
    },
  }
}
