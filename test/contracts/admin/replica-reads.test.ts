import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { createPool } from '../../../adapters/postgres/pool.ts'
import { openReplica } from '../../../adapters/postgres/replica.ts'
import { operations, type Operation } from '../../../generated/operations.ts'
import { ADMIN, startAdminService, type Method } from '../../support/admin.ts'
import { startDatabaseProxy, type DatabaseProxy } from '../../support/database-proxy.ts'
import { eventually } from '../../support/eventually.ts'
import { ENGINE_TOKEN } from '../../support/service.ts'
import { startStandbyPair } from '../../support/standby.ts'
import { requester } from '../json-operation.ts'
import { successBody, creators, type PathParameters } from './fixtures.ts'

const DEFINITION = { dataset: 'conversations', dimensions: ['locale'], measures: ['conversations'], last_days: 7 }
/** Longer than any test takes: the standby is used however far it is behind. */
const ALWAYS_CURRENT_S = 600

const all: [string, Operation][] = Object.entries(operations)
const replicaReads = all.filter(([, operation]) => operation.replica === true)

describe('reads from a standby', async () => {
  const pair = await startStandbyPair()
  let proxy: DatabaseProxy | undefined
  const { service, home } = await startAdminService({
    environment: { databaseReadMaxLag: ALWAYS_CURRENT_S },
    serverUrl: pair.url,
    standbyAt: async url => {
      proxy = await startDatabaseProxy(pair.onStandby(url))
      return proxy.url
    },
  })
  after(async () => {
    await service.stop()
    await proxy?.stop()
    await pair.stop()
  })
  const { token } = home
  const metrics = requester(service, { Authorization: `Bearer ${ENGINE_TOKEN}` })
  const readsFrom = async (from: 'replica' | 'primary') => {
    const { text } = await metrics.get('/metrics')
    return Number(new RegExp(`^parley_replica_reads_total\\{from="${from}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
  }
  const untilAsked = async () => {
    const before = await readsFrom('replica')
    await eventually(async () => {
      await successBody(token.get('/executions'))
      assert.ok((await readsFrom('replica')) > before, 'the standby is not asked yet')
    })
  }
  const newRun = async () => String((await creators['/executions/{executionId}']?.(home))?.['executionId'])
  const listedRuns = async () =>
    ((await successBody(token.get('/executions?limit=200')))['items'] as { id: string }[]).map(({ id }) => id)

  it('answers every operation that may read from it, and writes nothing there', async () => {
    await untilAsked()
    const values: PathParameters = { dataset: 'conversations' }
    for (const [path, make] of Object.entries(creators))
      if (replicaReads.some(([, operation]) => operation.path.startsWith(`${ADMIN}${path}/`)))
        Object.assign(values, await make(home))
    await pair.caughtUp()
    const primary = await readsFrom('primary')
    for (const [operationId, { method, path }] of replicaReads) {
      const filled = path.slice(ADMIN.length).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name)
      const query = operationId === 'suggestFilterValues' ? '?field=locale' : ''
      const body = { runReport: {}, runAdHocReport: DEFINITION }[operationId]
      const { status, text } = await token.call(method as Method, `${filled}${query}`, body)
      assert.equal(status, 200, `${operationId}: ${text}`)
      assert.equal(await readsFrom('primary'), primary, `${operationId} was answered by the primary`)
    }
  })

  it('serves the rows that it has replayed; missing rows, and any other request, come from the primary', async () => {
    await pair.pauseReplay()
    const run = await newRun()
    assert.ok(!(await listedRuns()).includes(run))
    assert.equal((await successBody(token.get(`/executions/${run}`)))['execution'].id, run)
    assert.equal((await token.get(`/executions/${run}/events`)).status, 200)
    const newcomer = await home.adminCaller(['service.executions.view'])
    assert.equal((await newcomer.get('/executions')).status, 200)
    await pair.resumeReplay()
    await pair.caughtUp()
    assert.ok((await listedRuns()).includes(run))
  })

  it('while it is unavailable is replaced by the primary, and is used again when it is back', async () => {
    await proxy?.refuse()
    const run = await newRun()
    assert.ok((await listedRuns()).includes(run))
    const before = await readsFrom('replica')
    assert.ok((await listedRuns()).includes(run))
    assert.equal(await readsFrom('replica'), before)
    await proxy?.pass()
    await untilAsked()
  })

  it('counts as too far behind by the position that it has replayed, not by its last transaction', async () => {
    const primary = createPool({ url: pair.url, max: 1 })
    const options = { primary, maxLag: 1, statementTimeout: 1_000, onError: () => undefined }
    const replica = openReplica({ url: pair.onStandby(pair.url), ...options })
    const write = async () => await primary.query('select pg_logical_emit_message(false, $1, $1)', ['test'])
    try {
      await eventually(() => assert.ok(replica.isCurrent()))
      await pair.pauseReplay()
      await write()
      await eventually(() => assert.ok(!replica.isCurrent()))
      assert.ok((replica.lag() ?? 0) >= 1)
      await pair.resumeReplay()
      await eventually(() => assert.ok(replica.isCurrent()))
      await assert.rejects(replica.db.query('create table written (id int)'), { code: '25006' })
    } finally {
      await replica.close()
      await primary.end()
    }
  })
})
