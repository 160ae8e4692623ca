import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { LOCKS } from '../adapters/postgres/lock-numbers.ts'
import { findPrograms, hereAs, run, serverAccount, type Account } from './embedded-postgres-programs.ts'

/*
 * The PostgreSQL that Parley installs with itself. Any number of processes share one server for one data folder, and
 * none of them owns it:
 *
 * - Each holds a session with a shared advisory lock while it uses the server. A killed process loses its session, so
 *   nothing is left to clean up.
 * - A process that leaves tries to take that lock exclusively; the one that gets it is the last, and stops the server.
 *   A process that arrives in this moment waits for the shared lock, sees its session end, and starts the server again.
 * - A new cluster is created in a folder of its own and renamed into place. Of two processes that do so at once, one
 *   rename fails, and that process uses the other's cluster.
 * - Two that start the server at once meet at PostgreSQL's own lock file; the later one uses the earlier one's server.
 *
 * The package's own class is not used: it ends the process on signals by itself, stops the server under all others,
 * and creates a system user.
 */

export interface EmbeddedPostgresOptions {
  /** The cluster is stored in `<dataDir>/postgres`. */
  dataDir: string
  /** Trades safety on a power cut for speed; for tests. Takes effect if this call starts the server. */
  fast?: boolean
  /** Receives a sentence about each unusual event. */
  log?: (sentence: string) => void
}

export interface EmbeddedPostgres {
  /** Of the database `parley`. */
  url: string
  /** Leaves the server; its last user stops it. */
  stop: () => Promise<void>
}

/** `account` is undefined for the user of this process. */
type Cluster = { folder: string; password: string; account: Account | undefined }

const USER = 'parley'
const DATABASE = 'parley'
const PASSWORD_FILE = 'parley.password'
const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 30_000

/**
 * Starts the server of this data folder, or joins it when it already runs, and creates the database `parley` if there
 * is none.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined)
  const cluster = await openCluster(path.resolve(options.dataDir))
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    const running = await readLockFile(cluster)
    const session = running === undefined ? undefined : await join(cluster, running.port)
    if (running === undefined || session === undefined) await startServer(cluster, options.fast === true, log)
    else if (session === 'later') await pause(50)
    else {
      await createDatabase(session)
      return { url: urlOf(cluster, running.port, DATABASE), stop: () => leave(cluster, session) }
    }
  }
  throw new Error(`The embedded PostgreSQL did not start; its log is ${cluster.folder}/server.log.`)
}

/** Whether a database was made in the folder. */
export function hasEmbeddedDatabase(dataDir: string): boolean {
  return existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))
}

async function openCluster(dataDir: string): Promise<Cluster> {
  await mkdir(dataDir, { recursive: true })
  const folder = path.join(dataDir, 'postgres')
  const version = path.join(folder, 'PG_VERSION')
  const account = await serverAccount(version)
  if (!existsSync(version)) await createCluster(folder, account)
  const password = await readFile(path.join(folder, PASSWORD_FILE), 'utf8')
  return { folder, password: password.trim(), account }
}

async function createCluster(folder: string, account: Account | undefined): Promise<void> {
  const draft = `${folder}.new-${randomBytes(6).toString('hex')}`
  const passwordFile = `${draft}.password`
  await mkdir(draft, { mode: 0o700 })
  await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  if (account !== undefined) for (const file of [draft, passwordFile]) await chown(file, account.uid, account.gid)
  const password = await open(passwordFile)
  const settings = [
    `--pgdata=${hereAs(account)}`,
    `--username=${USER}`,
    // By its descriptor, since the account may not reach its path.
    '--pwfile=/dev/stdin',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ]
  try {
    const initdb = path.join(await findPrograms(account), 'initdb')
    await run(initdb, settings, { cwd: draft, account, stdin: password.fd })
    await rename(passwordFile, path.join(draft, PASSWORD_FILE))
    await rename(draft, folder)
  } catch (error) {
    if (!existsSync(path.join(folder, 'PG_VERSION'))) throw error
  } finally {
    await password.close()
    await rm(draft, { recursive: true, force: true })
    await rm(passwordFile, { force: true })
  }
}

/** A session that holds the shared lock; undefined when no server answers, `later` while one starts or stops. */
async function join(cluster: Cluster, port: number): Promise<pg.Client | 'later' | undefined> {
  const session = new pg.Client({
    connectionString: urlOf(cluster, port, 'postgres'),
    application_name: 'parley-embedded',
    keepAlive: true,
  })
  // The server may be stopped by hand. The pools that use it report that; this session need not.
  session.on('error', () => undefined)
  try {
    await session.connect()
    await session.query('select pg_advisory_lock_shared($1)', [LOCKS.embeddedServer])
    return session
  } catch (error) {
    await session.end().catch(() => undefined)
    // 57P03: starting up or shutting down; 57P01: shut down while we waited for the lock.
    return isOneOf(error, ['57P03', '57P01']) ? 'later' : undefined
  }
}

async function leave(cluster: Cluster, session: pg.Client): Promise<void> {
  try {
    const { rows } = await session.query<{ last: boolean }>(
      'select pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) as last',
      [LOCKS.embeddedServer],
    )
    if (rows[0]?.last === true) await stopServer(cluster)
  } catch (error) {
    if ((await readLockFile(cluster)) !== undefined) throw error
  } finally {
    await session.end().catch(() => undefined)
  }
}

/** Waits until this server has stopped; one that starts meanwhile is not waited for. */
async function stopServer(cluster: Cluster): Promise<void> {
  const stopping = (await readLockFile(cluster))?.pid
  if (stopping === undefined) return
  // PostgreSQL's fast shutdown: sessions are ended, nothing is lost.
  process.kill(stopping, 'SIGINT')
  const deadline = Date.now() + STOP_TIMEOUT_MS
  while ((await readLockFile(cluster))?.pid === stopping && Date.now() < deadline) await pause(20)
}

async function startServer(cluster: Cluster, fast: boolean, log: (sentence: string) => void): Promise<void> {
  const { folder, account } = cluster
  await removeForeignLockFile(cluster, log)
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(await freePort()),
    max_connections: '200',
    timezone: 'UTC',
    ...(fast ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' } : {}),
  }
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`)
  const here = hereAs(account)
  try {
    const pgCtl = path.join(await findPrograms(account), 'pg_ctl')
    const options = ['-D', here, '-l', `${here}/server.log`, '-o', flags.join(' '), '-w', '-t', '60', '-s']
    await run(pgCtl, ['start', ...options], { cwd: folder, account })
  } catch (error) {
    // Another process may have won the start, or the port was taken in between: the caller looks again.
    if ((await readLockFile(cluster)) !== undefined) return
    const reason = error instanceof Error ? error.message : String(error)
    log(`Starting the embedded PostgreSQL failed once (${reason}); trying again.`)
    await pause(200)
  }
}

/**
 * After a reboot or in a fresh container the number in the lock file may be another program's, and PostgreSQL would
 * then refuse to start forever. Where the system shows what a process is, such a file is removed.
 */
async function removeForeignLockFile(cluster: Cluster, log: (sentence: string) => void): Promise<void> {
  const running = await readLockFile(cluster)
  if (running === undefined) return
  const command = await readFile(`/proc/${String(running.pid)}/comm`, 'utf8').catch(() => undefined)
  if (command === undefined || command.trim() === 'postgres') return
  log('Removed the lock file of an embedded PostgreSQL that no longer runs.')
  await rm(path.join(cluster.folder, 'postmaster.pid'), { force: true })
}

/** The lines of `postmaster.pid`: process, data folder, start, port, … */
async function readLockFile(cluster: Cluster): Promise<{ pid: number; port: number } | undefined> {
  const text = await readFile(path.join(cluster.folder, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return Number.isInteger(pid) && Number.isInteger(port) && port > 0 ? { pid, port } : undefined
}

async function createDatabase(session: pg.Client): Promise<void> {
  const { rowCount } = await session.query('select from pg_database where datname = $1', [DATABASE])
  if (rowCount !== 0) return
  await session.query(`create database ${DATABASE}`).catch((error: unknown) => {
    // Another process created it in between (duplicate_database, or its unique index).
    if (!isOneOf(error, ['42P04', '23505'])) throw error
  })
}

function urlOf(cluster: Cluster, port: number, database: string): string {
  return `postgres://${USER}:${cluster.password}@127.0.0.1:${String(port)}/${database}`
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

function isOneOf(error: unknown, codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
