import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { distribute } from '../../adapters/postgres/distributed/distribute.ts'
import { findRouting, routingOf } from '../../adapters/postgres/distributed/routing.ts'
import { migrate } from '../../adapters/postgres/migrations.ts'
import { createPool, type Pool } from '../../adapters/postgres/pool.ts'
import { version } from '../../app/version.ts'
import { citusSkip, startCitusCluster, type CitusCluster } from '../harness/citus.ts'
import { insistent } from '../harness/database.ts'
import { startProcess, type RunningProcess } from '../harness/processes.ts'
import { ENGINE_TOKEN } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'
import { createVisitor, document, type Session, type Workspace } from './visitor.ts'

describe('A server of Citus that is lost', { skip: citusSkip(), timeout: 15 * 60_000 }, () => {
  let cluster: CitusCluster
  let pool: Pool
  let api: RunningProcess
  let worker: RunningProcess
  const { open, ask, answer } = createVisitor(() => api.port)
  /** One on each worker of Citus. */
  const workspaces = new Map<string, Workspace>()
  before(async () => {
    cluster = await startCitusCluster()
    await migrate(cluster.url, { version })
    await distribute(cluster.url)
    await findRouting(cluster.url)
    pool = createPool({ url: cluster.url, name: 'parley-test' })
    const database = { url: cluster.url, pool, drop: async () => await Promise.resolve() }
    for (let made = 0; workspaces.size < 2; made += 1) {
      const key = `pk_live_LostServer${String(made)}`
      const tenantId = await applyTestWorkspace(database, document(`Workspace ${String(made)}`, key))
      const server = (await routingOf(cluster.url)?.shardGroupOf(tenantId))?.url ?? ''
      workspaces.set(server, { tenantId, key })
    }
    api = await startProcess('api', cluster.url)
    worker = await startProcess('worker', cluster.url)
  })
  after(async () => {
    await api.kill()
    await worker.kill()
    await pool.end()
    await cluster.stop()
  })

  const workspaceAt = (node: number): Workspace => {
    const found = workspaces.get(cluster.nodes[node] ?? '')
    assert.ok(found)
    return found
  }

  /** The worker has gone on after the timer. */
  async function ended({ tenantId }: Workspace, { executionId }: Session): Promise<void> {
    await insistent(async () => {
      const { rowCount } = await pool.query(
        "select from executions where tenant_id = $1 and id = $2 and status = 'completed'",
        [tenantId, executionId],
      )
      assert.equal(rowCount, 1)
    })
  }

  async function readiness() {
    const answer = await fetch(`http://127.0.0.1:${String(api.port)}/readyz`)
    const { checks } = (await answer.json()) as { checks: { name: string; ready: boolean; reason?: string }[] }
    assert.ok(checks.some(({ name }) => name === 'servers'))
    return { status: answer.status, told: checks.filter(({ reason }) => reason !== undefined) }
  }

  /** By the metrics: whether each worker of Citus answers. */
  async function serversUp(): Promise<string[]> {
    const headers = { Authorization: `Bearer ${ENGINE_TOKEN}` }
    const answer = await fetch(`http://127.0.0.1:${String(api.port)}/metrics`, { headers })
    const text = await answer.text()
    assert.equal(answer.status, 200, text)
    assert.match(text, /^parley_pool_connections\{pool="admin",state="waiting"\} 0$/m)
    assert.match(text, /^parley_oldest_due_job_age_seconds \d+$/m)
    return cluster.nodes.slice(1).map(node => {
      const { host } = new URL(node)
      return new RegExp(`^parley_server_up\\{server="${host}"\\} (\\d)$`, 'm').exec(text)?.[1] ?? 'absent'
    })
  }

  async function nodeOf(server: number): Promise<number | undefined> {
    const { port } = new URL(cluster.nodes[server] ?? '')
    const { rows } = await pool.query<{ nodeid: number }>('select nodeid from pg_dist_node where nodeport = $1', [port])
    return rows[0]?.nodeid
  }

  it('leaves every process ready, and lets new ones start; its workspaces are answered 503', async () => {
    const [kept, lost] = [workspaceAt(1), workspaceAt(2)]
    assert.deepEqual(await readiness(), { status: 200, told: [] })
    assert.deepEqual(await serversUp(), ['1', '1'])
    const asked = await ask(lost)
    const back = await cluster.lose(2)
    const node = String(await nodeOf(2))
    const reason = `no answer of servers (nodeid in pg_dist_node): ${node}; their workspaces are unavailable`
    const isTold = async () => {
      assert.deepEqual(await readiness(), { status: 200, told: [{ name: 'servers', ready: true, reason }] })
      // Figures are read at most every few seconds.
      await insistent(async () => assert.deepEqual(await serversUp(), ['1', '0']))
    }
    await isTold()
    await api.kill()
    await worker.kill()
    api = await startProcess('api', cluster.url)
    worker = await startProcess('worker', cluster.url)
    await isTold()
    const refused = await answer(asked)
    assert.equal(refused.status, 503)
    assert.ok(Number(refused.retryAfter) > 0)
    const session = await ask(kept)
    assert.equal((await answer(session)).status, 200)
    await ended(kept, session)
    await back()
    await insistent(async () => assert.deepEqual(await serversUp(), ['1', '1']))
    assert.deepEqual(await readiness(), { status: 200, told: [] })
    await insistent(async () => assert.equal((await answer(asked)).status, 200))
    await ended(lost, asked)
  })

  it('is no server to answer from where all are lost: no process is ready', async () => {
    const back = [await cluster.lose(1), await cluster.lose(2)]
    const { status, told } = await readiness()
    for (const start of back) await start()
    const reason = 'no server with workspaces answers'
    assert.deepEqual({ status, told }, { status: 503, told: [{ name: 'servers', ready: false, reason }] })
    await insistent(async () => assert.equal((await readiness()).status, 200))
  })

  it('takes its workspaces with it, and no others; what waited goes on when it is back', async () => {
    const [kept, lost] = [workspaceAt(1), workspaceAt(2)]
    const before = { kept: await ask(kept), lost: await ask(lost) }
    const back = await cluster.lose(2)
    // Longer than the leases, and than every pause between two attempts to connect.
    const until = performance.now() + Number(process.env['LOST_MS'] ?? 75_000)
    const statuses = new Map<number, number>()
    let slowest = 0
    do {
      const refused = await answer(before.lost)
      statuses.set(refused.status, (statuses.get(refused.status) ?? 0) + 1)
      assert.equal(refused.status, 503)
      assert.ok(Number(refused.retryAfter) > 0)
      slowest = Math.max(slowest, refused.ms)
      const session = await ask(kept)
      assert.equal((await answer(session)).status, 200)
      await ended(kept, session)
    } while (performance.now() < until)
    assert.equal((await open(lost)).status, 503)
    process.stderr.write(`503 ${String(statuses.get(503))} times, the slowest after ${slowest.toFixed(0)} ms\n`)
    await back()
    await insistent(async () => assert.equal((await answer(before.lost)).status, 200))
    await ended(lost, before.lost)
    assert.equal((await answer(before.kept)).status, 200)
  })
})
