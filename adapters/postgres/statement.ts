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

/**
 * Runs `work` in one transaction on one connection; it is kept only when the work says so. A broken connection is not
 * given back to the pool.
 */
export async function transaction<Result>(
  db: Pool,
  work: (client: PoolClient) => Promise<{ keep: boolean; result: Result }>,
): Promise<Result> {
  const client = await db.connect()
  let broken: Error | undefined
  const noteBreak = (error: Error) => {
    broken = error
  }
  // The pool listens only while a connection is idle: without a listener, one that breaks between two statements ends
  // the process.
  client.on('error', noteBreak)
  try {
    await client.query('begin')
    const { keep, result } = await work(client)
    await client.query(keep ? 'commit' : 'rollback')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: unknown) => {
      broken ??= failure instanceof Error ? failure : new Error(String(failure))
    })
    throw error
  } finally {
    client.release(broken)
    // One that is thrown away may still tell of its end.
    if (broken === undefined) client.off('error', noteBreak)
  }
}
