import type { PoolClient } from '../../adapters/postgres/pool.ts'
import type { TestDatabase } from './database.ts'
import { eventually } from './eventually.ts'

/** A transaction of the test whose locks requests meet. */
export type Held = {
  client: PoolClient
  /** Resolves when this many sessions of the database wait for a lock. */
  waiting: (sessions: number) => Promise<void>
}

/**
 * Stops requests between two of their statements: runs `statement` in a transaction, which is committed after `work`.
 * What `work` returns is awaited by the caller, so that it may be what waits for the lock.
 */
export async function holding<Result>(
  { pool }: Pick<TestDatabase, 'pool'>,
  statement: string,
  values: readonly unknown[],
  work: (held: Held) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  const waiting = async (sessions: number) => {
    await eventually(async () => {
      const { rowCount } = await pool.query(`
        select
        from pg_stat_activity
        where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`)
      if (rowCount !== sessions) throw new Error(`${String(rowCount)} sessions wait, not ${String(sessions)}`)
    })
  }
  try {
    await client.query('begin')
    await client.query(statement, [...values])
    const result = await work({ client, waiting })
    await client.query('commit')
    return result
  } finally {
    client.release(true)
  }
}
