import type { Clock } from '../clock.ts'
import { statement, type Queryable } from './statement.ts'

const currentTime = statement<{ now: Date }>('database_now', 'select parley_now() as now')

/** The database's time: it decides what is due and what has expired, not the clocks of the workers. */
export async function databaseNow(db: Queryable): Promise<Date> {
  const [row] = await currentTime(db, [])
  if (row === undefined) throw new Error('the database does not know the time')
  return row.now
}

/** A clock that starts at the database's time and runs as long as this process does. */
export async function startDatabaseClock(now: () => Promise<Date>): Promise<Clock> {
  const start = await now()
  const startedAt = performance.now()
  return { now: () => new Date(start.getTime() + performance.now() - startedAt) }
}

/**
 * How long a process holds what it alone may continue: an idempotency key before its effect is committed, an execution
 * while its call to another system runs. Short, because a killed process releases nothing; a live one renews its
 * leases.
 */
export const PROCESS_LEASE_MS = 5_000

/** The same as SQL. */
export const PROCESS_LEASE = `interval '${String(PROCESS_LEASE_MS)} milliseconds'`
