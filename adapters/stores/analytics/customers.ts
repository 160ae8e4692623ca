import { fromRow } from '../../postgres/rows.ts'
import type { JsonObject } from '../../../domain/json.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import type { Span } from './summaries.ts'

export type CustomerRow = {
  customerId: string
  name: string | null
  email: string | null
  conversations: number
  messages: number
  completions: number
  values: { currency: string; valueMicros: number }[]
  lastSeenAt: Date
}

/** The value of the conversation `m` that changed last, among those that have one. */
const newest = (sql: string): string =>
  `(array_agg(${sql} order by m.updated_at desc) filter (where ${sql} is not null))[1]`

// Everything is counted in the conversations that began in the span, so that its figures belong together.
const topCustomers = statement<{
  customer_id: string
  name: string | null
  email: string | null
  conversations: number
  messages: number
  completions: number
  worth: { currency: string; value: number }[] | null
  last_seen_at: Date
}>(
  'top_customers',
  `
  with mine as (
    select id, customer_id, customer, created_at, updated_at
    from conversations
    where tenant_id = $1 and created_at >= $2 and created_at < $3 and customer_id is not null
  ), top as (
    select customer_id, count(*) as conversations, max(updated_at) as seen
    from mine
    group by customer_id
    order by 2 desc, 3 desc, 1
    limit $4
  )
  select t.customer_id, who.name, who.email, t.conversations, said.messages, reached.completions, reached.worth,
    greatest(t.seen, said.last_at, sent.last_at) as last_seen_at
  from top t
  left join lateral (
    select ${newest("m.customer->>'name'")} as name, ${newest("m.customer->>'email'")} as email
    from mine m
    where m.customer_id = t.customer_id
  ) who on true
  left join lateral (
    select count(*) filter (where x.role = 'user') as messages, max(x.created_at) as last_at
    from mine m
    join messages x on x.tenant_id = $1 and x.conversation_id = m.id
    where m.customer_id = t.customer_id
  ) said on true
  left join lateral (
    select max(e.occurred_at) as last_at
    from mine m
    join telemetry_events e on e.tenant_id = $1 and e.conversation_id = m.id
    where m.customer_id = t.customer_id
  ) sent on true
  left join lateral (
    select coalesce(sum(n), 0)::bigint as completions,
      jsonb_agg(jsonb_build_object('currency', currency, 'value', value) order by currency) filter (
        where currency is not null
      ) as worth
    from (
      select g.currency, count(*) as n, sum(g.value_micros) as value
      from mine m
      join goal_completions g on g.tenant_id = $1 and g.conversation_id = m.id
      where m.customer_id = t.customer_id
      group by g.currency
    ) sums
  ) reached on true
  order by t.conversations desc, t.seen desc, t.customer_id`,
)

export async function findTopCustomers(
  db: Queryable,
  tenantId: string,
  { from, to }: Span,
  limit: number,
): Promise<CustomerRow[]> {
  return (await topCustomers(db, [tenantId, from, to, limit])).map(row => ({
    customerId: row.customer_id,
    name: row.name,
    email: row.email,
    conversations: row.conversations,
    messages: row.messages,
    completions: row.completions,
    values: (row.worth ?? []).map(({ currency, value }) => ({ currency, valueMicros: value })),
    lastSeenAt: row.last_seen_at,
  }))
}

export type TelemetryRow = {
  id: string
  name: string
  properties: JsonObject
  occurredAt: Date
  receivedAt: Date
  conversationId: string | null
  clientEventId: string | null
}

const latest = statement<object>(
  'telemetry_latest',
  `
  select id, name, properties, occurred_at, created_at as received_at, conversation_id, client_event_id
  from telemetry_events
  where tenant_id = $1 and ($2::text is null or name = $2)
  order by created_at desc, id desc
  limit $3`,
)

export async function findLatestTelemetry(
  db: Queryable,
  tenantId: string,
  name: string | undefined,
  limit: number,
): Promise<TelemetryRow[]> {
  return (await latest(db, [tenantId, name ?? null, limit])).map(fromRow<TelemetryRow>)
}
