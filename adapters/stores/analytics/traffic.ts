import { fromRow } from '../../postgres/rows.ts'
import { BY_ITSELF } from '../../postgres/plans.ts'
import type { PoolClient } from '../../postgres/pool.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import { continuedIn, edgeOf } from '../executions/event-log.ts'
import { isQuarter, bucketOf } from './sources.ts'
import type { Span } from './summaries.ts'

/** The name of the sums in the state of the rollups. */
export const TRAFFIC = 'traffic'

/** Outcome of a run; selected with its lines, so that they are not joined with all runs a second time. */
const OUTCOME = `r.ended_at is null as is_open, r.status = 'failed' as has_failed,
      coalesce(r.failure->>'nodeId', '') as stopped_at`

/**
 * The lines of each run of the part `runs`, found by their index: by its estimates, the planner would read the whole
 * log for some thousand runs.
 */
export const LINES_OF_RUNS = `cross join lateral (
      select e.id, e.node_id, e.kind, e.entry
      from event_log e
      where e.tenant_id = $1 and e.execution_id = r.id
      ${BY_ITSELF}
    ) l`

/** What is kept of those lines once they are purged: the nodes of each run, of the flow itself. */
export const NODES_OF_RUNS = `cross join lateral (
      select node_id, continued, ways as edges
      from execution_nodes
      where tenant_id = $1 and execution_id = r.id and not in_subflow
      ${BY_ITSELF}
    ) n`

/**
 * Parts of a statement that count the outcomes of the part `runs`, by version, quarter of an hour, node and edge:
 * `traffic`. Nodes of subflows are not counted.
 */
const TRAFFIC_PARTS = `lines as (
    select r.version_id, r.bucket, r.id as execution_id, l.node_id, ${continuedIn('l')} as continued,
      array_remove(array[${edgeOf('l')}], null) as edges, ${OUTCOME}
    from runs r
    ${LINES_OF_RUNS}
    where l.node_id is not null and l.entry->>'flow' is null
    union all
    select r.version_id, r.bucket, r.id, n.node_id, n.continued, n.edges, ${OUTCOME}
    from runs r
    ${NODES_OF_RUNS}
    union all
    select r.version_id, r.bucket, r.id, r.failure->>'nodeId', false, '{}', ${OUTCOME}
    from runs r
    where r.status = 'failed' and r.failure->>'nodeId' is not null
  ), visits as (
    select version_id, bucket, execution_id, node_id, is_open,
      bool_or(continued) and stopped_at <> node_id as continued,
      has_failed and stopped_at = node_id as failed
    from lines
    group by version_id, bucket, execution_id, node_id, is_open, has_failed, stopped_at
  ), traffic as (
    select version_id, bucket, node_id, '' as edge, count(*) as reached, count(*) filter (where continued) as continued,
      count(*) filter (where failed) as failed, count(*) filter (where is_open and not continued) as waiting
    from visits
    group by 1, 2, 3
    union all
    select version_id, bucket, node_id, edge, count(distinct execution_id), 0, 0, 0
    from lines, unnest(edges) edge
    group by 1, 2, 3, 4
    union all
    select version_id, bucket, '', '', count(*), count(*) filter (where status = 'completed' and failure is null),
      count(*) filter (where status = 'failed'), count(*) filter (where ended_at is null)
    from runs
    group by 1, 2
  )`

/** Columns of the part `runs`. */
const RUN = `x.version_id, ${bucketOf('x.started_at')} as bucket, x.id, x.status, x.failure, x.ended_at`

/** Part of a statement with the runs that ended from one instant ($2) up to another ($3). */
export const ENDED_RUNS = `runs as materialized (
      select ${RUN}
      from executions x
      where x.tenant_id = $1 and x.ended_at >= $2 and x.ended_at < $3
    )`

/** Part of a statement with the runs of quarters of an hour ($2) that ended before an instant ($3). */
export const RUNS_OF_QUARTERS = `runs as materialized (
      select ${RUN}
      from unnest($2::timestamptz[]) q(start)
      join executions x on x.tenant_id = $1 and x.started_at >= q.start
        and x.started_at < q.start + interval '15 minutes'
      where x.ended_at < $3
    )`

/**
 * Parts of a statement that find the runs of a span ($3, $4) which the sums lack: `runs`, in addition to `state` and
 * `dirty`. Sums hold the runs that ended before `summed_until`, except where their quarter is to be summed again. Each
 * kind of missing run is found by its own index. $5 is false where sums cannot be cut at the ends of the span.
 */
export function missingRunsParts(condition: string): string {
  const inSpan = `x.tenant_id = $1 ${condition} and x.started_at >= $3 and x.started_at < $4`
  return `state as materialized (
    select case when $5 then coalesce(max(seen_until), '-infinity') else '-infinity' end as summed_until
    from rollup_state
    where tenant_id = $1 and dataset = '${TRAFFIC}'
  ), dirty as materialized (
    select bucket
    from rollup_dirty
    where tenant_id = $1 and dataset = '${TRAFFIC}' and bucket >= $3 and bucket < $4
  ), runs as materialized (
    select ${RUN}
    from executions x
    where ${inSpan} and x.status in ('waiting_input', 'waiting_time')
    union all
    select ${RUN}
    from executions x
    where ${inSpan} and x.ended_at >= (select summed_until from state)
    union all
    select ${RUN}
    from dirty d
    join executions x on ${inSpan} and x.started_at >= d.bucket and x.started_at < d.bucket + interval '15 minutes'
    where x.ended_at < (select summed_until from state)
  )`
}

/** Adds the runs that ended from one instant up to another; the sums hold none of them yet. */
export async function addEndedRuns(
  db: PoolClient,
  tenantId: string,
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  await db.query(
    `
    with ${ENDED_RUNS}, ${TRAFFIC_PARTS}
    insert into rollup_traffic (tenant_id, version_id, bucket, node_id, way, reached, continued, failed)
    select $1, version_id, bucket, node_id, edge, reached, continued, failed
    from traffic
    order by 2, 3, 4, 5
    on conflict (tenant_id, version_id, bucket, node_id, way) do update
      set reached = rollup_traffic.reached + excluded.reached,
        continued = rollup_traffic.continued + excluded.continued,
        failed = rollup_traffic.failed + excluded.failed`,
    [tenantId, from, to],
  )
}

/** Sums these quarters of an hour again, up to the runs that ended before `endedBefore`. */
export async function sumTrafficAgain(
  db: PoolClient,
  tenantId: string,
  quarters: readonly Date[],
  endedBefore: Date,
): Promise<void> {
  await db.query(
    `
    delete from rollup_traffic
    where tenant_id = $1 and version_id in (select id from flow_versions where tenant_id = $1)
      and bucket = any($2::timestamptz[])`,
    [tenantId, quarters],
  )
  await db.query(
    `
    with ${RUNS_OF_QUARTERS}, ${TRAFFIC_PARTS}
    insert into rollup_traffic (tenant_id, version_id, bucket, node_id, way, reached, continued, failed)
    select $1, version_id, bucket, node_id, edge, reached, continued, failed
    from traffic`,
    [tenantId, quarters, endedBefore],
  )
}

const firstEnd = statement<{ first: Date | null }>(
  'traffic_first_end',
  'select min(ended_at) as first from executions where tenant_id = $1 and ended_at is not null',
)

/** When the first run of a workspace ended; undefined when none has. */
export async function findFirstEnd(db: Queryable, tenantId: string): Promise<Date | undefined> {
  return (await firstEnd(db, [tenantId]))[0]?.first ?? undefined
}

const endAfter = statement<{ at: Date }>(
  'traffic_end_after',
  `
  select ended_at as at
  from executions
  where tenant_id = $1 and ended_at >= $2 and ended_at < $3
  order by ended_at
  offset $4
  limit 1`,
)

/** When the execution at this offset in a span ended; undefined if the span has no more. */
export async function findEndAfter(
  db: Queryable,
  tenantId: string,
  { from, to }: { from: Date; to: Date },
  runs: number,
): Promise<Date | undefined> {
  return (await endAfter(db, [tenantId, from, to, runs]))[0]?.at
}

/** Executions by node and edge; `nodeId` is empty for all of the version, `edge` for the node itself. */
export type TrafficRow = {
  version: number
  nodeId: string
  edge: string
  reached: number
  continued: number
  failed: number
  waiting: number
}

const flowTraffic = statement<object>(
  'flow_traffic',
  `
  with ${missingRunsParts('and x.flow_id = $2')}, versions as materialized (
    select id, version
    from flow_versions
    where tenant_id = $1 and flow_id = $2
  ), ${TRAFFIC_PARTS}, counted as (
    select version_id, node_id, edge, reached, continued, failed, waiting
    from traffic
    union all
    select s.version_id, s.node_id, s.way, s.reached, s.continued, s.failed, 0
    from versions v
    join rollup_traffic s on s.tenant_id = $1 and s.version_id = v.id and s.bucket >= $3 and s.bucket < $4
    where (select summed_until from state) > '-infinity' and s.bucket not in (select bucket from dirty)
  )
  select v.version, c.node_id, c.edge, sum(c.reached)::bigint as reached, sum(c.continued)::bigint as continued,
    sum(c.failed)::bigint as failed, sum(c.waiting)::bigint as waiting
  from counted c
  join versions v on v.id = c.version_id
  group by 1, 2, 3
  order by 1 desc, 2, 3`,
)

/** Outcomes of the runs of a flow that started in the span. */
export async function findFlowTraffic(
  db: Queryable,
  tenantId: string,
  flowId: string,
  { from, to }: Span,
): Promise<TrafficRow[]> {
  const summed = [from, to].every(isQuarter)
  return (await flowTraffic(db, [tenantId, flowId, from, to, summed])).map(fromRow<TrafficRow>)
}
