import { statement, type Queryable } from '../../postgres/statement.ts'

const flow = statement<{ bytes: number }>(
  'flow_size',
  `
  select greatest(
      (select pg_column_size(draft) from flows where tenant_id = $1 and id = $2),
      (select max(pg_column_size(definition)) from flow_versions where tenant_id = $1 and flow_id = $2),
      0
    ) as bytes`,
)
const all = statement<{ bytes: number }>(
  'flows_size',
  `
  select coalesce(sum(greatest(pg_column_size(f.draft), pg_column_size(v.definition))), 0)::integer as bytes
  from flows f
  left join flow_versions v on v.tenant_id = f.tenant_id and v.id = f.published_version_id
  where f.tenant_id = $1`,
)

/** Bytes of the largest definition of a flow as it is stored, compressed; of all flows together without `flowId`. */
export async function findDefinitionSize(db: Queryable, tenantId: string, flowId: string | undefined): Promise<number> {
  const [row] = await (flowId === undefined ? all(db, [tenantId]) : flow(db, [tenantId, flowId]))
  return row?.bytes ?? 0
}
