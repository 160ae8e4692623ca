import type { GoalBreakdownDimension, GoalBreakdownRow, GoalSummary, MoneySum } from '../../generated/agent-tools.ts'
import {
  countConverted,
  findCompletionGroups,
  findFlowLabels,
  findGoals,
  type CompletionGroup,
} from '../../adapters/stores/analytics/summaries.ts'
import { daysBetween } from '../../domain/date-time.ts'
import type { RequestedRange } from '../../domain/reports/range.ts'
import { asOfOneMoment, workspaceSpan, type AnalyticsDeps, type InvalidRange, type SummaryDeps } from './deps.ts'

export type GoalBreakdown = GoalBreakdownDimension

/** Completions and value of goals in a range of days, live. */
export async function goalSummary(
  deps: SummaryDeps,
  tenantId: string,
  requested: RequestedRange & { breakdown?: GoalBreakdown },
): Promise<{ outcome: 'summed'; summary: GoalSummary } | InvalidRange> {
  const found = await asOfOneMoment(deps, async inside => await readSummary(inside, tenantId, requested))
  if (found.outcome !== 'read') return found
  const { from, to, groups, goals, conversations, converted, flows } = found
  const byDay = Map.groupBy(groups, ({ day }) => day)
  const byGoal = Map.groupBy(groups, ({ goalId }) => goalId)
  return {
    outcome: 'summed',
    summary: {
      from,
      to,
      summary: {
        ...count(groups),
        conversations,
        conversion_rate: conversations === 0 ? 0 : converted / conversations,
        values: values(groups),
      },
      by_goal: goals
        .map(({ id, code, name, status }) => ({
          goal_id: id,
          code,
          name,
          status,
          ...count(byGoal.get(id) ?? []),
          values: values(byGoal.get(id) ?? []),
        }))
        .sort((a, b) => b.completions - a.completions || (a.code < b.code ? -1 : 1)),
      timeseries: daysBetween(from, to).map(date => ({ date, ...count(byDay.get(date) ?? []) })),
      ...(requested.breakdown === undefined ? {} : { breakdown: breakdown(groups, requested.breakdown, flows) }),
    },
  }
}

async function readSummary(
  deps: AnalyticsDeps,
  tenantId: string,
  requested: RequestedRange & { breakdown?: GoalBreakdown },
) {
  const found = await workspaceSpan(deps, tenantId, requested)
  if (found.outcome !== 'span') return found
  const { db } = deps
  return {
    outcome: 'read' as const,
    from: found.range.from,
    to: found.range.to,
    groups: await findCompletionGroups(db, tenantId, found.span),
    goals: await findGoals(db, tenantId),
    ...(await countConverted(db, tenantId, found.span)),
    flows: requested.breakdown === 'flow' ? await findFlowLabels(db, tenantId) : new Map<string, string>(),
  }
}

function breakdown(
  groups: CompletionGroup[],
  dimension: GoalBreakdown,
  flows: Map<string, string>,
): GoalBreakdownRow[] {
  const keyOf = (group: CompletionGroup): string => {
    switch (dimension) {
      case 'flow':
        return group.flowId ?? ''
      case 'locale':
        return group.locale ?? ''
      case 'attribution':
        return group.attributed ? 'attributed' : 'unattributed'
    }
  }
  const labels: Readonly<Record<string, string>> = {
    '': 'None',
    'attributed': 'Attributed',
    'unattributed': 'Not attributed',
  }
  return [...Map.groupBy(groups, keyOf)]
    .map(([key, members]) => ({
      key,
      label: flows.get(key) ?? labels[key] ?? key,
      completions: count(members).completions,
      values: values(members),
    }))
    .sort((a, b) => b.completions - a.completions || (a.key < b.key ? -1 : 1))
}

function count(groups: CompletionGroup[]): { completions: number; attributed: number } {
  const sum = (members: CompletionGroup[]): number => members.reduce((total, { completions }) => total + completions, 0)
  return { completions: sum(groups), attributed: sum(groups.filter(({ attributed }) => attributed)) }
}

/** One sum for each currency: sums of different currencies are never added. */
function values(groups: CompletionGroup[]): MoneySum[] {
  const sums = new Map<string, number>()
  for (const { currency, valueMicros } of groups)
    if (currency !== null) sums.set(currency, (sums.get(currency) ?? 0) + (valueMicros ?? 0))
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([currency, value_micros]) => ({ currency, value_micros }))
}
