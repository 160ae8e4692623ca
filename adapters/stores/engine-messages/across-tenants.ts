import type { JsonObject } from '../../../domain/json.ts'
import { announceWork } from '../../postgres/work-channel.ts'
import type { EngineMessageType } from './queue.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

/** An engine message that failed for good. */
export type FailedMessage = {
  tenantId: string
  id: string
  type: EngineMessageType
  executionId: string | null
  payload: JsonObject
  attempts: number
  cause: { kind: string; message: string }
  createdAt: Date
  failedAt: Date
}

type Row = {
  tenant_id: string
  id: string
  type: EngineMessageType
  execution_id: string | null
  payload: JsonObject
  attempts: number
  cause: { kind: string; message: string }
  created_at: Date
  failed_at: Date
}

const list = statement<Row>(
  'failed_messages',
  `
  select tenant_id, id, type, execution_id, payload, attempts, cause, created_at, failed_at from failed_engine_messages
  where $1::uuid is null or tenant_id = $1 order by failed_at desc, id desc limit $2`,
)
const revive = statement<{ tenant_id: string; id: string }>(
  'retry_failed_messages',
  `
  with revived as (
    delete from failed_engine_messages where ($1::uuid is null or tenant_id = $1) and ($2::uuid is null or id = $2) returning tenant_id, id, type, execution_id, payload, created_at
  ), work as (
    insert into engine_messages (tenant_id, id, type, execution_id, payload, run_at, created_at)
    select tenant_id, id, type, execution_id, payload, parley_now(), created_at from revived
    returning tenant_id, id
  )
  select tenant_id, id, ${announceWork('select 1 from work', 'messages')} from work`,
)

/** The newest failures, of one workspace or of all. */
export async function listFailedMessages(
  db: Queryable,
  { tenantId, limit }: { tenantId: string | undefined; limit: number },
): Promise<FailedMessage[]> {
  const rows = await list(db, [tenantId ?? null, limit])
  return rows.map(row => ({
    tenantId: row.tenant_id,
    id: row.id,
    type: row.type,
    executionId: row.execution_id,
    payload: row.payload,
    attempts: row.attempts,
    cause: row.cause,
    createdAt: row.created_at,
    failedAt: row.failed_at,
  }))
}

/**
 * Moves failed messages back to work under their ids, with all attempts before them; answers the ids. Without an `id`:
 * all.
 */
export async function retryFailedMessages(
  db: Queryable,
  { tenantId, id }: { tenantId: string | undefined; id: string | undefined },
): Promise<string[]> {
  return (await revive(db, [tenantId ?? null, id ?? null])).map(row => row.id)
}
