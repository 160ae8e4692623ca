import { pick } from '../../domain/pick.ts'
import type { components } from '../../generated/types/admin.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as goals from '../../services/goals/goals.ts'
import { goalBody } from '../goals.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { idOf, querySpan, callerAdmin } from '../inputs.ts'
import { pageBody } from './replies.ts'
import { rowHandlers, type Admin } from './rows.ts'

const rows = rowHandlers({
  path: '/api/admin/v1/goals',
  idIn: ({ goalId }: { goalId: string }) => goalId,
  body: goalBody,
})

export const listGoals: Admin<'listGoals'> = rows.list(goals.listGoals)
export const createGoal: Admin<'createGoal'> = rows.create(goals.createGoal, given =>
  pick(given, 'code', 'name', 'status', 'match', 'value', 'currency', 'windowDays'),
)
export const getGoal: Admin<'getGoal'> = rows.get(goals.getGoal)
export const updateGoal: Admin<'updateGoal'> = rows.update(goals.updateGoal, given => given)
export const changeGoalStatus: Admin<'changeGoalStatus'> = rows.act(
  async (deps, admin, target, { status }) => await goals.changeGoalStatus(deps, admin, target, status),
)

export async function listGoalCompletions(
  deps: ChangeDeps & { db: Pool },
  request: RequestOf<'listGoalCompletions'>,
): Promise<ReplyOf<'listGoalCompletions'>> {
  const { from, to, ...query } = request.query
  const filter = { ...query, ...querySpan({ from, to }) }
  return {
    status: 200,
    body: pageBody(
      await goals.listGoalCompletions(deps, callerAdmin(request.caller), idOf(request.params.goalId), filter),
      completionBody,
    ),
  }
}

function completionBody({
  id,
  goalId,
  origin,
  conversationId,
  externalRef,
  value,
  currency,
  props,
  occurredAt,
}: goals.Completion): components['schemas']['GoalCompletion'] {
  return {
    id,
    goalId,
    origin,
    attributed: conversationId !== null,
    conversationId,
    externalRef,
    value,
    currency,
    props,
    occurredAt: occurredAt.toISOString(),
  }
}
