import type { Knex } from './pool.ts'
import type { Database } from './tenant-rows.ts'

/**
 * A table with the rows of all workspaces. In a transaction at a shard group of a distributed database, its plain name
 * is that of the view of the shard group's own rows.
 */
export function ofAllTenants(db: Database, table: string): Knex.QueryBuilder {
  return db.withSchema('public').from(table)
}
