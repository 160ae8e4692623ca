import type { components } from '../../generated/types/admin.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as goals from '../../services/goals/goals.ts'
import { goalBody } from '../goals.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { idOf, queryInstant, callerAdmin, targetOf } from '../inputs.ts'
import { created, current, pageBody, saved } from './replies.ts'

const PATH = '/api/admin/v1/goals'

export async function listGoals(deps: ChangeDeps, request: RequestOf<'listGoals'>): Promise<ReplyOf<'listGoals'>> {
  return {
    status: 200,
    body: pageBody(await goals.listGoals(deps, callerAdmin(request.caller), request.query), goalBody),
  }
}

export async function createGoal(deps: ChangeDeps, request: RequestOf<'createGoal'>): Promise<ReplyOf<'createGoal'>> {
  const { code, name, status, match, value, currency, windowDays } = request.body
  const answer = (goal: goals.Goal) => {
    const body = goalBody(goal)
    return created(`${PATH}/${goal.id}`, body, body.etag)
  }
  return answer(
    await goals.createGoal(
      deps,
      callerAdmin(request.caller),
      { code, name, status, match, value, currency, windowDays },
      answer,
    ),
  )
}

export async function getGoal(deps: ChangeDeps, request: RequestOf<'getGoal'>): Promise<ReplyOf<'getGoal'>> {
  return current(goalBody(await goals.getGoal(deps, callerAdmin(request.caller), idOf(request.params.goalId))))
}

export async function updateGoal(deps: ChangeDeps, request: RequestOf<'updateGoal'>): Promise<ReplyOf<'updateGoal'>> {
  return await saved(
    request.caller,
    goalBody,
    async admin => await goals.updateGoal(deps, admin, targetOf(request, request.params.goalId), request.body),
  )
}

export async function changeGoalStatus(
  deps: ChangeDeps,
  request: RequestOf<'changeGoalStatus'>,
): Promise<ReplyOf<'changeGoalStatus'>> {
  return current(
    goalBody(
      await goals.changeGoalStatus(
        deps,
        callerAdmin(request.caller),
        targetOf(request, request.params.goalId),
        request.body.status,
      ),
    ),
  )
}

export async function listGoalCompletions(
  deps: ChangeDeps & { db: Pool },
  request: RequestOf<'listGoalCompletions'>,
): Promise<ReplyOf<'listGoalCompletions'>> {
  const { from, to, ...query } = request.query
  const filter = { ...query, from: queryInstant('from', from), to: queryInstant('to', to) }
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
