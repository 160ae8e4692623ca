import { defineTable, tenantRows, type Database, type Revisioned, type TenantRows } from '../../postgres/tenant-rows.ts'

/** A question with the passage that has to answer it; `heading`: one of those above it, null for any passage. */
export interface KnowledgeCheck extends Revisioned {
  id: string
  question: string
  language: string | null
  url: string
  heading: string | null
}
export type NewKnowledgeCheck = Pick<KnowledgeCheck, 'id' | 'question' | 'url'> &
  Partial<Pick<KnowledgeCheck, 'language' | 'heading'>>

const table = defineTable({ table: 'knowledge_checks' })

export function knowledgeChecks(db: Database, tenantId: string): TenantRows<KnowledgeCheck, NewKnowledgeCheck> {
  return tenantRows(table, db, tenantId)
}
