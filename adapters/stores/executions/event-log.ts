import type { EventLogEntry, LogRecord } from '../../../generated/schemas/event-log-entry.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

type Row = {
  id: string
  execution_id: string | null
  conversation_id: string | null
  node_id: string | null
  created_at: Date
  entry: LogRecord
}

const ofExecution = statement<Row>(
  'event_log_of_execution',
  `
  select id, execution_id, conversation_id, node_id, created_at, entry from event_log where tenant_id = $1 and execution_id = $2 order by id`,
)
// Cross-tenant by nature: an operator has the id and nothing else.
const whereabouts = statement<{ tenant_id: string; flow_id: string }>(
  'execution_whereabouts',
  'select tenant_id, flow_id from executions where id = $1',
)
const versionByNumber = statement<{ id: string }>(
  'flow_version_by_number',
  'select id from flow_versions where tenant_id = $1 and flow_id = $2 and version = $3',
)

/** The whole log of an execution, in order. */
export async function findExecutionLog(db: Queryable, tenantId: string, executionId: string): Promise<EventLogEntry[]> {
  const rows = await ofExecution(db, [tenantId, executionId])
  return rows.map(row => ({
    id: row.id,
    executionId: row.execution_id,
    conversationId: row.conversation_id,
    nodeId: row.node_id,
    createdAt: row.created_at.toISOString(),
    entry: row.entry,
  }))
}

/** The workspace and the flow of an execution of any workspace. */
export async function findWhereabouts(
  db: Queryable,
  executionId: string,
): Promise<{ tenantId: string; flowId: string } | undefined> {
  const [row] = await whereabouts(db, [executionId])
  return row === undefined ? undefined : { tenantId: row.tenant_id, flowId: row.flow_id }
}

export async function findVersionId(
  db: Queryable,
  tenantId: string,
  flowId: string,
  version: number,
): Promise<string | undefined> {
  return (await versionByNumber(db, [tenantId, flowId, version]))[0]?.id
}
