import { namedStatement, statement, type Queryable } from '../../postgres/statement.ts'

/** Its queue asks for ratings, and a person had the conversation to the end. */
const RATABLE = `q.tenant_id = h.tenant_id and q.code = h.queue and q.asks_rating
    and h.state in ('handed_back', 'closed') and h.claimed_by is not null`

const unrated = statement<{ execution_id: string; id: string }>(
  'handoffs_unrated',
  `
  select distinct on (h.execution_id) h.execution_id, h.id
  from handoffs h
  join queues q on ${RATABLE}
  where h.tenant_id = $1 and h.execution_id = any($2::uuid[]) and h.rated_at is null
  order by h.execution_id, h.ended_at desc`,
)

const rate = namedStatement<
  { execution_id: string; queue: string; claimed_by: string; name: string | null },
  {
    tenant: string
    conversation: string
    handoff: string
    score: number
    comment: string | null
    now: Date
  }
>(
  'handoff_rated',
  `
  update handoffs h
  set rating = :score, rating_comment = :comment, rated_at = :now, revision = h.revision + 1, updated_at = :now
  from queues q
  where h.tenant_id = :tenant and h.id = :handoff and h.conversation_id = :conversation and ${RATABLE}
  returning h.execution_id, h.queue, h.claimed_by, (
    select u.name
    from users u
    where u.tenant_id = h.tenant_id and u.tenant_id = :tenant and u.id = h.claimed_by
  ) as name`,
)

/** The handoff, of the latest of each execution, that its visitor is to rate. */
export async function findUnrated(
  db: Queryable,
  tenantId: string,
  executionIds: readonly string[],
): Promise<Map<string, string>> {
  const found = await unrated(db, [tenantId, executionIds])
  return new Map(found.map(({ execution_id: executionId, id }) => [executionId, id]))
}

/** A handoff that was rated. `person`: who had it to its end. */
type RatedHandoff = { executionId: string; queue: string; person: { id: string; name: string } }

/** Undefined for a handoff that cannot be rated, or is of another conversation. */
export async function writeRating(
  db: Queryable,
  values: Parameters<typeof rate>[1],
): Promise<RatedHandoff | undefined> {
  const [row] = await rate(db, values)
  if (row === undefined) return undefined
  return {
    executionId: row.execution_id,
    queue: row.queue,
    person: { id: row.claimed_by, name: row.name ?? '' },
  }
}
