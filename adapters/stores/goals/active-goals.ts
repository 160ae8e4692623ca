import type { Goal } from '../../../domain/goals.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

type GoalRow = Omit<Goal, 'windowDays'> & { window_days: number }

const active = statement<GoalRow>(
  'active_goals',
  `
  select id, code, status, match, value, currency, window_days
  from goals
  where tenant_id = $1 and status = 'active'
  order by code`,
)

export async function findActiveGoals(db: Queryable, tenantId: string): Promise<Goal[]> {
  return (await active(db, [tenantId])).map(row => ({
    id: row.id,
    code: row.code,
    status: row.status,
    match: row.match,
    value: row.value,
    currency: row.currency,
    windowDays: row.window_days,
  }))
}
