import { statement, type Queryable } from '../../postgres/statement.ts'

const overrides = statement<{ path: string; value: unknown }>(
  'config_overrides',
  `
  select path, value
  from config_values
  where scope_kind = $1 and scope_id = $2 and value is not null`,
)
const effective = statement<{ value: unknown }>(
  'config_value',
  `
  select v.value
  from config_values v
  left join tenants t on t.id = $1
  where v.path = $2 and v.value is not null
    and (
      v.scope_kind = 'global'
      or (v.scope_kind = 'organization' and v.scope_id = t.organisation_id)
      or (v.scope_kind = 'tenant' and v.scope_id = $1)
    )
  order by case v.scope_kind when 'tenant' then 0 when 'organization' then 1 else 2 end
  limit 1`,
)

const removal = statement(
  'config_overrides_delete',
  'delete from config_values where scope_kind = $1 and scope_id = $2',
)

/** Deletes all that is set at one scope, secrets included. */
export async function deleteOverrides(db: Queryable, kind: string, scopeId: string): Promise<void> {
  await removal(db, [kind, scopeId])
}

/** The plain values set at one scope, by path; secrets are not among them. */
export async function findOverrides(db: Queryable, kind: string, scopeId: string): Promise<Map<string, unknown>> {
  return new Map((await overrides(db, [kind, scopeId])).map(({ path, value }) => [path, value]))
}

/**
 * The effective value for a workspace: its own, its organisation's, then the global one. Undefined when none is set.
 */
export async function findConfigValue(db: Queryable, tenantId: string, path: string): Promise<unknown> {
  return (await effective(db, [tenantId, path]))[0]?.value
}
