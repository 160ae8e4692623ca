import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { distribute } from '../../adapters/postgres/distributed/distribute.ts'
import { isolate, rebalance } from '../../adapters/postgres/distributed/move.ts'
import { findShardGroups } from '../../adapters/postgres/distributed/shard-groups.ts'
import { findRouting, routingOf } from '../../adapters/postgres/distributed/routing.ts'
import { migrate } from '../../adapters/postgres/migrations.ts'
import { createPool, type Pool } from '../../adapters/postgres/pool.ts'
import { version } from '../../app/version.ts'
import { citusSkip, startCitusCluster, type CitusCluster } from '../harness/citus.ts'
import { controlsOf } from '../harness/database.ts'
import { assertAllEnded, judge } from '../harness/judge.ts'
import { raiseStorm, type Aftermath } from '../harness/storm.ts'

const runs = Number(process.env['CHAOS_RUNS'] ?? 400)
const undisturbed = { kills: 0, terminations: 0, suspensions: 0, cuts: 0, restarts: 0 }

describe(`${String(runs)} runs while their rows are moved to other servers`, { skip: citusSkip() }, () => {
  let cluster: CitusCluster
  let pool: Pool
  const servers: Pool[] = []
  let aftermath: Aftermath
  let moves: Promise<void> | undefined
  const moved: string[] = []
  let tenantId: string
  let target: string
  const failures = new Map<string, number>()
  before(
    async () => {
      cluster = await startCitusCluster()
      await migrate(cluster.url, { version })
      await distribute(cluster.url)
      // Without rows yet; the clock of the test is taken on every server.
      await cluster.addServer()
      servers.push(...cluster.nodes.map(url => createPool({ url, name: 'parley-test' })))
      await findRouting(cluster.url)
      pool = createPool({ url: cluster.url, name: 'parley-test' })
      const database = {
        url: cluster.url,
        pool,
        ...(await controlsOf(pool, servers)),
        restart: async () => await Promise.resolve(),
        drop: async () => await Promise.resolve(),
      }
      aftermath = await raiseStorm(database, {
        runs,
        apis: 2,
        workers: 2,
        disturbances: undisturbed,
        onVisited: visits => {
          if (visits !== Math.ceil(runs / 10)) return
          moves = moveWhatRuns()
          // Awaited when the runs have ended.
          moves.catch(() => undefined)
        },
        onAttempt: () => failure => {
          if (failure !== undefined) failures.set(failure, (failures.get(failure) ?? 0) + 1)
        },
      })
      await moves
      // The pools of processes hear of moves by their listeners.
      await routingOf(cluster.url)?.reload()
      const seen = Object.entries({ runs, ...aftermath.figures }).map(([name, value]) => `${name} ${String(value)}`)
      for (const [failure, times] of failures) seen.push(`answered ${failure} ${String(times)} times`)
      process.stderr.write(`${[...seen, ...moved].join(', ')}\n`)
    },
    { timeout: 20 * 60_000 },
  )
  after(async () => {
    for (const one of [pool, ...servers]) await one.end()
    await cluster.stop()
  })

  /** To the new server what the plan of Citus moves there; then the workspace, with shards of its own, twice. */
  async function moveWhatRuns(): Promise<void> {
    await rebalance(cluster.url, move => moved.push(move))
    const { rows } = await pool.query<{ id: string }>('select id from tenants')
    tenantId = rows[0]?.id ?? ''
    await routingOf(cluster.url)?.reload()
    const first = await serverOf(tenantId)
    for (const node of cluster.nodes.slice(1).filter(url => url !== first)) {
      const { hostname: host, port } = new URL(node)
      moved.push(`${await isolate(cluster.url, tenantId, { host, port: Number(port) })} to ${host}:${port}`)
      target = node
    }
  }

  const serverOf = async (workspace: string) => (await routingOf(cluster.url)?.shardGroupOf(workspace))?.url

  it('see rows on the new server, and the workspace on the one that it was moved to last', async () => {
    const servers = (await findShardGroups(pool, cluster.url)).map(({ url }) => url)
    assert.ok(servers.includes(cluster.nodes[3] ?? ''))
    assert.equal(await serverOf(tenantId), target)
  })

  it('are answered, or told to come again', () => {
    assert.deepEqual(
      [...failures.keys()].filter(failure => failure !== '503' && failure !== 'timeout'),
      [],
    )
  })

  it('all end, and leave nothing behind', async () => {
    await assertAllEnded(pool, aftermath.world, runs)
  })

  it('have each of their effects once, by its key', async () => {
    const faults = await judge(pool, aftermath.world)
    assert.deepEqual({ faults: faults.length, first: faults.slice(0, 10) }, { faults: 0, first: [] })
  })

  it('have the messages of each conversation in their order', async () => {
    const { rows } = await pool.query(
      `select from (
        select created_at, lag(created_at) over (partition by tenant_id, conversation_id order by position) as previous
        from messages where tenant_id = $1
      ) m where created_at < previous`,
      [aftermath.world.tenantId],
    )
    assert.equal(rows.length, 0)
  })
})
