import type { Knex } from './pool.ts'
import type { Queryable } from './statement.ts'

/** Numbers of advisory locks. Processes of different versions meet on them, so none is ever changed or used again. */
export const LOCKS = {
  migrations: 7_227_539,
  /** Held, shared, by every process that uses the embedded server. */
  embeddedServer: 7_227_540,
  /** 7_227_541 is the template database's of the tests. Applications of a workspace file see no half of another. */
  applications: 7_227_542,
  /** Two concurrent sums would write the same days twice. */
  tokenUsage: 7_227_543,
  /** Two that find the same partition missing would both create it. */
  partitions: 7_227_544,
  /** No two workers claim requests of one customer's data at the same time. */
  customerRequests: 7_227_551,
} as const

/** Takes an advisory lock, by its number or for a subject of any name, until the transaction ends. */
export async function lockUntilEnd(
  transaction: Knex | Queryable,
  lock: number | bigint | string,
  { shared = false }: { shared?: boolean } = {},
): Promise<void> {
  const take = `pg_advisory_xact_lock${shared ? '_shared' : ''}`
  const number = typeof lock === 'string' ? 'hashtextextended(?::text, 0)' : '?::bigint'
  const text = `select ${take}(${number})`
  if ('raw' in transaction) await transaction.raw(text, [String(lock)])
  else await transaction.query(text.replace('?', '$1'), [String(lock)])
}
