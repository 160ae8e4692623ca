import type { Database } from '../../postgres/tenant-rows.ts'

/** A flow whose live version or draft may use another one; `draft` is null if it equals the latest version. */
export type UsingFlow = { id: string; code: string; name: string; live: unknown; draft: unknown }

const MOST_FLOWS = 500
const NAMES_FLOW = `$.nodes[*] ? (
  @.flow == $code || @.tools[*].flow == $code || (@.type == "emit" && @.event == $events[*])
)`

/** Flows of the workspace other than this one with a node that names its code or emits one of the events, by code. */
export async function flowsUsing(
  db: Database,
  tenantId: string,
  flowId: string,
  names: { code: string; events: readonly string[] },
): Promise<UsingFlow[]> {
  return await flowsWhere(
    db,
    `f.id <> :flowId
      and (
        jsonb_path_exists(p.definition, :path::jsonpath, :names::jsonb, true)
        or jsonb_path_exists(f.draft, :path::jsonpath, :names::jsonb, true)
      )`,
    { tenantId, flowId, path: NAMES_FLOW, names: JSON.stringify(names) },
  )
}

/** Flows of the workspace whose live version or draft contains the name somewhere as a text, by code. */
export async function flowsNaming(db: Database, tenantId: string, name: string): Promise<UsingFlow[]> {
  const written = JSON.stringify(name).slice(1, -1)
  return await flowsWhere(db, '(strpos(p.definition::text, :written) > 0 or strpos(f.draft::text, :written) > 0)', {
    tenantId,
    written,
  })
}

/** `condition`: on the flow `f` and its live version `p`. */
async function flowsWhere(
  db: Database,
  condition: string,
  values: { tenantId: string } & Record<string, string>,
): Promise<UsingFlow[]> {
  const { rows } = await db.raw<{ rows: UsingFlow[] }>(
    `
    select f.id, f.code, f.name, p.definition as live, f.draft
    from flows f
    left join flow_versions p on p.tenant_id = f.tenant_id and p.id = f.published_version_id
    where f.tenant_id = :tenantId
      and ${condition}
    order by f.code
    limit :limit`,
    { ...values, limit: MOST_FLOWS },
  )
  return rows
}
