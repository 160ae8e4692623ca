import { countBranches, findVersionsThatRan } from '../../adapters/stores/analytics/branches.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { components } from '../../generated/types/admin.ts'
import { compareBranches, type Goal } from '../../domain/reports/branches.ts'
import type { RequestedRange } from '../../domain/reports/range.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { found } from '../admin/change.ts'
import { workspaceSpan } from '../analytics/deps.ts'
import { readFlow } from './flows.ts'
import { noRange, type FlowTrafficDeps } from './traffic.ts'

type FlowBranches = components['schemas']['FlowBranches']

/** @throws Refusal `not_found` for an unknown flow or version; `invalid_input` for an invalid range of days */
export async function compareFlowBranches(
  deps: FlowTrafficDeps,
  { tenantId }: AdminCaller,
  flowId: string,
  { version: requested, ...asked }: RequestedRange & { version?: number | undefined },
): Promise<FlowBranches> {
  await readFlow(deps.knex, tenantId, flowId)
  const days = await workspaceSpan(deps, tenantId, asked)
  if (days.outcome !== 'span') throw noRange(days)
  const ran = await findVersionsThatRan(deps.db, tenantId, flowId, days.span)
  const version = requested ?? ran[0]?.version ?? null
  const shown = { flowId, ...days.range, version, versions: ran.map(({ id: _, ...counted }) => counted) }
  if (version === null) return { ...shown, splits: [] }
  const { definition } = found(await forTenant(deps.knex, tenantId).flows.version(flowId, version))
  const splits = definition.nodes.filter(node => node.type === 'split')
  const versionId = ran.find(one => one.version === version)?.id
  const rows =
    versionId === undefined || splits.length === 0
      ? []
      : await countBranches(deps.db, tenantId, { versionId, splits: splits.map(({ id }) => id), ...days.span })
  const goals = new Map(
    rows.flatMap(({ goal, goalName: name }): [string, Goal][] =>
      goal === null ? [] : [[goal, { code: goal, name: name ?? goal }]],
    ),
  )
  return { ...shown, splits: compareBranches(splits, rows, [...goals.values()]) }
}
