import { lockUntilEnd } from '../../postgres/locks.ts'
import { defineTable, tenantRows, type Database, type TenantRows } from '../../postgres/tenant-rows.ts'

/** A picture or document for flows and the widget. `size` is in bytes; width and height are in pixels. */
export interface Medium {
  id: string
  /** The random part of its lasting address. */
  address: string
  name: string
  mime: string
  size: number
  width: number | null
  height: number | null
  createdAt: Date
}
/** A live resource that contains the address of a medium. */
export type MediumUse = { kind: 'flow' | 'form' | 'configuration'; name: string }

export type MediaStore = Omit<TenantRows<Medium, Medium>, 'update' | 'change'> & {
  /** Bytes of all media together. Until the transaction ends, no other upload of the workspace passes this call. */
  lockedSize(): Promise<number>
  /** Live flows, forms and configuration values of the workspace that name the address: a few of them, in order. */
  usesOf(address: string): Promise<MediumUse[]>
  /** Lets the transaction wait for the file store, which takes up to 35 seconds to refuse; otherwise 10 end it. */
  awaitFileStore(): Promise<void>
}

/** Where the bytes of a medium are stored; the deletion of a workspace reads it in SQL. */
export const mediumKey = (tenantId: string, id: string): string => `${tenantId}/media/${id}`

const table = defineTable({ table: 'media', without: ['revision', 'updatedAt'] })
const MOST_USES = 5

export function media(db: Database, tenantId: string): MediaStore {
  return {
    ...tenantRows<Medium, Medium>(table, db, tenantId),
    async lockedSize() {
      await lockUntilEnd(db, `media of ${tenantId}`)
      const row = await db('media')
        .where({ tenant_id: tenantId })
        .sum<{ size: string | number | null }>({ size: 'size' })
        .first()
      return Number(row?.size ?? 0)
    },
    async usesOf(address) {
      // The address is random and is not escaped in JSON, so that a text search finds it anywhere.
      const { rows } = await db.raw<{ rows: MediumUse[] }>(
        `
        select 'flow' as kind, f.name
        from flows f
        join flow_versions v on v.tenant_id = f.tenant_id and v.id = f.published_version_id
        where f.tenant_id = :tenantId and strpos(v.definition::text, :address) > 0
        union all
        select 'form', f.code
        from forms f
        join form_versions v on v.tenant_id = f.tenant_id and v.id = f.published_version_id
        where f.tenant_id = :tenantId and strpos(v.definition::text, :address) > 0
        union all
        select 'configuration', c.path
        from config_values c
        where c.scope_kind = 'tenant' and c.scope_id = :tenantId and strpos(c.value::text, :address) > 0
        order by 1, 2
        limit :limit`,
        { tenantId, address, limit: MOST_USES },
      )
      return rows
    },
    async awaitFileStore() {
      await db.raw("set local idle_in_transaction_session_timeout = '40s'")
    },
  }
}
