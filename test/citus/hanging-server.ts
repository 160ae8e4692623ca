import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { distribute } from '../../adapters/postgres/distributed/distribute.ts'
import { findRouting, routingOf } from '../../adapters/postgres/distributed/routing.ts'
import { migrate } from '../../adapters/postgres/migrations.ts'
import { createPool, type Pool } from '../../adapters/postgres/pool.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import { version } from '../../app/version.ts'
import { citusSkip, startCitusCluster, type CitusCluster } from '../harness/citus.ts'
import { insistent } from '../harness/database.ts'
import { startProcess, type RunningProcess } from '../harness/processes.ts'
import { applyTestWorkspace } from '../support/workspace.ts'
import { createVisitor, document, type Session, type Workspace } from './visitor.ts'

describe('A server of Citus that hangs', { skip: citusSkip(), timeout: 15 * 60_000 }, () => {
  let cluster: CitusCluster
  let pool: Pool
  const processes: RunningProcess[] = []
  const { ask, answer, open } = createVisitor(() => processes[0]?.port ?? 0)
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
      const key = `pk_live_HangingServer${String(made)}`
      const tenantId = await applyTestWorkspace(database, document(`Workspace ${String(made)}`, key))
      const server = (await routingOf(cluster.url)?.shardGroupOf(tenantId))?.url ?? ''
      workspaces.set(server, { tenantId, key })
    }
    processes.push(await startProcess('api', cluster.url), await startProcess('worker', cluster.url))
  })
  after(async () => {
    for (const process of processes) await process.kill()
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

  /** Every server has the row. The server of the workspace gives up by its own limit, which is shorter here. */
  async function writeEverywhere({ tenantId }: Workspace): Promise<void> {
    await transaction(pool, async client => {
      await client.query('set local statement_timeout = 2000')
      await client.query('update tenants set updated_at = now() where id = $1', [tenantId])
    })
  }

  async function readiness() {
    const answer = await fetch(`http://127.0.0.1:${String(processes[0]?.port)}/readyz`)
    const { checks } = (await answer.json()) as { checks: { name: string; ready: boolean; reason?: string }[] }
    return { status: answer.status, told: checks.filter(({ reason }) => reason !== undefined).map(({ name }) => name) }
  }

  it('counts as lost: requests that wait for it are answered 503, and turns and timers of others go on', async () => {
    const [kept, hanging] = [workspaceAt(1), workspaceAt(2)]
    const asked = [await ask(hanging), await ask(hanging)] as const
    // Their timers are due while nothing answers.
    const [timed, other] = [await ask(hanging), await ask(kept)]
    assert.equal((await answer(timed)).status, 200)
    const resume = await cluster.suspend(2)
    try {
      const waited = asked.map(answer)
      assert.equal((await answer(other)).status, 200)
      for (const { status, retryAfter } of await Promise.all(waited)) {
        assert.equal(status, 503)
        assert.ok(Number(retryAfter) > 0)
      }
      await ended(kept, other)
      assert.equal((await open(hanging)).status, 503)
      const session = await ask(kept)
      assert.equal((await answer(session)).status, 200)
      await ended(kept, session)
      assert.deepEqual(await readiness(), { status: 200, told: ['servers'] })
      await assert.rejects(writeEverywhere(kept), { code: '57014' })
    } finally {
      resume()
    }
    await insistent(async () => assert.deepEqual(await readiness(), { status: 200, told: [] }))
    for (const session of asked) {
      await insistent(async () => assert.equal((await answer(session)).status, 200))
      await ended(hanging, session)
    }
    await ended(hanging, timed)
  })
})
