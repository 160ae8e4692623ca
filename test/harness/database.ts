import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { migrate } from '../../adapters/postgres/migrations.ts'
import { version } from '../../app/version.ts'
import { createPool, type Pool } from '../../adapters/postgres/pool.ts'
import { WORK_CHANNEL, WORK_KINDS } from '../../adapters/postgres/notifications.ts'
import { findPrograms, hereAs, run, serverAccount } from '../../app/embedded-postgres-programs.ts'
import { startEmbeddedPostgres } from '../../app/embedded-postgres.ts'
import { ATTEMPTS } from '../../services/engine/engine-messages.ts'
import { takeDatabaseClock } from '../support/database-clock.ts'
import type { TestDatabase } from '../support/database.ts'

/** Disturbances of a database. */
export type StormDatabase = TestDatabase &
  StormControls & {
    /**
     * Restarts the server: `fast` ends its sessions, `immediate` is a crash that it has to recover from. Of several
     * servers the primary crashes, and another one takes its place.
     */
    restart(mode: 'fast' | 'immediate'): Promise<void>
  }
export type ChaosDatabase = StormDatabase & {
  /** Stops the server, and starts it again after this time. */
  away(ms: number): Promise<void>
}
type StormControls = {
  /** Lets every lease expire. */
  passLeases(): Promise<void>
  /**
   * Whether a message has been claimed so often that it soon counts as one that kills its process. Leases of live
   * processes expire as well, and on a slow machine those of one message again and again.
   */
  isWorkAtItsLastAttempts(): Promise<boolean>
  /** Breaks up to two connections of the service and returns how many. */
  cutConnections(): Promise<number>
}

/** Longer than every lease, so that no test waits a real minute for the leases of a killed process. */
const LEASE_JUMP_MS = 61_000
const LAST_ATTEMPTS = ATTEMPTS - 1
const INTERRUPTIONS = ['SIGINT', 'SIGTERM'] as const
const RETRY_AFTER_MS = 50
const UNREACHABLE_AFTER_MS = 180_000

/** A migrated database on a separate server, since that of the other tests must not restart. */
export async function startChaosDatabase(): Promise<ChaosDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'parley-chaos-'))
  const server = await startEmbeddedPostgres({ dataDir, fast: true })
  const { url } = server
  const folder = path.join(dataDir, 'postgres')
  const control = async (...args: string[]) => {
    const account = await serverAccount(path.join(folder, 'PG_VERSION'))
    const here = hereAs(account)
    const pgCtl = path.join(await findPrograms(account), 'pg_ctl')
    await run(pgCtl, [...args, '-D', here, '-w', '-s', '-l', `${here}/server.log`], { cwd: folder, account })
  }
  await migrate(url, { version })
  await makeDurable(url)
  const pool = createPool({ url, name: 'parley-test' })
  const controls = await controlsOf(pool)
  const drop = async () => {
    for (const signal of INTERRUPTIONS) process.off(signal, dropAndExit)
    await pool.end()
    await control('stop', '-m', 'immediate')
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  // The server would outlive an interrupted storm.
  const dropAndExit = () => void drop().finally(() => process.exit(1))
  for (const signal of INTERRUPTIONS) process.once(signal, dropAndExit)
  return {
    url,
    pool,
    restart: async mode => await control('restart', '-m', mode),
    away: async ms => {
      await control('stop', '-m', 'fast')
      await delay(ms)
      // Unlike `start`, it takes the options that the server had.
      await control('restart')
    },
    ...controls,
    drop,
  }
}

/**
 * Takes the database's clock.
 * @param servers a pool on each server that the database consists of
 */
export async function controlsOf(pool: Pool, servers: readonly Pool[] = [pool]): Promise<StormControls> {
  const clock = await takeDatabaseClock(...servers)
  let ahead = 0
  return {
    passLeases: async () => {
      ahead += LEASE_JUMP_MS
      await insistent(async () => {
        await clock.offset(ahead)
        // No process sleeps until a time that the shifted clock has already reached.
        await pool.query('select pg_notify($1, kind) from unnest($2::text[]) kind', [WORK_CHANNEL, WORK_KINDS])
      })
    },
    isWorkAtItsLastAttempts: async () =>
      await insistent(async () => {
        const { rowCount } = await pool.query('select from engine_messages where attempts >= $1 limit 1', [
          LAST_ATTEMPTS,
        ])
        return rowCount === 1
      }),
    cutConnections: async () => {
      let cut = 0
      for (const server of servers) cut += await insistent(async () => await cutConnections(server))
      return cut
    },
  }
}

/** Retries database work until the server is available. */
export async function insistent<Result>(work: () => Promise<Result>): Promise<Result> {
  const giveUpAt = performance.now() + UNREACHABLE_AFTER_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (performance.now() > giveUpAt) throw error
      await delay(RETRY_AFTER_MS)
    }
  }
}

/** The server was started for speed: a crash would lose the last commits. */
async function makeDurable(url: string): Promise<void> {
  const pool = createPool({ url, max: 1 })
  await pool.query('alter database parley set synchronous_commit = on')
  await pool.end()
}

async function cutConnections(pool: Pool): Promise<number> {
  const { rows } = await pool.query(`
    select pg_terminate_backend(pid) from (
      select pid
      from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'parley%' and
        application_name <> 'parley-test'
      order by random()
      limit 2) chosen`)
  return rows.length
}
