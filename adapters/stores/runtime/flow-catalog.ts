import type { FlowDefinition } from '../../../generated/schemas/flow.ts'
import { statement, type Queryable } from './statement.ts'

/** A flow with the numbers of its versions; `live` is the definition that is published. */
export type FlowRecord = {
  id: string
  code: string
  name: string
  latestVersion: number | null
  publishedVersion: number | null
  publishedAt: Date | null
  live: FlowDefinition | null
  unpublishedChanges: boolean
  createdAt: Date
  updatedAt: Date
}
export type FlowDefinitions = { version: number, definition: unknown }

type FlowRow = {
  id: string, code: string, name: string, latest_version: number | null, published_version: number | null, published_at: Date | null, live: FlowDefinition | null
  unpublished_changes: boolean, created_at: Date, updated_at: Date
}

const FLOW = `
  select f.id, f.code, f.name, latest.version as latest_version, p.version as published_version, p.published_at, p.definition as live,
    f.draft is not null and f.draft is distinct from latest.definition as unpublished_changes, f.created_at, f.updated_at
  from flows f
  left join flow_versions p on p.tenant_id = f.tenant_id and p.id = f.published_version_id
  left join lateral (select v.version, v.definition from flow_versions v where v.tenant_id = f.tenant_id and v.flow_id = f.id order by v.version desc limit 1) latest on true`
const page = statement<FlowRow>('flow_catalog_page', `${FLOW}
  where f.tenant_id = $1 and ($2::text is null or f.code > $2::text)
    and ($3::text is null or $3::text = case when f.published_version_id is not null then 'published' when latest.version is not null then 'withdrawn' else 'draft' end)
  order by f.code limit $4`)
const one = statement<FlowRow>('flow_catalog_one', `${FLOW} where f.tenant_id = $1 and f.id = $2`)
const versionByNumber = statement<{ definition: unknown }>('flow_version_by_number', 'select definition from flow_versions where tenant_id = $1 and flow_id = $2 and version = $3')
const draftOf = statement<{ draft: unknown }>('flow_draft', 'select draft from flows where tenant_id = $1 and id = $2')

export async function findFlowPage(db: Queryable, tenantId: string, { after, status, limit }: { after: string | undefined, status: string | undefined, limit: number }): Promise<FlowRecord[]> {
  return (await page(db, [tenantId, after ?? null, status ?? null, limit])).map(toFlow)
}

export async function findFlow(db: Queryable, tenantId: string, flowId: string): Promise<FlowRecord | undefined> {
  const [row] = await one(db, [tenantId, flowId])
  return row === undefined ? undefined : toFlow(row)
}

export async function findDefinition(db: Queryable, tenantId: string, flowId: string, version: number): Promise<unknown> {
  return (await versionByNumber(db, [tenantId, flowId, version]))[0]?.definition
}

export async function findDraft(db: Queryable, tenantId: string, flowId: string): Promise<unknown> {
  return (await draftOf(db, [tenantId, flowId]))[0]?.draft
}

function toFlow(row: FlowRow): FlowRecord {
  return {
    id: row.id, code: row.code, name: row.name, latestVersion: row.latest_version, publishedVersion: row.published_version, publishedAt: row.published_at, live: row.live,
    unpublishedChanges: row.unpublished_changes, createdAt: row.created_at, updatedAt: row.updated_at,
  }
}
