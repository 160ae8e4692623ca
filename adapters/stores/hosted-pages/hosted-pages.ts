import { defineTable, tenantRows, type Database, type Revisioned, type TenantRows } from '../../postgres/tenant-rows.ts'

export type Scheme = 'auto' | 'light' | 'dark'

export interface HostedPage extends Revisioned {
  id: string
  /** Unique in the installation. */
  address: string
  title: string
  intent: string
  keyId: string
  accent: string | null
  scheme: Scheme
  indexed: boolean
  active: boolean
}
export type NewHostedPage = Pick<HostedPage, 'id' | 'address' | 'title' | 'intent' | 'keyId'> &
  Partial<Pick<HostedPage, 'accent' | 'scheme' | 'indexed' | 'active'>>

const hostedPageTable = defineTable({ table: 'hosted_pages' })

export function hostedPages(db: Database, tenantId: string): TenantRows<HostedPage, NewHostedPage> {
  return tenantRows(hostedPageTable, db, tenantId)
}
