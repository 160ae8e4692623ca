import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { distribute } from '../../adapters/postgres/distributed/distribute.ts'
import { routingOf } from '../../adapters/postgres/distributed/routing.ts'
import { migrate } from '../../adapters/postgres/migrations.ts'
import { createPool, type Pool } from '../../adapters/postgres/pool.ts'
import { PoolerInTransactionMode } from '../../adapters/postgres/pooler.ts'
import { openCurrentDatabase } from '../../app/database.ts'
import { version } from '../../app/version.ts'
import { citusSkip, startCitusCluster, type CitusCluster } from '../harness/citus.ts'
import { insistent } from '../harness/database.ts'
import { startProcess, type RunningProcess } from '../harness/processes.ts'
import { pgbouncerSkip, startPgBouncer, type PgBouncer } from '../support/pgbouncer.ts'
import { applyTestWorkspace } from '../support/workspace.ts'
import { createVisitor, document, type Workspace } from './visitor.ts'

describe('Citus with pgbouncer before the coordinator', { skip: citusSkip() || pgbouncerSkip }, () => {
  let cluster: CitusCluster
  let bouncer: PgBouncer
  let pool: Pool
  let api: RunningProcess
  const visitor = createVisitor(() => api.port)
  const ends: (() => Promise<void>)[] = []
  before(async () => {
    cluster = await startCitusCluster()
    ends.push(cluster.stop)
    await migrate(cluster.url, { version })
    await distribute(cluster.url)
    bouncer = await startPgBouncer(coordinator(), 'session')
    ends.push(async () => await bouncer.stop())
    const opened = await openCurrentDatabase({ databaseUrl: bouncer.url, dataDir: '' })
    pool = createPool({ url: opened.url, name: 'parley-test' })
    ends.push(async () => await pool.end())
    api = await startProcess('api', opened.url)
    ends.push(async () => await api.kill())
    const worker = await startProcess('worker', opened.url)
    ends.push(async () => await worker.kill())
  })
  after(async () => {
    for (const end of ends.reverse()) await end()
  })

  /** The server asks for no password, but pgbouncer's file has to name one. */
  const coordinator = () => Object.assign(new URL(cluster.url), { password: 'any' }).href

  const apply = async (name: string, key: string): Promise<Workspace> => {
    const database = { url: bouncer.url, pool, drop: async () => await Promise.resolve() }
    return { key, tenantId: await applyTestWorkspace(database, document(name, key)) }
  }

  it('in session mode runs turns, timers and notifications of workspaces on each server', async () => {
    const servers = new Set<string>()
    for (let made = 0; servers.size < 2; made += 1) {
      const workspace = await apply(`Pooled ${String(made)}`, `pk_live_Pooled${String(made)}`)
      servers.add((await routingOf(bouncer.url)?.shardGroupOf(workspace.tenantId))?.url ?? '')
      const session = await visitor.ask(workspace)
      assert.equal((await visitor.answer(session)).status, 200)
      await insistent(async () => {
        const { rows } = await pool.query('select status from executions where tenant_id = $1 and id = $2', [
          workspace.tenantId,
          session.executionId,
        ])
        assert.deepEqual(rows, [{ status: 'completed' }])
      })
      // The process has cached the key, and hears of its end.
      await pool.query("update keys set status = 'revoked' where tenant_id = $1", [workspace.tenantId])
      await insistent(async () => assert.equal((await visitor.open(workspace)).status, 403))
    }
    assert.deepEqual([...servers].sort(), cluster.nodes.slice(1).sort())
  })

  it('in transaction mode is refused', async () => {
    const other = await startPgBouncer(coordinator(), 'transaction')
    await assert.rejects(openCurrentDatabase({ databaseUrl: other.url, dataDir: '' }), PoolerInTransactionMode)
    await other.stop()
  })
})
