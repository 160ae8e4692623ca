import type { SealedSecret } from '../../secrets.ts'
import { defineTable, tenantRows } from '../../postgres/tenant-rows.ts'
import type { Database, Kept, TenantRows } from '../../postgres/tenant-rows.ts'

export interface InboundWebhook extends Kept {
  id: string
  name: string
  /** Name of the domain event that a delivery raises. */
  eventName: string
  secret: SealedSecret
  /** An inactive one answers like an unknown one. */
  active: boolean
  /** Last accepted request; no change of the row. */
  lastReceivedAt: Date | null
}
export type NewInboundWebhook = Pick<InboundWebhook, 'id' | 'name' | 'eventName' | 'secret'> &
  Partial<Pick<InboundWebhook, 'active'>>

const inboundTable = defineTable({ table: 'inbound_webhooks', json: ['secret'] })

export function inboundWebhooks(db: Database, tenantId: string): TenantRows<InboundWebhook, NewInboundWebhook> {
  return tenantRows(inboundTable, db, tenantId)
}
