import type { JsonObject } from '../../../domain/json.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

/**
 * Position of a completion in its list: microseconds since 1970, which a JavaScript date would truncate, and its id.
 */
export type CompletionPosition = { at: string; id: string }

/** `value` in whole units of the currency. */
export type Completion = {
  id: string
  goalId: string
  origin: 'api' | 'telemetry' | 'flow'
  conversationId: string | null
  externalRef: string | null
  value: number | null
  currency: string | null
  props: JsonObject
  occurredAt: Date
  position: CompletionPosition
}

type CompletionRow = {
  id: string
  goal_id: string
  source: Completion['origin']
  conversation_id: string | null
  external_ref: string | null
  value_micros: number | null
  currency: string | null
  props: JsonObject | null
  occurred_at: Date
  at: string
}

const page = statement<CompletionRow>(
  'completion_page',
  `
  select id, goal_id, source, conversation_id, external_ref, value_micros, currency, props, occurred_at,
    (extract(epoch from occurred_at) * 1000000)::bigint::text as at
  from goal_completions
  where tenant_id = $1 and goal_id = $2 and ($3::timestamptz is null or occurred_at >= $3)
    and ($4::timestamptz is null or occurred_at < $4)
    and (
      $5::bigint is null
      or (occurred_at, id) < (timestamptz 'epoch' + $5::bigint * interval '1 microsecond', $6::uuid)
    )
  order by occurred_at desc, id desc
  limit $7`,
)

/** At most `limit` completions of a goal after a position, newest first. */
export async function findCompletionPage(
  db: Queryable,
  tenantId: string,
  goalId: string,
  {
    from,
    to,
    after,
    limit,
  }: { from: Date | undefined; to: Date | undefined; after: CompletionPosition | undefined; limit: number },
): Promise<Completion[]> {
  return (
    await page(db, [tenantId, goalId, from ?? null, to ?? null, after?.at ?? null, after?.id ?? null, limit])
  ).map(row => ({
    id: row.id,
    goalId: row.goal_id,
    origin: row.source,
    conversationId: row.conversation_id,
    externalRef: row.external_ref,
    value: row.value_micros === null ? null : row.value_micros / 1_000_000,
    currency: row.currency,
    props: row.props ?? {},
    occurredAt: row.occurred_at,
    position: { at: row.at, id: row.id },
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
 * Last touch: of the customer's conversations that existed, the one with the last message before the completion, if
 * that was inside the window. A conversation without a stored message counts by its beginning.
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
  on conflict (tenant_id, goal_id, external_ref) where external_ref is not null do nothing
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

/** The completion of a goal with this external reference, whatever the status of the goal. */
export async function findCompletion(
  db: Queryable,
  tenantId: string,
  goalCode: string,
  externalRef: string,
): Promise<RecordedCompletion | undefined> {
  const [row] = await byExternalRef(db, [tenantId, goalCode, externalRef])
  return row === undefined ? undefined : { id: row.id, conversationId: row.conversation_id }
}
