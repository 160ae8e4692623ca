import type { EventSelector } from '../../../domain/correlation.ts'
import type { FlowDefinition } from '../../../generated/schemas/flow.ts'
import type { Database } from '../../postgres/tenant-rows.ts'
import { FLOW_VERSIONS, type Part, type Versions } from '../documents/documents.ts'

export type Subscription = EventSelector & { id: string; active: boolean }

/** Names that flows of a workspace may refer to, by code, and the owner of each published intent. */
export type Referable = {
  intents: { name: string; flowId: string; code: string }[]
  flows: string[]
  forms: string[]
  goals: string[]
  connections: string[]
  /** Names of training sources; labels of these and of their documents. */
  sources: string[]
  labels: string[]
}

/** Dependencies of a publish, in addition to the flow itself. */
export type FlowSurroundings = Referable & Versions<FlowDefinition> & { subscriptions: Subscription[] }

/** The triggers that go live with a version; each subscription has its existing or new id. */
export type Triggers = { intents: string[]; subscriptions: Omit<Subscription, 'active'>[] }

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
  array(select code from connections where tenant_id = :tenantId and status = 'active') as connections,
  array(select distinct name from training_sources where tenant_id = :tenantId) as sources,
  array(
    select unnest(labels) from training_sources where tenant_id = :tenantId
    union
    select unnest(labels) from knowledge_documents where tenant_id = :tenantId and labels <> '{}'
  ) as labels`

const SURROUNDINGS = `
  ${FLOW_VERSIONS},
  (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', s.id, 'eventName', s.event_name, 'correlation', s.correlation, 'filter', s.filter, 'active', s.active
    ) order by s.id), '[]')
    from event_subscriptions s
    where s.tenant_id = :tenantId and s.flow_id = :flowId
  ) as subscriptions,
  ${REFERABLE}`

/**
 * Part of the statement that publishes a flow, since one for each row took thirty round trips. A row may change only
 * once in it: deleted or ended rows must not be inserted or renewed.
 */
const GO_LIVE = `
      wanted_intents as (
        select value as name
        from jsonb_array_elements_text(cast(:intents as jsonb))
      ),
      released_intents as (
        delete from flow_intents
        where tenant_id = :tenantId and flow_id = :documentId and intent_name not in (select name from wanted_intents)
      ),
      claimed_intents as (
        insert into flow_intents (tenant_id, intent_name, flow_id, version_id)
        select cast(:tenantId as uuid), name, cast(:documentId as uuid), cast(:id as uuid)
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
        where tenant_id = :tenantId and flow_id = :documentId and active
          and id not in (select id from wanted_subscriptions)
      ),
      current_subscriptions as (
        insert into event_subscriptions (tenant_id, id, flow_id, version_id, event_name, correlation, filter)
        select cast(:tenantId as uuid), id, cast(:documentId as uuid), cast(:id as uuid), "eventName", correlation,
          filter
        from wanted_subscriptions
        on conflict (tenant_id, id) do update
        set version_id = excluded.version_id, active = true
      ),`

const END = `released_intents as (
        delete from flow_intents
        where tenant_id = :tenantId and flow_id = :documentId
      ),
      ended_subscriptions as (
        update event_subscriptions
        set active = false
        where tenant_id = :tenantId and flow_id = :documentId and active
      )`

/** What goes live with a version of a flow. */
export function triggersPart({ intents, subscriptions }: Triggers): Part {
  return {
    sql: GO_LIVE,
    bindings: { intents: JSON.stringify(intents), subscriptions: JSON.stringify(subscriptions) },
    claims: {
      sql: 'select count(*) from claimed_intents',
      expected: intents.length,
      message: 'another flow owns an intent of the published one',
    },
  }
}

/** What ends with a flow. */
export const noTriggersPart: Part = { sql: END, bindings: {} }

export type FlowTriggers = {
  surroundings(flowId: string): Promise<FlowSurroundings>
  referable(): Promise<Referable>
  /** Leaves the intents of these flows to others. */
  releaseIntents(flowIds: readonly string[]): Promise<void>
}

/** What starts the flows of a workspace, and the names that flows may refer to. */
export function flowTriggers(db: Database, tenantId: string): FlowTriggers {
  const read = async <Row>(columns: string, bindings: object): Promise<Row> => {
    const [row] = (await db.raw<{ rows: Row[] }>(`select ${columns}`, { tenantId, ...bindings })).rows
    if (row === undefined) throw new Error('a statement that always gives a row gave none')
    return row
  }
  return {
    surroundings: async flowId => await read<FlowSurroundings>(SURROUNDINGS, { flowId }),
    referable: async () => await read<Referable>(REFERABLE, {}),
    async releaseIntents(flowIds) {
      await db('flow_intents').where('tenant_id', tenantId).whereIn('flow_id', flowIds).delete()
    },
  }
}
