import { defineTable, tenantRows, type Database, type TenantRows } from '../../postgres/tenant-rows.ts'

export interface TrialLink {
  id: string
  flowId: string
  tokenHash: Buffer
  expiresAt: Date
  createdAt: Date
}
export type NewTrialLink = TrialLink

const linkTable = defineTable({ table: 'trial_links', without: ['revision', 'updatedAt'] })

export function trialLinks(db: Database, tenantId: string): TenantRows<TrialLink, NewTrialLink> {
  return tenantRows(linkTable, db, tenantId)
}
