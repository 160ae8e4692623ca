import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { distribute } from '../../adapters/postgres/distributed/distribute.ts'
import { findRouting, routingOf } from '../../adapters/postgres/distributed/routing.ts'
import { migrate } from '../../adapters/postgres/migrations.ts'
import {
  createChangeFeed,
  createWorkListener,
  createWorkSignal,
  type ChangeFeed,
} from '../../adapters/postgres/notifications.ts'
import { createKnexInstance, createPool, type Knex, type Pool } from '../../adapters/postgres/pool.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import { configValues } from '../../adapters/stores/configuration/values.ts'
import { claimRequests } from '../../adapters/stores/edge-store-requests/queue.ts'
import { requestRepublish } from '../../adapters/stores/edge-store-requests/requests.ts'
import { lockTenant } from '../../adapters/stores/tenants/tenants.ts'
import { version } from '../../app/version.ts'
import { createConfiguration } from '../../services/configuration/configuration.ts'
import { citusSkip, startCitusCluster, type CitusCluster } from '../harness/citus.ts'
import { eventually } from '../support/eventually.ts'
import { applyTestWorkspace } from '../support/workspace.ts'
import { document } from './visitor.ts'

const FIELD = 'webhooks/log/retention_days'

describe('What is announced before it is committed on another server', { skip: citusSkip(), timeout: 600_000 }, () => {
  let cluster: CitusCluster
  let proxy: Awaited<ReturnType<typeof startCommitProxy>>
  let pool: Pool
  let knex: Knex
  let changes: ChangeFeed
  let tenantId: string
  before(async () => {
    cluster = await startCitusCluster()
    await migrate(cluster.url, { version })
    proxy = await startCommitProxy(cluster.url)
    const coordinator = createPool({ url: cluster.url, name: 'parley-test' })
    // The workers reach the coordinator by this address, and processes by their own.
    await coordinator.query("select citus_set_coordinator_host('127.0.0.1', $1)", [proxy.port])
    await coordinator.end()
    await distribute(cluster.url)
    await findRouting(cluster.url)
    pool = createPool({ url: cluster.url, name: 'parley-test' })
    knex = createKnexInstance({ url: cluster.url })
    changes = createChangeFeed({ url: cluster.url })
    await changes.ready()
    const database = { url: cluster.url, pool, drop: async () => await Promise.resolve() }
    tenantId = await applyTestWorkspace(database, document('Late', 'pk_live_Late'))
  })
  after(async () => {
    await changes.close()
    await knex.destroy()
    await pool.end()
    await cluster.stop()
    proxy.stop()
  })

  /**
   * A change at the shard group of the workspace, of a value for all workspaces. Its commit there is all that succeeds.
   */
  async function changeWithoutCoordinator(value: number, more?: (trx: Knex) => Promise<void>) {
    proxy.cutCommits()
    await transaction(knex, async trx => {
      await lockTenant(trx, tenantId)
      await configValues(trx, { kind: 'global' }).set(FIELD, { value }, {})
      await more?.(trx)
    })
    const { rows } = await pool.query("select from pg_prepared_xacts where gid ^@ 'citus_'")
    assert.equal(rows.length, 1)
  }

  /** As the servers do it themselves, once a minute. */
  async function recover() {
    proxy.pass()
    const group = await routingOf(cluster.url)?.shardGroupOf(tenantId)
    const server = createPool({ url: group?.url ?? '', name: 'parley-test' })
    const { rows } = await server.query<{ recovered: number }>('select recover_prepared_transactions() as recovered')
    await server.end()
    assert.equal(rows[0]?.recovered, 1)
  }

  it('is dropped from the memory again when it is: a value for all workspaces', async () => {
    // What is held in memory does not expire.
    const clock = { now: () => new Date(0) }
    const configuration = createConfiguration({ db: pool, clock, changes })
    const heard = Promise.withResolvers<undefined>()
    const unsubscribe = changes.onChange(change => {
      if (change.kind === 'row' && change.table === 'config_values') heard.resolve(undefined)
    })
    const held = await configuration.value(tenantId, FIELD)
    await changeWithoutCoordinator(7)
    await heard.promise
    unsubscribe()
    assert.equal(await configuration.value(tenantId, FIELD), held)
    await recover()
    await eventually(async () => assert.equal(await configuration.value(tenantId, FIELD), 7))
  })

  it('is looked for again when it is: a document to publish', async () => {
    const onError = (error: unknown) => assert.ifError(error)
    const work = createWorkSignal({ db: pool, detached: run => run(), onError })
    const claimed: string[] = []
    const look = async () => claimed.push(...(await claimRequests(pool, 10)).map(({ key }) => key))
    const listener = createWorkListener(work, { url: cluster.url })
    await listener.ready()
    // Those of the new workspace.
    await look()
    claimed.length = 0
    const woken = Promise.withResolvers<undefined>()
    work.onWork('documents', () => void look().then(() => woken.resolve(undefined)))
    await changeWithoutCoordinator(8, async trx => await requestRepublish(trx, [{ namespace: 'config', key: 'late' }]))
    await woken.promise
    assert.deepEqual(claimed, [])
    await recover()
    await eventually(() => assert.deepEqual(claimed, ['late']))
    await listener.close()
    await work.close()
  })
})

/** Before the coordinator; it can cut a connection instead of passing a second commit on. */
async function startCommitProxy(url: string) {
  let cuts = false
  const server = createServer(client => {
    const upstream = connect(Number(new URL(url).port), '127.0.0.1')
    for (const socket of [client, upstream]) socket.on('error', () => undefined)
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
    client.on('data', chunk => {
      if (cuts && chunk.includes('COMMIT PREPARED')) client.destroy()
      else upstream.write(chunk)
    })
    upstream.pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    cutCommits: () => void (cuts = true),
    pass: () => void (cuts = false),
    stop: () => void server.close(),
  }
}
