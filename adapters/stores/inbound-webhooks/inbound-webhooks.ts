import type { Sender } from '../../../domain/webhooks/senders.ts'
import type { SealedSecret } from '../../secrets.ts'
import { defineTable, tenantRows, type Database, type Revisioned, type TenantRows } from '../../postgres/tenant-rows.ts'

export type WebhookSender = 'parley' | Sender

export interface InboundWebhook extends Revisioned {
  id: string
  name: string
  /** Name of the domain event that a delivery raises. */
  eventName: string
  /** How the sender signs: in our own way, or in one of its own. */
  sender: WebhookSender
  secret: SealedSecret
  /** Requests to an inactive one are refused as if it did not exist. */
  active: boolean
  /** Time of the last accepted request; does not raise the revision. */
  lastReceivedAt: Date | null
}
export type NewInboundWebhook = Pick<InboundWebhook, 'id' | 'name' | 'eventName' | 'secret'> &
  Partial<Pick<InboundWebhook, 'active' | 'sender'>>

const inboundTable = defineTable({ table: 'inbound_webhooks', json: ['secret'] })

export function inboundWebhooks(db: Database, tenantId: string): TenantRows<InboundWebhook, NewInboundWebhook> {
  return tenantRows(inboundTable, db, tenantId)
}
