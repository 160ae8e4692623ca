import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { serverAccount, type Account } from '../../app/embedded-postgres-programs.ts'
import { makeClusterFolder } from '../support/data-folder.ts'
import { freePort } from '../support/ports.ts'
import { insistent } from './database.ts'

/** Of the newest PostgreSQL that Citus is installed for. */
const LIBRARY = globSync('/usr/lib/postgresql/*/lib/citus.so').sort().at(-1)
const WORKERS = 2
const DATABASE = 'parley'

export type CitusCluster = {
  /** Of a database on the coordinator. */
  url: string
  /** The same database on each server, that of the coordinator first. */
  nodes: string[]
  /** Has that of each server, `node-0` and so on, by its place in `nodes`. */
  folder: string
  /** Of the installed PostgreSQL, such as pg_basebackup. */
  programs: string
  /** The user that runs the servers where root may not. */
  account: Account | undefined
  /** Adds a server without rows; `nodes` has it from then on. */
  addServer: () => Promise<string>
  /** Restarts one of the servers: `fast` ends its sessions, `immediate` is a crash that it has to recover from. */
  restart: (node: number, mode: 'fast' | 'immediate') => Promise<void>
  /** Ends one of the servers by a crash; the returned function starts it again. */
  lose: (node: number) => Promise<() => Promise<void>>
  /** Stops all processes of one of the servers, whose connections stay open; the returned function lets them go on. */
  suspend: (node: number) => Promise<() => void>
  stop: () => Promise<void>
}

type Server = { folder: string; port: number; process: ChildProcess; start: () => ChildProcess }

/** Why tests with Citus are skipped, or false. */
export function citusSkip(): string | false {
  return LIBRARY === undefined ? 'not installed: Citus (under /usr/lib/postgresql)' : false
}

/**
 * A coordinator and two workers with an empty database, on this machine.
 * @param durable whether commits wait for the disk, as they do in production
 * @param archived whether each server archives its log, below `archive/` by the name of its folder
 */
export async function startCitusCluster({ durable = false, archived = false } = {}): Promise<CitusCluster> {
  if (LIBRARY === undefined) throw new Error('Citus is not installed; see docs/operating/spreading.md.')
  const programs = path.join(path.dirname(LIBRARY), '../bin')
  // A copy of the tests' template is some 5,000 small files on these servers: 15 times as long on a disk.
  const folder = durable ? await mkdtemp(path.join(tmpdir(), 'parley-citus-')) : makeClusterFolder()
  const account = await serverAccount(`${folder}/none`)
  if (account !== undefined) chownSync(folder, account.uid, account.gid)
  const servers: Server[] = []
  const stop = async () => {
    await Promise.all(servers.map(async server => await stopServer(server, 'SIGQUIT')))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    for (let at = 0; at <= WORKERS; at += 1)
      servers.push(await startServer(programs, path.join(folder, `node-${String(at)}`), { account, durable, archived }))
    await Promise.all(servers.map(async ({ port }) => await createDatabase(port)))
    await joinNodes(servers.map(({ port }) => port))
    const nodes = servers.map(({ port }) => urlAt(port, DATABASE))
    const addServer = async () => {
      const server = await startServer(programs, path.join(folder, `node-${String(servers.length)}`), {
        account,
        durable,
        archived,
      })
      servers.push(server)
      await createDatabase(server.port)
      await joinNodes([servers[0]?.port ?? 0, server.port])
      nodes.push(urlAt(server.port, DATABASE))
      return urlAt(server.port, DATABASE)
    }
    const end = async (node: number, signal: 'SIGINT' | 'SIGQUIT') => {
      const server = servers[node]
      if (server === undefined) throw new Error(`there is no server ${String(node)}`)
      await stopServer(server, signal)
      return async () => {
        server.process = server.start()
        await whenItServes(server)
      }
    }
    const restart = async (node: number, mode: 'fast' | 'immediate') => {
      const start = await end(node, mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
      await start()
    }
    const lose = async (node: number) => await end(node, 'SIGQUIT')
    const suspend = async (node: number) => await suspendServer(servers[node]?.process.pid ?? 0)
    return { url: nodes[0] ?? '', nodes, folder, programs, account, addServer, restart, lose, suspend, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startServer(
  programs: string,
  folder: string,
  { account, durable, archived }: { account: Account | undefined; durable: boolean; archived: boolean },
): Promise<Server> {
  const archive = path.join(folder, '../archive', path.basename(folder))
  await mkdir(archive, { recursive: true })
  await mkdir(folder, { mode: 0o700 })
  if (account !== undefined) for (const made of [folder, archive]) chownSync(made, account.uid, account.gid)
  // Without those of this user, whose certificates the server would send to the others.
  const env = { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', HOME: folder }
  const options = { cwd: folder, env, stdio: 'ignore' as const, ...account }
  const settings = ['--pgdata=.', '--username=parley', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync']
  const made = spawnSync(path.join(programs, 'initdb'), settings, { ...options, stdio: 'pipe', encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const port = await freePort()
  const served = {
    'listen_addresses': '127.0.0.1',
    'port': String(port),
    'unix_socket_directories': '',
    'shared_preload_libraries': 'citus',
    'max_connections': '300',
    'max_prepared_transactions': '300',
    // Shards are moved by logical replication.
    'wal_level': 'logical',
    // One looks after each database of Citus: it ends deadlocks, and what was prepared by servers that are gone.
    'max_worker_processes': '64',
    'fsync': durable ? 'on' : 'off',
    'logging_collector': 'on',
    'log_filename': 'server.log',
    'timezone': 'UTC',
    'citus.enable_statistics_collection': 'off',
    'citus.node_conninfo': 'sslmode=disable',
    ...(archived ? { archive_mode: 'on', archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f` } : {}),
  }
  const flags = Object.entries(served).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const start = () => spawn(path.join(programs, 'postgres'), ['-D', '.', ...flags], options)
  const server = { folder, port, process: start(), start }
  await whenItServes(server)
  await allowDecoding(port)
  return server
}

/** A workspace is isolated by Citus's own decoder, which newer releases of PostgreSQL have to be told to trust. */
async function allowDecoding(port: number): Promise<void> {
  await on(port, 'postgres', async client => {
    const { rowCount } = await client.query("select from pg_settings where name = 'output_plugin_libraries'")
    if (rowCount === 0) return
    await client.query('alter system set output_plugin_libraries = pgoutput, citus')
    await client.query('select pg_reload_conf()')
  })
}

async function whenItServes({ folder, port, process: server }: Server): Promise<void> {
  await insistent(async () => {
    if (server.exitCode !== null) throw new Error(await readFile(`${folder}/log/server.log`, 'utf8'))
    await on(port, 'postgres', async () => Promise.resolve())
  })
}

async function createDatabase(port: number): Promise<void> {
  await on(port, 'postgres', async client => await client.query(`create database ${DATABASE}`))
  await on(port, DATABASE, async client => await client.query('create extension citus'))
}

async function joinNodes([coordinator = 0, ...workers]: number[]): Promise<void> {
  await on(coordinator, DATABASE, async client => {
    await client.query("select citus_set_coordinator_host('127.0.0.1', $1)", [coordinator])
    for (const port of workers) await client.query("select citus_add_node('127.0.0.1', $1)", [port])
  })
}

async function on<T>(port: number, database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: urlAt(port, database) })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function urlAt(port: number, database: string): string {
  return `postgres://parley@127.0.0.1:${String(port)}/${database}`
}

/** The first process first: it starts the others. */
async function suspendServer(pid: number): Promise<() => void> {
  process.kill(pid, 'SIGSTOP')
  const children = await readFile(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8')
  const all = [pid, ...children.trim().split(' ').map(Number)]
  const signal = (name: NodeJS.Signals) => {
    // One may have ended before it was stopped.
    for (const one of all) spawnSync('kill', [`-${name.slice(3)}`, String(one)])
  }
  signal('SIGSTOP')
  return () => signal('SIGCONT')
}

async function stopServer({ process: server }: Server, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}
