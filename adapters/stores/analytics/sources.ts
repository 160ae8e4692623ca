import type { DatasetName } from '../../../generated/schemas/dataset-catalog.ts'

/**
 * The tables of a dataset, and the SQL of each declared name. This is the allow-list of SQL: no input of a caller
 * becomes part of a statement's text; names select among these expressions, and values are parameters.
 */
export type Source = {
  /** Joins that are made when one of the fields behind them is used. `$1` is the workspace. */
  from: string
  joins?: Readonly<Record<string, string>>
  /** In addition to the workspace. */
  where?: string
  /** The workspace's column. */
  tenant: string
  /** The moment that the range selects. */
  time: string
  fields: Readonly<Record<string, Field>>
}
export type Field = { sql: string; needs?: string }

/** Precomputed sums of a dataset, by the quarter of an hour. */
export type Cube = {
  table: string
  /** When a row was inserted or last changed, for the refresh. */
  arrivals: readonly string[]
  dimensions: readonly string[]
  /** Fields that are summed; with `counted` also the number of rows that have a value, for averages. */
  sums: readonly { field: string; counted: boolean }[]
}

const BUCKET = "interval '15 minutes'"

export const bucketOf = (time: string): string => `date_bin(${BUCKET}, ${time}, timestamptz '2000-01-01 00:00+00')`

// The status of such a run is `completed`, its outcome is not.
const EXPIRED = "(s.failure is not null and s.failure->>'kind' = 'wait_expired')"

const field = (sql: string, needs?: string): Field => (needs === undefined ? { sql } : { sql, needs })
const flag = (condition: string): Field => ({ sql: `(case when ${condition} then 1 else 0 end)` })
const milliseconds = (interval: string): string => `(extract(epoch from ${interval}) * 1000)::bigint`

export const sources: Readonly<Record<DatasetName, Source>> = {
  conversations: {
    from: 'conversations s',
    tenant: 's.tenant_id',
    time: 's.created_at',
    joins: {
      talk: `left join lateral (
        select count(*) as message_count, ${milliseconds('max(m.created_at) - min(m.created_at)')} as duration_ms
        from messages m
        where m.tenant_id = s.tenant_id and m.conversation_id = s.id
      ) talk on true`,
    },
    fields: {
      locale: field('s.locale'),
      key_id: field('s.key_id'),
      customer_id: field('s.customer_id'),
      page_type: field(
        "(case when s.page->>'type' in ('general', 'category', 'product', 'cart') then s.page->>'type' end)",
      ),
      status: field("(case when s.closed_at is null then 'open' else 'closed' end)"),
      has_customer: field('(s.customer_id is not null)'),
      message_count: field('talk.message_count', 'talk'),
      duration_ms: field('talk.duration_ms', 'talk'),
    },
  },
  executions: {
    from: 'executions s',
    tenant: 's.tenant_id',
    time: 's.started_at',
    joins: { version: 'join flow_versions v on v.tenant_id = s.tenant_id and v.id = s.version_id' },
    fields: {
      flow_id: field('s.flow_id'),
      flow_version: field('v.version', 'version'),
      trigger_type: field("(s.trigger->>'type')"),
      intent_name: field("(case when s.trigger->>'type' = 'chat_intent' then s.trigger->>'name' end)"),
      status: field('s.status'),
      error_kind: field("(s.failure->>'kind')"),
      conversation_id: field('s.conversation_id'),
      outcome: field(`(case when ${EXPIRED} then 'expired' when s.ended_at is not null then s.status end)`),
      is_completed: flag(`s.status = 'completed' and not ${EXPIRED}`),
      is_expired: flag(EXPIRED),
      is_failed: flag("s.status = 'failed'"),
      is_aborted: flag("s.status = 'aborted'"),
      duration_ms: field(milliseconds('s.ended_at - s.started_at')),
      step_count: field("((s.snapshot->>'steps')::bigint)"),
    },
  },
  messages: {
    from: 'messages s',
    tenant: 's.tenant_id',
    time: 's.created_at',
    joins: {
      execution: 'left join executions e on e.tenant_id = s.tenant_id and e.id = s.execution_id',
      conversation: 'join conversations c on c.tenant_id = s.tenant_id and c.id = s.conversation_id',
    },
    fields: {
      role: field('s.role'),
      flow_id: field('e.flow_id', 'execution'),
      locale: field('c.locale', 'conversation'),
      conversation_id: field('s.conversation_id'),
      text_length: field('char_length(s.text)::bigint'),
    },
  },
  token_usage: {
    // A day of the rollup is a day of UTC, whatever the time zone of the report: it is dated at the start of the
    // report's day of that date.
    from: 'token_usage_daily s',
    tenant: 's.tenant_id',
    time: '(s.day::timestamp at time zone $4)',
    fields: {
      model: field('s.model'),
      flow_id: field('s.flow_id'),
      source: field('s.source'),
      reply_count: field('s.reply_count'),
      prompt_tokens: field('s.prompt_tokens'),
      completion_tokens: field('s.completion_tokens'),
      total_tokens: field('s.total_tokens'),
      cost_micros: field('s.cost_micros'),
    },
  },
  goals: {
    from: 'goal_completions s',
    tenant: 's.tenant_id',
    time: 's.occurred_at',
    joins: { goal: 'join goals g on g.tenant_id = s.tenant_id and g.id = s.goal_id' },
    fields: {
      goal_code: field('g.code', 'goal'),
      flow_id: field('s.flow_id'),
      locale: field('s.locale'),
      source: field('s.source'),
      attributed: field('(s.conversation_id is not null)'),
      currency: field('s.currency'),
      conversation_id: field('s.conversation_id'),
      is_attributed: flag('s.conversation_id is not null'),
      value_micros: field('s.value_micros'),
    },
  },
  form_submissions: {
    from: 'form_submissions s',
    tenant: 's.tenant_id',
    time: 's.created_at',
    where: "s.status = 'accepted'",
    joins: { form: 'join forms f on f.tenant_id = s.tenant_id and f.id = s.form_id' },
    fields: {
      form_code: field('f.code', 'form'),
      locale: field('s.locale'),
      key_id: field('s.key_id'),
      conversation_id: field('s.conversation_id'),
      source: field("(case when s.key_id is null and s.conversation_id is not null then 'flow' else 'page' end)"),
    },
  },
  handoffs: {
    from: 'handoffs s',
    tenant: 's.tenant_id',
    time: 's.requested_at',
    joins: { person: 'left join users u on u.tenant_id = s.tenant_id and u.id = s.claimed_by' },
    fields: {
      queue: field('s.queue'),
      person: field('u.name', 'person'),
      person_id: field('s.claimed_by'),
      state: field('s.state'),
      outcome: field('s.outcome'),
      rating: field('s.rating::bigint'),
      is_rated: flag('s.rating is not null'),
      wait_ms: field(milliseconds('s.claimed_at - s.requested_at')),
    },
  },
  telemetry: {
    from: 'telemetry_events s',
    tenant: 's.tenant_id',
    time: 's.occurred_at',
    fields: {
      name: field('s.name'),
      key_id: field('s.key_id'),
      in_conversation: field('(s.conversation_id is not null)'),
      conversation_id: field('s.conversation_id'),
    },
  },
  webhook_deliveries: {
    from: 'webhook_deliveries s join webhook_events w on w.tenant_id = s.tenant_id and w.id = s.id',
    tenant: 's.tenant_id',
    time: 's.created_at',
    fields: {
      event: field('w.event'),
      state: field('s.status'),
      key_id: field('w.widget_key_id'),
      last_status: field('s.last_status'),
      attempt_count: field('s.attempts'),
      is_succeeded: flag("s.status = 'succeeded'"),
      is_given_up: flag("s.status in ('failed', 'dead')"),
      delay_ms: field(`(case when s.status = 'succeeded' then ${milliseconds('s.updated_at - w.occurred_at')} end)`),
    },
  },
}

/** Only rows that no longer change, or change once at a known moment, can be summed. */
export const cubes: Readonly<Partial<Record<DatasetName, Cube>>> = {
  conversations: { table: 'rollup_conversations', arrivals: ['s.created_at'], dimensions: ['key_id'], sums: [] },
  executions: {
    table: 'rollup_executions',
    arrivals: ['s.started_at', 's.ended_at'],
    dimensions: ['flow_id', 'flow_version', 'trigger_type', 'intent_name'],
    sums: [
      { field: 'is_completed', counted: false },
      { field: 'is_expired', counted: false },
      { field: 'is_failed', counted: false },
      { field: 'is_aborted', counted: false },
      { field: 'duration_ms', counted: true },
    ],
  },
  messages: {
    table: 'rollup_messages',
    arrivals: ['s.created_at'],
    dimensions: ['role', 'flow_id'],
    sums: [{ field: 'text_length', counted: true }],
  },
  telemetry: {
    table: 'rollup_telemetry',
    arrivals: ['s.created_at'],
    dimensions: ['name', 'key_id', 'in_conversation'],
    sums: [],
  },
}

const QUARTER_MS = 15 * 60_000

/** Whether a quarter of an hour starts at the instant: sums can be read from and up to such an instant only. */
export function isQuarter(instant: Date): boolean {
  return instant.getTime() % QUARTER_MS === 0
}
