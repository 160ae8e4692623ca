import type { SealedSecret } from '../../secrets.ts'
import type { Order } from '../../postgres/keyset.ts'
import type { WebhookKind } from '../../../domain/webhooks/payloads.ts'
import { defineTable, tenantRows, type Database, type Revisioned, type TenantRows } from '../../postgres/tenant-rows.ts'

export interface Key extends Revisioned {
  id: string
  /** Unique in the workspace. */
  name: string
  /** The publishable key itself. */
  key: string
  status: 'active' | 'paused' | 'disabled' | 'revoked'
  /** Empty: any origin. */
  allowedOrigins: string[]
  /** Names of the intents it may start; null: all. */
  intents: string[] | null
  /** Codes or ids of the forms it opens; null: all. */
  forms: string[] | null
  /** A session that names a customer's id must prove it. */
  provenCustomersOnly: boolean
  webhookUrl: string | null
  webhookSecret: SealedSecret | null
  /** Kinds of events that it is sent; null: all that the workspace sends. */
  webhookEvents: WebhookKind[] | null
  lastUsedAt: Date | null
}
export type NewKey = Pick<Key, 'id' | 'name' | 'key'> & Partial<Omit<Key, keyof Revisioned>>

const keyTable = defineTable({ table: 'keys', json: ['webhookSecret'] })

export const KEYS_BY_NAME: Order = { columns: [{ column: 'name', kind: 'text' }] }

export interface KeyStore extends TenantRows<Key, NewKey> {
  /** Metered form reads so far, by key id; keys without any are left out. */
  countFormMounts: (ids: readonly string[]) => Promise<Map<string, number>>
}

export function keys(db: Database, tenantId: string): KeyStore {
  return {
    ...tenantRows<Key, NewKey>(keyTable, db, tenantId),
    async countFormMounts(ids) {
      const rows = await db('key_usage')
        .where({ tenant_id: tenantId, kind: 'form_mount' })
        .whereIn('key_id', [...ids])
        .groupBy('key_id')
        .select<{ key_id: string; mounts: number }[]>('key_id', db.raw('sum(count)::bigint as mounts'))
      return new Map(rows.map(({ key_id, mounts }) => [key_id, mounts]))
    },
  }
}
