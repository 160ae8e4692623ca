import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { applyTestWorkspace } from '../support/workspace.ts'
import { type Balancer, type BalancerKind, balancerSkip, startBalancer } from '../harness/balancers.ts'
import { layOutImage, type Running, startCommand } from '../harness/commands.ts'
import { helloWorkspace, type Load, startDirectLoad, startLoad } from '../harness/load.ts'

/** Clients of each way to the service. */
const CLIENTS = Number(process.env['DRAIN_CLIENTS'] ?? 4)
/** Requests of each way before the signal, and after the end of the process. */
const AROUND = Number(process.env['DRAIN_AROUND'] ?? 100)
const KINDS = ['nginx', 'haproxy'] as const

describe('an API process that stops under full load, while another one runs', () => {
  let database: TestDatabase
  let image: Awaited<ReturnType<typeof layOutImage>>
  let apis: Running[] = []
  const balancers: Balancer[] = []
  const loads: Partial<Record<'direct' | BalancerKind, Load>> = {}
  let tenantId = ''
  let exitCode: number | null = null
  let tookMs = 0

  const more = async () => {
    await Promise.all(Object.values(loads).map(async load => await load.more(AROUND)))
  }
  before(async () => {
    ;[database, image] = await Promise.all([createTestDatabase(), layOutImage()])
    tenantId = await applyTestWorkspace(database, helloWorkspace)
    const stores = { databaseUrl: database.url, limiterDsn: 'memory://', edgeStoreDsn: 'null://', drainDelay: 3 }
    apis = await Promise.all([1, 2].map(async () => await startCommand(image.folder, 'serve', stores)))
    const [first, second] = apis as [Running, Running]
    const ports = [first, second].map(({ url }) => Number(new URL(url).port)) as [number, number]
    loads.direct = startDirectLoad([first.url, second.url], { clients: CLIENTS, tenantId })
    for (const kind of KINDS) {
      if (balancerSkip(kind) !== false) continue
      const balancer = await startBalancer(kind, ports)
      balancers.push(balancer)
      loads[kind] = startLoad(() => balancer.url, { clients: CLIENTS, tenantId })
    }
    // As a browser opens one before it has anything to send.
    const silent = connect(ports[0], '127.0.0.1').on('error', () => undefined)
    await more()
    const startedAt = performance.now()
    exitCode = await first.stop()
    tookMs = performance.now() - startedAt
    silent.destroy()
    await more()
    await Promise.all(Object.values(loads).map(async load => await load.stop()))
  })
  after(async () => {
    await Promise.all([...apis.map(async api => await api.kill()), ...balancers.map(async one => await one.stop())])
    await Promise.all([database.drop(), image.drop()])
  })

  // The process itself ends with another code after ten seconds.
  it('ends in time, without SIGKILL', t => {
    t.diagnostic(`it took ${tookMs.toFixed(0)} ms`)
    assert.equal(exitCode, 0)
  })
  for (const [way, skip] of [
    ['direct', false],
    ['nginx', balancerSkip('nginx')],
    ['haproxy', balancerSkip('haproxy')],
  ] as const)
    it(`fails no request of callers that come ${way === 'direct' ? 'directly' : `through ${way}`}`, { skip }, t => {
      const load = loads[way]
      assert.ok(load !== undefined && load.answered > 100, `${load?.answered} requests`)
      t.diagnostic(`${load.answered} requests were answered`)
      assert.deepEqual(load.failures, [])
    })
})
