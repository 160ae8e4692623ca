import type { Correlation, EventSelector } from '../../../domain/correlation.ts'
import type { Operations } from '../../../domain/operations/used-operations.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

export type PublishedFlowRow = {
  flowId: string
  code: string
  name: string
  versionId: string
  version: number
  definition: unknown
  operations: Operations | null
}

const flows = statement<{
  flow_id: string
  code: string
  name: string
  version_id: string
  version: number
  definition: unknown
  operations: Operations | null
}>(
  'published_flows',
  `
  select f.id as flow_id, f.code, f.name, v.id as version_id, v.version, v.definition, v.operations
  from flows f
  join flow_versions v on v.tenant_id = f.tenant_id and v.id = f.published_version_id
  where f.tenant_id = $1
  order by f.code`,
)
const allFlows = statement<{ flow_id: string; code: string }>(
  'all_flows',
  `
  select id as flow_id, code
  from flows
  where tenant_id = $1`,
)
const version = statement<{ flow_id: string; version: number; definition: unknown; operations: Operations | null }>(
  'flow_version',
  `
  select flow_id, version, definition, operations
  from flow_versions
  where tenant_id = $1 and id = $2`,
)
const versionByNumber = statement<{ id: string }>(
  'flow_version_by_number',
  `
  select id
  from flow_versions
  where tenant_id = $1 and flow_id = $2 and version = $3`,
)
const subscriptions = statement<{
  id: string
  flow_id: string
  event_name: string
  correlation: Correlation | null
  filter: string | null
}>(
  'event_subscriptions',
  `
  select s.id, s.flow_id, s.event_name, s.correlation, s.filter
  from event_subscriptions s
  join flows f on f.tenant_id = s.tenant_id and f.id = s.flow_id and f.published_version_id = s.version_id
  where s.tenant_id = $1 and s.active
  order by s.id`,
)

export async function findPublishedFlows(db: Queryable, tenantId: string): Promise<PublishedFlowRow[]> {
  const rows = await flows(db, [tenantId])
  return rows.map(row => ({
    flowId: row.flow_id,
    code: row.code,
    name: row.name,
    versionId: row.version_id,
    version: row.version,
    definition: row.definition,
    operations: row.operations,
  }))
}

/** Every flow of the workspace, also those that are not published. */
export async function findFlowNames(db: Queryable, tenantId: string): Promise<{ flowId: string; code: string }[]> {
  const rows = await allFlows(db, [tenantId])
  return rows.map(row => ({ flowId: row.flow_id, code: row.code }))
}

export type FlowVersionRow = { flowId: string; version: number; definition: unknown; operations: Operations | null }

export async function findFlowVersion(
  db: Queryable,
  tenantId: string,
  versionId: string,
): Promise<FlowVersionRow | undefined> {
  const [row] = await version(db, [tenantId, versionId])
  if (row === undefined) return undefined
  return { flowId: row.flow_id, version: row.version, definition: row.definition, operations: row.operations }
}

export async function findVersionId(
  db: Queryable,
  tenantId: string,
  flowId: string,
  version: number,
): Promise<string | undefined> {
  return (await versionByNumber(db, [tenantId, flowId, version]))[0]?.id
}

export type SubscriptionRow = EventSelector & { id: string; flowId: string }

/** Active subscriptions of published versions. */
export async function findSubscriptions(db: Queryable, tenantId: string): Promise<SubscriptionRow[]> {
  return (await subscriptions(db, [tenantId])).map(row => ({
    id: row.id,
    flowId: row.flow_id,
    eventName: row.event_name,
    correlation: row.correlation,
    filter: row.filter,
  }))
}
