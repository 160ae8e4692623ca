import { fromRow } from '../../postgres/rows.ts'
import { statementOfOneShardGroup, type Queryable } from '../../postgres/statement.ts'
import type { TrialLink } from './trial-links.ts'

/** `title`: name of the flow. */
export type VisitedTrial = { tenantId: string; title: string } & Pick<TrialLink, 'id' | 'flowId'>

const byHash = statementOfOneShardGroup<object>(
  'trial_link_by_hash',
  `
  select l.tenant_id, l.id, l.flow_id, f.name as title
  from trial_links l
  join flows f on f.tenant_id = l.tenant_id and f.id = l.flow_id
  where l.token_hash = $1 and l.expires_at > $2`,
)

/** The link of a token that has not expired: a visit has no more than the token, which decides the workspace. */
export async function findTrial(db: Queryable, hash: Buffer, now: Date): Promise<VisitedTrial | undefined> {
  const [row] = await byHash(db, [hash, now])
  return row === undefined ? undefined : fromRow<VisitedTrial>(row)
}
