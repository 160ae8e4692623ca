import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { distribute } from '../../adapters/postgres/distributed/distribute.ts'
import { findRouting } from '../../adapters/postgres/distributed/routing.ts'
import { migrate } from '../../adapters/postgres/migrations.ts'
import { createPool, type Pool } from '../../adapters/postgres/pool.ts'
import { version } from '../../app/version.ts'
import { citusSkip, startCitusCluster, type CitusCluster } from '../harness/citus.ts'
import { controlsOf } from '../harness/database.ts'
import { assertAllEnded, judge } from '../harness/judge.ts'
import { raiseStorm, type Aftermath } from '../harness/storm.ts'

const runs = Number(process.env['CHAOS_RUNS'] ?? 60)
const processes = Number(process.env['CHAOS_PROCESSES'] ?? 2)
/** As in test/chaos/chaos.test.ts, with a restart of each server at least. */
const planned = {
  kills: Math.max(2, Math.floor(runs / 60)),
  terminations: Math.max(1, Math.floor(runs / 100)),
  suspensions: Math.max(1, Math.floor(runs / 100)),
  cuts: Math.max(6, Math.floor(runs / 30)),
  restarts: Math.max(4, Math.floor(runs / 100)),
}

describe(`${String(runs)} runs while the servers of Citus are killed in turn`, { skip: citusSkip() }, () => {
  let cluster: CitusCluster
  let pool: Pool
  let servers: Pool[]
  let aftermath: Aftermath
  const restarted = new Map<number, number>()
  before(
    async () => {
      cluster = await startCitusCluster()
      await migrate(cluster.url, { version })
      await distribute(cluster.url)
      servers = cluster.nodes.map(url => createPool({ url, name: 'parley-test' }))
      await findRouting(cluster.url)
      pool = createPool({ url: cluster.url, name: 'parley-test' })
      let next = 0
      const database = {
        url: cluster.url,
        pool,
        ...(await controlsOf(pool, servers)),
        // A worker first: one of the two has all runs, since they are of one workspace.
        restart: async (mode: 'fast' | 'immediate') => {
          next = (next + 1) % cluster.nodes.length
          restarted.set(next, (restarted.get(next) ?? 0) + 1)
          await cluster.restart(next, mode)
        },
        drop: async () => await Promise.resolve(),
      }
      aftermath = await raiseStorm(database, {
        runs,
        apis: processes,
        workers: processes,
        disturbances: planned,
        onVisited: () => undefined,
      })
      const { figures, disturbances } = aftermath
      const shown = Object.entries({ runs, ...figures, ...disturbances }).map(([name, value]) => `${name} ${value}`)
      for (const [node, times] of restarted) shown.push(`${nameOf(node)} ${String(times)} times`)
      process.stderr.write(`${shown.join(', ')}\n`)
    },
    { timeout: 40 * 60_000 },
  )
  after(async () => {
    for (const one of [pool, ...servers]) await one.end()
    await cluster.stop()
  })

  it('see every disturbance as often as it was planned, each server restarted, and no other end of a process', () => {
    assert.deepEqual(aftermath.disturbances, planned)
    assert.equal(restarted.size, cluster.nodes.length)
    assert.equal(aftermath.casualties.crashed, 0)
  })

  it('all end, and leave nothing behind', async () => {
    await assertAllEnded(pool, aftermath.world, runs)
  })

  it('have each of their effects once, by its key', async () => {
    const faults = await judge(pool, aftermath.world)
    assert.deepEqual({ faults: faults.length, first: faults.slice(0, 10) }, { faults: 0, first: [] })
  })
})

function nameOf(node: number): string {
  return node === 0 ? 'coordinator' : `worker ${String(node)}`
}
