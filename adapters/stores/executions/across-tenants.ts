import { dropPartitionsBefore, walkPartition, type Purged } from '../../postgres/partitions.ts'
import type { Pool } from '../../postgres/pool.ts'
import { inPortion, purgeStatement } from '../../postgres/portions.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import { callOf, continuedIn, isCall, edgeOf } from './event-log.ts'

const ofExecution = statement<{ tenant_id: string; flow_id: string }>(
  'execution_location',
  `
  select tenant_id, flow_id
  from executions
  where id = $1`,
)

/** The workspace and the flow of an execution: an operator has its id and nothing else. */
export async function locateExecution(
  db: Queryable,
  executionId: string,
): Promise<{ tenantId: string; flowId: string } | undefined> {
  const [row] = await ofExecution(db, [executionId])
  return row === undefined ? undefined : { tenantId: row.tenant_id, flowId: row.flow_id }
}

/** Parts of a statement that store what reports read of lines: executions outlive their lines. */
const storedParts = (lines: string) => `stored_nodes as (
    insert into execution_nodes (tenant_id, execution_id, node_id, node_type, continued, ways, in_subflow)
    select l.tenant_id, l.execution_id, l.node_id, max(l.entry->>'nodeType'), bool_or(${continuedIn('l')}),
      array_remove(array_agg(distinct ${edgeOf('l')}), null),
      bool_and(l.entry->>'flow' is not null)
    from ${lines} l
    join executions x on x.tenant_id = l.tenant_id and x.id = l.execution_id
    where l.node_id is not null
    group by 1, 2, 3
    order by 1, 2, 3
    on conflict (tenant_id, execution_id, node_id) do update
      set continued = execution_nodes.continued or excluded.continued,
        node_type = coalesce(excluded.node_type, execution_nodes.node_type),
        ways = array(
          select edge from unnest(execution_nodes.ways || excluded.ways) edge group by edge order by edge
        ),
        in_subflow = execution_nodes.in_subflow and excluded.in_subflow
  ), stored_calls as (
    insert into execution_calls
      (tenant_id, execution_id, id, version_id, node_id, node_type, failed, duration_ms)
    select l.tenant_id, l.execution_id, ${callOf('l', 'x')}
    from ${lines} l
    join executions x on x.tenant_id = l.tenant_id and x.id = l.execution_id
    where ${isCall('l')}
    order by 1, 2, 3
    on conflict do nothing
  )`

const purgeDefaultPartition = purgeStatement(
  'purge_event_log',
  `
  with expired as (
    select ctid as location, l.*
    from event_log_default l
    where ${inPortion('event_log_default', 'created_at < $1::timestamptz')}
  ),
  ${storedParts('expired')}
  delete from event_log_default
  where ctid = any(array(select location from expired)) and created_at < $1::timestamptz`,
)

/** Deletes lines of the event log that are older than an instant: of whole partitions, and of the default partition. */
export async function purgeEventLogLines(db: Pool, before: Date): Promise<Purged> {
  const dropped = await dropPartitionsBefore(db, 'event_log', before, async name => {
    await walkPartition(db, name, storedParts('portion'))
  })
  return { rows: await purgeDefaultPartition(db, [before]), partitions: dropped }
}
