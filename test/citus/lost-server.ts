import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { citusSkip } from '../harness/citus.ts'
import { insistent } from '../harness/database.ts'
import { startProcess, type RunningProcess } from '../harness/processes.ts'
import { ENGINE_TOKEN } from '../support/service.ts'
import { readiness, startOccupiedCluster, type OccupiedCluster } from './occupied-cluster.ts'
import { createVisitor } from './visitor.ts'

describe('A server of Citus that is lost', { skip: citusSkip(), timeout: 15 * 60_000 }, () => {
  let occupied: OccupiedCluster
  let api: RunningProcess
  let worker: RunningProcess
  const { open, ask, answer } = createVisitor(() => api.port)
  before(async () => {
    occupied = await startOccupiedCluster('LostServer')
    api = await startProcess('api', occupied.cluster.url)
    worker = await startProcess('worker', occupied.cluster.url)
  })
  after(async () => {
    await api.kill()
    await worker.kill()
    await occupied.stop()
  })

  /** By the metrics: whether each worker of Citus answers. */
  async function serversUp(): Promise<string[]> {
    const headers = { Authorization: `Bearer ${ENGINE_TOKEN}` }
    const answer = await fetch(`http://127.0.0.1:${String(api.port)}/metrics`, { headers })
    const text = await answer.text()
    assert.equal(answer.status, 200, text)
    assert.match(text, /^parley_pool_connections\{pool="admin",state="waiting"\} 0$/m)
    assert.match(text, /^parley_oldest_due_job_age_seconds \d+$/m)
    return occupied.cluster.nodes.slice(1).map(node => {
      const { host } = new URL(node)
      return new RegExp(`^parley_server_up\\{server="${host}"\\} (\\d)$`, 'm').exec(text)?.[1] ?? 'absent'
    })
  }

  async function nodeOf(server: number): Promise<number | undefined> {
    const { port } = new URL(occupied.cluster.nodes[server] ?? '')
    const { rows } = await occupied.pool.query<{ nodeid: number }>(
      'select nodeid from pg_dist_node where nodeport = $1',
      [port],
    )
    return rows[0]?.nodeid
  }

  it('leaves every process ready, and lets new ones start; its workspaces are answered 503', async () => {
    const [kept, lost] = [occupied.workspaceAt(1), occupied.workspaceAt(2)]
    assert.deepEqual(await readiness(api.port), { status: 200, told: [] })
    assert.deepEqual(await serversUp(), ['1', '1'])
    const asked = await ask(lost)
    const back = await occupied.cluster.lose(2)
    const node = String(await nodeOf(2))
    const reason = `no answer of servers (nodeid in pg_dist_node): ${node}; their workspaces are unavailable`
    const isTold = async () => {
      assert.deepEqual(await readiness(api.port), { status: 200, told: [{ name: 'servers', ready: true, reason }] })
      // Figures are read at most every few seconds.
      await insistent(async () => assert.deepEqual(await serversUp(), ['1', '0']))
    }
    await isTold()
    await api.kill()
    await worker.kill()
    api = await startProcess('api', occupied.cluster.url)
    worker = await startProcess('worker', occupied.cluster.url)
    await isTold()
    const refused = await answer(asked)
    assert.equal(refused.status, 503)
    assert.ok(Number(refused.retryAfter) > 0)
    const session = await ask(kept)
    assert.equal((await answer(session)).status, 200)
    await occupied.ended(kept, session)
    await back()
    await insistent(async () => assert.deepEqual(await serversUp(), ['1', '1']))
    assert.deepEqual(await readiness(api.port), { status: 200, told: [] })
    await insistent(async () => assert.equal((await answer(asked)).status, 200))
    await occupied.ended(lost, asked)
  })

  it('is no server to answer from where all are lost: no process is ready', async () => {
    const back = [await occupied.cluster.lose(1), await occupied.cluster.lose(2)]
    const { status, told } = await readiness(api.port)
    for (const start of back) await start()
    const reason = 'no server with workspaces answers'
    assert.deepEqual({ status, told }, { status: 503, told: [{ name: 'servers', ready: false, reason }] })
    await insistent(async () => assert.equal((await readiness(api.port)).status, 200))
  })

  it('takes its workspaces with it, and no others; what waited goes on when it is back', async () => {
    const [kept, lost] = [occupied.workspaceAt(1), occupied.workspaceAt(2)]
    const before = { kept: await ask(kept), lost: await ask(lost) }
    const back = await occupied.cluster.lose(2)
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
      await occupied.ended(kept, session)
    } while (performance.now() < until)
    assert.equal((await open(lost)).status, 503)
    process.stderr.write(`503 ${String(statuses.get(503))} times, the slowest after ${slowest.toFixed(0)} ms\n`)
    await back()
    await insistent(async () => assert.equal((await answer(before.lost)).status, 200))
    await occupied.ended(lost, before.lost)
    assert.equal((await answer(before.kept)).status, 200)
  })
})
