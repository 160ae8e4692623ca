import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { serverAccount } from '../../app/embedded-postgres-programs.ts'
import { eventually } from './eventually.ts'
import { freePort } from './ports.ts'

export type InstalledPostgres = { url: string; stop(): Promise<void> }

const DEBIAN = '/usr/lib/postgresql'
const PROGRAMS = ['pg_dump', 'pg_restore', 'psql', 'initdb', 'postgres']

/**
 * The folder of an installed PostgreSQL with its server and its clients; undefined if there is none. The embedded one
 * has no clients, and pg_dump refuses a server that is newer than itself.
 */
export const postgresPrograms: string | undefined = [
  ...(process.env['PATH'] ?? '').split(delimiter),
  ...(existsSync(DEBIAN) ? readdirSync(DEBIAN).map(version => join(DEBIAN, version, 'bin')) : []),
].findLast(folder => PROGRAMS.every(program => existsSync(join(folder, program))))

/** Why tests with these programs are skipped, or false. */
export const postgresProgramsSkip: string | false =
  postgresPrograms === undefined ? 'no PostgreSQL with pg_dump and a server is installed' : false

/**
 * A new, empty server of the installed PostgreSQL on a separate port.
 * @param programs the folder of another one's
 * @param settings `name=value`
 */
export async function startInstalledPostgres(
  programs = postgresPrograms ?? '',
  settings: string[] = [],
): Promise<InstalledPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-installed-postgres-'))
  const account = await serverAccount(join(folder, 'PG_VERSION'))
  if (account !== undefined) chownSync(folder, account.uid, account.gid)
  const options = { cwd: folder, stdio: 'ignore' as const, ...account }
  const cluster = ['--pgdata=.', '--username=parley', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync']
  const made = spawnSync(join(programs, 'initdb'), cluster, { ...options, stdio: 'pipe', encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const port = await freePort()
  const served = [
    'listen_addresses=127.0.0.1',
    `port=${String(port)}`,
    'unix_socket_directories=',
    'fsync=off',
    ...settings,
  ]
  const server = spawn(join(programs, 'postgres'), ['-D', '.', ...served.flatMap(one => ['-c', one])], options)
  const url = `postgres://parley@127.0.0.1:${String(port)}/postgres`
  await eventually(async () => {
    if (server.exitCode !== null) throw new Error(`postgres ended with ${String(server.exitCode)}`)
    const client = new pg.Client(url)
    await client.connect()
    await client.end()
  })
  return {
    url,
    stop: async () => {
      const ended = once(server, 'exit')
      // Fast: sessions end with it.
      server.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
