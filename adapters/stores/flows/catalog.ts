import type { FlowDefinition } from '../../../generated/schemas/flow.ts'
import { keysetSql, pageOf, type Order, type Page, type Window } from '../../postgres/keyset.ts'
import type { Database } from '../../postgres/tenant-rows.ts'
import { userRef, type UserRef } from '../people/user-ref.ts'

/** A flow with the numbers of its versions; `live` is the definition that is published. */
export type FlowRecord = {
  id: string
  code: string
  /** Of the draft. */
  name: string
  latestVersion: number | null
  publishedVersion: number | null
  publishedAt: Date | null
  live: FlowDefinition | null
  unpublishedChanges: boolean
  revision: number
  createdAt: Date
  updatedAt: Date
  updatedBy: UserRef | null
}
type StoredVersion = { version: number; definition: unknown }
/** The definition of the next publish: the draft, or the latest version if nothing has changed since. */
export type DraftRecord = {
  flowId: string
  code: string
  definition: unknown
  baseVersion: number | null
  versions: { latest: StoredVersion | null; live: StoredVersion | null }
  revision: number
  savedAt: Date
  savedBy: UserRef | null
}
export type FlowFilter = { status?: 'draft' | 'published' | 'withdrawn' | undefined; search?: string | undefined }

export type FlowCatalog = {
  page(filter: FlowFilter, window: Window): Promise<Page<FlowRecord>>
  /** How many flows have each status; a status that none has is absent. */
  totals(search: string | undefined): Promise<Partial<Record<NonNullable<FlowFilter['status']>, number>>>
  find(flowId: string): Promise<FlowRecord | undefined>
  draft(flowId: string): Promise<DraftRecord | undefined>
}

export const FLOWS_BY_CODE: Order = { columns: [{ column: 'f.code', kind: 'text' }] }

type User = { by: UserRef | null }
type FlowRow = User & {
  id: string
  code: string
  name: string
  latest_version: number | null
  published_version: number | null
  published_at: Date | null
  live: FlowDefinition | null
  unpublished_changes: boolean
  revision: number
  created_at: Date
  updated_at: Date
}
type DraftRow = User & {
  id: string
  code: string
  definition: unknown
  base_version: number | null
  versions: DraftRecord['versions']
  revision: number
  saved_at: Date
}
type Keyed<Row> = Row & { keyset: string[] }

const LATEST = `left join lateral (
          select v.version, v.definition
          from flow_versions v
          where v.tenant_id = f.tenant_id and v.flow_id = f.id
          order by v.version desc
          limit 1
        ) latest on true`
const STATUS = `case
          when f.published_version_id is not null then 'published'
          when latest.version is not null then 'withdrawn'
          else 'draft'
        end`
const FOUND = '(strpos(lower(f.code), lower(?)) > 0 or strpos(lower(f.name), lower(?)) > 0)'
const FLOW = `f.id, f.code, f.name, latest.version as latest_version, p.version as published_version, p.published_at,
          p.definition as live,
          f.draft is not null and f.draft is distinct from latest.definition as unpublished_changes, f.revision,
          f.created_at, f.updated_at, ${userRef('updated_by', 'f')} as by`
const FLOWS = `flows f
        ${LATEST}
        left join flow_versions p on p.tenant_id = f.tenant_id and p.id = f.published_version_id`

/** The flows of a workspace with their drafts and versions, for administration. */
export function flowCatalog(db: Database, tenantId: string): FlowCatalog {
  const read = async <Row>(sql: string, bindings: readonly (string | number)[]): Promise<Row[]> =>
    (await db.raw<{ rows: Row[] }>(sql, bindings)).rows
  return {
    async page({ status, search }, window) {
      const { after, orderBy, key } = keysetSql(FLOWS_BY_CODE, window)
      const conditions = [
        ...(status === undefined ? [] : [{ sql: `${STATUS} = ?`, bindings: [status] }]),
        ...(search === undefined ? [] : [{ sql: FOUND, bindings: [search, search] }]),
        ...(after === undefined ? [] : [after]),
      ]
      const rows = await read<Keyed<FlowRow>>(
        `
        select ${FLOW}, ${key}
        from ${FLOWS}
        where f.tenant_id = ? ${conditions.map(({ sql }) => `and ${sql}`).join(' ')}
        order by ${orderBy}
        limit ?`,
        [tenantId, ...conditions.flatMap(({ bindings }) => bindings), window.limit + 1],
      )
      return pageOf(rows, window.limit, toFlow)
    },
    async totals(search) {
      const rows = await read<{ status: NonNullable<FlowFilter['status']>; count: number }>(
        `
        select ${STATUS} as status, count(*)::integer as count
        from flows f
        ${LATEST}
        where f.tenant_id = ? ${search === undefined ? '' : `and ${FOUND}`}
        group by 1`,
        [tenantId, ...(search === undefined ? [] : [search, search])],
      )
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
    },
    async find(flowId) {
      const [row] = await read<FlowRow>(
        `
        select ${FLOW}
        from ${FLOWS}
        where f.tenant_id = ? and f.id = ?`,
        [tenantId, flowId],
      )
      return row === undefined ? undefined : toFlow(row)
    },
    async draft(flowId) {
      const [row] = await read<DraftRow>(
        `
        select f.id, f.code,
          coalesce(f.draft, latest.definition, jsonb_build_object('code', f.code, 'name', f.name)) as definition,
          case when f.draft is null then latest.version else f.draft_base end as base_version,
          jsonb_build_object(
            'latest', case when latest.version is not null then to_jsonb(latest) end,
            'live', case when p.version is not null
              then jsonb_build_object('version', p.version, 'definition', p.definition)
            end
          ) as versions,
          f.draft_revision as revision, f.draft_updated_at as saved_at, ${userRef('draft_updated_by', 'f')} as by
        from ${FLOWS}
        where f.tenant_id = ? and f.id = ?`,
        [tenantId, flowId],
      )
      return row === undefined
        ? undefined
        : {
            flowId: row.id,
            code: row.code,
            definition: row.definition,
            baseVersion: row.base_version,
            versions: row.versions,
            revision: row.revision,
            savedAt: row.saved_at,
            savedBy: row.by,
          }
    },
  }
}

function toFlow(row: FlowRow): FlowRecord {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    latestVersion: row.latest_version,
    publishedVersion: row.published_version,
    publishedAt: row.published_at,
    live: row.live,
    unpublishedChanges: row.unpublished_changes,
    revision: row.revision,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    updatedBy: row.by,
  }
}
