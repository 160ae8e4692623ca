import assert from 'node:assert/strict'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { ENGINE_TOKEN } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'
import { balancerSkip, startBalancer, type Balancer, type BalancerKind } from './balancers.ts'
import { layOutImage } from './image.ts'
import { startCommand, type Running } from './processes.ts'

/** Clients of each way to the service, each with its next request as soon as the last is answered. */
const CLIENTS = Number(process.env['DRAIN_CLIENTS'] ?? 4)
/** Before the signal, and after the end of the process. */
const AROUND_MS = Number(process.env['DRAIN_AROUND_MS'] ?? 500)
const KINDS = ['nginx', 'haproxy'] as const

const workspace = {
  apiVersion: 'parley/v1',
  organization: { name: 'Acme Group' },
  workspace: { name: 'Acme Shop' },
  flows: [
    {
      code: 'hello',
      name: 'hello',
      triggers: [{ type: 'chat_intent', intent: 'hello' }],
      start: 'first',
      nodes: [{ id: 'first', type: 'end', text: 'Hello' }],
    },
  ],
}

type Load = { answered: number; failures: string[]; stop(): Promise<void> }

describe('an API process that stops under full load, beside another one', () => {
  let database: TestDatabase
  let image: Awaited<ReturnType<typeof layOutImage>>
  let apis: Running[] = []
  const balancers: Balancer[] = []
  const loads: Partial<Record<'direct' | BalancerKind, Load>> = {}
  let tenantId = ''
  let exitCode: number | null = null
  let tookMs = 0

  before(async () => {
    ;[database, image] = await Promise.all([createTestDatabase(), layOutImage()])
    tenantId = await applyTestWorkspace(database, workspace)
    const stores = { databaseUrl: database.url, limiterDsn: 'memory://', edgeStoreDsn: 'null://', drainDelay: 3 }
    apis = await Promise.all([1, 2].map(async () => await startCommand(image.folder, 'serve', stores)))
    const [first, second] = apis as [Running, Running]
    const ports = [first, second].map(({ url }) => Number(new URL(url).port)) as [number, number]
    loads.direct = await directLoad([first.url, second.url])
    for (const kind of KINDS) {
      if (balancerSkip(kind) !== false) continue
      const balancer = await startBalancer(kind, ports)
      balancers.push(balancer)
      loads[kind] = startLoad(() => balancer.url)
    }
    // As a browser opens one before it has anything to send.
    const silent = connect(ports[0], '127.0.0.1').on('error', () => undefined)
    await delay(AROUND_MS)
    const startedAt = performance.now()
    exitCode = await first.stop()
    tookMs = performance.now() - startedAt
    silent.destroy()
    await delay(AROUND_MS)
    await Promise.all(Object.values(loads).map(async load => await load.stop()))
  })
  after(async () => {
    await Promise.all([...apis.map(async api => await api.kill()), ...balancers.map(async one => await one.stop())])
    await Promise.all([database.drop(), image.drop()])
  })

  /** As a balancer that asks `/readyz` five times a second sends its requests. */
  async function directLoad(urls: string[]): Promise<Load> {
    const ready = new Set(urls)
    let next = 0
    let stopped = false
    const look = async () => {
      while (!stopped) {
        for (const url of urls) {
          const answer = await fetch(`${url}/readyz`).catch(() => undefined)
          if (answer?.status === 200) ready.add(url)
          else ready.delete(url)
        }
        await delay(200)
      }
    }
    const looking = look()
    // Where no process is ready, any may be asked, as balancers do.
    const load = startLoad(() => {
      const usable = ready.size > 0 ? [...ready] : urls
      return usable[next++ % usable.length] ?? ''
    })
    return await Promise.resolve({
      ...load,
      get answered() {
        return load.answered
      },
      stop: async () => {
        stopped = true
        await Promise.all([looking, load.stop()])
      },
    })
  }

  function startLoad(urlOf: () => string): Load {
    const agent = new Agent({ keepAlive: true })
    const load = { answered: 0, failures: [] as string[] }
    let stopped = false
    let sent = 0
    const client = async () => {
      while (!stopped) {
        const failure = await send(agent, urlOf(), sent++)
        if (failure === undefined) load.answered++
        else load.failures.push(failure)
      }
    }
    const clients = Promise.all(Array.from({ length: CLIENTS }, client))
    return Object.assign(load, {
      stop: async () => {
        stopped = true
        await clients
        agent.destroy()
      },
    })
  }

  /** One request, every other one with an effect; answers what went wrong. */
  async function send(agent: Agent, base: string, index: number): Promise<string | undefined> {
    const starts = index % 2 === 0
    const url = `${base}/api/v1/engine/${starts ? 'triggers/chat' : `intents?tenant_id=${tenantId}`}`
    const headers = {
      'Authorization': `Bearer ${ENGINE_TOKEN}`,
      'Content-Type': 'application/json',
      // Many callers, since one would reach its limit.
      'X-Forwarded-For': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
    }
    return await new Promise(resolve => {
      const sent = request(url, { agent, headers, method: starts ? 'POST' : 'GET' }, answer => {
        answer.resume()
        answer.once('error', error => resolve(error.message))
        answer.once('end', () => resolve(answer.statusCode === 200 ? undefined : `status ${answer.statusCode}`))
      })
      sent.once('error', error => resolve(`${starts ? 'POST' : 'GET'}: ${error.message}`))
      sent.end(starts ? JSON.stringify({ tenant_id: tenantId, intent_name: 'hello' }) : undefined)
    })
  }

  it('ends within ten seconds, and by itself', t => {
    t.diagnostic(`it took ${tookMs.toFixed(0)} ms`)
    assert.equal(exitCode, 0)
    assert.ok(tookMs < 10_000, `it took ${tookMs.toFixed(0)} ms`)
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
