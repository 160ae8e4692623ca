import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { openSession, type Session } from '../../generated/sdk/dist/index.js'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { ENGINE_TOKEN } from '../support/service.ts'
import { redisSkip, startRedis, type TestRedis } from '../support/redis.ts'
import { applyTestWorkspace } from '../support/workspace.ts'
import { layOutImage, type Running, startCommand } from '../harness/commands.ts'

const withoutRedis = redisSkip()
const KEYS = { open: 'pk_live_TopologyOpen', other: 'pk_live_TopologyOther' }
/** Runs whose timers are pending at the same time. */
const RUNS = 20
/** What is not dropped stays in a cache for so long. */
const CACHED_MS = 30_000

const flow = (code: string, nodes: object[]) => ({
  code,
  name: code,
  triggers: [{ type: 'chat_intent', intent: code }],
  start: 'first',
  nodes,
})
const workspace = (changes: { otherKey?: string; flows?: object[] } = {}) => ({
  apiVersion: 'parley/v1',
  organization: { name: 'Acme Group' },
  workspace: { name: 'Acme Shop' },
  keys: [
    { name: 'open', key: KEYS.open },
    { name: 'other', key: KEYS.other, status: changes.otherKey ?? 'active' },
  ],
  flows: [
    flow('ask', [
      { id: 'first', type: 'input', prompt: 'Who?', field: { name: 'who', type: 'text', required: true }, next: 'bye' },
      { id: 'bye', type: 'end', text: 'Hello {{ vars.who }}' },
    ]),
    flow('rest', [
      { id: 'first', type: 'wait', for: 'PT1.5S', next: 'bye' },
      { id: 'bye', type: 'end', text: 'Rested' },
    ]),
    ...(changes.flows ?? []),
  ],
})

describe('two API and two worker processes on one PostgreSQL and one Redis', () => {
  let database: TestDatabase
  let redis: TestRedis | undefined
  let image: Awaited<ReturnType<typeof layOutImage>>
  let apis: Running[] = []
  let workers: Running[] = []

  const start = async (command: 'serve' | 'worker'): Promise<Running> =>
    await startCommand(image.folder, command, {
      databaseUrl: database.url,
      limiterDsn: redis?.url ?? 'memory://',
      edgeStoreDsn: redis === undefined ? 'null://' : `${redis.url}?prefix=edge:`,
    })

  before(async () => {
    ;[database, image, redis] = await Promise.all([
      createTestDatabase(),
      layOutImage(),
      withoutRedis === false ? startRedis() : undefined,
    ])
    await applyTestWorkspace(database, workspace())
    const [first, second, ...others] = await Promise.all((['serve', 'serve', 'worker', 'worker'] as const).map(start))
    apis = [first, second].filter(api => api !== undefined)
    workers = others
  })
  after(async () => {
    await Promise.all([...apis, ...workers].map(async running => await running.kill()))
    await Promise.all([database.drop(), redis?.drop(), image.drop()])
  })

  let addresses = 0
  const clientAt =
    (address: string) =>
    async (input: string, init?: RequestInit): Promise<Response> => {
      const headers = new Headers(init?.headers)
      headers.set('X-Forwarded-For', address)
      return await fetch(input, { ...init, headers })
    }
  const visitor = async (
    at: number,
    options: { stored?: Session['stored']; publicKey?: string } = {},
  ): Promise<Session> => {
    const { publicKey = KEYS.open, stored } = options
    return await openSession({
      baseUrl: apis[at]?.url ?? '',
      publicKey,
      fetch: clientAt(`10.0.0.${++addresses}`),
      retry: false,
      ...(stored === undefined ? {} : { stored }),
    })
  }
  const agree = async (agrees: (at: number) => Promise<boolean>): Promise<void> => {
    const startedAt = performance.now()
    await eventually(async () => {
      assert.deepEqual(await Promise.all(apis.map(async (_, at) => await agrees(at))), [true, true])
    })
    assert.ok(performance.now() - startedAt < CACHED_MS, 'a cache dropped it because of its age')
  }
  const restedRuns = async (): Promise<Map<string, number>> => {
    const { rows } = await database.pool.query<{ execution_id: string; times: number }>(
      `select execution_id, count(*)::int as times
      from messages
      where text = 'Rested' or blocks::text like '%Rested%'
      group by 1`,
    )
    return new Map(rows.map(({ execution_id, times }) => [execution_id, times]))
  }
  const allRested = async (runs: readonly string[]): Promise<void> =>
    await eventually(async () => {
      const rested = await restedRuns()
      const waiting = runs.filter(id => !rested.has(id)).length
      assert.equal(waiting, 0, `${waiting} of ${runs.length} runs have not gone on`)
    })
  const rest = async (at: number): Promise<string[]> =>
    await Promise.all(
      Array.from(
        { length: RUNS },
        async () => (await (await visitor(at)).send({ text: 'rest', intentName: 'rest' })).executionId,
      ),
    )

  it('share sessions, waits and lost replies', async () => {
    const first = await visitor(0)
    const waiting = await first.send({ text: 'hi', intentName: 'ask' })
    const second = await visitor(1, { stored: first.stored })
    assert.equal(second.conversationId, first.conversationId)
    const wait = { executionId: waiting.executionId, waitToken: waiting.waitToken ?? '' }
    const replies = await Promise.all(
      [first, second].map(
        async session => await session.answer({ text: 'Ada' }, { wait, idempotencyKey: 'one-answer' }),
      ),
    )
    assert.deepEqual(replies[0], replies[1])
    assert.match(JSON.stringify(replies[0]?.blocks), /Hello Ada/)
  })

  it('share the request limits', { skip: withoutRedis }, async () => {
    const ask = async (at: number): Promise<number> =>
      (await clientAt('10.9.9.9')(`${apis[at]?.url ?? ''}/api/public/v1/chat/quick-questions?publicKey=${KEYS.open}`))
        .status
    const statuses = await Promise.all(Array.from({ length: 62 }, async (_, index) => await ask(index % 2)))
    assert.equal(statuses.filter(status => status === 200).length, 60)
    assert.deepEqual([await ask(0), await ask(1)], [429, 429])
  })

  it('agree on a published flow and on a revoked key', async () => {
    const news = flow('news', [{ id: 'first', type: 'end', text: 'News' }])
    const sees = async (at: number): Promise<boolean> => (await visitor(at)).intents.some(({ name }) => name === 'news')
    assert.deepEqual(await Promise.all([sees(0), sees(1)]), [false, false])
    await applyTestWorkspace(database, workspace({ flows: [news] }))
    await agree(sees)
    const opens = async (at: number): Promise<boolean> =>
      await visitor(at, { publicKey: KEYS.other }).then(
        () => true,
        () => false,
      )
    assert.deepEqual(await Promise.all([opens(0), opens(1)]), [true, true])
    await applyTestWorkspace(database, workspace({ flows: [news], otherKey: 'revoked' }))
    await agree(async at => !(await opens(at)))
  })

  it('answer health, readiness and metrics, and workers nothing else', async () => {
    const authorization = { Authorization: `Bearer ${ENGINE_TOKEN}` }
    for (const { url } of [...apis, ...workers]) {
      const paths = ['/healthz', '/readyz', '/metrics', `/api/v1/engine/intents?tenant_id=${newId()}`]
      const statuses = await Promise.all(
        paths.map(async path => (await fetch(`${url}${path}`, { headers: authorization })).status),
      )
      const isWorker = workers.some(worker => worker.url === url)
      assert.deepEqual(statuses, [200, 200, 200, isWorker ? 404 : statuses[3]])
    }
  })

  it('fire each timer once', async () => {
    const runs = await rest(0)
    await allRested(runs)
    const rested = await restedRuns()
    assert.deepEqual(
      runs.filter(id => rested.get(id) !== 1),
      [],
    )
  })

  it('lose nothing when one of each stops, and one is killed', async () => {
    const runs = await rest(0)
    const [api, worker, victim] = [apis.shift(), ...workers]
    const codes = Promise.all([api?.stop(), worker?.stop(), victim?.kill()])
    runs.push(...(await rest(0)))
    assert.deepEqual((await codes).slice(0, 2), [0, 0])
    workers = [await start('worker')]
    // Another process takes over the work of the killed one when its lease expires, a minute later.
    await allRested(runs)
    const rested = await restedRuns()
    assert.deepEqual(
      runs.filter(id => rested.get(id) !== 1),
      [],
    )
  })
})
