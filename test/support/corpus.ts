import type { Pool } from '../../adapters/postgres/pool.ts'

/** Composition of a corpus, so that expected counts can be computed. */
export type CorpusEvent = { name: string; keyId: string | null; conversationId: string | null; at: Date }
export type CorpusRun = {
  flowId: string
  versionId: string
  intent: string
  status: 'completed' | 'failed' | 'aborted' | 'waiting_input'
  startedAt: Date
  endedAt: Date | null
}

/** Inserts many rows with few statements. The database generates the ids: nothing here depends on their order. */
export async function insertEvents(
  pool: Pool,
  tenantId: string,
  events: readonly CorpusEvent[],
  arrivedAt: Date,
): Promise<void> {
  await pool.query(
    `
    insert into telemetry_events (tenant_id, id, key_id, conversation_id, name, occurred_at, created_at)
    select $1, gen_random_uuid(), e.key_id, e.conversation_id, e.name, e.at, $6
    from unnest($2::text[], $3::uuid[], $4::uuid[], $5::timestamptz[]) e(name, key_id, conversation_id, at)`,
    [
      tenantId,
      events.map(({ name }) => name),
      events.map(({ keyId }) => keyId),
      events.map(({ conversationId }) => conversationId),
      events.map(({ at }) => at),
      arrivedAt,
    ],
  )
}

export async function insertRuns(
  pool: Pool,
  tenantId: string,
  conversationId: string,
  runs: readonly CorpusRun[],
): Promise<void> {
  await pool.query(
    `
    insert into executions (tenant_id, id, conversation_id, flow_id, version_id, trigger, status, snapshot, started_at,
      updated_at, ended_at)
    select $1, gen_random_uuid(), $2, r.flow_id, r.version_id, jsonb_build_object('type', 'chat_intent', 'name',
      r.intent), r.status, '{"steps": 3}', r.started_at, r.started_at, r.ended_at
    from unnest($3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::timestamptz[], $8::timestamptz[]) r(flow_id,
      version_id, intent, status, started_at, ended_at)`,
    [
      tenantId,
      conversationId,
      runs.map(run => run.flowId),
      runs.map(run => run.versionId),
      runs.map(run => run.intent),
      runs.map(run => run.status),
      runs.map(run => run.startedAt),
      runs.map(run => run.endedAt),
    ],
  )
}
