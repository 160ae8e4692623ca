import { setTimeout as rest } from 'node:timers/promises'
import { poolsOf } from './distributed/routed-pool.ts'
import type { Pool, PoolClient } from './pool.ts'
import { statement } from './statement.ts'
import { transaction } from './transaction.ts'

/** Rows of a portion, unless each refers to many others. On a busy machine it takes 10 ms. */
export const PORTION = 1_000

/** How long to rest after a portion, in multiples of the time that it took. */
const REST = 1.5

/**
 * Repeats a portion of background work, such as a purge, until one has fewer rows than `size`. Each is a short
 * transaction, and others have the processor to themselves while it rests: without rests a purge would take a core from
 * turns. A commit does not wait for the disk, where turns would wait behind it: a portion that the
 * server loses when it crashes is processed again.
 * In a distributed database, each shard group has its own portions.
 * @param portion returns how many rows it processed
 * @returns how many rows all of them processed
 */
export async function inPortions(
  db: Pool,
  size: number,
  portion: (client: PoolClient) => Promise<number>,
): Promise<number> {
  let total = 0
  for (const group of poolsOf(db)) total += await inPortionsOf(group, size, portion)
  return total
}

async function inPortionsOf(db: Pool, size: number, portion: (client: PoolClient) => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const startedAt = performance.now()
    const count = await transaction(db, portion, { durable: false })
    total += count
    if (count < size) return total
    await rest(REST * (performance.now() - startedAt))
  }
}

/**
 * The condition of a portion of the rows that meet `condition`. It is repeated here: rows are found by location (see
 * `isLocated`), and in another partition another row may have the same one.
 */
export function inPortion(table: string, condition: string, size = PORTION): string {
  return `ctid = any(array(
    select ctid
    from ${table}
    where ${condition}
    limit ${String(size)}
  )) and ${condition}`
}

/** Deletes the expired rows of a table in portions, and returns how many there were. */
export type Purge = (db: Pool, values?: readonly unknown[]) => Promise<number>

/** @param sql deletes the rows that are `inPortion` */
export function purgeStatement(name: string, sql: string): Purge {
  const purge = statement(name, `${sql}\n  returning 1`)
  return async (db, values = []) => await inPortions(db, PORTION, async client => (await purge(client, values)).length)
}
