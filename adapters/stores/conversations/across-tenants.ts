import { byShardGroup } from '../../postgres/distributed/routed-pool.ts'
import { asError } from '../../postgres/listener.ts'
import { BY_ITSELF } from '../../postgres/plans.ts'
import { plainArray, statement, type Queryable } from '../../postgres/statement.ts'
import { isTransient } from '../../postgres/transient.ts'

/** A conversation that a stream follows; `mark` as `readMark` gave it. */
export type FollowedConversation = { tenantId: string; conversationId: string; mark: string }

const moved = statement<{ position: number }>(
  'conversations_moved',
  `
  select f.position::integer
  from unnest($1::uuid[], $2::uuid[], $3::text[]) with ordinality as f(tenant_id, id, mark, position)
  left join lateral (
    select c.xmin::text as mark
    from conversations c
    where c.tenant_id = f.tenant_id and c.id = f.id ${BY_ITSELF}
  ) now on true
  where now.mark is distinct from f.mark`,
)

/**
 * Those that have been written to, or deleted, since their mark was read. A process asks for all of its streams at
 * once; the session of each has decided its workspace. Those at a shard group whose server is unavailable are found
 * later, unless there are no others.
 */
export async function findMovedConversations<Followed extends FollowedConversation>(
  db: Queryable,
  followed: readonly Followed[],
): Promise<Followed[]> {
  const look = async ([group, here]: [Queryable, Followed[]]) => {
    const rows = await moved(group, [
      plainArray(here.map(({ tenantId }) => tenantId)),
      plainArray(here.map(({ conversationId }) => conversationId)),
      plainArray(here.map(({ mark }) => mark)),
    ])
    return rows.flatMap(({ position }) => here[position - 1] ?? [])
  }
  const results = await Promise.allSettled([...(await byShardGroup(db, followed))].map(look))
  const failures = results.flatMap(result => (result.status === 'rejected' ? [result.reason as unknown] : []))
  const mistake = failures.find(failure => !isTransient(failure))
  if (mistake !== undefined || (failures.length > 0 && failures.length === results.length))
    throw asError(mistake ?? failures[0])
  return results.flatMap(result => (result.status === 'fulfilled' ? result.value : []))
}
