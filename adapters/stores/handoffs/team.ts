import type { Available, Waiting } from '../../../domain/handoffs/assignment.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

/** The longest waiting ones, which one assignment looks at. */
const AT_ONCE = 200

const waitingOf = statement<{ id: string; queue: string; requested_at: Date }>(
  'handoffs_waiting',
  `
  select h.id, h.queue, h.requested_at
  from handoffs h
  join queues q on q.tenant_id = h.tenant_id and q.code = h.queue and q.assignment = 'automatic'
  where h.tenant_id = $1 and h.state = 'waiting'
  order by h.requested_at, h.id
  limit ${AT_ONCE}`,
)

const onlineOf = statement<{ id: string; name: string; skills: string[]; load: number }>(
  'people_online',
  `
  select u.id, u.name, p.skills,
    (
      select count(*)::integer
      from handoffs h
      where h.tenant_id = p.tenant_id and h.claimed_by = p.user_id and h.state = 'claimed'
    ) as load
  from presences p
  join users u on u.tenant_id = p.tenant_id and u.id = p.user_id and u.active
  where p.tenant_id = $1 and p.online_until > parley_now()`,
)

export type OnlinePerson = Available & { name: string }

/** What an assignment is decided on. */
export async function readTeam(
  db: Queryable,
  tenantId: string,
): Promise<{ waiting: Waiting[]; people: OnlinePerson[] }> {
  const waiting = await waitingOf(db, [tenantId])
  return {
    waiting: waiting.map(({ requested_at: requestedAt, ...one }) => ({ ...one, requestedAt })),
    people: await onlineOf(db, [tenantId]),
  }
}
