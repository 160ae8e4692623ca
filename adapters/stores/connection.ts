import type { PoolClient } from '../postgres.ts'
import type { Database } from './tenant-rows.ts'

/**
 * The connection of a knex transaction, for the stores that speak to pg directly: what they write is kept or undone with the transaction. Not to be used after it has ended.
 */
export async function connectionOf(transaction: Database): Promise<PoolClient> {
  if (!('isTransaction' in transaction) || !transaction.isTransaction) throw new Error('only a transaction has a connection of its own')
  const { client } = transaction as unknown as { client: { acquireConnection(): Promise<PoolClient> } }
  return await client.acquireConnection()
}
