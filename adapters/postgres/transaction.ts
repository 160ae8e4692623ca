import type { Pool, PoolClient } from './pool.ts'

/**
 * Runs `work` in one transaction on a connection of its own; what it throws undoes it. `timeout`: how long each of its
 * statements may take, as PostgreSQL writes it.
 */
export async function inTransaction<T>(
  db: Pool,
  work: (client: PoolClient) => Promise<T>,
  { timeout }: { timeout?: `${number}${'s' | 'min'}` } = {},
): Promise<T> {
  const client = await db.connect()
  let broken = false
  try {
    await client.query('begin')
    if (timeout !== undefined) await client.query(`set local statement_timeout = '${timeout}'`)
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true
    })
    throw error
  } finally {
    client.release(broken)
  }
}
