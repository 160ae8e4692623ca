import { statement, type Queryable } from './statement.ts'

// In portions: a purge after a long pause neither holds one long transaction nor outgrows its statement's time.
const PORTION = 5_000

/**
 * Deletes the expired rows of a table, of every workspace.
 * @returns how many rows it deleted
 */
export type Purge = (db: Queryable, values?: readonly unknown[]) => Promise<number>

/** @param sql deletes the rows that meet `inPortion` */
export function purgeStatement(name: string, sql: string): Purge {
  const purge = statement(name, `${sql}\n  returning 1`)
  return async (db, values = []) => {
    let total = 0
    for (;;) {
      const { length } = await purge(db, values)
      total += length
      if (length < PORTION) return total
    }
  }
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
