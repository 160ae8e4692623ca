import { readServerFigures, type ServerFigures } from '../../postgres/distributed/server-figures.ts'
import { partitioned } from '../../postgres/partitions.ts'
import { statementOfReachableShardGroups, type Queryable } from '../../postgres/statement.ts'

/** Figures of all workspaces, by state. */
export type WorkFigures = ServerFigures & {
  executions: Record<string, number>
  messages: Record<string, number>
  deliveries: Record<string, number>
  sources: Record<string, number>
  /** Rows of the default partitions by table, counted up to a bound. */
  defaultPartitionRows: Record<string, number>
  oldestDueSeconds: number
  /** Of messages under a lease. */
  oldestHeldSeconds: number
  oldestDueDeliverySeconds: number
  /** Null before the first refresh. */
  refreshAgeSeconds: number | null
}

// Executions and deliveries of the last day, by an index each. The other tables are read whole: they hold pending work,
// failures, and one row for each training source, so they are small unless something is wrong. Default partitions are
// empty as long as the job that creates partitions runs.
const ROWS_AT_MOST = 10_000
const TABLES = Object.keys(partitioned)
const defaultPartitionRows = TABLES.map(
  table => `
  select 'default partition rows', '${table}', count(*)
  from (select from ${table}_default limit ${String(ROWS_AT_MOST)}) ${table}`,
)

type Figure = { kind: string; state: string; count: number }
const figures = statementOfReachableShardGroups<Figure>(
  'work_figures',
  `
  select 'executions' as kind, e.status as state, count(*) as count
  from tenants t
  join executions e on e.tenant_id = t.id and e.started_at > now() - interval '24 hours'
  group by e.status
  union all
  select 'messages',
    case when lease_until > now() then 'at work' when run_at <= now() then 'due' else 'scheduled' end, count(*)
  from engine_messages
  group by 2
  union all
  select 'messages', 'failed', count(*)
  from failed_engine_messages
  union all
  select 'deliveries', d.status, count(*)
  from tenants t
  join webhook_deliveries d on d.tenant_id = t.id and d.created_at > now() - interval '24 hours'
  group by d.status
  union all
  select 'sources', status, count(*)
  from training_sources
  group by status
  union all ${defaultPartitionRows.join('\n  union all')}
  union all
  select 'oldest', '', coalesce(extract(epoch from now() - min(run_at))::bigint, 0)
  from engine_messages
  where run_at <= now() and (lease_until is null or lease_until <= now())
  union all
  select 'oldest held', '', coalesce(extract(epoch from now() - min(run_at))::bigint, 0)
  from engine_messages
  where lease_until > now()
  union all
  select 'oldest delivery', '', coalesce(extract(epoch from now() - min(next_attempt_at))::bigint, 0)
  from webhook_deliveries
  where status = 'pending' and next_attempt_at <= now()
  union all
  select 'refreshed', '', extract(epoch from now() - max(refreshed_at))::bigint
  from rollup_state
  having max(refreshed_at) is not null`,
)

const EXECUTION_STATES = ['waiting_input', 'waiting_time', 'completed', 'failed', 'aborted']
const MESSAGE_STATES = ['due', 'scheduled', 'at work', 'failed']
const DELIVERY_STATES = ['pending', 'succeeded', 'failed', 'dead']
const SOURCE_STATES = ['new', 'crawling', 'ready', 'failed', 'paused']

/** Of a distributed database: without the rows of servers that do not answer, unless none does. */
export async function readWorkFigures(db: Queryable): Promise<WorkFigures> {
  const [rows, ofServers] = await Promise.all([figures(db, []), readServerFigures(db)])
  // A state without rows is 0, not absent: an alert on an absent series never fires.
  const of = (kind: string, states: readonly string[]): Record<string, number> =>
    Object.fromEntries(states.map(state => [state, sum(rows.filter(row => row.kind === kind && row.state === state))]))
  const ages = (kind: string): number[] => rows.filter(row => row.kind === kind).map(({ count }) => count)
  const seconds = (kind: string): number => Math.max(0, ...ages(kind))
  const refreshed = ages('refreshed')
  return {
    executions: of('executions', EXECUTION_STATES),
    messages: of('messages', MESSAGE_STATES),
    deliveries: of('deliveries', DELIVERY_STATES),
    sources: of('sources', SOURCE_STATES),
    defaultPartitionRows: of('default partition rows', TABLES),
    oldestDueSeconds: seconds('oldest'),
    oldestHeldSeconds: seconds('oldest held'),
    oldestDueDeliverySeconds: seconds('oldest delivery'),
    refreshAgeSeconds: refreshed.length === 0 ? null : Math.min(...refreshed),
    ...ofServers,
  }
}

function sum(figures: readonly Figure[]): number {
  return figures.reduce((total, { count }) => total + count, 0)
}
