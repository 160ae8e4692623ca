import { statement, type Queryable } from '../../postgres/statement.ts'
import { portionOf, purgeStatement } from '../../postgres/purge.ts'

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

/** Deletes lines of the event log that are older than 90 days. */
export const purgeEventLogLines = purgeStatement(
  'purge_event_log',
  `
  delete from event_log
  where ctid = any(${portionOf('event_log', "created_at < parley_now() - interval '90 days'")})`,
)
