import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { findBinaries, openPathTo, runAs, serverAccount } from './embedded-postgres-binaries.ts'
import type { Account, Binaries } from './embedded-postgres-binaries.ts'

/*
 * The PostgreSQL that Parley brings along. Any number of processes share one server for one data folder, and none of
 * them owns it:
 *
 * - Each holds a connection with a shared advisory lock while it uses the server. A killed process loses its
 *   connection, so nothing is left to clean up.
 * - Whoever leaves tries to take that lock exclusively; who gets it is the last, and stops the server. A process that
 *   arrives in this moment waits for the shared lock, sees its connection end, and starts the server again.
 * - A new cluster is made in a folder of its own and renamed into place. Of two processes that do so at once, one
 *   rename fails, and that process uses the other's cluster.
 * - Two that start the server at once meet at PostgreSQL's own lock file; the later one uses the earlier one's server.
 *
 * The package's own class is not used: it ends the process on signals by itself and stops the server under everyone
 * else.
 */

export interface EmbeddedPostgresOptions {
  /** The cluster is kept in `<dataDir>/postgres`. */
  dataDir: string
  /** Trades safety on a power cut for speed; for tests. Takes effect if this call starts the server. */
  fast?: boolean
  /** Told what is out of the ordinary, in a sentence. */
  log?: (sentence: string) => void
}

export interface EmbeddedPostgres {
  /** Of the database `parley`. */
  url: string
  /** Gives up the server; the last of its users stops it. */
  stop: () => Promise<void>
}

interface Cluster {
  folder: string
  password: string
  account: Account
  binaries: Binaries
}

const USER = 'parley'
const DATABASE = 'parley'
const PASSWORD_FILE = 'parley.password'
const IN_USE_LOCK = 7_227_540
const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 30_000
const ABANDONED_AFTER_MS = 10 * 60_000

/**
 * Starts the server of this data folder, or joins it when it already runs, and makes the database `parley` if it is not
 * there.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined)
  const cluster = await openCluster(path.resolve(options.dataDir), log)
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const joined = await join(cluster)
    if (joined !== undefined) {
      await createDatabase(joined.session)
      return { url: urlOf(cluster, joined.port, DATABASE), stop: () => leave(cluster, joined.session) }
    }
    if (Date.now() > deadline) {
      throw new Error(`The embedded PostgreSQL in ${cluster.folder} did not start; its log is ${logFile(cluster)}.`)
    }
    await startServer(cluster, options.fast === true, log)
  }
}

async function openCluster(dataDir: string, log: (sentence: string) => void): Promise<Cluster> {
  await mkdir(dataDir, { recursive: true })
  const folder = path.join(dataDir, 'postgres')
  const account = await serverAccount(log)
  const binaries = await findBinaries(account, log)
  await openPathTo(dataDir, account, log)
  if (!(await exists(path.join(folder, 'PG_VERSION')))) await createCluster(dataDir, folder, account, binaries)
  const password = await readFile(path.join(folder, PASSWORD_FILE), 'utf8')
  return { folder, password: password.trim(), account, binaries }
}

async function createCluster(dataDir: string, folder: string, account: Account, binaries: Binaries): Promise<void> {
  await removeAbandoned(dataDir)
  const draft = path.join(dataDir, `postgres.new-${randomBytes(6).toString('hex')}`)
  const passwordFile = `${draft}.password`
  await mkdir(draft, { mode: 0o700 })
  await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  try {
    if (account.kind === 'other') {
      await chown(draft, account.uid, account.gid)
      await chown(passwordFile, account.uid, account.gid)
    }
    await runAs(account, binaries.initdb, [
      `--pgdata=${draft}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      '--no-instructions',
    ])
    await rename(passwordFile, path.join(draft, PASSWORD_FILE))
    await rename(draft, folder)
  } catch (error) {
    if (!(await exists(path.join(folder, 'PG_VERSION')))) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
    await rm(passwordFile, { force: true })
  }
}

/** Drafts of processes that were killed while they made a cluster; a young one may still be somebody's. */
async function removeAbandoned(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith('postgres.new-')) continue
    const draft = path.join(dataDir, name)
    const age = await stat(draft).then(
      entry => Date.now() - entry.mtimeMs,
      () => 0,
    )
    if (age > ABANDONED_AFTER_MS) await rm(draft, { recursive: true, force: true })
  }
}

/** A session on the running server that holds the shared lock, or undefined when no server runs. */
async function join(cluster: Cluster): Promise<{ session: pg.Client; port: number } | undefined> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    const running = await readLockFile(cluster)
    if (running === undefined) return undefined
    const session = new pg.Client({
      connectionString: urlOf(cluster, running.port, 'postgres'),
      application_name: 'parley-embedded',
      keepAlive: true,
    })
    // The server may be stopped by hand; the pools that use it report that, this session has nothing to add.
    session.on('error', () => undefined)
    try {
      await session.connect()
      await session.query('select pg_advisory_lock_shared($1)', [IN_USE_LOCK])
      return { session, port: running.port }
    } catch (error) {
      await session.end().catch(() => undefined)
      // 57P03: starting up or shutting down; 57P01: shut down while we waited for the lock.
      if (!isOneOf(error, ['57P03', '57P01'])) return undefined
      await pause(50)
    }
  }
  return undefined
}

async function leave(cluster: Cluster, session: pg.Client): Promise<void> {
  try {
    const { rows } = await session.query<{ last: boolean }>(
      'select pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) as last',
      [IN_USE_LOCK],
    )
    if (rows[0]?.last === true) await stopServer(cluster)
  } catch (error) {
    if ((await readLockFile(cluster)) !== undefined) throw error
  } finally {
    await session.end().catch(() => undefined)
  }
}

/** Waits for this server's own end: whoever needs one in this moment starts another, and that is not waited for. */
async function stopServer(cluster: Cluster): Promise<void> {
  const stopping = (await readLockFile(cluster))?.pid
  if (stopping === undefined) return
  await runAs(cluster.account, cluster.binaries.pgCtl, ['stop', '-D', cluster.folder, '-m', 'fast', '-W', '-s'])
  const deadline = Date.now() + STOP_TIMEOUT_MS
  while ((await readLockFile(cluster))?.pid === stopping && Date.now() < deadline) await pause(20)
}

async function startServer(cluster: Cluster, fast: boolean, log: (sentence: string) => void): Promise<void> {
  await removeForeignLockFile(cluster, log)
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(await freePort()),
    max_connections: '200',
    timezone: 'UTC',
    ...(fast ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' } : {}),
  }
  const flags = Object.entries(settings)
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ')
  try {
    await runAs(cluster.account, cluster.binaries.pgCtl, [
      'start',
      '-D',
      cluster.folder,
      '-l',
      logFile(cluster),
      '-o',
      flags,
      '-w',
      '-t',
      '60',
      '-s',
    ])
  } catch (error) {
    // Another process may have won the start, or the port was taken in between: the caller looks again.
    if ((await readLockFile(cluster)) !== undefined) return
    log(
      `Starting the embedded PostgreSQL failed once (${error instanceof Error ? error.message : String(error)}); trying again.`,
    )
    await pause(200)
  }
}

/**
 * After a reboot or in a fresh container the number in the lock file may be another program's, and PostgreSQL would
 * then refuse to start for ever. Where the system shows what a process is, such a file is removed.
 */
async function removeForeignLockFile(cluster: Cluster, log: (sentence: string) => void): Promise<void> {
  const running = await readLockFile(cluster)
  if (running === undefined) return
  const command = await readFile(`/proc/${String(running.pid)}/comm`, 'utf8').catch(() => undefined)
  if (command === undefined || command.trim() === 'postgres') return
  log('Removed the lock file of an embedded PostgreSQL that is gone.')
  await rm(path.join(cluster.folder, 'postmaster.pid'), { force: true })
}

/** The lines of `postmaster.pid`: process, data folder, start, port, … */
async function readLockFile(cluster: Cluster): Promise<{ pid: number; port: number } | undefined> {
  const text = await readFile(path.join(cluster.folder, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  return Number.isInteger(pid) && Number.isInteger(port) && port > 0 ? { pid, port } : undefined
}

async function createDatabase(session: pg.Client): Promise<void> {
  const { rowCount } = await session.query('select from pg_database where datname = $1', [DATABASE])
  if (rowCount !== 0) return
  try {
    await session.query(`create database ${DATABASE}`)
  } catch (error) {
    // Another process made it in between (duplicate_database, or its unique index).
    if (!isOneOf(error, ['42P04', '23505'])) throw error
  }
}

function urlOf(cluster: Cluster, port: number, database: string): string {
  return `postgres://${USER}:${cluster.password}@127.0.0.1:${String(port)}/${database}`
}

function logFile(cluster: Cluster): string {
  return path.join(cluster.folder, 'server.log')
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('The system offered no free port.'))
        else resolve(address.port)
      })
    })
  })
}

function isOneOf(error: unknown, codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}

async function pause(milliseconds: number): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, milliseconds))
}
