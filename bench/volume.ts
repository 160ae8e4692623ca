// Rows of a service that has been used for a while.
import type { Pool } from '../adapters/postgres/pool.ts'
import { idOf } from '../test/support/ids.ts'
import { FLOW_ID, INTENT, KEY_ID, TENANT_ID, VERSION_ID } from './workspace.ts'

/** How many executions, of how many days up to now, with how many lines of the log each (default: 5). */
export type Volume = { rows: number; days: number; lines?: number }

/** Twelve weeks. */
export const DAYS = 84

/** Stores executions in the partitions of their weeks and months, each with what belongs to it. */
export async function grow(pool: Pool, { rows, days, lines = 5 }: Volume): Promise<void> {
  const since = `now() - interval '${String(days)} days'`
  for (const sql of [
    `select parley_make_partitions('event_log', 'week', ${since}, 13, '')`,
    `select parley_make_partitions('messages', 'month', ${since}, 4, '')`,
    `create unlogged table bench_rows as
      select n, at, ${idOf("'c' || n")} as conversation_id, ${idOf("'x' || n")} as execution_id
      from (
        select n, ${since} + (n::float8 / ${String(rows)}) * interval '${String(days * 24 - 1)} hours' as at
        from generate_series(1, ${String(rows)}) n
      ) spread`,
    `insert into conversations (tenant_id, id, key_id, customer_id, active_at, created_at, updated_at)
      select '${TENANT_ID}', conversation_id, '${KEY_ID}', 'c' || n % 100000, at, at, at from bench_rows`,
    `insert into executions (tenant_id, id, conversation_id, flow_id, version_id, trigger, status, snapshot,
        started_at, updated_at, ended_at)
      select '${TENANT_ID}', execution_id, conversation_id, '${FLOW_ID}', '${VERSION_ID}',
        '{"type": "chat_intent", "name": "${INTENT}"}', 'completed', '{"frames": []}', at, at, at
      from bench_rows`,
    `insert into messages (tenant_id, id, conversation_id, execution_id, role, text, created_at)
      select '${TENANT_ID}', ${idOf('role || n')}, conversation_id, execution_id, role, 'Words of ' || n % 200, at
      from bench_rows, unnest(array['user', 'agent']) role`,
    `insert into event_log (tenant_id, id, execution_id, conversation_id, kind, node_id, entry, created_at)
      select '${TENANT_ID}', ${idOf("k || 'l' || n")}, execution_id, conversation_id, 'step_completed', 'hello',
        '{"nodeType": "message"}', at
      from bench_rows, generate_series(1, ${String(lines)}) k`,
  ])
    await pool.query(sql)
}
