import { statement, type Queryable } from '../../postgres/statement.ts'

const assignable = statement<{ tenant_id: string }>(
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
