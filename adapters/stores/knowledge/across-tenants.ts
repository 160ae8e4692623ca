// The purge covers all workspaces: retention of these questions is the same for each.
import { statement, type Queryable } from '../../postgres/statement.ts'

const purge = statement('purge_knowledge_gaps', 'delete from knowledge_gaps where last_seen_at < $1 returning 1 as one')

/** Deletes questions that were last asked before this time. @returns how many */
export async function purgeKnowledgeGaps(db: Queryable, before: Date): Promise<number> {
  return (await purge(db, [before])).length
}
