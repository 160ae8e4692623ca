import { revisionEtag } from '../domain/etags.ts'
import { pick } from '../domain/pick.ts'
import type { AgentToolResult } from '../generated/agent-tools.ts'
import type { Goal } from '../services/goals/goals.ts'

/** A goal as every surface shows it. */
export function goalBody(goal: Goal): AgentToolResult<'analytics.create_goal'> {
  return {
    ...pick(goal, 'id', 'code', 'name', 'status', 'match', 'value', 'currency', 'windowDays'),
    createdAt: goal.createdAt.toISOString(),
    updatedAt: goal.updatedAt.toISOString(),
    etag: revisionEtag(goal),
  }
}
