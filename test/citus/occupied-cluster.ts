import assert from 'node:assert/strict'
import { distribute } from '../../adapters/postgres/distributed/distribute.ts'
import { findRouting, routingOf } from '../../adapters/postgres/distributed/routing.ts'
import { migrate } from '../../adapters/postgres/migrations.ts'
import { createPool, type Pool } from '../../adapters/postgres/pool.ts'
import { version } from '../../app/version.ts'
import { startCitusCluster, type CitusCluster } from '../harness/citus.ts'
import { insistent } from '../harness/database.ts'
import { applyTestWorkspace } from '../support/workspace.ts'
import { document, type Session, type Workspace } from './visitor.ts'

export type OccupiedCluster = {
  cluster: CitusCluster
  pool: Pool
  /** That of a worker of Citus, by its position in `nodes`. */
  workspaceAt: (node: number) => Workspace
  /** Waits until a worker has gone on after the timer. */
  ended: (workspace: Workspace, session: Session) => Promise<void>
  stop: () => Promise<void>
}

/**
 * A distributed database with a workspace on each of two workers of Citus.
 * @param name of letters, the start of their keys
 */
export async function startOccupiedCluster(name: string): Promise<OccupiedCluster> {
  const cluster = await startCitusCluster()
  await migrate(cluster.url, { version })
  await distribute(cluster.url)
  await findRouting(cluster.url)
  const pool = createPool({ url: cluster.url, name: 'parley-test' })
  const database = { url: cluster.url, pool, drop: async () => await Promise.resolve() }
  const workspaces = new Map<string, Workspace>()
  for (let made = 0; workspaces.size < 2; made += 1) {
    const key = `pk_live_${name}${String(made)}`
    const tenantId = await applyTestWorkspace(database, document(`Workspace ${String(made)}`, key))
    const server = (await routingOf(cluster.url)?.shardGroupOf(tenantId))?.url ?? ''
    workspaces.set(server, { tenantId, key })
  }
  return {
    cluster,
    pool,
    workspaceAt: node => {
      const found = workspaces.get(cluster.nodes[node] ?? '')
      assert.ok(found)
      return found
    },
    ended: async ({ tenantId }, { executionId }) => {
      await insistent(async () => {
        const { rowCount } = await pool.query(
          "select from executions where tenant_id = $1 and id = $2 and status = 'completed'",
          [tenantId, executionId],
        )
        assert.equal(rowCount, 1)
      })
    },
    stop: async () => {
      await pool.end()
      await cluster.stop()
    },
  }
}

/** The checks of `/readyz` that give a reason. */
export async function readiness(port: number) {
  const answer = await fetch(`http://127.0.0.1:${String(port)}/readyz`)
  const { checks } = (await answer.json()) as { checks: { name: string; ready: boolean; reason?: string }[] }
  assert.ok(checks.some(({ name }) => name === 'servers'))
  return { status: answer.status, told: checks.filter(({ reason }) => reason !== undefined) }
}
