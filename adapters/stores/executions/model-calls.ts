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
    coalesce((
      select model_cost_micros
      from conversations
      where tenant_id = $1 and id = $2
    ), 0) as conversation,
    (
      select coalesce(sum(cost_micros), 0)::bigint
      from model_costs
      where tenant_id = $1 and day = ($3::timestamptz at time zone 'UTC')::date
    ) as day`,
)

/** Cost of model calls in micro-USD, added up by turns: of the conversation, and of the workspace on the UTC day. */
export async function findSpending(
  db: Queryable,
  tenantId: string,
  conversationId: string,
  now: Date,
): Promise<{ conversation: number; day: number }> {
  const [row] = await spent(db, [tenantId, conversationId, now])
  return row ?? { conversation: 0, day: 0 }
}
