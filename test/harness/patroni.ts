import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { chown, mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parse, stringify } from 'yaml'
import { migrate } from '../../adapters/postgres/migrations.ts'
import { createPool, type Pool } from '../../adapters/postgres/pool.ts'
import { serverAccount, type Account } from '../../app/embedded-postgres-programs.ts'
import { version } from '../../app/version.ts'
import { freePort } from '../support/ports.ts'
import { controlsOf, insistent, type StormDatabase } from './database.ts'

/** Recovery times after the kill of a primary, in milliseconds. */
export type Failover = { writes: number; listeners: number; schedules: number }
export type PatroniDatabase = StormDatabase & { failovers: Failover[] }

type Node = {
  name: string
  folder: string
  ports: { postgres: number; patroni: number }
  patroni: ChildProcess | undefined
}
type Cluster = {
  folder: string
  account: Account | undefined
  etcdPort: number
  nodes: Node[]
  started: Set<ChildProcess>
}

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy')
const BIN_DIR = globSync('/usr/lib/postgresql/*/bin').findLast(folder => existsSync(`${folder}/pg_rewind`))
const PROGRAMS = { patroni: '--version', etcd: '--version', haproxy: '-v' }
const SUPERUSER_PASSWORD = 'of-the-superuser'
const PASSWORD = 'of-parley'
const CHANGES_WITHIN_MS = 90_000
const ASK_AGAIN_MS = 50

/** Why a test with Patroni is skipped, or false. */
export function patroniSkip(): string | false {
  const missing = Object.entries(PROGRAMS).flatMap(([name, flag]) => (runs(name, flag) ? [] : [name]))
  if (BIN_DIR === undefined) missing.push('postgresql (with pg_rewind, under /usr/lib/postgresql)')
  return missing.length === 0 ? false : `not installed: ${missing.join(', ')}`
}

/**
 * A migrated database on two servers that Patroni manages, with synchronous replication, reached through haproxy: the
 * shipped configurations, on this machine. `restart` kills the primary's PostgreSQL and Patroni, and resolves when the
 * other server has taken its place and the killed one follows it.
 */
export async function startPatroniDatabase(): Promise<PatroniDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parley-patroni-'))
  const cluster: Cluster = {
    folder,
    account: await serverAccount(`${folder}/none`),
    etcdPort: await freePort(),
    nodes: [],
    started: new Set(),
  }
  try {
    return await startDatabase(cluster)
  } catch (error) {
    await dropCluster(cluster)
    throw error
  }
}

async function startDatabase(cluster: Cluster): Promise<PatroniDatabase> {
  await startEtcd(cluster)
  const { nodes } = cluster
  for (const name of ['postgres-1', 'postgres-2']) nodes.push(await nodeOf(cluster, name))
  for (const node of nodes) await startPatroni(cluster, node)
  await Promise.race(nodes.map(async node => await answers(node, 'primary')))
  await Promise.any(nodes.map(async node => await answers(node, 'synchronous')))
  const port = await startHaproxy(cluster)
  // Not through haproxy, to which a server is there until its first checks have failed.
  await createDatabase(await primaryOf(nodes))
  const url = urlAt(port)
  const pool = createPool({ url, name: 'parley-test' })
  const controls = await insistent(async () => await controlsOf(pool))
  const failovers: Failover[] = []
  return {
    url,
    pool,
    failovers,
    restart: async () => {
      const primary = await primaryOf(nodes)
      const standby = nodes.find(node => node !== primary) ?? primary
      const listening = await listeners(pool)
      const killedAt = performance.now()
      const since = () => performance.now() - killedAt
      await killNode(cluster, primary)
      await answers(standby, 'primary')
      await insistent(async () => await pool.query('update parley_test_clock set ahead = ahead'))
      const writes = since()
      const writable = new Date()
      await until('the listeners are back', async () => (await listeners(pool)) >= listening)
      const back = since()
      await until('a schedule has run', async () => await hasRunSince(pool, writable))
      failovers.push({ writes, listeners: back, schedules: since() })
      await startPatroni(cluster, primary)
      await answers(primary, 'synchronous')
    },
    ...controls,
    drop: async () => {
      await pool.end()
      await dropCluster(cluster)
    },
  }
}

async function dropCluster({ folder, nodes, started }: Cluster): Promise<void> {
  // PostgreSQL last: a Patroni that lives would start it again.
  await Promise.all([...started].map(kill))
  await Promise.all(nodes.map(killServer))
  await rm(folder, { recursive: true, force: true })
}

function runs(program: string, flag: string): boolean {
  return spawnSync(program, [flag], { stdio: 'ignore', env: environment() }).status === 0
}

function environment(): { PATH: string; LC_ALL: string } {
  return { PATH: `${process.env['PATH'] ?? ''}:/usr/bin:/usr/sbin:/sbin`, LC_ALL: 'C.UTF-8' }
}

async function launch(cluster: Cluster, program: string, args: string[], log: string): Promise<ChildProcess> {
  const output = await open(log, 'a')
  const child = spawn(program, args, {
    cwd: cluster.folder,
    env: environment(),
    stdio: ['ignore', output.fd, output.fd],
    ...cluster.account,
  })
  await output.close()
  cluster.started.add(child)
  return child
}

async function startEtcd(cluster: Cluster): Promise<void> {
  const [client, peer] = [cluster.etcdPort, await freePort()].map(addressAt) as [string, string]
  const folder = await folderOf(cluster, 'etcd')
  const own = ['--name', 'etcd', '--data-dir', `${folder}/data`, '--initial-cluster', `etcd=http://${peer}`]
  const peers = ['--listen-peer-urls', '--initial-advertise-peer-urls'].flatMap(flag => [flag, `http://${peer}`])
  const clients = ['--listen-client-urls', '--advertise-client-urls'].flatMap(flag => [flag, `http://${client}`])
  await launch(cluster, 'etcd', [...own, ...peers, ...clients], `${folder}/log`)
  await insistent(async () => await fetch(`http://${client}/health`))
}

function addressAt(port: number): string {
  return `127.0.0.1:${String(port)}`
}

function urlAt(port: number): string {
  return `postgres://parley:${PASSWORD}@${addressAt(port)}/parley`
}

/** A node with the shipped configuration in its folder. */
async function nodeOf(cluster: Cluster, name: string): Promise<Node> {
  const folder = await folderOf(cluster, name)
  const ports = { postgres: await freePort(), patroni: await freePort() }
  const address = { postgres: addressAt(ports.postgres), patroni: addressAt(ports.patroni) }
  const shipped = parse(await readFile(`${DEPLOY}/patroni/patroni.yml`, 'utf8')) as {
    postgresql: { pg_hba: string[]; authentication: { superuser: object } }
  }
  const { postgresql } = shipped
  const configuration = {
    ...shipped,
    name,
    etcd3: { hosts: [addressAt(cluster.etcdPort)] },
    restapi: { listen: address.patroni, connect_address: address.patroni },
    postgresql: {
      ...postgresql,
      listen: address.postgres,
      connect_address: address.postgres,
      data_dir: `${folder}/data`,
      bin_dir: BIN_DIR,
      pgpass: `${folder}/pgpass`,
      parameters: { unix_socket_directories: folder },
      pg_hba: postgresql.pg_hba.map(line => line.replace('10.0.0.0/24', '127.0.0.0/8')),
      authentication: {
        ...postgresql.authentication,
        superuser: { ...postgresql.authentication.superuser, password: SUPERUSER_PASSWORD },
      },
    },
  }
  await writeFile(`${folder}/patroni.yml`, stringify(configuration))
  return { name, folder, ports, patroni: undefined }
}

async function folderOf({ folder, account }: Cluster, name: string): Promise<string> {
  const made = path.join(folder, name)
  await mkdir(made, { mode: 0o700 })
  if (account !== undefined) for (const one of [folder, made]) await chown(one, account.uid, account.gid)
  return made
}

async function startPatroni(cluster: Cluster, node: Node): Promise<void> {
  node.patroni = await launch(cluster, 'patroni', [`${node.folder}/patroni.yml`], `${node.folder}/log`)
}

async function startHaproxy(cluster: Cluster): Promise<number> {
  const port = await freePort()
  let text = await readFile(`${DEPLOY}/haproxy/postgres.cfg`, 'utf8')
  for (const [shipped, used] of [
    ['127.0.0.1:5432', addressAt(port)],
    ['127.0.0.1:5433', addressAt(await freePort())],
  ] as const)
    text = text.replace(`bind ${shipped}`, `bind ${used}`)
  for (const { name, ports } of cluster.nodes)
    text = text.replaceAll(
      new RegExp(`server ${name} .*`, 'g'),
      `server ${name} ${addressAt(ports.postgres)} port ${String(ports.patroni)}`,
    )
  const folder = await folderOf(cluster, 'haproxy')
  await writeFile(`${folder}/haproxy.cfg`, text)
  await launch(cluster, 'haproxy', ['-db', '-f', `${folder}/haproxy.cfg`], `${folder}/log`)
  return port
}

async function createDatabase({ ports }: Node): Promise<void> {
  const url = urlAt(ports.postgres)
  const administration = new URL(url)
  Object.assign(administration, { username: 'postgres', password: SUPERUSER_PASSWORD, pathname: '/postgres' })
  const pool = createPool({ url: administration.href, max: 1 })
  await pool.query(`create role parley login password '${PASSWORD}'`)
  await pool.query('create database parley owner parley')
  await pool.end()
  await migrate(url, { version })
}

/** Resolves when Patroni says that its server has the role. */
async function answers(node: Node, role: 'primary' | 'synchronous'): Promise<void> {
  await until(`${node.name} is ${role}`, async () => await hasRole(node, role)).catch(async (error: unknown) => {
    const log = await readFile(`${node.folder}/log`, 'utf8')
    throw new Error(`Patroni of ${node.name}:\n${log.slice(-4_000)}`, { cause: error })
  })
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + CHANGES_WITHIN_MS
  while (!(await holds().catch(() => false))) {
    if (performance.now() > giveUpAt) throw new Error(`waited in vain: ${what}`)
    await delay(ASK_AGAIN_MS)
  }
}

/** Sessions in which the service listens for changes and for work. */
async function listeners(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*) from pg_stat_activity where application_name in ('parley-changes', 'parley-work')",
  )
  return rows[0]?.count ?? 0
}

/**
 * Whether a worker has started a job of a schedule. Agenda wakes by the clocks of the processes, at a time that the
 * jobs take from that of the database, which storms set ahead: without the update it would wake minutes later.
 */
async function hasRunSince(pool: Pool, instant: Date): Promise<boolean> {
  await pool.query('update agenda_jobs set next_run_at = now() where locked_at is null')
  const { rowCount } = await pool.query('select from agenda_jobs where last_run_at > $1', [instant])
  return rowCount !== 0
}

async function hasRole({ ports }: Node, role: 'primary' | 'synchronous'): Promise<boolean> {
  const answer = await fetch(`http://${addressAt(ports.patroni)}/${role}`).catch(() => undefined)
  await answer?.arrayBuffer()
  return answer?.status === 200
}

async function primaryOf(nodes: readonly Node[]): Promise<Node> {
  for (const node of nodes) if (await hasRole(node, 'primary')) return node
  throw new Error('no server is the primary')
}

/** SIGKILL for both: Patroni first, which would start PostgreSQL again. */
async function killNode(cluster: Cluster, node: Node): Promise<void> {
  if (node.patroni !== undefined) {
    await kill(node.patroni)
    cluster.started.delete(node.patroni)
  }
  await killServer(node)
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

async function killServer({ folder }: Node): Promise<void> {
  const [pid = ''] = (await readFile(`${folder}/data/postmaster.pid`, 'utf8').catch(() => '')).split('\n')
  if (pid === '') return
  try {
    process.kill(Number(pid), 'SIGKILL')
  } catch (error) {
    if ((error as { code?: string }).code !== 'ESRCH') throw error
  }
}
