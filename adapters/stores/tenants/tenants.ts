import { statement, type Queryable } from '../../postgres/statement.ts'

// Cross-tenant by nature: what runs by the clock runs for every workspace.
const all = statement<{ id: string }>('tenant_ids', 'select id from tenants order by id')

export async function findTenantIds(db: Queryable): Promise<string[]> {
  return (await all(db, [])).map(({ id }) => id)
}
