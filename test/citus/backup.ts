import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chown, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import { distribute } from '../../adapters/postgres/distributed/distribute.ts'
import { findRouting, routingOf } from '../../adapters/postgres/distributed/routing.ts'
import { migrate } from '../../adapters/postgres/migrations.ts'
import { createPool, type Pool } from '../../adapters/postgres/pool.ts'
import { version } from '../../app/version.ts'
import { blocksOf, ROOT } from '../docs/pages.ts'
import { citusSkip, startCitusCluster, type CitusCluster } from '../harness/citus.ts'
import { insistent } from '../harness/database.ts'
import { startProcess, type RunningProcess } from '../harness/processes.ts'
import { runCli } from '../support/cli.ts'
import { applyTestWorkspace } from '../support/workspace.ts'
import { createVisitor, document, type Session, type Workspace } from './visitor.ts'

const PAGE = path.join(ROOT, 'docs/operating/backup.md')
const [COPY = '', RESTORE = ''] = blocksOf(PAGE)
  .filter(({ section, language }) => section === 'A database on Citus' && language === 'sh')
  .map(({ text }) => text)

describe('The commands for backup and restore on Citus', { skip: citusSkip(), timeout: 15 * 60_000 }, () => {
  let cluster: CitusCluster
  let pool: Pool
  let api: RunningProcess
  const visitor = createVisitor(() => api.port)
  const workspaces: Workspace[] = []
  const ends: (() => Promise<void>)[] = []
  before(async () => {
    assert.ok(COPY.includes('restore-point') && RESTORE.includes('recovery.signal'))
    cluster = await startCitusCluster({ archived: true })
    ends.push(cluster.stop)
    await migrate(cluster.url, { version })
    await distribute(cluster.url)
    await findRouting(cluster.url)
    pool = createPool({ url: cluster.url, name: 'parley-test' })
    ends.push(async () => await pool.end())
    const servers = new Set<string>()
    for (let made = 0; servers.size < 2; made += 1) {
      const workspace = await apply(`Workspace ${String(made)}`)
      const server = (await routingOf(cluster.url)?.shardGroupOf(workspace.tenantId))?.url ?? ''
      if (!servers.has(server)) workspaces.push(workspace)
      servers.add(server)
    }
    api = await startProcess('api', cluster.url)
    ends.push(async () => await api.kill())
  })
  after(async () => {
    for (const end of ends.reverse()) await end()
  })

  async function apply(name: string): Promise<Workspace> {
    const key = `pk_live_${name.replaceAll(' ', '')}`
    const database = { url: cluster.url, pool, drop: async () => await Promise.resolve() }
    return { key, tenantId: await applyTestWorkspace(database, document(name, key)) }
  }

  /** Lines of a block of the page, with the names of this cluster. */
  async function run(text: string, node: number): Promise<void> {
    const server = cluster.nodes[node] ?? ''
    const folder = `node-${String(node)}`
    const script = text
      .replaceAll('postgres://worker-1:5432/parley', server)
      .replaceAll('/var/lib/postgresql/worker-1', path.join(cluster.folder, folder))
      .replaceAll(/\/(backup|archive)\/worker-1/g, `${cluster.folder}/$1/${folder}`)
    const env = { PATH: `${cluster.programs}:${process.env['PATH'] ?? ''}` }
    await new Promise<void>((resolve, reject) => {
      const options = { cwd: cluster.folder, env, ...cluster.account }
      execFile('bash', ['-euo', 'pipefail', '-c', script], options, (error, _, stderr) => {
        if (error === null) resolve()
        else reject(new Error(`${script}\n--\n${stderr}`))
      })
    })
  }

  const parley = async (...args: string[]) => {
    const { code, stdout, stderr } = await runCli(args, { cwd: cluster.folder, databaseUrl: cluster.url })
    assert.equal(code, 0, stderr)
    return stdout
  }

  async function restore(node: number): Promise<() => Promise<void>> {
    const start = await cluster.lose(node)
    const data = path.join(cluster.folder, `node-${String(node)}`)
    for (const name of await readdir(data)) await rm(path.join(data, name), { recursive: true })
    await run(RESTORE, node)
    return start
  }

  async function on<Row extends pg.QueryResultRow>(node: string, sql: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: node })
    await client.connect()
    return (await client.query<Row>(sql).finally(async () => await client.end())).rows
  }

  /** It may be written to. */
  async function isRestored(node: string): Promise<void> {
    await insistent(async () =>
      assert.deepEqual(await on(node, 'select pg_is_in_recovery() as recovers'), [{ recovers: false }]),
    )
  }

  const tenantsOn = async (node: string) =>
    (await on<{ name: string }>(node, 'select name from tenants order by name')).map(({ name }) => name)

  const askAll = async () => await Promise.all(workspaces.map(async workspace => await visitor.ask(workspace)))
  const statuses = async (sessions: Session[]) =>
    await Promise.all(sessions.map(async session => (await visitor.answer(session)).status))

  it('give every server as it was at one mark, though all were lost', async () => {
    const [copyLine = '', markLine = ''] = COPY.split('\n')
    const copies = path.join(cluster.folder, 'backup')
    await mkdir(copies)
    if (cluster.account !== undefined) await chown(copies, cluster.account.uid, cluster.account.gid)
    const earlier = await askAll()
    for (const [node] of cluster.nodes.entries()) await run(copyLine, node)
    const between = await askAll()
    // A workspace is written on every server.
    const kept = await apply('Kept')
    assert.match(markLine, /^npx parley restore-point /)
    const done = new AbortController()
    const marked = parley(...markLine.split(' ').slice(2)).finally(() => done.abort())
    for (let made = 0; !done.signal.aborted; made += 1) await apply(`Meanwhile ${String(made)}`)
    const said = await marked
    assert.equal(said, `All servers can be restored to ${markLine.split(' ').at(-1) ?? ''}.\n`)
    const later = await askAll()
    assert.deepEqual(await statuses(earlier), [200, 200])
    const gone = await apply('Gone')
    await api.kill()

    const starts: (() => Promise<void>)[] = []
    for (const [node] of cluster.nodes.entries()) starts.push(await restore(node))
    for (const start of starts) await start()
    for (const node of cluster.nodes) await isRestored(node)
    await parley('migrate')
    api = await startProcess('api', cluster.url)
    // Also those that were answered after the mark.
    assert.deepEqual(await statuses([...earlier, ...between]), [200, 200, 200, 200])
    for (const status of await statuses(later)) assert.ok(status >= 400 && status < 500, String(status))
    await visitor.ask(kept)
    assert.equal((await visitor.open(gone)).status, 403)
    const [names = [], ...others] = await Promise.all(cluster.nodes.map(tenantsOn))
    assert.deepEqual([names.includes('Kept'), names.includes('Gone')], [true, false])
    for (const other of others) assert.deepEqual(other, names)
  })
})
