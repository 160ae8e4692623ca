import { statement, type Expressions, type Queryable } from '../../postgres/statement.ts'

/** A response of a model that the workspace paid for. */
export type ModelCallWrite = {
  id: string
  model: string
  promptTokens: number
  completionTokens: number
  costMicros: number
}

/**
 * Part of a statement that writes model calls. `source` is jsonb: an array of ModelCallWrite; `when` holds where they
 * are to be written.
 */
export function modelCallPart({
  source,
  when,
  tenantId,
  conversationId,
  executionId,
  now,
}: Expressions<'source' | 'when' | 'tenantId' | 'conversationId' | 'executionId' | 'now'>): string {
  return `model_calls_written as (
    insert into model_calls (tenant_id, id, conversation_id, execution_id, model, prompt_tokens, completion_tokens,
      cost_micros, created_at)
    select ${tenantId}, c.id, ${conversationId}, ${executionId}, c.model, c."promptTokens", c."completionTokens",
      c."costMicros", ${now}
    from jsonb_to_recordset(${source})
      as c(id uuid, model text, "promptTokens" bigint, "completionTokens" bigint, "costMicros" bigint)
    where ${when}
  )`
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
