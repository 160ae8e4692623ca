import type { FlowDefinition } from '../../../generated/schemas/flow.ts'
import type { Database } from '../../postgres/tenant-rows.ts'

/** Runs of one version that wait, in that version or in a flow that it calls. */
export type WaitingRuns = {
  flow: string
  flowId: string
  version: number
  status: 'waiting_input' | 'waiting_time'
  runs: number
}
/** A version that was published with operations of a connection, and is live or has runs that wait. */
export type PinningVersion = {
  flow: string
  flowId: string
  version: number
  live: boolean
  definition: FlowDefinition
  waiting: WaitingRuns[]
}

export type PinnedOperations = {
  /** Versions with operations of the connection, by the codes of their flows, the latest version first. */
  versions(connection: string): Promise<PinningVersion[]>
}

const VERSIONS = `
    with pinning as materialized (
      select f.id as flow_id, f.code, v.id, v.version, v.definition, f.published_version_id = v.id as live
      from flow_versions v
      join flows f on f.tenant_id = v.tenant_id and f.id = v.flow_id
      where v.tenant_id = :tenantId and jsonb_exists(v.operations, :connection)
    ),
    waiting as (
      select p.id, e.flow_id, e.version_id, e.status, count(*)::integer as runs
      from executions e
      join pinning p on e.snapshot -> 'frames' @> jsonb_build_array(jsonb_build_object('versionId', p.id))
      where e.tenant_id = :tenantId and e.status in ('waiting_input', 'waiting_time')
      group by p.id, e.flow_id, e.version_id, e.status
    ),
    named as (
      select w.id, jsonb_agg(
        jsonb_build_object(
          'flow', f.code, 'flowId', f.id, 'version', v.version, 'status', w.status, 'runs', w.runs
        )
        order by f.code, v.version, w.status
      ) as runs
      from waiting w
      join flows f on f.tenant_id = :tenantId and f.id = w.flow_id
      join flow_versions v on v.tenant_id = :tenantId and v.id = w.version_id
      group by w.id
    )
    select p.code as flow, p.flow_id as "flowId", p.version, coalesce(p.live, false) as live, p.definition,
      coalesce(n.runs, '[]') as waiting
    from pinning p
    left join named n on n.id = p.id
    where p.live or n.id is not null
    order by p.code, p.version desc`

export function pinnedOperations(db: Database, tenantId: string): PinnedOperations {
  return {
    versions: async connection => (await db.raw<{ rows: PinningVersion[] }>(VERSIONS, { tenantId, connection })).rows,
  }
}
