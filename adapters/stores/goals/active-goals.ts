import { fromRow } from '../../postgres/rows.ts'
import type { Goal } from '../../../domain/goals.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

const active = statement<object>(
  'active_goals',
  `
  select id, code, status, match, value, currency, window_days
  from goals
  where tenant_id = $1 and status = 'active'
  order by code`,
)

export async function findActiveGoals(db: Queryable, tenantId: string): Promise<Goal[]> {
  return (await active(db, [tenantId])).map(fromRow<Goal>)
}
