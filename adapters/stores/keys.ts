import type { SealedSecret } from '../secrets.ts'
import { defineTable, tenantRows } from './tenant-rows.ts'
import type { Database, Kept, TenantRows } from './tenant-rows.ts'

export interface Key extends Kept {
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
  webhookUrl: string | null
  webhookSecret: SealedSecret | null
  lastUsedAt: Date | null
}
export type NewKey = Pick<Key, 'id' | 'name' | 'key'> & Partial<Omit<Key, keyof Kept>>

const keyTable = defineTable({ table: 'keys', json: ['webhookSecret'] })

export function keys(db: Database, tenantId: string): TenantRows<Key, NewKey> {
  return tenantRows(keyTable, db, tenantId)
}
