import type { Knex } from './pool.ts'
import type { Queryable } from './statement.ts'
import { retry } from '../retry.ts'
import { sqlStateOf } from './transient.ts'

export interface LockPatience {
  attempts: number
  pauseMs: number
}

/**
 * Repeats work that changes the schema and gave up waiting for a lock: turns queue behind it while it waits, so that it
 * waits briefly and often.
 * @returns its result, or undefined if the lock was never free
 */
export async function withLocks<T>(
  { attempts, pauseMs }: LockPatience,
  work: () => Promise<T>,
): Promise<{ result: T } | undefined> {
  try {
    return { result: await retry(work, { attempts, firstPauseMs: pauseMs, shouldRetry: isLockTimeout }) }
  } catch (error) {
    if (isLockTimeout(error)) return undefined
    throw error
  }
}

function isLockTimeout(error: unknown): boolean {
  return sqlStateOf(error) === '55P03'
}

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
