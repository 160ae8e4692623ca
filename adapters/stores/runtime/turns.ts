import { statement, type Queryable } from './statement.ts'
import { webhookParts, type WebhookWrite } from './webhooks.ts'

export type MessageWrite = { id: string, role: 'user' | 'agent' | 'system', text: string | null, blocks: unknown[] | null, tokenUsage: unknown }
export type EngineMessageWrite = { id: string, type: 'StartExecution' | 'ResumeExecution' | 'RunNextStep' | 'FireWait', payload: unknown, runAt: Date }
/** A goal that a node reached; its conversation, execution and flow are the turn's. */
export type TurnCompletion = { id: string, goalId: string, valueMicros: number | null, currency: string | null, props: object }
export type IdempotencyWrite = { operation: string, key: string, owner: string, status: number, body: string }

/** Everything one turn writes. */
export type TurnWrite = {
  tenantId: string
  now: Date
  /** `keyId` is that of the session; null on the engine surface. */
  conversation: { id: string, keyId: string | null, locale: string | null, variables: object, splitChoices: object }
  execution: {
    id: string, flowId: string, versionId: string, trigger: object, status: string, snapshot: object
    /** The revision this turn was decided on; undefined creates the execution. */
    claimed: number | undefined
    waitKind: string | null, waitTokenHash: Buffer | null, waitExpiresAt: Date | null
    lastTokenUsage: object | null, failure: object | null, eventId: string | null, ended: boolean
  }
  messages: MessageWrite[]
  engineMessages: EngineMessageWrite[]
  webhooks: WebhookWrite[]
  completions: TurnCompletion[]
  /** Kind of use that is counted for the key. */
  counted: 'message' | undefined
  idempotency: IdempotencyWrite | undefined
}

// Parallel turns of one key would wait for each other on one counter row.
export const USAGE_SLOTS = 16

/**
 * A turn is one statement, so that it is one transaction and one round trip. Every part hangs on `claimed`: the update of the execution under the
 * revision the turn was decided on (or its creation), itself hanging on the still-held idempotency key. A late turn writes nothing at all.
 */
const commit = statement<{ committed: boolean }>('commit_turn', `
  with held as (
    select 1 from idempotency_keys
    where tenant_id = $1::uuid and operation = $19::text and key = $20::text and owner = $21::uuid and status is null for update
  ), conversation as (
    insert into conversations as c (tenant_id, id, key_id, locale, variables, split_choices, created_at, updated_at)
    select $1::uuid, $3::uuid, $4::uuid, $5::text, $6::jsonb, $7::jsonb, $2::timestamptz, $2::timestamptz
    where $10::bigint is null and ($19::text is null or exists (select 1 from held))
    on conflict (tenant_id, id) do update set variables = c.variables || excluded.variables, split_choices = c.split_choices || excluded.split_choices,
      closed_at = null, updated_at = excluded.updated_at
    returning c.id
  ), created as (
    insert into executions (tenant_id, id, conversation_id, flow_id, version_id, trigger, status, snapshot, revision, wait_kind, wait_token_hash, wait_expires_at,
      last_token_usage, failure, event_id, started_at, updated_at, ended_at)
    select $1::uuid, $8::uuid, $3::uuid, ($9::jsonb->>'flowId')::uuid, ($9::jsonb->>'versionId')::uuid, $9::jsonb->'trigger', $11::text, $12::jsonb, 1, $13::text, $14::bytea,
      $15::timestamptz, $16::jsonb, $17::jsonb, ($9::jsonb->>'eventId')::uuid, $2::timestamptz, $2::timestamptz, case when $18::boolean then $2::timestamptz end
    from conversation
    returning id
  ), resumed as (
    update executions set status = $11::text, snapshot = $12::jsonb, revision = revision + 1, wait_kind = $13::text, wait_token_hash = $14::bytea,
      wait_expires_at = $15::timestamptz, last_token_usage = $16::jsonb, failure = $17::jsonb, updated_at = $2::timestamptz,
      ended_at = case when $18::boolean then $2::timestamptz end, lease_until = null, lease_owner = null
    where tenant_id = $1::uuid and id = $8::uuid and revision = $10::bigint and ($19::text is null or exists (select 1 from held))
    returning id
  ), claimed as (
    select id from created union all select id from resumed
  ), merged as (
    update conversations set variables = variables || $6::jsonb, split_choices = split_choices || $7::jsonb, updated_at = $2::timestamptz
    where tenant_id = $1::uuid and id = $3::uuid and $10::bigint is not null and exists (select 1 from claimed)
  ), said as (
    insert into messages (tenant_id, id, conversation_id, execution_id, role, text, blocks, token_usage, created_at)
    select $1::uuid, m.id, $3::uuid, $8::uuid, m.role, m.text, m.blocks, m."tokenUsage", $2::timestamptz
    from jsonb_to_recordset($22::jsonb->'messages') as m(id uuid, role text, text text, blocks jsonb, "tokenUsage" jsonb) where exists (select 1 from claimed)
  ), work as (
    insert into engine_messages (tenant_id, id, type, execution_id, payload, run_at, created_at)
    select $1::uuid, w.id, w.type, $8::uuid, w.payload, w."runAt", $2::timestamptz
    from jsonb_to_recordset($22::jsonb->'engineMessages') as w(id uuid, type text, payload jsonb, "runAt" timestamptz) where exists (select 1 from claimed)
  ), ${webhookParts({ source: "$22::jsonb->'webhooks'", when: 'exists (select 1 from claimed)', tenantId: '$1::uuid', conversationId: '$3::uuid', now: '$2::timestamptz' })}, completed as (
    insert into goal_completions (tenant_id, id, goal_id, source, conversation_id, execution_id, flow_id, locale, value_micros, currency, props, occurred_at, created_at)
    select $1::uuid, g.id, g."goalId", 'flow', $3::uuid, $8::uuid, ($9::jsonb->>'flowId')::uuid, $5::text, g."valueMicros", g.currency, g.props, $2::timestamptz, $2::timestamptz
    from jsonb_to_recordset($22::jsonb->'completions') as g(id uuid, "goalId" uuid, "valueMicros" bigint, currency text, props jsonb) where exists (select 1 from claimed)
  ), answered as (
    update idempotency_keys set status = $23::integer, body = $24::text
    where tenant_id = $1::uuid and operation = $19::text and key = $20::text and owner = $21::uuid and exists (select 1 from claimed)
  ), counted as (
    insert into key_usage as u (tenant_id, key_id, day, kind, slot, count)
    select $1::uuid, $4::uuid, ($2::timestamptz at time zone 'UTC')::date, $25::text, $26::smallint, 1
    where $25::text is not null and exists (select 1 from claimed)
    on conflict (tenant_id, key_id, day, kind, slot) do update set count = u.count + 1
  )
  select exists (select 1 from claimed) as committed`)

/** Writes a turn whole or not at all; false when another turn or another holder of the idempotency key was there first. */
export async function commitTurn(db: Queryable, turn: TurnWrite): Promise<boolean> {
  const { conversation, execution, idempotency } = turn
  const [row] = await commit(db, [
    turn.tenantId, turn.now, conversation.id, conversation.keyId, conversation.locale, conversation.variables, conversation.splitChoices,
    execution.id, { flowId: execution.flowId, versionId: execution.versionId, trigger: execution.trigger, eventId: execution.eventId }, execution.claimed ?? null,
    execution.status, execution.snapshot, execution.waitKind, execution.waitTokenHash, execution.waitExpiresAt, execution.lastTokenUsage, execution.failure, execution.ended,
    idempotency?.operation ?? null, idempotency?.key ?? null, idempotency?.owner ?? null, { messages: turn.messages, engineMessages: turn.engineMessages, completions: turn.completions, webhooks: turn.webhooks },
    idempotency?.status ?? null, idempotency?.body ?? null, turn.counted ?? null, turn.now.getTime() % USAGE_SLOTS,
  ])
  return row?.committed ?? false
}
