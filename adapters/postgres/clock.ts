import type { Clock } from '../clock.ts'
import { statement, type Queryable } from './statement.ts'

const currentTime = statement<{ now: Date }>('database_now', 'select parley_now() as now')

/** The database's time: what decides what is due and what has expired, whatever the clocks of the workers say. */
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
