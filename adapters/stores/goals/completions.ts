import type { JsonObject } from '../../../domain/json.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

/**
 * Where a completion stands in its list: microseconds since 1970, since a JavaScript date would cut them off, and its
 * id.
 */
export type CompletionPlace = { at: string; id: string }

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
  place: CompletionPlace
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

/** At most `limit` completions of a goal, newest first, behind a place. */
export async function findCompletionPage(
  db: Queryable,
  tenantId: string,
  goalId: string,
  {
    from,
    to,
    after,
    limit,
  }: { from: Date | undefined; to: Date | undefined; after: CompletionPlace | undefined; limit: number },
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
    place: { at: row.at, id: row.id },
  }))
}
