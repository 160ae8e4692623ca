import { inPortions, PORTION } from './portions.ts'
import type { Pool } from './pool.ts'
import { statement } from './statement.ts'

/**
 * Deletes the expired rows of a table, of every workspace.
 * @returns how many rows it deleted
 */
export type Purge = (db: Pool, values?: readonly unknown[]) => Promise<number>

/** @param sql deletes the rows that meet `inPortion` */
export function purgeStatement(name: string, sql: string): Purge {
  const purge = statement(name, `${sql}\n  returning 1`)
  return async (db, values = []) => await inPortions(db, PORTION, async client => (await purge(client, values)).length)
}

/**
 * The condition of a portion of the rows that meet `condition`. It is repeated here: a ctid is unique in one table, and
 * the same one in another partition or shard of it is that of some other row.
 */
export function inPortion(table: string, condition: string): string {
  return `ctid = any(array(
    select ctid
    from ${table}
    where ${condition}
    limit ${String(PORTION)}
  )) and ${condition}`
}
