import assert from 'node:assert/strict'
import { request } from 'node:http'
import { createInterface } from 'node:readline'
import { after, before, describe, it } from 'node:test'
import { systemClock } from '../../adapters/clock.ts'
import { newId } from '../../adapters/ids.ts'
import { createKnexInstance } from '../../adapters/postgres/pool.ts'
import { issueEngineToken, revokeEngineToken } from '../../services/access/issue-engine-token.ts'
import { childrenOf } from '../support/child-processes.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { ENGINE_TOKEN } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'
import { layOutImage, type Running, startCommand } from '../harness/commands.ts'
import { startDirectLoad } from '../harness/load.ts'

const KEY = 'pk_live_SeveralProcesses'
const CLIENTS = 4
/** Of fresh connections, which go to the processes in turn. */
const BOTH = 4
const TIMEOUT_MS = 180_000
/** What is not dropped stays in a cache for so long. */
const CACHED_MS = 30_000
const NO_ANSWER = 'no answer in time'

const hello = { id: 'first', type: 'end', text: 'Hello' }
const flow = (code: string, nodes: object[]) => ({
  code,
  name: code,
  triggers: [{ type: 'chat_intent', intent: code }],
  start: 'first',
  nodes,
})
const workspace = (status: 'active' | 'revoked' = 'active') => ({
  apiVersion: 'parley/v1',
  organization: { name: 'Acme Group' },
  workspace: { name: 'Acme Shop' },
  keys: [{ name: 'shop', key: KEY, status }],
  flows: [
    flow('hello', [hello]),
    flow('rest', [
      { id: 'first', type: 'wait', for: 'PT0.2S', next: 'bye' },
      { ...hello, id: 'bye' },
    ]),
  ],
})

/** On a separate connection; rejects with its error. */
async function ask(
  url: string,
  { address = '10.0.0.1', body, token = ENGINE_TOKEN }: { address?: string; body?: object; token?: string } = {},
): Promise<{ status: number | undefined; text: string }> {
  return await new Promise((resolve, reject) => {
    const headers = {
      'Authorization': `Bearer ${token}`,
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
    }
    const method = body === undefined ? 'GET' : 'POST'
    const sent = request(url, { agent: false, method, headers, timeout: TIMEOUT_MS }, answer => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      answer.once('error', reject).once('end', () => resolve({ status: answer.statusCode, text }))
    })
    sent.once('timeout', () => sent.destroy(new Error(NO_ANSWER)))
    sent.once('error', reject).end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** Resolves with the next line of its log that says so. */
async function logged({ child: { stdout } }: Running, message: string): Promise<void> {
  assert.ok(stdout !== null)
  for await (const line of createInterface({ input: stdout }))
    if ((JSON.parse(line) as { msg?: string }).msg === message) {
      stdout.resume()
      return
    }
  throw new Error(`it ended without ${message}`)
}

describe('two processes on one port', () => {
  let database: TestDatabase
  let image: Awaited<ReturnType<typeof layOutImage>>
  let api: Running
  let other: Running
  let worker: Running
  let tenant_id = ''

  before(async () => {
    ;[database, image] = await Promise.all([createTestDatabase(), layOutImage()])
    tenant_id = await applyTestWorkspace(database, workspace())
    const stores = { databaseUrl: database.url, limiterDsn: 'memory://', edgeStoreDsn: 'null://', drainDelay: 2 }
    const options = { ...stores, processes: 2 }
    ;[api, other, worker] = await Promise.all([
      startCommand(image.folder, 'serve', options),
      startCommand(image.folder, 'serve', { ...options, processes: 1 }),
      startCommand(image.folder, 'worker', options),
    ])
  })
  after(async () => {
    await Promise.all([api, other, worker].map(async running => await running.kill()))
    await Promise.all([database.drop(), image.drop()])
  })

  const quickQuestions = async (address: string) =>
    (await ask(`${api.url}/api/public/v1/chat/quick-questions?publicKey=${KEY}`, { address })).status
  const startTimes = async ({ url }: Running): Promise<(string | undefined)[]> => {
    const { text } = await ask(`${url}/metrics`)
    return ['1', '2'].map(
      number => new RegExp(`^process_start_time_seconds\\{process="${number}"\\} (\\d+)$`, 'm').exec(text)?.[1],
    )
  }
  const startRun = async (intent_name: string, address: string): Promise<string> => {
    const { status, text } = await ask(`${api.url}/api/v1/engine/triggers/chat`, {
      address,
      body: { tenant_id, intent_name },
    })
    assert.equal(status, 200, text)
    return (JSON.parse(text) as { execution_id: string }).execution_id
  }

  for (const [what, running, part] of [
    ['API', () => api, 'shutdown'],
    ['worker', () => worker, 'queues'],
  ] as const)
    it(`answer readiness and metrics together, as ${what} processes`, async () => {
      const ready = await ask(`${running().url}/readyz`)
      assert.equal(ready.status, 200, ready.text)
      const { checks } = JSON.parse(ready.text) as { checks: { name: string; ready: boolean }[] }
      const names = checks.map(({ name }) => name)
      assert.equal(new Set(names).size, names.length)
      assert.ok(names.includes(part) && names.includes('processes'), ready.text)
      const { text } = await ask(`${running().url}/metrics`)
      const [first, second] = await startTimes(running())
      assert.ok(first !== undefined && second !== undefined, text)
      const described = [...text.matchAll(/^# HELP (\S+)/gm)].map(([, name]) => name)
      assert.equal(new Set(described).size, described.length)
      const samples = text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
      assert.deepEqual(
        samples.filter(line => !/process="[12]"/.test(line)),
        [],
      )
    })

  it('count the limits of callers together, without Redis', async () => {
    const statuses = await Promise.all(Array.from({ length: 64 }, async () => await quickQuestions('10.9.9.9')))
    assert.deepEqual([statuses.filter(status => status === 200).length, statuses.includes(429)], [60, true])
  })

  it('fire each timer once', async () => {
    const runs = await Promise.all(Array.from({ length: 10 }, async (_, at) => await startRun('rest', `10.1.0.${at}`)))
    await eventually(async () => {
      const { rows } = await database.pool.query<{ execution_id: string; times: number }>(
        `select execution_id, count(*)::int as times
        from messages
        where execution_id = any($1) and blocks::text like '%Hello%' or text = 'Hello'
        group by 1`,
        [runs],
      )
      assert.deepEqual(
        runs.map(id => rows.find(({ execution_id }) => execution_id === id)?.times),
        runs.map(() => 1),
      )
    })
  })

  it('drop a revoked key and a revoked token from the caches of both', async () => {
    const knex = createKnexInstance({ url: database.url, max: 1 })
    const issued = await issueEngineToken(
      { knex, newId },
      { name: 'scraper', scopes: ['metrics'], workspaces: [tenant_id], everyWorkspace: false, expiresAt: null },
    )
    assert.ok(issued.outcome === 'issued')
    const { id, value: token } = issued
    let asked = 0
    const statuses = async (status: (address: string) => Promise<number | undefined>) =>
      new Set(await Promise.all(Array.from({ length: BOTH }, async () => await status(`10.2.0.${asked++ % 250}`))))
    const scrape = async () => (await ask(`${api.url}/metrics`, { token })).status
    assert.deepEqual([await statuses(quickQuestions), await statuses(scrape)], [new Set([200]), new Set([200])])
    const changes = [
      [quickQuestions, 403, async () => await applyTestWorkspace(database, workspace('revoked'))],
      [scrape, 401, async () => await revokeEngineToken({ knex, newId, clock: systemClock }, id)],
    ] as const
    for (const [status, refused, revoke] of changes) {
      await revoke()
      const revokedAt = performance.now()
      await eventually(async () => assert.deepEqual(await statuses(status), new Set([refused])))
      assert.ok(performance.now() - revokedAt < CACHED_MS, 'the caches dropped it because of its age')
    }
    await knex.destroy()
  })

  it('lose nothing that was acknowledged when one is killed under requests, and it is started again', async () => {
    const acknowledged: string[] = []
    const failures: string[] = []
    let sent = 0
    let stopped = false
    const client = async () => {
      while (!stopped)
        await startRun('hello', `10.3.${sent >> 8}.${sent++ & 255}`).then(
          id => acknowledged.push(id),
          (error: unknown) => failures.push(String(error)),
        )
    }
    const clients = Promise.all(Array.from({ length: CLIENTS }, client))
    const [before] = await startTimes(api)
    const [first = 0] = childrenOf(api.child.pid)
    try {
      await eventually(() => assert.ok(acknowledged.length > 20))
      process.kill(first, 'SIGKILL')
      await logged(api, 'a process was started again')
      const [again, second] = await startTimes(api)
      assert.ok(again !== undefined && second !== undefined && again !== before)
    } finally {
      stopped = true
      await clients
    }
    assert.deepEqual(
      failures.filter(failure => failure.includes(NO_ANSWER)),
      [],
    )
    assert.ok(failures.length <= CLIENTS, failures.join('\n'))
    const { rows } = await database.pool.query<{ id: string }>('select id from executions where id = any($1)', [
      acknowledged,
    ])
    assert.equal(rows.length, acknowledged.length)
  })

  it('fail no request of callers that poll readiness when all are stopped under load, as systemd does', async t => {
    const load = startDirectLoad([api.url, other.url], { clients: CLIENTS, tenantId: tenant_id })
    await load.more(20)
    const stoppedAt = performance.now()
    const children = childrenOf(api.child.pid)
    const code = api.stop()
    for (const pid of children) process.kill(pid, 'SIGTERM')
    await code
    const took = performance.now() - stoppedAt
    await load.stop()
    t.diagnostic(`it took ${took.toFixed(0)} ms; ${load.answered} requests were answered`)
    assert.deepEqual(load.failures, [])
    assert.equal(await code, 0)
    assert.ok(load.answered > 20)
  })

  it('end as workers with the code 0', async () => {
    assert.equal(await worker.stop(), 0)
  })
})
