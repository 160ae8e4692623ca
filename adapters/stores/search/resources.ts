import type { Database } from '../../postgres/tenant-rows.ts'

export type ResourceKind =
  | 'flow'
  | 'form'
  | 'execution'
  | 'conversation'
  | 'connection'
  | 'goal'
  | 'key'
  | 'user'
  | 'role'
  | 'training_source'
  | 'inbound_webhook'
  | 'report'
export type FoundResource = { kind: ResourceKind; id: string; name: string; code: string | null }

const MOST_OF_A_KIND = 5

type Columns = { id?: string; name?: string; code?: string; searched?: string }

/** Resources created by people: their name, and the columns that are searched in addition to the id. */
function named(kind: ResourceKind, table: string, columns: Columns): string {
  const { id = 'id::text', name = 'name', code = 'null', searched = 'name' } = columns
  return `
  (
    select '${kind}' as kind, ${id} as id, ${name} as name, ${code} as code
    from ${table}
    where tenant_id = :tenantId
      and '${kind}' = any(:kinds)
      and (${id} = :wanted or strpos(lower(${searched}), :wanted) > 0)
    order by lower(${name}), ${id}
    limit ${MOST_OF_A_KIND}
  )`
}

const CODED = { code: 'code', searched: "code || ' ' || name" }
const TITLE = "coalesce(draft ->> 'title', code)"

/*
 * Runs and conversations are many: they are found by their primary keys. The other tables hold resources that people
 * have created in one workspace.
 */
const FOUND = [
  named('flow', 'flows', CODED),
  named('form', 'forms', { name: TITLE, code: 'code', searched: `code || ' ' || ${TITLE}` }),
  `
  select 'execution', e.id::text, f.name, null
  from executions e
  join flows f on f.tenant_id = e.tenant_id and f.id = e.flow_id
  where e.tenant_id = :tenantId and e.id = :id and 'execution' = any(:kinds)`,
  `
  select 'conversation', id::text, coalesce(customer ->> 'name', customer ->> 'email', id::text), null
  from conversations
  where tenant_id = :tenantId and id = :id and 'conversation' = any(:kinds)`,
  named('connection', 'connections', CODED),
  named('goal', 'goals', CODED),
  named('key', 'keys', { searched: "key || ' ' || name" }),
  named('user', 'users', { code: 'email', searched: "email || ' ' || name" }),
  named('role', 'roles', { id: 'code', ...CODED }),
  named('training_source', 'training_sources', { searched: "url || ' ' || name" }),
  named('inbound_webhook', 'inbound_webhooks', { searched: "event_name || ' ' || name" }),
  named('report', 'reports', { code: 'code', searched: "coalesce(code, '') || ' ' || name" }),
].join('\n  union all')

/** Resources of these kinds by a part of their names, or by their id. */
export async function findResources(
  db: Database,
  tenantId: string,
  { text, id, kinds }: { text: string; id: string | null; kinds: readonly ResourceKind[] },
): Promise<FoundResource[]> {
  const { rows } = await db.raw<{ rows: FoundResource[] }>(`select kind, id, name, code from (${FOUND}\n) as found`, {
    tenantId,
    wanted: text.toLowerCase(),
    id,
    kinds: [...kinds],
  })
  return rows
}
