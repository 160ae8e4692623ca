// The purge covers all workspaces: retention of these texts is the same for each.
import { statement, type Queryable } from '../../postgres/statement.ts'

const purge = statement(
  'purge_unmatched_texts',
  `
  delete from unmatched_texts
  where last_seen_at < $1
  returning 1 as one`,
)

/** Deletes texts that were last typed before this time. @returns how many */
export async function purgeUnmatchedTexts(db: Queryable, before: Date): Promise<number> {
  return (await purge(db, [before])).length
}
