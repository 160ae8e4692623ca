import { statement, type Queryable } from '../../postgres/statement.ts'

const forms = statement<{ id: string; version: number; definition: unknown }>(
  'published_forms',
  `
  select f.id, v.version, v.definition
  from forms f
  join form_versions v on v.tenant_id = f.tenant_id and v.id = f.published_version_id
  where f.tenant_id = $1
  order by f.code`,
)

export async function findPublishedForms(
  db: Queryable,
  tenantId: string,
): Promise<{ id: string; version: number; definition: unknown }[]> {
  return await forms(db, [tenantId])
}
