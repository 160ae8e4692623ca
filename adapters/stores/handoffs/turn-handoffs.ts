import type { TurnHandoff } from '../../../domain/handoffs/turn-handoffs.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

/** The turn that changes them. */
type Turn = { tenantId: string; conversationId: string; executionId: string; now: Date }

const write = statement(
  'handoffs_of_turn',
  `
  insert into handoffs as h (tenant_id, id, conversation_id, execution_id, queue, reason, state, claimed_by, outcome,
    requested_at, due_at, updated_at)
  select $1, t.id, $2, $3, t.queue, t.reason, t.state, (t."claimedBy" ->> 'id')::uuid, t.outcome, $4, t."dueAt", $4
  from jsonb_to_recordset($5) as t(id uuid, queue text, reason text, state text, "claimedBy" jsonb, outcome text,
    "dueAt" timestamptz, change text)
  on conflict (tenant_id, id) do nothing`,
)

const move = statement(
  'handoffs_moved_by_turn',
  `
  update handoffs h
  set state = t.state,
    claimed_by = (t."claimedBy" ->> 'id')::uuid,
    claimed_at = case
      when t."claimedBy" ->> 'id' is null then null
      when h.claimed_by = (t."claimedBy" ->> 'id')::uuid then h.claimed_at
      else $2::timestamptz
    end,
    outcome = t.outcome,
    due_at = t."dueAt",
    ended_at = case when t.change = 'ended' then $2::timestamptz end,
    visitor_wrote_at = case when t.change = 'visitor_wrote' then $2::timestamptz else h.visitor_wrote_at end,
    person_wrote_at = case when t.change = 'person_wrote' then $2::timestamptz else h.person_wrote_at end,
    revision = h.revision + 1,
    updated_at = $2::timestamptz
  from jsonb_to_recordset($3) as t(id uuid, state text, "claimedBy" jsonb, outcome text, "dueAt" timestamptz,
    change text)
  where h.tenant_id = $1 and h.id = t.id`,
)

/** Writes the handoffs of a turn, in its transaction: the revision of the execution decides who may. */
export async function writeHandoffs(
  db: Queryable,
  { tenantId, conversationId, executionId, now }: Turn,
  handoffs: readonly TurnHandoff[],
): Promise<void> {
  const requested = handoffs.filter(({ change }) => change === 'requested')
  const moved = handoffs.filter(({ change }) => change !== 'requested')
  if (moved.length > 0) await move(db, [tenantId, now, JSON.stringify(moved)])
  if (requested.length > 0) await write(db, [tenantId, conversationId, executionId, now, JSON.stringify(requested)])
}
