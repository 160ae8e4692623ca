import { BY_ITSELF } from '../../postgres/plans.ts'
import type { PoolClient } from '../../postgres/pool.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import { callOf, isCall } from '../executions/event-log.ts'
import { isQuarter } from './sources.ts'
import type { Span } from './summaries.ts'
import { ENDED_RUNS, LINES_OF_RUNS, missingRunsParts, RUNS_OF_QUARTERS } from './traffic.ts'

/**
 * Parts of a statement: the calls of the part `runs`, each under the version of the flow whose node made it. The union
 * counts a call once whose line is about to be purged.
 */
const CALLS = `made as (
    select r.bucket, ${callOf('l', 'r')}
    from runs r
    ${LINES_OF_RUNS}
    where ${isCall('l')}
    union
    select r.bucket, c.id, c.version_id, c.node_id, c.node_type, c.failed, c.duration_ms
    from runs r
    cross join lateral (
      select id, version_id, node_id, node_type, failed, duration_ms
      from execution_calls
      where tenant_id = $1 and execution_id = r.id
      ${BY_ITSELF}
    ) c
  ), calls as (
    select version_id, bucket, node_id, node_type, count(*) as calls, count(*) filter (where failed) as failed,
      sum(duration_ms)::bigint as duration_ms_sum, max(duration_ms) as duration_ms_max
    from made
    group by 1, 2, 3, 4
  )`
const COLUMNS = 'bucket, version_id, node_id, node_type, calls, failed, duration_ms_sum, duration_ms_max'

/** Adds the calls of the runs that ended from one instant up to another; the sums hold none of them yet. */
export async function addCallsOfEndedRuns(
  db: PoolClient,
  tenantId: string,
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  await db.query(
    `
    with ${ENDED_RUNS}, ${CALLS}
    insert into rollup_calls (tenant_id, ${COLUMNS})
    select $1, ${COLUMNS}
    from calls
    order by 2, 3, 4, 5
    on conflict (tenant_id, bucket, version_id, node_id, node_type) do update
      set calls = rollup_calls.calls + excluded.calls, failed = rollup_calls.failed + excluded.failed,
        duration_ms_sum = rollup_calls.duration_ms_sum + excluded.duration_ms_sum,
        duration_ms_max = greatest(rollup_calls.duration_ms_max, excluded.duration_ms_max)`,
    [tenantId, from, to],
  )
}

/** Sums the calls of these quarters of an hour again, up to the runs that ended before `endedBefore`. */
export async function sumCallsAgain(
  db: PoolClient,
  tenantId: string,
  quarters: readonly Date[],
  endedBefore: Date,
): Promise<void> {
  await db.query('delete from rollup_calls where tenant_id = $1 and bucket = any($2::timestamptz[])', [
    tenantId,
    quarters,
  ])
  await db.query(
    `
    with ${RUNS_OF_QUARTERS}, ${CALLS}
    insert into rollup_calls (tenant_id, ${COLUMNS})
    select $1, ${COLUMNS}
    from calls`,
    [tenantId, quarters, endedBefore],
  )
}

export type SlowCall = {
  flowId: string
  flowCode: string
  flowName: string
  nodeId: string
  nodeType: string
  calls: number
  failed: number
  averageMs: number
  longestMs: number
}

const slowest = statement<SlowCall>(
  'slowest_calls',
  `
  with ${missingRunsParts('')}, ${CALLS}, counted as (
    select ${COLUMNS}
    from calls
    union all
    select ${COLUMNS}
    from rollup_calls s
    where s.tenant_id = $1 and s.bucket >= $3 and s.bucket < $4
      and (select summed_until from state) > '-infinity' and s.bucket not in (select bucket from dirty)
  )
  select f.id as "flowId", f.code as "flowCode", f.name as "flowName", c.node_id as "nodeId",
    c.node_type as "nodeType", sum(c.calls)::bigint as calls, sum(c.failed)::bigint as failed,
    round(sum(c.duration_ms_sum) / sum(c.calls))::bigint as "averageMs", max(c.duration_ms_max) as "longestMs"
  from counted c
  join flow_versions v on v.tenant_id = $1 and v.id = c.version_id
  join flows f on f.tenant_id = $1 and f.id = v.flow_id
  group by 1, 2, 3, 4, 5
  order by "averageMs" desc, "longestMs" desc, 2, 4
  limit $2`,
)

/** The nodes whose calls took longest on average, of the runs that started in the span. */
export async function findSlowestCalls(
  db: Queryable,
  tenantId: string,
  { from, to }: Span,
  limit: number,
): Promise<SlowCall[]> {
  return await slowest(db, [tenantId, limit, from, to, [from, to].every(isQuarter)])
}
