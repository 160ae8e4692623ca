import { setTimeout as rest } from 'node:timers/promises'
import type { Pool, PoolClient } from './pool.ts'
import { transaction } from './transaction.ts'

/** Rows of a portion, unless each refers to many others. On a busy machine it takes 10 ms. */
export const PORTION = 1_000

/** How long to rest after a portion, in multiples of the time that it took. */
const REST = 1.5

/**
 * Repeats a portion of background work, such as a purge, until one has fewer rows than `size`. Each is a short
 * transaction, and others have the processor to themselves while it rests: without rests a purge would take a core from
 * turns. A commit does not wait for the disk, where turns would wait behind it: of what the server loses when it
 * crashes, a purge finds the rows again.
 * @param portion returns how many rows it processed
 * @returns how many rows all of them processed
 */
export async function inPortions(
  db: Pool,
  size: number,
  portion: (client: PoolClient) => Promise<number>,
): Promise<number> {
  let total = 0
  for (;;) {
    const startedAt = performance.now()
    const count = await transaction(db, portion, { durable: false })
    total += count
    if (count < size) return total
    await rest(REST * (performance.now() - startedAt))
  }
}
