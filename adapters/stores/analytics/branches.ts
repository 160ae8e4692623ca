import type { BranchCount } from '../../../domain/reports/branches.ts'
import { fromRow } from '../../postgres/rows.ts'
import { BY_ITSELF } from '../../postgres/plans.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import { edgeOf } from '../executions/event-log.ts'
import type { Span } from './summaries.ts'
import { LINES_OF_RUNS, NODES_OF_RUNS } from './traffic.ts'

/** A version that ran, with the number of its runs. */
type RunVersion = { id: string; version: number; started: number }

const versionsThatRan = statement<object>(
  'branches_versions',
  `
  select v.id, v.version, count(*)::bigint as started
  from executions x
  join flow_versions v on v.tenant_id = $1 and v.id = x.version_id
  where x.tenant_id = $1 and x.flow_id = $2 and x.started_at >= $3 and x.started_at < $4
  group by v.id, v.version
  order by v.version desc`,
)

/** The versions of a flow that ran in the span, newest first. */
export async function findVersionsThatRan(
  db: Queryable,
  tenantId: string,
  flowId: string,
  { from, to }: Span,
): Promise<RunVersion[]> {
  return (await versionsThatRan(db, [tenantId, flowId, from, to])).map(fromRow<RunVersion>)
}

type BranchRow = BranchCount & { goalName: string | null }

/** By the log, or by what of it is kept once it is purged, as the traffic of flows. */
const branches = statement<object>(
  'branches_compared',
  `
  with runs as materialized (
    select x.id, x.conversation_id, x.started_at, x.status = 'completed' and x.failure is null as ended
    from executions x
    where x.tenant_id = $1 and x.version_id = $2 and x.started_at >= $3 and x.started_at < $4
  ), taken as (
    select r.conversation_id, r.started_at, r.ended, l.node_id, ${edgeOf('l')} as edge
    from runs r
    ${LINES_OF_RUNS}
    where l.node_id = any($5::text[]) and l.kind = 'step_completed' and l.entry->>'flow' is null
    union all
    select r.conversation_id, r.started_at, r.ended, n.node_id, edge
    from runs r
    ${NODES_OF_RUNS}
    cross join unnest(n.edges) edge
    where n.node_id = any($5::text[])
  ), visitors as materialized (
    select node_id, split_part(edge, '/', 3)::integer as branch, conversation_id, min(started_at) as since,
      bool_or(ended) as ended
    from taken
    where edge like '/branches/%'
    group by 1, 2, 3
  )
  select node_id, branch, null as goal, null as goal_name, count(*)::bigint as visitors,
    count(*) filter (where ended)::bigint as ended
  from visitors
  group by 1, 2
  union all
  select v.node_id, v.branch, g.code, g.name, count(*)::bigint, 0
  from visitors v
  cross join lateral (
    select distinct c.goal_id
    from goal_completions c
    where c.tenant_id = $1 and c.conversation_id = v.conversation_id and c.occurred_at >= v.since
    ${BY_ITSELF}
  ) reached
  join goals g on g.tenant_id = $1 and g.id = reached.goal_id
  group by 1, 2, 3, 4
  order by 4 nulls first, 1, 2`,
)

/** The visitors whom the splits of a version sent into their branches, and the goals that they reached. */
export async function countBranches(
  db: Queryable,
  tenantId: string,
  { versionId, splits, from, to }: { versionId: string; splits: readonly string[] } & Pick<Span, 'from' | 'to'>,
): Promise<BranchRow[]> {
  return (await branches(db, [tenantId, versionId, from, to, splits])).map(fromRow<BranchRow>)
}
