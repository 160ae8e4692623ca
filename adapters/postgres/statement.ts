import type { QueryResultRow } from 'pg'
import type { Pool, PoolClient } from './pool.ts'

export type Queryable = Pool | PoolClient

/**
 * A prepared statement: parsed and planned once per connection, by its name (the hot paths' rule; Objection serves the
 * rest).
 */
export type Statement<Row extends QueryResultRow> = (db: Queryable, values: readonly unknown[]) => Promise<Row[]>

export function statement<Row extends QueryResultRow>(name: string, text: string): Statement<Row> {
  return async (db, values) => (await db.query<Row>({ name, text, values: values as unknown[] })).rows
}
