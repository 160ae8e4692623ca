import type { ConnectionTemplate } from '../../../generated/schemas/connection-template.ts'
import { defineTable, tenantRows, type Database, type Revisioned, type TenantRows } from '../../postgres/tenant-rows.ts'

/** A template on the shelf of a workspace. */
export interface OwnTemplate extends Revisioned {
  id: string
  key: string
  template: ConnectionTemplate
}
type NewOwnTemplate = Omit<OwnTemplate, keyof Revisioned>

const templateTable = defineTable({ table: 'connection_templates', json: ['template'] })

export type TemplateSummary = Pick<ConnectionTemplate, 'name' | 'category' | 'description' | 'providerKey'> & {
  key: string
}

export type OwnTemplates = TenantRows<OwnTemplate, NewOwnTemplate> & {
  /** All of them without what is large. */
  summaries(): Promise<TemplateSummary[]>
}

export function connectionTemplates(db: Database, tenantId: string): OwnTemplates {
  return {
    ...tenantRows(templateTable, db, tenantId),
    async summaries() {
      const { rows } = await db.raw<{ rows: TemplateSummary[] }>(
        `
        select key, template ->> 'name' as name, template ->> 'category' as category,
          template ->> 'description' as description, template ->> 'providerKey' as "providerKey"
        from connection_templates
        where tenant_id = ?`,
        [tenantId],
      )
      return rows
    },
  }
}
