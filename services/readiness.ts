import type { Pool } from '../adapters/postgres/pool.ts'

export type ReadinessCheck = { name: 'database' | 'migrations' | 'shutdown'; ready: boolean; reason?: string }

/** Whether this process can serve: the database answers, and its schema is the one this code was written for. */
export async function checkReadiness({
  db,
  pendingMigrations,
}: {
  db: Pool
  pendingMigrations: () => Promise<string[]>
}): Promise<ReadinessCheck[]> {
  const [database, migrations] = await Promise.all([
    attempt('database', async () => {
      await db.query('select 1')
      return undefined
    }),
    attempt('migrations', async () => {
      const pending = await pendingMigrations()
      return pending.length === 0 ? undefined : `${pending.length} migrations are pending`
    }),
  ])
  return [database, migrations]
}

async function attempt(
  name: 'database' | 'migrations',
  probe: () => Promise<string | undefined>,
): Promise<ReadinessCheck> {
  try {
    const reason = await probe()
    return reason === undefined ? { name, ready: true } : { name, ready: false, reason }
  } catch {
    // The cause names hosts and users, so it goes to the logs only.
    return { name, ready: false, reason: 'no answer' }
  }
}
