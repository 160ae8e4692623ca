import { fromRow } from '../../postgres/rows.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import { continuedIn } from '../executions/event-log.ts'

/** The instants of a range of days, and the zone whose days they are. */
export type Span = { from: Date; to: Date; timeZone: string }

export type CompletionGroup = {
  goalId: string
  day: string
  attributed: boolean
  flowId: string | null
  locale: string | null
  currency: string | null
  completions: number
  valueMicros: number | null
}
export type GoalRow = { id: string; code: string; name: string; status: 'active' | 'paused' | 'archived' }

// The headline figures are live: they are read from the completions themselves.
const completionGroups = statement<object>(
  'goal_completion_groups',
  `
  select goal_id, to_char(occurred_at at time zone $4, 'YYYY-MM-DD') as day,
    conversation_id is not null as attributed, flow_id, locale, currency, count(*) as completions,
    sum(value_micros)::float8 as value_micros
  from goal_completions
  where tenant_id = $1 and occurred_at >= $2 and occurred_at < $3
  group by 1, 2, 3, 4, 5, 6`,
)

const goals = statement<GoalRow>(
  'goals_all',
  `
  select id, code, name, status
  from goals
  where tenant_id = $1
  order by code`,
)

const converted = statement<{ conversations: number; converted: number }>(
  'conversations_converted',
  `
  select count(*) as conversations,
    count(*) filter (
      where exists (
        select 1
        from goal_completions g
        where g.tenant_id = c.tenant_id and g.conversation_id = c.id
      )
    ) as converted
  from conversations c
  where c.tenant_id = $1 and c.created_at >= $2 and c.created_at < $3`,
)

const flowNames = statement<{ id: string; name: string }>(
  'flow_names',
  'select id, name from flows where tenant_id = $1',
)

export async function findCompletionGroups(
  db: Queryable,
  tenantId: string,
  { from, to, timeZone }: Span,
): Promise<CompletionGroup[]> {
  return (await completionGroups(db, [tenantId, from, to, timeZone])).map(fromRow<CompletionGroup>)
}

export async function findGoals(db: Queryable, tenantId: string): Promise<GoalRow[]> {
  return await goals(db, [tenantId])
}

/** Conversations that started in the span, and how many of them have a completion. */
export async function countConverted(
  db: Queryable,
  tenantId: string,
  { from, to }: Span,
): Promise<{ conversations: number; converted: number }> {
  return (await converted(db, [tenantId, from, to]))[0] ?? { conversations: 0, converted: 0 }
}

export async function findFlowLabels(db: Queryable, tenantId: string): Promise<Map<string, string>> {
  return new Map((await flowNames(db, [tenantId])).map(({ id, name }) => [id, name]))
}

export type FunnelFlow = { id: string; code: string; name: string; definition: unknown }
const funnelFlow = statement<FunnelFlow>(
  'funnel_flow',
  `
  select f.id, f.code, f.name,
    coalesce(
      v.definition, (
        select l.definition
        from flow_versions l
        where l.tenant_id = f.tenant_id and l.flow_id = f.id
        order by l.version desc
        limit 1
      )
    ) as definition
  from flows f
  left join flow_versions v on v.tenant_id = f.tenant_id and v.id = f.published_version_id
  where f.tenant_id = $1 and f.id = $2`,
)

/** The flow with its published definition, or else its latest; undefined when the workspace does not have it. */
export async function findFunnelFlow(db: Queryable, tenantId: string, flowId: string): Promise<FunnelFlow | undefined> {
  return (await funnelFlow(db, [tenantId, flowId]))[0]
}

export type NodeFigures = {
  nodeId: string
  nodeType: string | null
  reached: number
  continued: number
  failed: number
  /** Still waiting: executions that have not ended. */
  waiting: number
  lastErrorKind: string | null
}

// Visits of a node are read from the event log, and from the rows that its purge stores; failures from the executions.
// So the retention of the log changes no report.
const nodeFigures = statement<object>(
  'node_figures',
  `
  with runs as (
    select id, status, failure, started_at, ended_at,
      case when status = 'completed' then failure->>'nodeId' end as expired_at
    from executions
    where tenant_id = $1 and flow_id = $2 and started_at >= $3 and started_at < $4
  ), visits as (
    select node_id, execution_id, max(node_type) as node_type, bool_or(continued) as continued
    from (
      select l.node_id, l.execution_id, l.entry->>'nodeType' as node_type, ${continuedIn('l')} as continued
      from event_log l
      join runs r on r.id = l.execution_id
      where l.tenant_id = $1 and l.node_id is not null
      union all
      select n.node_id, n.execution_id, n.node_type, n.continued
      from execution_nodes n
      join runs r on r.id = n.execution_id
      where n.tenant_id = $1
    ) seen
    group by node_id, execution_id
  ), failures as (
    select failure->>'nodeId' as node_id, id, failure->>'kind' as kind, coalesce(ended_at, started_at) as at
    from runs
    where status = 'failed' and failure->>'nodeId' is not null
  ), touched as (
    select node_id, execution_id
    from visits
    union
    select node_id, id
    from failures
  )
  select t.node_id, max(v.node_type) as node_type, count(*) as reached,
    count(*) filter (where v.continued and f.id is null and r.expired_at is distinct from t.node_id) as continued,
    count(f.id) as failed,
    count(*) filter (where not v.continued and f.id is null and r.ended_at is null) as waiting,
    (array_agg(f.kind order by f.at desc, f.id desc) filter (where f.id is not null))[1] as last_error_kind
  from touched t
  left join visits v on v.node_id = t.node_id and v.execution_id = t.execution_id
  left join failures f on f.node_id = t.node_id and f.id = t.execution_id
  join runs r on r.id = t.execution_id
  group by t.node_id`,
)

const runCounts = statement<{ started: number; completed: number; expired: number }>(
  'flow_run_counts',
  `
  select count(*) as started, count(*) filter (where status = 'completed' and failure is null) as completed,
    count(*) filter (where status = 'completed' and failure is not null) as expired
  from executions
  where tenant_id = $1 and flow_id = $2 and started_at >= $3 and started_at < $4`,
)

/** Figures of the runs that started in the span, by node of the flow and of the subflows it called. */
export async function findNodeFigures(
  db: Queryable,
  tenantId: string,
  flowId: string,
  { from, to }: Span,
): Promise<NodeFigures[]> {
  return (await nodeFigures(db, [tenantId, flowId, from, to])).map(fromRow<NodeFigures>)
}

export async function countRuns(
  db: Queryable,
  tenantId: string,
  flowId: string,
  { from, to }: Span,
): Promise<{ started: number; completed: number; expired: number }> {
  return (await runCounts(db, [tenantId, flowId, from, to]))[0] ?? { started: 0, completed: 0, expired: 0 }
}
