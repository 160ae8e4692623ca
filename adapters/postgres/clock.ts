import { statement, type Queryable } from './statement.ts'

const currentTime = statement<{ now: Date }>('database_now', 'select parley_now() as now')

/** The database's time: what decides what is due and what has expired, whatever the clocks of the workers say. */
export async function databaseNow(db: Queryable): Promise<Date> {
  const [row] = await currentTime(db, [])
  if (row === undefined) throw new Error('the database does not know the time')
  return row.now
}
