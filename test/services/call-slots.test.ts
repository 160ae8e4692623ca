import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { after, before, describe, it } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import request from 'supertest'
import { testConnection } from '../../services/calls/connection-test.ts'
import { learn } from '../support/documents.ts'
import { eventually } from '../support/eventually.ts'
import { startReceiver, type Answer } from '../support/receiver.ts'
import { ENGINE_TOKEN, startTestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const SLOTS = 32
const WAITING = 2 * SLOTS
const POSTPONED = 12
/** Time limit of calls that are not answered: enough for a request to arrive on a busy machine. */
const HANGING_MS = 300
const EVENTS = SLOTS + WAITING + POSTPONED

type Run = { execution_id: string; status: string }

describe('calls to other systems', async () => {
  const logged: Record<string, unknown>[] = []
  const lines = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(JSON.parse(chunk.toString()) as Record<string, unknown>)
      done()
    },
  })
  const receiver = await startReceiver()
  const { host } = new URL(receiver.url)
  const service = await startTestService({
    environment: { egressAllow: ['127.0.0.0/8'], callSlots: SLOTS },
    substitutes: { logger: pino({ level: 'warn' }, lines) },
  })
  const workspaces = { hanging: '', other: '' }
  before(async () => {
    for (const name of ['hanging', 'other'] as const)
      workspaces[name] = await applyTestWorkspace(service.database, {
        apiVersion: 'parley/v1',
        organization: { name: 'Acme' },
        workspace: { name },
        keys: [{ name, key: `pk_live_${name}`, webhook: { url: `${receiver.url}/hook` } }],
        connections: [
          { code: 'shop', name: 'Shop', providerKey: 'http', baseUrl: receiver.url, credentials: {} },
          { code: 'model', name: 'Model', providerKey: 'openai_compatible', baseUrl: receiver.url, credentials: {} },
          {
            code: 'oauth',
            name: 'OAuth',
            providerKey: 'http',
            baseUrl: receiver.url,
            credentials: { tokenUrl: `${receiver.url}/token`, clientId: 'me', clientSecret: 'mine' },
          },
        ],
        flows: [
          flow(
            'token',
            { type: 'chat_intent', intent: 'token' },
            {
              ...{ connection: 'oauth', url: '/token-call', timeoutMs: HANGING_MS, onError: 'failed', next: 'done' },
            },
          ),
          {
            code: 'agent',
            name: 'Agent',
            triggers: [{ type: 'event', event: 'ask' }],
            start: 'first',
            nodes: [
              { id: 'first', type: 'agent', connection: 'model', model: 'm', prompt: 'Hi', next: null, onError: 'end' },
              { id: 'end', type: 'end', text: 'Failed' },
            ],
          },
          {
            code: 'answer',
            name: 'Answer',
            triggers: [{ type: 'event', event: 'know' }],
            start: 'first',
            nodes: [
              {
                ...{ id: 'first', type: 'answer', question: 'How long do refunds take?', connection: 'model' },
                ...{ model: 'm', next: null, onError: 'end' },
              },
              { id: 'end', type: 'end', text: 'Failed' },
            ],
          },
          flow('event-call', { type: 'event', event: 'go' }, { timeoutMs: 60_000, next: null }),
          flow('call', { type: 'chat_intent', intent: 'call' }, { timeoutMs: 60_000, onError: 'failed', next: 'done' }),
          flow(
            'hang',
            { type: 'chat_intent', intent: 'hang' },
            { timeoutMs: HANGING_MS, onError: 'failed', next: 'done' },
          ),
          {
            code: 'pause',
            name: 'Pause',
            triggers: [{ type: 'chat_intent', intent: 'pause' }],
            start: 'first',
            nodes: [{ id: 'first', type: 'wait', for: 'PT3S', next: null }],
          },
        ],
      })
  })
  after(async () => {
    await receiver.stop()
    await service.stop()
  })

  function flow(code: string, trigger: object, settings: object): object {
    return {
      code,
      name: code,
      triggers: [trigger],
      start: 'first',
      nodes: [
        { id: 'first', type: 'http', url: `${receiver.url}/${code}`, ...settings },
        ...('onError' in settings
          ? [
              { id: 'done', type: 'end', text: 'Done' },
              { id: 'failed', type: 'end', text: 'Failed' },
            ]
          : []),
      ],
    }
  }
  const post = async (path: string, body: object) =>
    await request(service.url)
      .post(`/api/v1/engine/${path}`)
      .set('Authorization', `Bearer ${ENGINE_TOKEN}`)
      .set('X-Forwarded-For', service.nextAddress())
      .send(body)
  const start = async (tenantId: string, intentName: string): Promise<Run> =>
    (await post('triggers/chat', { tenant_id: tenantId, intent_name: intentName })).body as Run
  const statuses = async (tenantId: string, flowCode: string): Promise<Record<string, number>> => {
    const { rows } = await service.database.pool.query<{ status: string; count: number }>(
      `select e.status, count(*)::int as count from executions e join flows f on f.id = e.flow_id
       where e.tenant_id = $1 and f.code = $2 group by e.status`,
      [tenantId, flowCode],
    )
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
  }
  const metrics = async () =>
    (await request(service.url).get('/metrics').set('Authorization', `Bearer ${ENGINE_TOKEN}`)).text
  const replyOf = async (tenantId: string, intent = 'call'): Promise<unknown> =>
    ((await start(tenantId, intent)) as unknown as { blocks: { payload: { text: string } }[] }).blocks[0]?.payload.text
  const tested = async (tenantId: string, code: string) => {
    const { rows } = await service.database.pool.query<{ id: string }>(
      'select id from connections where tenant_id = $1 and code = $2',
      [tenantId, code],
    )
    return await testConnection(service.deps, tenantId, rows[0]?.id ?? '')
  }
  const underWay = async (calls: number, waiting: number) =>
    await eventually(() => {
      const figures = service.deps.slots.figures()
      assert.deepEqual([figures.underWay, figures.waiting], [calls, waiting])
    })
  /** The receiver does not answer until `release`; `arrived` resolves with the request of that number. */
  const holdAnswers = (requests: number) => {
    const [gate, arrived] = [Promise.withResolvers<Answer>(), Promise.withResolvers<undefined>()]
    receiver.received.splice(0)
    receiver.answer(async () => {
      if (receiver.received.length === requests) arrived.resolve(undefined)
      return await gate.promise
    })
    return { arrived: arrived.promise, release: gate.resolve }
  }

  it('of a workspace whose host hangs delay no timer of another, and none of them is lost', async () => {
    const { arrived, release } = holdAnswers(SLOTS)
    const events = Array.from({ length: EVENTS }, async () =>
      post('events', { tenant_id: workspaces.hanging, event_name: 'go' }),
    )
    for (const { status } of await Promise.all(events)) assert.equal(status, 202)
    const worked = service.work()
    await arrived
    await underWay(SLOTS, WAITING)
    assert.match(
      await metrics(),
      new RegExp(`^parley_calls{state="under_way"} ${SLOTS}\nparley_calls{state="waiting"} ${WAITING}$`, 'm'),
    )
    await service.clockSet()
    assert.equal(receiver.received.length, SLOTS)
    await assert.rejects(tested(workspaces.hanging, 'shop'), { code: 'rate_limited' })
    await start(workspaces.other, 'pause')
    service.clock.advance(3_000)
    await service.clockSet()
    await eventually(async () => assert.deepEqual(await statuses(workspaces.other, 'pause'), { completed: 1 }))
    release({ status: 200, body: '{}' })
    await worked
    service.clock.advance(3_000)
    await service.work()
    assert.deepEqual(await statuses(workspaces.hanging, 'event-call'), { completed: EVENTS })
    const keys = receiver.received.map(({ headers }) => headers['idempotency-key'])
    assert.deepEqual([keys.length, new Set(keys).size], [EVENTS, EVENTS])
  })

  it('are not made for 30 seconds to a host that only times out, as a metric and a log line say', async () => {
    receiver.received.splice(0)
    receiver.answer(() => 'never')
    const timeouts = Array.from({ length: 5 }, async () => await replyOf(workspaces.hanging, 'hang'))
    assert.deepEqual(await Promise.all(timeouts), Array(5).fill('Failed'))
    assert.equal(receiver.received.length, 5)
    assert.equal(await replyOf(workspaces.hanging), 'Failed')
    assert.equal(receiver.received.length, 5)
    assert.match(await metrics(), new RegExp(`^parley_open_circuits{host="${host}"} 1$`, 'm'))
    const line = logged.find(({ msg }) => String(msg).startsWith('a host only times out'))
    assert.deepEqual([line?.['tenantId'], line?.['host']], [workspaces.hanging, host])

    const { ok, failure } = await tested(workspaces.hanging, 'shop')
    assert.deepEqual([ok, failure, receiver.received.length], [false, 'timeout', 5])

    receiver.answer(() => ({ status: 200, body: '{}' }))
    assert.equal(await replyOf(workspaces.other), 'Done')
    assert.equal(await replyOf(workspaces.hanging), 'Failed')
    service.clock.advance(30_000)
    assert.equal(await replyOf(workspaces.hanging), 'Done')
    assert.doesNotMatch(await metrics(), /^parley_open_circuits{/m)
  })

  it('of agents take slots too', async () => {
    const { arrived, release } = holdAnswers(SLOTS)
    for (let event = 0; event < SLOTS + 1; event++)
      await post('events', { tenant_id: workspaces.hanging, event_name: 'ask' })
    const worked = service.work()
    await arrived
    await underWay(SLOTS, 1)
    release({ status: 400, body: '{}' })
    await worked
    assert.deepEqual(await statuses(workspaces.hanging, 'agent'), { completed: SLOTS + 1 })
  })

  it('of answer nodes whose slots are all taken are made later, each of them once', async () => {
    await learn(service, workspaces.hanging, { refunds: '# Refunds\n\nRefunds take 14 days.' })
    const { arrived, release } = holdAnswers(SLOTS)
    for (let event = 0; event < EVENTS; event++)
      await post('events', { tenant_id: workspaces.hanging, event_name: 'know' })
    const worked = service.work()
    await arrived
    await underWay(SLOTS, WAITING)
    release({ status: 400, body: '{}' })
    await worked
    service.clock.advance(3_000)
    await service.work()
    assert.deepEqual(await statuses(workspaces.hanging, 'answer'), { completed: EVENTS })
    assert.equal(receiver.received.length, EVENTS)
  })

  it('for a token have separate slots and a separate circuit', async () => {
    const { arrived, release } = holdAnswers(1)
    const held = tested(workspaces.other, 'oauth')
    await arrived
    await underWay(2, 0)
    release({ status: 200, body: '{"access_token":"granted","expires_in":1}' })
    assert.equal((await held).ok, true)

    receiver.received.splice(0)
    receiver.answer(({ path }) => (path === '/token' ? 'never' : { status: 200, body: '{}' }))
    for (let attempts = 0; attempts < 6; attempts++) assert.equal(await replyOf(workspaces.other, 'token'), 'Failed')
    assert.deepEqual(new Set(receiver.received.map(({ path }) => path)), new Set(['/token']))
    assert.equal(receiver.received.length, 5)
    assert.equal((await tested(workspaces.other, 'oauth')).failure, 'timeout')
    assert.equal(await replyOf(workspaces.other), 'Done')
  })

  it('by webhooks are counted by how the endpoint behaves, and name it in the log when it gets worse', async () => {
    const attempts = async (endpoint: string, outcome: string) =>
      await eventually(async () =>
        assert.match(
          await metrics(),
          new RegExp(`^parley_webhook_attempts_total{endpoint="${endpoint}",outcome="${outcome}"} 1$`, 'm'),
        ),
      )
    const open = async () =>
      await request(service.url)
        .post('/api/public/v1/chat/sessions')
        .set('X-Forwarded-For', service.nextAddress())
        .send({ publicKey: 'pk_live_other' })
        .expect(201)
    // Slower than the limit for fast answers.
    receiver.answer(async () => await delay(300, {}))
    await open()
    await attempts('unknown', 'succeeded')
    receiver.answer(() => ({ status: 500 }))
    await open()
    await attempts('slow', 'failed')
    const { rows } = await service.database.pool.query<{ id: string }>("select id from keys where name = 'other'")
    const worse = logged.filter(({ msg }) => String(msg).startsWith('a webhook endpoint is'))
    assert.deepEqual(
      worse.map(({ msg, tenantId, keyId }) => [msg, tenantId, keyId]),
      ['slow', 'failing'].map(state => [`a webhook endpoint is ${state}`, workspaces.other, rows[0]?.id]),
    )
  })
})
