import { NIL_ID } from '../../ids.ts'
import type { PoolClient } from '../../postgres/pool.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

/** A conversation to delete, with its runs, or one that later activity retains. */
export type ExpiredConversation = { id: string; at: Date; isHeld: boolean; executionIds: string[] }

// As an aggregate: for a condition with EXISTS the planner would read the executions of all conversations.
const RUNS = `lateral (
    select coalesce(array_agg(x.id), '{}') as ids,
      c.active_at >= $2::timestamptz or bool_or(x.ended_at is null or x.updated_at >= $2::timestamptz) is true as hold
    from executions x
    where x.tenant_id = $1 and x.conversation_id = c.id
  ) runs`

// A turn that starts now waits for the lock, and then finds no conversation.
const lockStatement = (name: string, column: string, condition: string) =>
  statement<{ id: string; at: Date; is_held: boolean; execution_ids: string[] }>(
    name,
    `
  select c.id, c.${column} as at, runs.hold as is_held, runs.ids as execution_ids
  from conversations c
  cross join ${RUNS}
  where c.tenant_id = $1 and c.${column} < $2::timestamptz
    and (c.${column}, c.id) > (coalesce($3::timestamptz, '-infinity'), $4::uuid) and ${condition}
  order by c.${column}, c.id
  limit $5
  for update of c skip locked`,
  )

const UNEXAMINED = `c.held_at is null and c.active_at >= coalesce((
      select p.examined_until
      from conversation_purges p
      where p.tenant_id = $1
    ), '-infinity')`

const lockers = {
  /** Conversations that no purge has examined yet. */
  unexamined: lockStatement('lock_expired_conversations', 'active_at', UNEXAMINED),
  /** Conversations that a purge found held, once the retention has passed since. */
  held: lockStatement('lock_held_conversations', 'held_at', 'true'),
} as const

export type ExpiredKind = keyof typeof lockers

/** Locks conversations without activity since `before`, or found held before then, the oldest after `last` first. */
export async function lockExpiredConversations(
  db: PoolClient,
  tenantId: string,
  kind: ExpiredKind,
  { before, last, limit }: { before: Date; last: ExpiredConversation | undefined; limit: number },
): Promise<ExpiredConversation[]> {
  const rows = await lockers[kind](db, [tenantId, before, last?.at ?? null, last?.id ?? NIL_ID, limit])
  return rows.map(({ is_held: isHeld, execution_ids: executionIds, ...row }) => ({ ...row, isHeld, executionIds }))
}

const hold = statement(
  'hold_conversations',
  `
  update conversations c
  set held_at = greatest(c.active_at, (
    select case when bool_or(x.ended_at is null) then $3::timestamptz else max(x.updated_at) end
    from executions x
    where x.tenant_id = $1 and x.conversation_id = c.id
  ))
  where c.tenant_id = $1 and c.id = any($2::uuid[])`,
)

/**
 * Records when the retention of conversations starts at the earliest: now while a run has not ended, else at the last
 * activity.
 */
export async function holdConversations(
  db: Queryable,
  tenantId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await hold(db, [tenantId, ids, now])
}

const saveExamined = statement(
  'save_examined_conversations',
  `
  insert into conversation_purges as p (tenant_id, examined_until)
  select $1, coalesce(min(c.active_at), $2::timestamptz)
  from conversations c
  where c.tenant_id = $1 and c.active_at < $2::timestamptz and ${UNEXAMINED}
  on conflict (tenant_id) do update set examined_until = greatest(p.examined_until, excluded.examined_until)`,
)

/**
 * Records that conversations without activity since `before` have been examined, up to one that another transaction
 * locked.
 */
export async function saveExaminedConversations(db: Queryable, tenantId: string, before: Date): Promise<void> {
  await saveExamined(db, [tenantId, before])
}

const remove = statement(
  'delete_conversations',
  'delete from conversations where tenant_id = $1 and id = any($2::uuid[])',
)

/** Deletes conversations with their messages and executions, which follow them. */
export async function deleteConversations(db: PoolClient, tenantId: string, ids: readonly string[]): Promise<void> {
  await remove(db, [tenantId, ids])
}

/**
 * Whether a workspace still needs a message of a partition: one without a retention needs any, others need those of
 * conversations that stay. The newest first: those that started within the partition's time were active in it.
 */
export async function needsMessages(
  db: Queryable,
  tenantId: string,
  { partition, from, to, before }: { partition: string; from: Date; to: Date; before: Date | undefined },
): Promise<boolean> {
  const { rows } =
    before === undefined
      ? await db.query(`select from ${partition} m where m.tenant_id = $1 limit 1`, [tenantId])
      : await db.query(
          `
          select
          from conversations c
          cross join ${RUNS}
          where c.tenant_id = $1 and c.created_at < $4::timestamptz and c.active_at >= $3::timestamptz and runs.hold
            and exists (select from ${partition} m where m.tenant_id = $1 and m.conversation_id = c.id)
          order by c.created_at desc
          limit 1`,
          [tenantId, before, from, to],
        )
  return rows.length > 0
}
