import { NIL_ID } from '../../ids.ts'
import type { PoolClient } from '../../postgres/pool.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

/** A conversation that goes, with its runs. */
export type ExpiredConversation = { id: string; activeAt: Date; executionIds: string[] }

const ENDED = `not exists (
      select
      from executions x
      where x.tenant_id = $1 and x.conversation_id = c.id and (x.ended_at is null or x.updated_at >= $2::timestamptz)
    )`

// A turn that begins now waits for the lock, and finds no conversation then.
const expired = statement<{ id: string; active_at: Date; execution_ids: string[] }>(
  'expired_conversations',
  `
  select c.id, c.active_at,
    array(select x.id from executions x where x.tenant_id = $1 and x.conversation_id = c.id) as execution_ids
  from conversations c
  where c.tenant_id = $1 and c.active_at < $2::timestamptz
    and (c.active_at, c.id) > (coalesce($3::timestamptz, '-infinity'), $4::uuid) and ${ENDED}
  order by c.active_at, c.id
  limit $5
  for update of c skip locked`,
)

/** Locks conversations without activity since `before` whose runs have all ended, the oldest after `last` first. */
export async function lockExpiredConversations(
  db: PoolClient,
  tenantId: string,
  { before, last, limit }: { before: Date; last: ExpiredConversation | undefined; limit: number },
): Promise<ExpiredConversation[]> {
  const rows = await expired(db, [tenantId, before, last?.activeAt ?? null, last?.id ?? NIL_ID, limit])
  return rows.map(row => ({ id: row.id, activeAt: row.active_at, executionIds: row.execution_ids }))
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
 * Whether a workspace still needs a message of a partition that ends at `to`: one that keeps messages for good needs
 * any, others need those of conversations that stay.
 */
export async function needsMessages(
  db: Queryable,
  tenantId: string,
  { partition, to, before }: { partition: string; to: Date; before: Date | undefined },
): Promise<boolean> {
  const { rows } =
    before === undefined
      ? await db.query(`select from ${partition} m where m.tenant_id = $1 limit 1`, [tenantId])
      : await db.query(
          `
          select
          from conversations c
          join ${partition} m on m.tenant_id = $1 and m.conversation_id = c.id
          where c.tenant_id = $1 and c.created_at < $3::timestamptz
            and (c.active_at >= $2::timestamptz or not ${ENDED})
          limit 1`,
          [tenantId, before, to],
        )
  return rows.length > 0
}
