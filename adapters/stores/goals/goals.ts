import type { Goal, GoalMatch, GoalStatus, GoalValue } from '../../../domain/goals.ts'
import type { JsonObject } from '../../../domain/json.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

type GoalRow = {
  id: string
  code: string
  status: GoalStatus
  match: GoalMatch
  value: GoalValue
  currency: string | null
  window_days: number
}

const active = statement<GoalRow>(
  'active_goals',
  `
  select id, code, status, match, value, currency, window_days
  from goals
  where tenant_id = $1 and status = 'active'
  order by code`,
)

export async function findActiveGoals(db: Queryable, tenantId: string): Promise<Goal[]> {
  return (await active(db, [tenantId])).map(row => ({
    id: row.id,
    code: row.code,
    status: row.status,
    match: row.match,
    value: row.value,
    currency: row.currency,
    windowDays: row.window_days,
  }))
}

export type RecordedCompletion = { id: string; conversationId: string | null }

/** How a completion finds its conversation: the named one, or the customer's last one inside the window. */
export type Attribution = { conversationId: string } | { customerId: string; windowDays: number } | undefined

export type CompletionWrite = {
  id: string
  goalId: string
  source: 'api' | 'telemetry' | 'flow'
  externalRef: string | null
  valueMicros: number | null
  currency: string | null
  props: JsonObject
  occurredAt: Date
  now: Date
}

/**
 * Last touch: of the customer's conversations that had begun, the one in which something was said last before the
 * completion, if that was inside
 * the window. A conversation of which nothing is kept counts by its beginning.
 */
const record = statement<{ id: string; conversation_id: string | null }>(
  'completion_record',
  `
  with named as (
    select c.id, c.locale
    from conversations c
    where c.tenant_id = $1::uuid and c.id = $10::uuid
  ), touched as (
    select c.id, c.locale,
      greatest(
        c.created_at, (
          select max(m.created_at)
          from messages m
          where m.tenant_id = c.tenant_id and m.conversation_id = c.id and m.created_at <= $8::timestamptz
        )
      ) as at
    from conversations c
    where $10::uuid is null and c.tenant_id = $1::uuid and c.customer_id = $11::text
      and c.created_at <= $8::timestamptz and c.updated_at >= $8::timestamptz - make_interval(days => $12::integer)
  ), last_touch as (
    select id, locale
    from touched
    where at >= $8::timestamptz - make_interval(days => $12::integer)
    order by at desc, id desc
    limit 1
  ), found as (
    select id, locale
    from named
    union all
    select id, locale
    from last_touch
  )
  insert into goal_completions (tenant_id, id, goal_id, source, external_ref, value_micros, currency, props,
    occurred_at, created_at, conversation_id, locale, flow_id)
  select $1::uuid, $2::uuid, $3::uuid, $4::text, $5::text, $6::bigint, $13::text, $7::jsonb, $8::timestamptz,
    $9::timestamptz, f.id, f.locale,
    (
      select e.flow_id
      from executions e
      where e.tenant_id = $1::uuid and e.conversation_id = f.id and e.started_at <= $8::timestamptz
      order by e.started_at desc, e.id desc
      limit 1
    )
  from (select 1) as one
  left join found f on true
  on conflict (tenant_id, goal_id, external_ref)
    where external_ref is not null do nothing
  returning id, conversation_id`,
)

const byExternalRef = statement<{ id: string; conversation_id: string | null }>(
  'completion_by_external_ref',
  `
  select c.id, c.conversation_id
  from goal_completions c
  join goals g on g.tenant_id = c.tenant_id and g.id = c.goal_id
  where c.tenant_id = $1 and g.code = $2 and c.external_ref = $3`,
)

/** Undefined when the goal has a completion with that external reference already. */
export async function recordCompletion(
  db: Queryable,
  tenantId: string,
  write: CompletionWrite,
  attribution: Attribution,
): Promise<RecordedCompletion | undefined> {
  const conversationId =
    attribution !== undefined && 'conversationId' in attribution ? attribution.conversationId : null
  const { customerId, windowDays } =
    attribution !== undefined && 'customerId' in attribution ? attribution : { customerId: null, windowDays: null }
  const [row] = await record(db, [
    tenantId,
    write.id,
    write.goalId,
    write.source,
    write.externalRef,
    write.valueMicros,
    write.props,
    write.occurredAt,
    write.now,
    conversationId,
    customerId,
    windowDays,
    write.currency,
  ])
  return row === undefined ? undefined : { id: row.id, conversationId: row.conversation_id }
}

/** The completion that a goal, whatever its status, has under a reference. */
export async function findCompletion(
  db: Queryable,
  tenantId: string,
  goalCode: string,
  externalRef: string,
): Promise<RecordedCompletion | undefined> {
  const [row] = await byExternalRef(db, [tenantId, goalCode, externalRef])
  return row === undefined ? undefined : { id: row.id, conversationId: row.conversation_id }
}
