import type { AgentToolArguments, AgentToolResult } from '../../../generated/agent-tools.ts'
import type { JsonObject } from '../../../domain/json.ts'
import type { AdminCaller } from '../../../services/admin/caller.ts'
import type { ChangeDeps } from '../../../services/admin/change.ts'
import {
  recordConversion as record,
  type ConversionDeps,
  type ConversionOutcome,
} from '../../../services/goals/completions.ts'
import {
  changeGoalStatus as changeStatus,
  createGoalOnce as create,
  updateGoal as update,
  type Goal,
} from '../../../services/goals/goals.ts'
import type { Idempotency } from '../../../services/idempotency/idempotency.ts'
import { goalBody } from '../../goals.ts'
import { administering, type ToolCaller } from '../registry.ts'

type GoalBody = ReturnType<typeof goalBody>
type AgentConversion = AgentToolResult<'analytics.record_conversion'>

type Deps = ChangeDeps & { idempotency: Idempotency }

export async function createGoal(
  deps: Deps,
  caller: ToolCaller,
  { code, name, match, value, currency, windowDays }: AgentToolArguments<'analytics.create_goal'>,
): Promise<GoalBody> {
  const input = { code, name, match, value, currency, windowDays: windowDays ?? 30 }
  return await once(deps, caller, async admin => await create(deps, admin, input, replyOf))
}

export async function updateGoal(
  deps: Deps,
  caller: ToolCaller,
  { goal_id, ...patch }: AgentToolArguments<'analytics.update_goal'>,
): Promise<GoalBody> {
  const id = goal_id.toLowerCase()
  return await once(deps, caller, async admin => await update(deps, admin, { id, ifMatch: undefined }, patch, replyOf))
}

export async function changeGoalStatus(
  deps: Deps,
  caller: ToolCaller,
  { goal_id, status }: AgentToolArguments<'analytics.change_goal_status'>,
): Promise<GoalBody> {
  const id = goal_id.toLowerCase()
  return await once(
    deps,
    caller,
    async admin => await changeStatus(deps, admin, { id, ifMatch: undefined }, status, replyOf),
  )
}

export async function recordConversion(
  deps: ConversionDeps,
  { holder, key }: ToolCaller,
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
  return agentConversion(await record(deps, conversion, key))
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

/** Changes a goal once for the call's key; the change stores its reply. */
async function once(
  { idempotency }: Deps,
  caller: ToolCaller,
  work: (admin: AdminCaller) => Promise<Goal>,
): Promise<GoalBody> {
  const { body } = await idempotency.once(caller.key, async keyLease =>
    replyOf(await work({ ...administering(caller), keyLease })),
  )
  return body
}

function replyOf(goal: Goal): { status: 200; body: GoalBody } {
  return { status: 200, body: goalBody(goal) }
}
