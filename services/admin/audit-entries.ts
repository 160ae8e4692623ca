import type { AuditFilter, AuditRecord } from '../../adapters/stores/audit/audit-log.ts'
import { LATEST_FIRST } from '../../adapters/postgres/keyset.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { AdminCaller } from './caller.ts'
import { found, type ChangeDeps } from './change.ts'
import { listPage, type ListPage, type ListQuery } from './pages.ts'

export type { AuditRecord }

/** Newest first. */
export async function listAuditEntries(
  { knex }: Pick<ChangeDeps, 'knex'>,
  { tenantId }: AdminCaller,
  { limit, cursor, ...filter }: ListQuery & AuditFilter,
): Promise<ListPage<AuditRecord>> {
  return await listPage(
    'audit',
    LATEST_FIRST,
    { limit, cursor },
    async window => await forTenant(knex, tenantId).audit.page(filter, window),
  )
}

/** @throws Refusal `not_found` */
export async function getAuditEntry(
  { knex }: Pick<ChangeDeps, 'knex'>,
  { tenantId }: AdminCaller,
  id: string,
): Promise<AuditRecord> {
  return found(await forTenant(knex, tenantId).audit.find(id))
}
