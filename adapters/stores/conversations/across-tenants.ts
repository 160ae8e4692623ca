import { byShardGroup } from '../../postgres/distributed/routed-pool.ts'
import { BY_ITSELF } from '../../postgres/plans.ts'
import { ofReachable, plainArray, statement, type Queryable } from '../../postgres/statement.ts'

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
  return await ofReachable([...(await byShardGroup(db, followed))].map(look))
}
