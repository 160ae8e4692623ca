import type { OpeningHours } from '../../../domain/handoffs/opening-hours.ts'
import { defineTable, tenantRows, type Database, type Revisioned, type TenantRows } from '../../postgres/tenant-rows.ts'

export interface Queue extends Revisioned {
  id: string
  code: string
  name: string
  assignment: 'manual' | 'automatic'
  skills: string[]
  perPerson: number
  /** Null for always. */
  openingHours: OpeningHours | null
  /** Whether the visitor is asked to rate the conversation when a person has ended it. */
  asksRating: boolean
  /** The model that suggests replies; null for none. */
  suggestions: { connection: string; model: string; instructions?: string } | null
}
export type NewQueue = Omit<Queue, keyof Revisioned>

const queueTable = defineTable({ table: 'queues', json: ['openingHours', 'suggestions'] })

export function queues(db: Database, tenantId: string): TenantRows<Queue, NewQueue> {
  return tenantRows(queueTable, db, tenantId)
}
