import { statement, type Queryable } from '../../postgres/statement.ts'
import { portionOf, purgeStatement } from '../../postgres/purge.ts'
import { continuedIn } from './event-log.ts'

const whereabouts = statement<{ tenant_id: string; flow_id: string }>(
  'execution_whereabouts',
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
  const [row] = await whereabouts(db, [executionId])
  return row === undefined ? undefined : { tenantId: row.tenant_id, flowId: row.flow_id }
}

/**
 * Deletes lines of the event log that are older than 90 days, and stores what reports read of them: executions outlive
 * their lines.
 */
export const purgeEventLogLines = purgeStatement(
  'purge_event_log',
  `
  with expired as (
    select ctid as place, l.*
    from event_log l
    where ctid = any(${portionOf('event_log', "created_at < parley_now() - interval '90 days'")})
  ), summed as (
    insert into execution_nodes (tenant_id, execution_id, node_id, node_type, continued)
    select l.tenant_id, l.execution_id, l.node_id, max(l.entry->>'nodeType'), bool_or(${continuedIn('l')})
    from expired l
    join executions x on x.tenant_id = l.tenant_id and x.id = l.execution_id
    where l.node_id is not null
    group by 1, 2, 3
    order by 1, 2, 3
    on conflict (tenant_id, execution_id, node_id) do update
      set continued = execution_nodes.continued or excluded.continued,
        node_type = coalesce(excluded.node_type, execution_nodes.node_type)
  )
  delete from event_log
  where ctid = any(array(select place from expired))`,
)
