import { statementOfReachableShardGroups, type Queryable } from '../../postgres/statement.ts'

const assignable = statementOfReachableShardGroups<{ tenant_id: string }>(
  'handoffs_assignable',
  `
  select distinct h.tenant_id
  from handoffs h
  join queues q on q.tenant_id = h.tenant_id and q.code = h.queue and q.assignment = 'automatic'
  where h.state = 'waiting'
    and exists (
      select
      from presences p
      where p.tenant_id = h.tenant_id and p.online_until > parley_now()
    )`,
)

/** The workspaces in which something waits that somebody could be given: a worker assigns in all of them. */
export async function findAssignableTenants(db: Queryable): Promise<string[]> {
  return (await assignable(db, [])).map(row => row.tenant_id)
}

export type LeftHandoff = { tenantId: string; id: string; personId: string }

const left = statementOfReachableShardGroups<{ tenant_id: string; id: string; claimed_by: string }>(
  'handoffs_left',
  `
  select h.tenant_id, h.id, h.claimed_by
  from presences p
  join handoffs h on h.tenant_id = p.tenant_id and h.claimed_by = p.user_id and h.state = 'claimed'
  join queues q on q.tenant_id = h.tenant_id and q.code = h.queue and q.assignment = 'automatic'
  where p.online_until < parley_now() - $1 * interval '1 second'`,
)

/**
 * The handoffs of people who were online and have given no sign of life for so long: their page was closed, or their
 * computer is off. Whoever has gone away has said so, and keeps them.
 */
export async function findLeftHandoffs(db: Queryable, seconds: number): Promise<LeftHandoff[]> {
  const rows = await left(db, [seconds])
  return rows.map(({ tenant_id: tenantId, id, claimed_by: personId }) => ({ tenantId, id, personId }))
}
