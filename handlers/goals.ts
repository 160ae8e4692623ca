import type { AgentToolResult } from '../generated/agent-tools.ts'
import type { Goal } from '../services/goals/goals.ts'

/** A goal as every surface shows it. */
export function goalBody({
  id,
  code,
  name,
  status,
  match,
  value,
  currency,
  windowDays,
  createdAt,
  updatedAt,
  revision,
}: Goal): AgentToolResult<'analytics.create_goal'> {
  return {
    id,
    code,
    name,
    status,
    match,
    value,
    currency,
    windowDays,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    etag: `"${revision}"`,
  }
}
