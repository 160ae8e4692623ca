import { spawnSync } from 'node:child_process'
import { appendFile, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createPool, type Pool } from '../../adapters/postgres/pool.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../app/embedded-postgres.ts'

export type StandbyPair = {
  /** Of the primary. */
  url: string
  /** The address of a database of the primary on its standby. */
  onStandby(url: string): string
  /** From now on the standby receives, but does not replay, the primary's commits. */
  pauseReplay(): Promise<void>
  resumeReplay(): Promise<void>
  /** Resolves when the standby shows all that the primary has committed by now. */
  caughtUp(): Promise<void>
  stop(): Promise<void>
}

/**
 * A primary and a standby that follows it by streaming replication, on separate servers. The standby starts as a copy
 * of a primary that was shut down: the programs of the embedded PostgreSQL do not include pg_basebackup.
 */
export async function startStandbyPair(): Promise<StandbyPair> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parley-standby-'))
  const [first, second] = [path.join(folder, 'primary'), path.join(folder, 'standby')]
  await startEmbeddedPostgres({ dataDir: first, fast: true }).then(async server => await server.stop())
  // With its owner, which PostgreSQL insists on.
  const copied = spawnSync('cp', ['-a', first, second], { encoding: 'utf8' })
  if (copied.status !== 0) throw new Error(copied.stderr)
  const primary = await startEmbeddedPostgres({ dataDir: first, fast: true })
  await followPrimary(path.join(second, 'postgres'), new URL(primary.url))
  const standby = await startEmbeddedPostgres({ dataDir: second, fast: true })
  const pools = [primary, standby].map(({ url }) => createPool({ url, name: 'parley-test', max: 1 })) as [Pool, Pool]
  const [onPrimary, replaying] = pools
  return {
    url: primary.url,
    onStandby: url => Object.assign(new URL(url), { host: new URL(standby.url).host }).href,
    pauseReplay: async () => {
      await replaying.query('select pg_wal_replay_pause()')
      // It is a request, which replay meets between two records.
      while (!(await holds(replaying, "select pg_get_wal_replay_pause_state() = 'paused' as holds"))) continue
    },
    resumeReplay: async () => {
      await replaying.query('select pg_wal_replay_resume()')
    },
    caughtUp: async () => {
      // The server was started without synchronous writes: commits may not be on disk yet.
      const { rows } = await onPrimary.query<{ position: string }>('select pg_current_wal_insert_lsn() as position')
      const question = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as holds'
      while (!(await holds(replaying, question, [rows[0]?.position ?? '']))) continue
    },
    stop: async () => {
      await Promise.all(pools.map(async pool => await pool.end()))
      await stopInOrder([standby, primary])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function followPrimary(folder: string, { hostname, port, username, password }: URL): Promise<void> {
  const source = `host=${hostname} port=${port} user=${username} password=${password}`
  await appendFile(`${folder}/postgresql.auto.conf`, `primary_conninfo = '${source}'\n`)
  await writeFile(`${folder}/standby.signal`, '')
  const { uid, gid } = await stat(folder)
  await chown(`${folder}/standby.signal`, uid, gid)
}

async function holds(pool: Pool, question: string, values: string[] = []): Promise<boolean> {
  const { rows } = await pool.query<{ holds: boolean }>(question, values)
  return rows[0]?.holds === true
}

async function stopInOrder(servers: readonly EmbeddedPostgres[]): Promise<void> {
  for (const server of servers) await server.stop()
}
