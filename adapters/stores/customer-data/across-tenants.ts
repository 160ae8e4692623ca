import { fromRow } from '../../postgres/rows.ts'
import { LOCKS } from '../../postgres/lock-numbers.ts'
import { lockUntilEnd } from '../../postgres/locks.ts'
import { shardGroupsInTurn } from '../../postgres/distributed/routed-pool.ts'
import type { Pool } from '../../postgres/pool.ts'
import { transaction } from '../../postgres/transaction.ts'
import { LEASE, type ClaimedRequest, type ExportAttempts } from './requests.ts'

// Workers process the requests of every workspace.

const takeFromShardGroups = shardGroupsInTurn()

/**
 * Claims the next due request, of the workspace whose last one was completed the longest time ago. One of a workspace
 * at a time, so that no export reads what an erasure deletes.
 */
export async function claimRequest(db: Pool, owner: string): Promise<ClaimedRequest | undefined> {
  const [claimed] = await takeFromShardGroups(db, 1, async group => {
    const request = await claimRequestOf(group as Pool, owner)
    return request === undefined ? [] : [request]
  })
  return claimed
}

async function claimRequestOf(db: Pool, owner: string): Promise<ClaimedRequest | undefined> {
  return await transaction(db, async client => {
    await lockUntilEnd(client, LOCKS.customerRequests)
    const {
      rows: [row],
    } = await client.query<object>(
      `
      with due as (
        select q.tenant_id, q.id, q.run_at
        from customer_requests q
        where q.status in ('queued', 'running') and q.run_at <= parley_now()
          and not exists (
            select
            from customer_requests o
            where o.tenant_id = q.tenant_id and o.status = 'running' and o.lease_until > parley_now()
          )
      ), served as (
        select c.tenant_id, max(c.completed_at) as last
        from customer_requests c
        where c.tenant_id in (select tenant_id from due)
        group by c.tenant_id
      )
      update customer_requests r
      set status = 'running',
        lease_owner = $1,
        lease_until = parley_now() + ${LEASE},
        attempts = attempts + 1
      where (r.tenant_id, r.id) = (
        select due.tenant_id, due.id
        from due
        join served using (tenant_id)
        order by served.last nulls first, due.run_at, due.id
        limit 1
      )
      returning r.tenant_id, r.id, r.kind, r.customer, r.plan, r.attempts, r.lease_owner as owner`,
      [owner],
    )
    return row === undefined ? undefined : fromRow<ClaimedRequest>(row)
  })
}

/** Exports that are older than seven days. */
export async function findExpiredExports(db: Pool, limit: number): Promise<ExportAttempts[]> {
  const { rows } = await db.query<object>(
    `
    select tenant_id, id, attempts
    from customer_requests
    where kind = 'export' and status in ('completed', 'failed')
      and coalesce(expires_at, requested_at + interval '7 days') <= parley_now()
    limit $1`,
    [limit],
  )
  return rows.map(fromRow<ExportAttempts>)
}
