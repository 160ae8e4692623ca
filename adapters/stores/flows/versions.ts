import type { FlowDefinition } from '../../../generated/schemas/flow.ts'
import type { EventSelector } from '../../../domain/correlation.ts'
import { keysetSql, pageOf, type Order, type Page, type Window } from '../../postgres/keyset.ts'
import type { Database } from '../../postgres/tenant-rows.ts'
import { userRef, type UserRef } from '../people/user-ref.ts'

/** A published version as people see it. */
export type VersionRecord = {
  flowId: string
  version: number
  live: boolean
  note: string | null
  rolledBackFrom: number | null
  publishedAt: Date
  publishedBy: UserRef | null
}

/** A version with its intents and subscriptions. */
export type StoredVersion = { id: string; version: number; definition: FlowDefinition }
export type Subscription = EventSelector & { id: string; active: boolean }

/** Names that flows of a workspace may refer to, by code, and the owner of each published intent. */
export type Referable = {
  intents: { name: string; flowId: string; code: string }[]
  flows: string[]
  forms: string[]
  goals: string[]
  connections: string[]
}

/** Dependencies of a publish, in addition to the flow itself. */
export type FlowSurroundings = Referable & {
  latest: StoredVersion | null
  live: StoredVersion | null
  subscriptions: Subscription[]
}

/** A version that goes live; `isNew` if it is not in the database yet. */
export type VersionWrite = StoredVersion & {
  flowId: string
  isNew: boolean
  note: string | null
  rolledBackFrom: number | null
  intents: string[]
  /** Each under its existing or new id. */
  subscriptions: Omit<Subscription, 'active'>[]
  /** Of the flow. */
  name: string
  draft: unknown
  draftBase: number | null
  draftRevision: number
  actor: unknown
}

export type FlowVersions = {
  page(flowId: string, window: Window): Promise<Page<VersionRecord>>
  find(flowId: string, version: number): Promise<(VersionRecord & { definition: FlowDefinition }) | undefined>
  surroundings(flowId: string): Promise<FlowSurroundings>
  referable(): Promise<Referable>
  /** Makes the version live, with its intents and subscriptions. Lock the flow and check its intents before. */
  publish(version: VersionWrite): Promise<VersionRecord>
  /** Removes all triggers of the flow. */
  withdraw(flowId: string, actor: unknown): Promise<void>
  /** Leaves the intents of these flows to others. */
  releaseIntents(flowIds: readonly string[]): Promise<void>
}

export const VERSIONS_NEWEST_FIRST: Order = { columns: [{ column: 'v.version', kind: 'number' }], descending: true }

type VersionRow = {
  by: UserRef | null
  flow_id: string
  version: number
  live: boolean
  note: string | null
  rolled_back_from: number | null
  published_at: Date
}

const VERSION = `v.flow_id, v.version, v.note, v.rolled_back_from, v.published_at,
  ${userRef('published_by', 'v')} as by`
const LIVE = 'f.published_version_id is not distinct from v.id as live'
const VERSIONS = `flow_versions v
  join flows f on f.tenant_id = v.tenant_id and f.id = v.flow_id`

const STORED = "jsonb_build_object('id', v.id, 'version', v.version, 'definition', v.definition)"

const REFERABLE = `
  (
    select coalesce(jsonb_agg(jsonb_build_object('name', i.intent_name, 'flowId', f.id, 'code', f.code)), '[]')
    from flow_intents i
    join flows f on f.tenant_id = i.tenant_id and f.id = i.flow_id
    where i.tenant_id = :tenantId
  ) as intents,
  array(select code from flows where tenant_id = :tenantId and published_version_id is not null) as flows,
  array(select code from forms where tenant_id = :tenantId and published_version_id is not null) as forms,
  array(select code from goals where tenant_id = :tenantId and status = 'active') as goals,
  array(select code from connections where tenant_id = :tenantId and status = 'active') as connections`

const SURROUNDINGS = `
  (
    select ${STORED}
    from flow_versions v
    where v.tenant_id = :tenantId and v.flow_id = :flowId
    order by v.version desc
    limit 1
  ) as latest,
  (
    select ${STORED}
    from ${VERSIONS}
    where v.tenant_id = :tenantId and v.flow_id = :flowId and v.id = f.published_version_id
  ) as live,
  (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', s.id, 'eventName', s.event_name, 'correlation', s.correlation, 'filter', s.filter, 'active', s.active
    ) order by s.id), '[]')
    from event_subscriptions s
    where s.tenant_id = :tenantId and s.flow_id = :flowId
  ) as subscriptions,
  ${REFERABLE}`

/**
 * One statement, since one for each row took thirty round trips for a publish. Its parts see the rows as they were
 * before it, and a row may change only once: deleted or ended rows must not be inserted or renewed.
 */
const PUBLISH = `
with inserted as (
  insert into flow_versions (tenant_id, id, flow_id, version, definition, note, rolled_back_from, published_by)
  select cast(:tenantId as uuid), cast(:id as uuid), cast(:flowId as uuid), cast(:version as integer),
    cast(:definition as jsonb), cast(:note as text), cast(:rolledBackFrom as integer), cast(:actor as jsonb)
  where cast(:isNew as boolean)
  returning *
),
published as (
  select * from inserted
  union all
  select *
  from flow_versions
  where tenant_id = :tenantId and id = :id and not cast(:isNew as boolean)
),
wanted_intents as (
  select value as name
  from jsonb_array_elements_text(cast(:intents as jsonb))
),
released_intents as (
  delete from flow_intents
  where tenant_id = :tenantId and flow_id = :flowId and intent_name not in (select name from wanted_intents)
),
claimed_intents as (
  insert into flow_intents (tenant_id, intent_name, flow_id, version_id)
  select cast(:tenantId as uuid), name, cast(:flowId as uuid), cast(:id as uuid)
  from wanted_intents
  on conflict (tenant_id, intent_name) do update
  set version_id = excluded.version_id
  where flow_intents.flow_id = excluded.flow_id
  returning intent_name
),
wanted_subscriptions as (
  select *
  from jsonb_to_recordset(cast(:subscriptions as jsonb))
    as s (id uuid, "eventName" text, correlation jsonb, filter text)
),
ended_subscriptions as (
  update event_subscriptions
  set active = false
  where tenant_id = :tenantId and flow_id = :flowId and active and id not in (select id from wanted_subscriptions)
),
current_subscriptions as (
  insert into event_subscriptions (tenant_id, id, flow_id, version_id, event_name, correlation, filter)
  select cast(:tenantId as uuid), id, cast(:flowId as uuid), cast(:id as uuid), "eventName", correlation, filter
  from wanted_subscriptions
  on conflict (tenant_id, id) do update
  set version_id = excluded.version_id, active = true
),
flow as (
  update flows set
    published_version_id = :id,
    name = :name,
    draft = cast(:draft as jsonb),
    draft_base = cast(:draftBase as integer),
    draft_revision = :draftRevision,
    revision = revision + 1,
    updated_at = current_timestamp,
    updated_by = cast(:actor as jsonb)
  where tenant_id = :tenantId and id = :flowId
)
select ${VERSION}, true as live, (select count(*) from claimed_intents) as claimed
from published v`

const WITHDRAW = `
with released_intents as (
  delete from flow_intents
  where tenant_id = :tenantId and flow_id = :flowId
),
ended_subscriptions as (
  update event_subscriptions
  set active = false
  where tenant_id = :tenantId and flow_id = :flowId and active
)
update flows set
  published_version_id = null,
  revision = revision + 1,
  updated_at = current_timestamp,
  updated_by = cast(:actor as jsonb)
where tenant_id = :tenantId and id = :flowId`

/** The published versions of a workspace's flows, and everything that goes live with them. */
export function flowVersions(db: Database, tenantId: string): FlowVersions {
  const read = async <Row>(sql: string, bindings: object): Promise<Row[]> =>
    (await db.raw<{ rows: Row[] }>(sql, { tenantId, ...bindings })).rows
  return {
    async page(flowId, window) {
      const { after, orderBy, key } = keysetSql(VERSIONS_NEWEST_FIRST, window)
      const { rows } = await db.raw<{ rows: (VersionRow & { keyset: string[] })[] }>(
        `
        select ${VERSION}, ${LIVE}, ${key}
        from ${VERSIONS}
        where v.tenant_id = ? and v.flow_id = ? ${after === undefined ? '' : `and ${after.sql}`}
        order by ${orderBy}
        limit ?`,
        [tenantId, flowId, ...(after?.bindings ?? []), window.limit + 1],
      )
      return pageOf(rows, window.limit, toRecord)
    },
    async find(flowId, version) {
      const [row] = await read<VersionRow & { definition: FlowDefinition }>(
        `
        select ${VERSION}, ${LIVE}, v.definition
        from ${VERSIONS}
        where v.tenant_id = :tenantId and v.flow_id = :flowId and v.version = :version`,
        { flowId, version },
      )
      return row === undefined ? undefined : { ...toRecord(row), definition: row.definition }
    },
    async surroundings(flowId) {
      return only(await read<FlowSurroundings>(`select ${SURROUNDINGS}`, { flowId }))
    },
    async referable() {
      return only(await read<Referable>(`select ${REFERABLE}`, {}))
    },
    async publish({ definition, actor, draft, intents, subscriptions, ...version }) {
      const row = only(
        await read<VersionRow & { claimed: number }>(PUBLISH, {
          ...version,
          definition: JSON.stringify(definition),
          actor: JSON.stringify(actor),
          draft: draft === null ? null : JSON.stringify(draft),
          intents: JSON.stringify(intents),
          subscriptions: JSON.stringify(subscriptions),
        }),
      )
      if (row.claimed !== intents.length) throw new Error('another flow owns an intent of the published one')
      return toRecord(row)
    },
    async withdraw(flowId, actor) {
      await read(WITHDRAW, { flowId, actor: JSON.stringify(actor) })
    },
    async releaseIntents(flowIds) {
      await db('flow_intents').where('tenant_id', tenantId).whereIn('flow_id', flowIds).delete()
    },
  }
}

function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('a statement that always gives a row gave none')
  return row
}

function toRecord(row: VersionRow): VersionRecord {
  return {
    flowId: row.flow_id,
    version: row.version,
    live: row.live,
    note: row.note,
    rolledBackFrom: row.rolled_back_from,
    publishedAt: row.published_at,
    publishedBy: row.by,
  }
}
