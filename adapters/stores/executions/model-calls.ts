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

const spentOnDay = statement<{ day: number }>(
  'model_calls_spent_on_day',
  `
  select coalesce(sum(cost_micros), 0)::bigint as day
  from model_costs
  where tenant_id = $1 and day = ($2::timestamptz at time zone 'UTC')::date`,
)

/** Cost of the workspace's model calls on the UTC day, in micro-USD. */
export async function findSpendingOfDay(db: Queryable, tenantId: string, now: Date): Promise<number> {
  return (await spentOnDay(db, [tenantId, now]))[0]?.day ?? 0
}

const add = statement(
  'model_costs_add',
  `
  insert into model_costs as d (tenant_id, day, slot, cost_micros)
  values ($1, ($2::timestamptz at time zone 'UTC')::date, 0, $3)
  on conflict (tenant_id, day, slot) do update set cost_micros = d.cost_micros + excluded.cost_micros`,
)

/** Of a call that belongs to no turn. */
export async function addModelCost(db: Queryable, tenantId: string, now: Date, costMicros: number): Promise<void> {
  if (costMicros > 0) await add(db, [tenantId, now, costMicros])
}
