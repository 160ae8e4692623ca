import { statement, type Queryable } from '../../postgres/statement.ts'

const overrides = statement<{ path: string; value: unknown }>(
  'config_overrides',
  'select path, value from config_values where scope_kind = $1 and scope_id = $2 and value is not null',
)
const organisation = statement<{ organisation_id: string }>(
  'tenant_organisation',
  'select organisation_id from tenants where id = $1',
)

/** The plain values set at one scope, by path; secrets are not among them. */
export async function findOverrides(db: Queryable, kind: string, scopeId: string): Promise<Map<string, unknown>> {
  return new Map((await overrides(db, [kind, scopeId])).map(({ path, value }) => [path, value]))
}

export async function findOrganisationOf(db: Queryable, tenantId: string): Promise<string | undefined> {
  return (await organisation(db, [tenantId]))[0]?.organisation_id
}
