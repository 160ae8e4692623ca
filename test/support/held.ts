import type { PoolClient } from '../../adapters/postgres/pool.ts'
import { lockAt } from '../citus/databases.ts'
import type { TestDatabase } from './database.ts'
import { eventually } from './eventually.ts'

/** A transaction of the test whose locks requests meet. */
export type Held = {
  client: PoolClient
  /** Resolves when this many sessions of the database wait for a lock. */
  waiting: (sessions: number) => Promise<void>
}

const WAITING = `
  select
  from pg_stat_activity
  where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`

/**
 * Stops requests between two of their statements: runs `statement` in a transaction, which is committed after `work`.
 * What `work` returns is awaited by the caller, so that it may be what waits for the lock.
 */
export async function holding<Result>(
  { pool, servers = [pool] }: Pick<TestDatabase, 'pool' | 'servers'>,
  statement: string,
  values: readonly unknown[],
  work: (held: Held) => Promise<Result>,
): Promise<Result> {
  const waiting = async (sessions: number) => {
    await eventually(async () => {
      let found = 0
      for (const server of servers) found += (await server.query(WAITING)).rowCount ?? 0
      if (found !== sessions) throw new Error(`${String(found)} sessions wait, not ${String(sessions)}`)
    })
  }
  const client = await lockAt(pool, statement, values)
  try {
    // The server would end it on a slow machine.
    await client.query('set local idle_in_transaction_session_timeout = 0')
    const result = await work({ client, waiting })
    await client.query('commit')
    return result
  } finally {
    client.release(true)
  }
}
