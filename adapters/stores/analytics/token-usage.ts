import type { PoolClient } from '../../postgres.ts'
import { statement } from '../runtime/statement.ts'

export const TOKEN_USAGE_DAYS = 90

// Two sweeps at once would write the same days twice.
const TOKEN_USAGE_LOCK = 7_227_543

// Cross-tenant by nature: one sweep for all workspaces.
const clear = statement('token_usage_clear', 'delete from token_usage_daily where day >= $1::date or day < $2::date')
const sum = statement('token_usage_sum', `
  insert into token_usage_daily (tenant_id, day, slot, model, flow_id, source, reply_count, prompt_tokens, completion_tokens, total_tokens, cost_micros)
  select tenant_id, day, row_number() over (partition by tenant_id, day), model, flow_id, source, count(*),
    coalesce(sum(prompt_tokens), 0), coalesce(sum(completion_tokens), 0), coalesce(sum(total_tokens), 0), coalesce(sum(cost_micros), 0)
  from (
    select m.tenant_id, (m.created_at at time zone 'UTC')::date as day, m.token_usage->>'model' as model, e.flow_id,
      case when m.token_usage->>'source' = 'agent_node' then 'agent_node' else 'client' end as source,
      (m.token_usage->>'prompt_tokens')::bigint as prompt_tokens, (m.token_usage->>'completion_tokens')::bigint as completion_tokens,
      (m.token_usage->>'total_tokens')::bigint as total_tokens, (m.token_usage->>'cost_micros')::bigint as cost_micros
    from messages m left join executions e on e.tenant_id = m.tenant_id and e.id = m.execution_id
    where m.token_usage is not null and m.token_usage <> 'null'::jsonb and m.created_at >= $1::date::timestamp at time zone 'UTC'
  ) used group by tenant_id, day, model, flow_id, source`)

/** Sums the token usage of the days from `since` (UTC, `YYYY-MM-DD`) on anew, and drops the days before `oldest`. */
export async function rollUpTokenUsage(db: PoolClient, since: string, oldest: string): Promise<void> {
  await db.query('select pg_advisory_xact_lock($1)', [TOKEN_USAGE_LOCK])
  await clear(db, [since, oldest])
  await sum(db, [since])
}
