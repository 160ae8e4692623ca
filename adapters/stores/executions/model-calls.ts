import { statement, type Queryable } from '../../postgres/statement.ts'

/** A response of a model that the workspace paid for. */
export type ModelCallWrite = {
  id: string
  model: string
  promptTokens: number
  completionTokens: number
  costMicros: number
}

const spent = statement<{ conversation: number; day: number }>(
  'model_calls_spent',
  `
  select
    (
      select coalesce(sum(cost_micros), 0)::bigint
      from model_calls
      where tenant_id = $1 and conversation_id = $2
    ) as conversation,
    (
      select coalesce(sum(cost_micros), 0)::bigint
      from model_calls
      where tenant_id = $1 and created_at >= date_trunc('day', $3::timestamptz, 'UTC')
    ) as day`,
)

/** Cost of model calls in micro-USD: of the conversation, and of the workspace on the UTC day of `now`. */
export async function findSpending(
  db: Queryable,
  tenantId: string,
  conversationId: string,
  now: Date,
): Promise<{ conversation: number; day: number }> {
  const [row] = await spent(db, [tenantId, conversationId, now])
  return row ?? { conversation: 0, day: 0 }
}
