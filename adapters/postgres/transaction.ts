import type { Pool, PoolClient } from './pool.ts'

export type TransactionOptions<Result> = {
  /** How long each statement may take, as PostgreSQL writes it; default: the pool's own limit. */
  timeout?: `${number}${'s' | 'min'}`
  /** Whether the transaction is committed, given the result of the work; default: always. */
  commitIf?: (result: Result) => boolean
}

/**
 * Runs `work` in one transaction on one connection of the pool; what it throws is rethrown after a rollback. When the
 * connection breaks, the statement that meets it fails, and the pool replaces the connection; `knex.transaction` does
 * the same.
 */
export async function transaction<Result>(
  db: Pool,
  work: (client: PoolClient) => Promise<Result>,
  { timeout, commitIf = () => true }: TransactionOptions<Result> = {},
): Promise<Result> {
  const client = await db.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    if (timeout !== undefined) await client.query(`set local statement_timeout = '${timeout}'`)
    const result = await work(client)
    await client.query(commitIf(result) ? 'commit' : 'rollback')
    return result
  } catch (error) {
    // A connection that cannot roll back must not reach the next caller.
    await client.query('rollback').catch((failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error(String(failure))
    })
    throw error
  } finally {
    client.release(broken)
  }
}
