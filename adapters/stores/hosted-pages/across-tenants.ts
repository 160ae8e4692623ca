import { ofAllTenants } from '../../postgres/all-tenants.ts'
import { fromRow } from '../../postgres/rows.ts'
import { statementOfOneShardGroup, type Queryable } from '../../postgres/statement.ts'
import type { Database } from '../../postgres/tenant-rows.ts'
import type { HostedPage } from './hosted-pages.ts'

export type VisitedPage = { tenantId: string } & Pick<
  HostedPage,
  'title' | 'intent' | 'keyId' | 'accent' | 'scheme' | 'indexed'
>

const byAddress = statementOfOneShardGroup<object>(
  'hosted_page_by_address',
  `
  select tenant_id, title, intent, key_id, accent, scheme, indexed
  from hosted_pages
  where address = $1 and active`,
)

/** A visit names the address only: the page decides the workspace. */
export async function findVisitedPage(db: Queryable, address: string): Promise<VisitedPage | undefined> {
  const [row] = await byAddress(db, [address])
  return row === undefined ? undefined : fromRow<VisitedPage>(row)
}

/** The workspace of a page in any state. */
export async function tenantOfHostedPage(db: Database, address: string): Promise<string | undefined> {
  const row = await ofAllTenants(db, 'hosted_pages')
    .where('address', address)
    .first<{ tenant_id: string } | undefined>('tenant_id')
  return row?.tenant_id
}
