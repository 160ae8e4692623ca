import type { SourceSchedule, SourceStatus } from '../../../domain/training-plan.ts'
import type { Order } from '../../postgres/keyset.ts'
import { defineTable, tenantRows, type Database, type Revisioned, type TenantRows } from '../../postgres/tenant-rows.ts'

export interface TrainingSource extends Revisioned {
  id: string
  name: string
  url: string
  status: SourceStatus
  schedule: SourceSchedule
  /** Only for conversations of these keys; null for all. */
  keyIds: string[] | null
  /** Only for conversations whose customer an identity token has proven. */
  provenCustomersOnly: boolean
  /** What its documents are about. */
  labels: string[]
  pagesIndexed: number
  pagesTotal: number | null
  /** Number of the latest claim; 0 before the first. */
  lease: number
  error: string | null
  nextCrawlAt: Date | null
}
export type NewTrainingSource = Pick<TrainingSource, 'id' | 'name' | 'url' | 'schedule'> &
  Partial<Pick<TrainingSource, 'keyIds' | 'provenCustomersOnly' | 'labels'>>

/** Names need not be unique. */
export const SOURCES_BY_NAME: Order = {
  columns: [
    { column: 'name', kind: 'text' },
    { column: 'id', kind: 'uuid' },
  ],
}

const sourceTable = defineTable({ table: 'training_sources' })

export function trainingSources(db: Database, tenantId: string): TenantRows<TrainingSource, NewTrainingSource> {
  return tenantRows(sourceTable, db, tenantId)
}
