import type { Database } from '../../postgres/tenant-rows.ts'
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

const LIVE_FIELDS = `
select f.code, array(select field ->> 'name' from jsonb_array_elements(v.definition -> 'fields') field) as fields
from forms f
join form_versions v on v.tenant_id = f.tenant_id and v.id = f.published_version_id
where f.tenant_id = :tenantId and f.code = any(:codes)`

/** Names of the fields of published forms, by the form's code. */
export async function findLiveFields(
  db: Database,
  tenantId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (codes.length === 0) return new Map()
  const bindings = { tenantId, codes: [...new Set(codes)] }
  const { rows } = await db.raw<{ rows: { code: string; fields: string[] }[] }>(LIVE_FIELDS, bindings)
  return new Map(rows.map(({ code, fields }) => [code, fields]))
}
