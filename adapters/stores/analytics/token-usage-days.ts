import { readPage, type Order, type Page, type Window } from '../../postgres/keyset.ts'
import type { Database } from '../../postgres/tenant-rows.ts'

/** Usage of one model in one flow on one day of UTC. */
export interface TokenUsageDay {
  /** `YYYY-MM-DD`. */
  day: string
  model: string | null
  flowId: string | null
  replies: number
  promptTokens: number
  completionTokens: number
  totalTokens: number
  costMicros: number
}

export interface TokenUsageFilter {
  /** First and last day, both included. */
  from: string
  to: string
  model?: string | undefined
  flowId?: string | undefined
}

// The columns of an order have one direction, so days are negated. Usage without a model, or outside flows, comes first
// in its day.
export const TOKEN_USAGE_ORDER: Order = {
  columns: [
    { column: "(date '2000-01-01' - day)", kind: 'number' },
    { column: `(coalesce(model, '') collate "C")`, kind: 'text' },
    { column: `(coalesce(flow_id::text, '') collate "C")`, kind: 'text' },
  ],
}

interface UsageRow {
  date: string
  model: string | null
  flow_id: string | null
  replies: number
  prompt_tokens: number
  completion_tokens: number
  total_tokens: number
  cost_micros: number
}

/** One window of the usage; reported usage and usage by flows are summed in one row. */
export async function tokenUsageDays(
  db: Database,
  tenantId: string,
  { from, to, model, flowId }: TokenUsageFilter,
  window: Window,
): Promise<Page<TokenUsageDay>> {
  const summed = db('token_usage_daily')
    .where('tenant_id', tenantId)
    .whereRaw('day between ?::date and ?::date', [from, to])
    .groupByRaw("day, nullif(model, ''), flow_id")
    .select(
      'day',
      db.raw("nullif(model, '') as model"),
      'flow_id',
      db.raw('sum(reply_count)::bigint as replies'),
      db.raw('sum(prompt_tokens)::bigint as prompt_tokens'),
      db.raw('sum(completion_tokens)::bigint as completion_tokens'),
      db.raw('sum(total_tokens)::bigint as total_tokens'),
      db.raw('sum(cost_micros)::bigint as cost_micros'),
    )
  if (model !== undefined) void summed.where({ model })
  if (flowId !== undefined) void summed.where({ flow_id: flowId })
  const read = db.from(summed.as('usage')).select('*', db.raw("to_char(day, 'YYYY-MM-DD') as date"))
  return await readPage(db, read, { order: TOKEN_USAGE_ORDER, window }, toDay)
}

function toDay({
  date,
  model,
  flow_id,
  replies,
  prompt_tokens,
  completion_tokens,
  total_tokens,
  cost_micros,
}: UsageRow): TokenUsageDay {
  return {
    day: date,
    model,
    flowId: flow_id,
    replies,
    promptTokens: prompt_tokens,
    completionTokens: completion_tokens,
    totalTokens: total_tokens,
    costMicros: cost_micros,
  }
}
