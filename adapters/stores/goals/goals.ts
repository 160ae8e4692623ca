import type { GoalMatch, GoalValue } from '../../../domain/goal-definition.ts'
import { defineTable, tenantRows, type Database, type Revisioned, type TenantRows } from '../../postgres/tenant-rows.ts'

export interface Goal extends Revisioned {
  id: string
  code: string
  name: string
  status: 'active' | 'paused' | 'archived'
  match: GoalMatch
  value: GoalValue
  currency: string | null
  windowDays: number
}
export type NewGoal = Omit<Goal, keyof Revisioned>

const goalTable = defineTable({ table: 'goals', json: ['match', 'value'] })

export function goals(db: Database, tenantId: string): TenantRows<Goal, NewGoal> {
  return tenantRows(goalTable, db, tenantId)
}
