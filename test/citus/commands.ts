import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import { newId } from '../../adapters/ids.ts'
import { distribute } from '../../adapters/postgres/distributed/distribute.ts'
import { migrate } from '../../adapters/postgres/migrations.ts'
import { createPool } from '../../adapters/postgres/pool.ts'
import { version } from '../../app/version.ts'
import { citusSkip, startCitusCluster, type CitusCluster } from '../harness/citus.ts'
import { runCli } from '../support/cli.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const document = {
  apiVersion: 'parley/v1',
  organization: { name: 'Acme' },
  workspace: { name: 'Moved' },
  keys: [{ name: 'open', key: 'pk_live_Commands' }],
}

describe('parley rebalance, isolate and restore-point', { skip: citusSkip(), timeout: 15 * 60_000 }, () => {
  let cluster: CitusCluster
  let folder: string
  let coordinator: pg.Client
  let tenantId: string
  before(async () => {
    cluster = await startCitusCluster()
    folder = await mkdtemp(path.join(tmpdir(), 'parley-citus-commands-'))
    await migrate(cluster.url, { version })
    const pool = createPool({ url: cluster.url, name: 'parley-test' })
    tenantId = await applyTestWorkspace({ url: cluster.url, pool, drop: async () => await Promise.resolve() }, document)
    await pool.end()
    coordinator = new pg.Client({ connectionString: cluster.url })
    await coordinator.connect()
  })
  after(async () => {
    await coordinator.end()
    await cluster.stop()
    await rm(folder, { recursive: true })
  })

  const parley = async (...args: string[]) => await runCli(args, { cwd: folder, databaseUrl: cluster.url })
  const refused = (sentence: string) => ({ code: 1, stdout: '', stderr: `${sentence} Nothing was changed.\n` })
  const addressOf = (node: number) => new URL(cluster.nodes[node] ?? '').host

  /** Shards of executions by the port of their server; a shard of one workspace alone with its name. */
  async function shards(): Promise<{ id: string; port: number; alone: boolean }[]> {
    const { rows } = await coordinator.query<{ id: string; port: number; alone: boolean }>(`
      select s.shardid as id, n.nodeport as port, s.shardminvalue = s.shardmaxvalue as alone
      from pg_dist_shard s
      join pg_dist_placement p using (shardid)
      join pg_dist_node n on n.groupid = p.groupid
      where s.logicalrelid = 'executions'::regclass
      order by s.shardid`)
    return rows
  }

  it('refuse a database that is not distributed', async () => {
    const sentence = 'The database is not distributed.'
    assert.deepEqual(await parley('rebalance'), refused(sentence))
    assert.deepEqual(await parley('isolate', tenantId), refused(sentence))
    assert.deepEqual(await parley('restore-point', 'daily'), refused(sentence))
  })

  it('move nothing where the servers are in balance', async () => {
    await distribute(cluster.url)
    const before = await shards()
    assert.deepEqual(await parley('rebalance'), { code: 0, stdout: 'The servers are in balance.\n', stderr: '' })
    assert.deepEqual(await shards(), before)
  })

  it('refuse a workspace and a server that do not exist, before anything is divided', async () => {
    const before = await shards()
    const unknown = newId()
    assert.deepEqual(await parley('isolate', unknown), refused(`There is no workspace ${unknown}.`))
    for (const server of ['127.0.0.1:1', addressOf(0)])
      assert.deepEqual(
        await parley('isolate', tenantId, '--server', server),
        refused(`No server ${server} takes rows: add it with citus_add_node.`),
      )
    assert.deepEqual(await shards(), before)
  })

  it('say each move to a server that was added', async () => {
    await cluster.addServer()
    const { code, stdout, stderr } = await parley('rebalance')
    assert.deepEqual([code, stderr], [0, ''])
    const moves = stdout.trimEnd().split('\n')
    const { port } = new URL(cluster.nodes[3] ?? '')
    const there = (await shards()).filter(shard => shard.port === Number(port))
    assert.ok(there.length > 0)
    assert.deepEqual(
      moves.map(move => /^Moved shard group (\d+) from 127\.0\.0\.1:\d+ to (\S+)$/.exec(move)?.slice(1)).sort(),
      there.map(({ id }) => [id, addressOf(3)]).sort(),
    )
  })

  it('give a workspace shards of its own where it is told to, and say so again when repeated', async () => {
    const target = addressOf(1)
    const first = await parley('isolate', tenantId, '--server', target)
    const alone = (await shards()).filter(shard => shard.alone)
    assert.deepEqual(
      alone.map(({ port }) => `127.0.0.1:${String(port)}`),
      [target],
    )
    const stdout = `The workspace has place_${alone[0]?.id ?? ''} for itself.\n`
    assert.deepEqual(first, { code: 0, stdout, stderr: '' })
    assert.deepEqual(await parley('isolate', tenantId, '--server', target), { code: 0, stdout, stderr: '' })
    const { rows } = await coordinator.query('select name from tenants where id = $1', [tenantId])
    assert.deepEqual(rows, [{ name: 'Moved' }])
  })
})
