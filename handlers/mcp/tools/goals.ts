import type { AgentToolArguments, AgentToolResult } from '../../../generated/agent-tools.ts'
import type { Pool } from '../../../adapters/postgres/pool.ts'
import type { JsonObject } from '../../../domain/json.ts'
import type { ChangeDeps } from '../../../services/admin/change.ts'
import {
  recordConversion as record,
  recordConversionOnce,
  type CompletionDeps,
  type ConversionOutcome,
} from '../../../services/goals/completions.ts'
import {
  changeGoalStatus as changeStatus,
  createGoalOnce as create,
  updateGoal as update,
  type Goal,
} from '../../../services/goals/goals.ts'
import { goalBody } from '../../goals.ts'
import { administering, type ToolCaller } from '../registry.ts'

type AgentConversion = AgentToolResult<'analytics.record_conversion'>

export async function createGoal(
  deps: ChangeDeps,
  caller: ToolCaller,
  { code, name, match, value, currency, windowDays }: AgentToolArguments<'analytics.create_goal'>,
): Promise<AgentToolResult<'analytics.create_goal'>> {
  return goalBody(
    await create(
      deps,
      administering(caller),
      { code, name, match, value, currency, windowDays: windowDays ?? 30 },
      kept,
    ),
  )
}

export async function updateGoal(
  deps: ChangeDeps,
  caller: ToolCaller,
  { goal_id, ...patch }: AgentToolArguments<'analytics.update_goal'>,
): Promise<AgentToolResult<'analytics.update_goal'>> {
  return goalBody(await update(deps, administering(caller), goal_id.toLowerCase(), patch, undefined, kept))
}

export async function changeGoalStatus(
  deps: ChangeDeps,
  caller: ToolCaller,
  { goal_id, status }: AgentToolArguments<'analytics.change_goal_status'>,
): Promise<AgentToolResult<'analytics.change_goal_status'>> {
  return goalBody(await changeStatus(deps, administering(caller), goal_id.toLowerCase(), status, undefined, kept))
}

export async function recordConversion(
  deps: CompletionDeps & { db: Pool },
  { holder, hold }: ToolCaller,
  args: AgentToolArguments<'analytics.record_conversion'>,
): Promise<AgentConversion> {
  const conversion = {
    tenantId: holder.tenantId,
    goal: args.goal,
    conversationId: args.conversation_id?.toLowerCase(),
    externalRef: args.external_ref,
    occurredAt: args.occurred_at,
    props: (args.props ?? {}) as JsonObject,
  }
  return agentConversion(
    hold === undefined
      ? await record(deps, conversion)
      : await recordConversionOnce(deps, conversion, hold, agentConversion),
  )
}

function agentConversion(outcome: ConversionOutcome): AgentConversion {
  if (outcome.outcome === 'deduplicated') return { completion_id: outcome.completionId, deduped: true }
  return {
    completion_id: outcome.completionId,
    deduped: false,
    attributed: outcome.conversationId !== null,
    conversation_id: outcome.conversationId,
  }
}

function kept(goal: Goal): { status: 200; body: ReturnType<typeof goalBody> } {
  return { status: 200, body: goalBody(goal) }
}
