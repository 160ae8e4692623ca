import { LOCKS } from '../../postgres/lock-numbers.ts'
import { lockUntilEnd } from '../../postgres/locks.ts'
import type { PoolClient } from '../../postgres/pool.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import { fromRow } from '../../postgres/rows.ts'
import { COLUMNS, type SavedReport } from './saved-reports.ts'

// One job sends the reports of all workspaces, and one sums their token usage.

/** Reports are sent at this minute of their hour (specification, Limits). */
const MINUTE = 5

// `latest` is the day of the latest occurrence of a daily schedule in that hour; a weekly one goes back from there to
// its weekday. Nothing is due for a time before the schedule was set.
const due = statement<{ tenant_id: string; day: string; due_at: Date }>(
  'reports_due',
  `
  select r.tenant_id, ${COLUMNS}, o.day, o.due_at
  from reports r
  cross join lateral (
    select make_interval(hours => (r.schedule->>'hour')::integer, mins => ${String(MINUTE)}) as time
  ) t
  cross join lateral (
    select ($1::timestamptz at time zone 'UTC' - t.time)::date as latest
  ) l
  cross join lateral (
    select l.latest - case
        when r.schedule->>'frequency' = 'daily' then 0
        else (extract(isodow from l.latest)::integer - (r.schedule->>'weekday')::integer + 7) % 7
      end as day
  ) d
  cross join lateral (select d.day, (d.day + t.time) at time zone 'UTC' as due_at) o
  where r.schedule is not null and r.schedule->>'enabled' = 'true' and o.due_at >= r.scheduled_at
    and not exists (
      select 1
      from report_deliveries s
      where s.tenant_id = r.tenant_id and s.report_id = r.id and s.day = o.day
    )
  order by r.tenant_id, r.id`,
)
/** A report that is to be sent for `day`, with the instant at which it was due. */
export type DueReport = { tenantId: string; report: SavedReport; day: string; dueAt: Date }

/**
 * Reports whose latest scheduled time before `now` has not been claimed. Earlier occurrences that were missed are
 * skipped.
 */
export async function findDueReports(db: Queryable, now: Date): Promise<DueReport[]> {
  return (await due(db, [now])).map(({ tenant_id: tenantId, day, due_at: dueAt, ...row }) => ({
    tenantId,
    report: fromRow<SavedReport>(row),
    day,
    dueAt,
  }))
}

export const TOKEN_USAGE_DAYS = 90

const clear = statement(
  'token_usage_clear',
  `
  delete from token_usage_daily
  where day >= $1::date or day < $2::date`,
)
// The usage of a message is the sum of what the integrator reported and of the flow's own model calls, which have
// separate rows, written by the same turn: the difference came from the integrator.
const beyondOwn = (column: string): string =>
  `coalesce((m.token_usage->>'${column}')::bigint, 0) - coalesce(own.${column}, 0) as ${column}`
const sum = statement(
  'token_usage_sum',
  `
  insert into token_usage_daily (tenant_id, day, slot, model, flow_id, source, reply_count, prompt_tokens,
    completion_tokens, total_tokens, cost_micros)
  select tenant_id, day, row_number() over (partition by tenant_id, day), model, flow_id, source, count(*),
    sum(prompt_tokens), sum(completion_tokens), sum(prompt_tokens + completion_tokens), sum(cost_micros)
  from (
    select c.tenant_id, (c.created_at at time zone 'UTC')::date as day, nullif(c.model, '') as model, e.flow_id,
      'agent_node' as source, c.prompt_tokens, c.completion_tokens, c.cost_micros
    from model_calls c
    left join executions e on e.tenant_id = c.tenant_id and e.id = c.execution_id
    where c.created_at >= $1::date::timestamp at time zone 'UTC'
    union all
    select tenant_id, day, model, flow_id, 'client', prompt_tokens, completion_tokens, cost_micros
    from (
      select m.tenant_id, (m.created_at at time zone 'UTC')::date as day, m.token_usage->>'model' as model,
        e.flow_id,
        ${['prompt_tokens', 'completion_tokens', 'cost_micros'].map(beyondOwn).join(',\n        ')},
        own.prompt_tokens is not null as has_own
      from messages m
      left join executions e on e.tenant_id = m.tenant_id and e.id = m.execution_id
      left join lateral (
        select sum(c.prompt_tokens)::bigint as prompt_tokens, sum(c.completion_tokens)::bigint as completion_tokens,
          sum(c.cost_micros)::bigint as cost_micros
        from model_calls c
        where c.tenant_id = m.tenant_id and c.created_at = m.created_at and c.execution_id = m.execution_id
      ) own on true
      where m.token_usage is not null and m.token_usage <> 'null'::jsonb
        and m.created_at >= $1::date::timestamp at time zone 'UTC'
    ) reported
    where not has_own or prompt_tokens + completion_tokens > 0
  ) used
  group by tenant_id, day, model, flow_id, source`,
)

/** Recomputes the token usage from `since` (UTC, `YYYY-MM-DD`) on, and deletes the days before `oldest`. */
export async function rollUpTokenUsage(db: PoolClient, since: string, oldest: string): Promise<void> {
  await lockUntilEnd(db, LOCKS.tokenUsage)
  await clear(db, [since, oldest])
  await sum(db, [since])
}
