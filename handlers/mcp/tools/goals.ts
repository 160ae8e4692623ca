import type { AgentToolArguments, AgentToolResult } from '../../../generated/agent-tools.ts'
import { actorOf } from '../../../services/audit.ts'
import { changeGoalStatus as changeStatus, createGoal as create, updateGoal as update, type GoalChange, type GoalDeps } from '../../../services/goals.ts'
import { goalBody } from '../../goals.ts'
import type { ToolCaller } from '../registry.ts'

export async function createGoal(deps: GoalDeps, caller: ToolCaller, { code, name, match, value, currency, windowDays }: AgentToolArguments<'analytics.create_goal'>): Promise<AgentToolResult<'analytics.create_goal'>> {
  return goalBody(await create(deps, { code, name, match, value, currency, windowDays: windowDays ?? 30 }, changeBy(caller)))
}

export async function updateGoal(deps: GoalDeps, caller: ToolCaller, { goal_id, ...patch }: AgentToolArguments<'analytics.update_goal'>): Promise<AgentToolResult<'analytics.update_goal'>> {
  return goalBody(await update(deps, goal_id.toLowerCase(), patch, changeBy(caller)))
}

export async function changeGoalStatus(deps: GoalDeps, caller: ToolCaller, { goal_id, status }: AgentToolArguments<'analytics.change_goal_status'>): Promise<AgentToolResult<'analytics.change_goal_status'>> {
  return goalBody(await changeStatus(deps, goal_id.toLowerCase(), status, changeBy(caller)))
}

function changeBy({ holder, hold }: ToolCaller): GoalChange {
  return { tenantId: holder.tenantId, actor: actorOf(holder), hold, bodyOf: goalBody }
}
