import { defineTable, tenantRows, type Database, type Revisioned, type TenantRows } from '../../postgres/tenant-rows.ts'

/** A text that people insert into their replies. */
export interface CannedAnswer extends Revisioned {
  id: string
  code: string
  title: string
  text: string
  locale: string | null
}
export type NewCannedAnswer = Omit<CannedAnswer, keyof Revisioned>

const cannedAnswerTable = defineTable({ table: 'canned_answers' })

export function cannedAnswers(db: Database, tenantId: string): TenantRows<CannedAnswer, NewCannedAnswer> {
  return tenantRows(cannedAnswerTable, db, tenantId)
}
