import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import request from 'supertest'
import { Webhook } from 'standardwebhooks'
import { readWebhook, verifyWebhook } from '../../generated/sdk/dist/index.js'
import { createEgress, type Egress } from '../../adapters/egress/index.ts'
import { webhookDelivery } from '../../app/webhook-delivery.ts'
import { createWebhookDrain, deliverDueWebhooks, type DeliveryReport } from '../../services/webhooks/deliver.ts'
import { createEndpoints } from '../../services/webhooks/endpoints.ts'
import { purgeWebhookHistory } from '../../services/webhooks/purge.ts'
import { signBody, signingKeys } from '../../domain/webhooks/signatures.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { APP_SECRET, startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const SECRET = 'whsec_A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8S9t0UvW'
const KEYS = { told: 'pk_live_Told', silent: 'pk_live_Silent', other: 'pk_live_Other', refused: 'pk_live_Refused' }

let service: TestService
let receiver: Receiver
let egress: Egress
let woken = 0

before(async () => {
  receiver = await startReceiver()
  egress = createEgress({ allow: ['127.0.0.1'] })
  service = await startTestService()
  service.deps.work.on('webhooks', () => {
    woken++
  })
  await applyTestWorkspace(service.database, {
    apiVersion: 'parley/v1',
    organization: { name: 'Acme Group' },
    workspace: { name: 'Acme', locale: 'en', timezone: 'UTC', currency: 'EUR' },
    keys: [
      { name: 'told', key: KEYS.told, webhook: { url: `${receiver.url}/told`, secret: SECRET } },
      { name: 'other', key: KEYS.other, webhook: { url: `${receiver.url}/other`, secret: SECRET } },
      { name: 'refused', key: KEYS.refused, webhook: { url: 'http://169.254.169.254/latest', secret: SECRET } },
      { name: 'silent', key: KEYS.silent },
    ],
    flows: [
      {
        code: 'ask',
        name: 'Ask',
        triggers: [{ type: 'chat_intent', intent: 'ask' }],
        start: 'question',
        nodes: [
          {
            id: 'question',
            type: 'input',
            prompt: 'Your name?',
            field: { name: 'name', type: 'text', required: true },
            next: 'bye',
          },
          { id: 'bye', type: 'end', text: 'Bye {{ vars.name }}' },
        ],
      },
    ],
  })
})

after(async () => {
  await egress.close()
  await service.stop()
  await receiver.stop()
})

beforeEach(async () => {
  await service.database.pool.query('delete from webhook_events')
  receiver.received.splice(0)
  receiver.answer(() => ({}))
  woken = 0
})

describe('what is sent', () => {
  test("a session and each turn that returned a reply, signed, with the contract's headers", async () => {
    const { token, conversationId } = await openSession(KEYS.told, { customer: { id: 'c-42' }, locale: 'de' })
    const asked = await say(token, { text: 'Hi', intentName: 'ask' })
    const done = await say(token, {
      executionId: asked.executionId,
      waitToken: asked.waitToken,
      input: { values: { name: 'Ada' } },
    })
    assert.equal(woken, 3)
    assert.deepEqual(await deliver(), { attempts: 3, succeeded: 3, retried: 0, ended: 0 })
    const bodies = receiver.received.map(({ body }) => JSON.parse(body) as Record<string, unknown>)
    const [opened, triggered, resumed] = ['chat.session.opened', 'trigger', 'resume'].map(
      name => bodies.find(body => body['event'] === name || body['mode'] === name) ?? {},
    )
    assert.deepEqual(Object.keys(opened!), [
      'event',
      'widget_key_id',
      'occurred_at',
      'tenant_id',
      'conversation_id',
      'customer_id',
      'locale',
    ])
    assert.deepEqual(
      [opened!['conversation_id'], opened!['customer_id'], opened!['locale']],
      [conversationId, 'c-42', 'de'],
    )
    assert.deepEqual(Object.keys(triggered!), [
      'event',
      'widget_key_id',
      'occurred_at',
      'tenant_id',
      'conversation_id',
      'execution_id',
      'mode',
      'status',
      'blocks',
      'wait_token',
      'token_usage',
    ])
    assert.deepEqual(
      [triggered!['status'], triggered!['wait_token'], triggered!['execution_id'], triggered!['token_usage']],
      ['waiting_input', asked.waitToken, asked.executionId, null],
    )
    assert.deepEqual(triggered!['blocks'], asked.blocks)
    assert.deepEqual([resumed!['status'], resumed!['wait_token'], resumed!['blocks']], ['completed', null, done.blocks])
    for (const { headers, body, method, path } of receiver.received) {
      assert.deepEqual(
        [method, path, headers['content-type'], headers['x-service-event']],
        ['POST', '/told', 'application/json', JSON.parse(body).event],
      )
      assert.match(headers['user-agent'] ?? '', /^Parley-Webhooks\/\d/)
      assert.equal(headers['x-service-signature'], signBody(signingKeys(SECRET), body))
      assert.equal(headers['webhook-id'], headers['x-service-event-id'])
      new Webhook(SECRET).verify(body, headers as Record<string, string>)
    }
  })

  test('the SDK takes a real delivery by either signature, and none that was changed, replayed or meant for another', async () => {
    const { token } = await openSession(KEYS.told, { customer: { id: 'c-\u{1F600}' } })
    await say(token, { text: 'Hi', intentName: 'ask' })
    await deliver()
    assert.equal(receiver.received.length, 2)
    for (const { headers, body } of receiver.received) {
      const plain = { secret: SECRET, body, signature: String(headers['x-service-signature']) }
      const timed = {
        secret: SECRET,
        body,
        id: String(headers['webhook-id']),
        timestamp: String(headers['webhook-timestamp']),
        signatures: String(headers['webhook-signature']),
        now: service.clock.now(),
      }
      for (const delivery of [plain, timed]) {
        assert.deepEqual(await readWebhook(delivery), JSON.parse(body))
        assert.deepEqual(await readWebhook({ ...delivery, body: Buffer.from(body) }), JSON.parse(body))
        for (const changed of [
          { body: `${body} ` },
          { body: body.replace('chat.', 'chat_') },
          { secret: SECRET.replace('whsec_A', 'whsec_B') },
        ])
          assert.equal(await verifyWebhook({ ...delivery, ...changed }), false)
      }
      assert.equal(await verifyWebhook({ ...timed, now: new Date(service.clock.now().getTime() + 301_000) }), false)
      assert.equal(await verifyWebhook({ ...timed, timestamp: String(Number(timed.timestamp) + 1) }), false)
      assert.equal(await verifyWebhook({ ...timed, id: service.deps.newId() }), false)
    }
  })

  test('the wait token is nowhere stored', async () => {
    const { token } = await openSession(KEYS.told)
    const { waitToken } = await say(token, { text: 'Hi', intentName: 'ask' })
    const { rows } = await service.database.pool.query<{ text: string }>('select e::text as text from webhook_events e')
    assert.ok(rows.length === 2 && rows.every(({ text }) => !text.includes(String(waitToken))))
  })

  test('nothing for a key without a webhook', async () => {
    const { token } = await openSession(KEYS.silent)
    await say(token, { text: 'Hi', intentName: 'ask' })
    assert.deepEqual([await events(), woken], [0, 0])
  })

  test('a refused turn enqueues nothing; of fifty resumes at once one is told', async () => {
    const { token } = await openSession(KEYS.told)
    const asked = await say(token, { text: 'Hi', intentName: 'ask' })
    await Promise.all(
      Array.from(
        { length: 50 },
        async () =>
          await send(token, {
            executionId: asked.executionId,
            waitToken: asked.waitToken,
            input: { values: { name: 'Ada' } },
          }),
      ),
    )
    await send(token, { text: 'Hi', intentName: 'unheard' })
    assert.equal(await events(), 3)
  })
})

describe('attempts', () => {
  test('a receiver that always fails gets six on schedule, then the event is dead', async () => {
    receiver.answer(() => ({ status: 500 }))
    await openSession(KEYS.told)
    const times: number[] = []
    const began = service.clock.now().getTime()
    for (let second = 0; second <= 6 * 3_600; second += 30) {
      if ((await deliver()).attempts > 0) times.push((service.clock.now().getTime() - began) / 1000)
      service.clock.advance(30_000)
    }
    assert.deepEqual(times, [0, 60, 360, 1_260, 4_860, 19_260])
    assert.deepEqual(await states(), [{ status: 'dead', attempts: 6, last_status: 500, last_error: 'http_status' }])
    assert.equal(new Set(receiver.received.map(({ headers }) => headers['x-service-event-id'])).size, 1)
    assert.equal(new Set(receiver.received.map(({ headers }) => headers['x-service-delivery'])).size, 6)
    assert.equal(new Set(receiver.received.map(({ body }) => body)).size, 1)
    const { rows } = await service.database.pool.query(
      'select number, status, error from webhook_attempts order by number',
    )
    assert.deepEqual(
      rows,
      [1, 2, 3, 4, 5, 6].map(number => ({ number, status: 500, error: 'http_status' })),
    )
  })

  test('404 and a redirect get one', async () => {
    for (const status of [404, 302]) {
      receiver.received.splice(0)
      receiver.answer(() => ({ status, headers: { location: `${receiver.url}/elsewhere` } }))
      await openSession(KEYS.told)
      assert.deepEqual(await deliver(), { attempts: 1, succeeded: 0, retried: 0, ended: 1 })
      service.clock.advance(24 * 3_600_000)
      assert.deepEqual((await deliver()).attempts, 0)
      assert.equal(receiver.received.length, 1)
    }
    assert.ok((await states()).every(({ status, attempts }) => status === 'failed' && attempts === 1))
  })

  test('an address inside is never called', async () => {
    await openSession(KEYS.refused)
    await deliver()
    assert.deepEqual(await states(), [
      { status: 'failed', attempts: 1, last_status: null, last_error: 'refused_address' },
    ])
  })

  test('one that answers too late, and one that breaks the connection, are tried again', async () => {
    for (const answer of ['never', 'break'] as const) {
      receiver.answer(() => answer)
      await openSession(KEYS.told)
      assert.deepEqual(await deliver({ receiverTimeoutMs: 50 }), { attempts: 1, succeeded: 0, retried: 1, ended: 0 })
    }
    assert.deepEqual((await states()).map(({ last_error }) => last_error).sort(), ['connect', 'timeout'])
  })

  test('a key that was revoked meanwhile is not told', async () => {
    await openSession(KEYS.other)
    await service.database.pool.query("update keys set status = 'revoked' where key = $1", [KEYS.other])
    await deliver()
    await service.database.pool.query("update keys set status = 'active' where key = $1", [KEYS.other])
    assert.equal(receiver.received.length, 0)
    assert.deepEqual(
      (await states()).map(({ status, last_error }) => [status, last_error]),
      [['failed', 'key_revoked']],
    )
  })

  test("a worker that dies after the receiver's 200 and before its record repeats the event once, under the same id", async () => {
    await openSession(KEYS.told)
    const real = service.database.pool
    const dying = new Proxy(real, {
      get: (pool, name) =>
        name === 'query'
          ? async (query: { name?: string }) =>
              query.name === 'webhook_record' ? await Promise.reject(new Error('killed')) : real.query(query as never)
          : (Reflect.get(pool, name) as unknown),
    })
    await assert.rejects(deliver({ db: dying }), /killed/)
    assert.equal((await deliver()).attempts, 0)
    service.clock.advance(31_000)
    assert.deepEqual(await deliver(), { attempts: 1, succeeded: 1, retried: 0, ended: 0 })
    assert.equal(receiver.received.length, 2)
    assert.equal(new Set(receiver.received.map(({ headers }) => headers['x-service-event-id'])).size, 1)
  })

  test('two workers at once attempt each delivery once', async () => {
    for (let index = 0; index < 30; index++) await openSession(KEYS.told)
    const reports = await Promise.all([
      deliver({ endpoints: createEndpoints() }),
      deliver({ endpoints: createEndpoints() }),
    ])
    assert.equal(
      reports.reduce((sum, { succeeded }) => sum + succeeded, 0),
      30,
    )
    assert.equal(
      new Set(receiver.received.map(({ headers }) => headers['x-service-event-id'])).size,
      receiver.received.length,
    )
  })

  test('a limit is a limit', async () => {
    for (let index = 0; index < 3; index++) await openSession(KEYS.told)
    assert.equal((await deliver({}, 2)).attempts, 2)
    assert.equal((await deliver()).attempts, 1)
  })
})

test('a dead receiver delays nobody else', async () => {
  const dead = Promise.withResolvers<undefined>()
  receiver.answer(async ({ path }) => {
    if (path === '/told') await dead.promise
    return {}
  })
  for (let index = 0; index < 40; index++) await openSession(KEYS.told)
  for (let index = 0; index < 40; index++) await openSession(KEYS.other)
  const others = Promise.withResolvers<undefined>()
  const counting = setInterval(() => {
    if (receiver.received.filter(({ path }) => path === '/other').length === 40) others.resolve(undefined)
  }, 5)
  const delivering = deliver()
  await others.promise
  clearInterval(counting)
  assert.ok(receiver.received.filter(({ path }) => path === '/told').length <= 4)
  dead.resolve(undefined)
  assert.deepEqual(await delivering, { attempts: 80, succeeded: 80, retried: 0, ended: 0 })
})

test('nor does it delay what is written while it is waited for', async () => {
  const dead = Promise.withResolvers<undefined>()
  const arrivals = { '/told': Promise.withResolvers<undefined>(), '/other': Promise.withResolvers<undefined>() }
  receiver.answer(async ({ path }) => {
    arrivals[path as keyof typeof arrivals].resolve(undefined)
    if (path === '/told') await dead.promise
    return {}
  })
  await openSession(KEYS.told)
  await service.clockSet()
  const drain = createWebhookDrain(
    webhookDelivery({
      db: service.database.pool,
      egress,
      appSecret: APP_SECRET,
      clock: service.clock,
      tracing: service.deps.tracing,
      onError: error => {
        throw error
      },
    }),
  )
  drain.kick()
  await arrivals['/told'].promise
  await openSession(KEYS.other)
  drain.kick()
  await arrivals['/other'].promise
  assert.deepEqual((await states()).map(({ status }) => status)[0], 'pending')
  dead.resolve(undefined)
  await drain.idle()
  await drain.stop()
  assert.deepEqual(
    (await states()).map(({ status }) => status),
    ['succeeded', 'succeeded'],
  )
})

test('history is kept for thirty days, and what is still to be delivered for longer', async () => {
  await openSession(KEYS.told)
  await deliver()
  await openSession(KEYS.other)
  const deps = {
    db: service.database.pool,
    settings: service.deps.settings,
    databaseNow: async () => await Promise.resolve(service.clock.now()),
  }
  service.clock.advance(29 * 86_400_000)
  assert.equal(await purgeWebhookHistory(deps), 0)
  service.clock.advance(2 * 86_400_000)
  assert.equal(await purgeWebhookHistory(deps), 1)
  assert.deepEqual(
    (await states()).map(({ status }) => status),
    ['pending'],
  )
})

async function deliver(
  changes: Partial<Parameters<typeof deliverDueWebhooks>[0]> = {},
  limit = 1_000,
): Promise<DeliveryReport> {
  await service.clockSet()
  const deps = webhookDelivery({
    db: service.database.pool,
    egress,
    appSecret: APP_SECRET,
    clock: service.clock,
    tracing: service.deps.tracing,
    onError: error => {
      throw error
    },
  })
  return await deliverDueWebhooks({ ...deps, ...changes }, { limit })
}

async function openSession(publicKey: string, body: object = {}): Promise<{ token: string; conversationId: string }> {
  const { body: session } = await request(service.url)
    .post('/api/public/v1/chat/sessions')
    .set('X-Forwarded-For', service.nextAddress())
    .send({ publicKey, ...body })
    .expect(201)
  return { token: session.sessionToken, conversationId: session.conversationId }
}

async function send(token: string, body: object) {
  return await request(service.url)
    .post('/api/public/v1/chat/messages')
    .set('Authorization', `Bearer ${token}`)
    .set('X-Forwarded-For', service.nextAddress())
    .send(body)
}

async function say(
  token: string,
  body: object,
): Promise<{ executionId: string; waitToken: string | null; blocks: unknown[] }> {
  const answer = await send(token, body)
  assert.equal(answer.status, 200, answer.text)
  return answer.body.reply as Awaited<ReturnType<typeof say>>
}

async function events(): Promise<number> {
  return (
    (await service.database.pool.query<{ count: number }>('select count(*) as count from webhook_events')).rows[0]
      ?.count ?? 0
  )
}

async function states(): Promise<
  { status: string; attempts: number; last_status: number | null; last_error: string | null }[]
> {
  return (
    await service.database.pool.query<Awaited<ReturnType<typeof states>>[number]>(
      'select status, attempts, last_status, last_error from webhook_deliveries order by id',
    )
  ).rows
}
