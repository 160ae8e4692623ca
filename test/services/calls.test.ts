import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import request from 'supertest'
import { transaction } from '../../adapters/postgres/transaction.ts'
import { testConnection } from '../../services/calls/connection-test.ts'
import { abortExecutions } from '../../services/engine/endings.ts'
import { startAnthropicServer, startOpenAiServer, MODEL_KEY, type ModelServer } from '../support/model-servers.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { ENGINE_TOKEN, startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const KEY = 'pk_live_Calls'

let service: TestService
let shop: Receiver
let elsewhere: Receiver
let openai: ModelServer
let anthropic: ModelServer
let tenantId: string
let pauses: number[] = []

const flow = (code: string, nodes: object[], more: object = {}) => ({
  code,
  name: code,
  triggers: [{ type: 'chat_intent', intent: code }],
  start: 'first',
  nodes,
  ...more,
})
const call = (settings: object) => ({
  id: 'first',
  type: 'http',
  connection: 'shop',
  url: '/orders',
  saveAs: 'answer',
  next: 'tell',
  ...settings,
})
const tell = { id: 'tell', type: 'end', text: '{{ vars.answer.status }} {{ vars.answer.body.order }}' }
const failed = { id: 'failed', type: 'end', text: 'Failed {{ vars.answer.status }}' }
const model = (settings: object) => ({
  id: 'first',
  type: 'agent',
  connection: 'gpt',
  model: 'gpt-4o-mini',
  prompt: '{{ input.text }}',
  next: null,
  ...settings,
})

before(async () => {
  ;[shop, elsewhere, openai, anthropic] = await Promise.all([
    startReceiver(),
    startReceiver('127.0.0.2'),
    startOpenAiServer(),
    startAnthropicServer(),
  ])
  service = await startTestService({
    environment: { egressAllow: ['127.0.0.0/8'] },
    substitutes: {
      delay: async ms => {
        pauses.push(ms)
        await Promise.resolve()
      },
    },
  })
  const http = (code: string, credentials: object) => ({
    code,
    providerKey: 'http',
    baseUrl: `${shop.url}/api`,
    credentials,
  })
  tenantId = await applyTestWorkspace(service.database, {
    apiVersion: 'parley/v1',
    organization: { name: 'Acme' },
    workspace: { name: 'Calls', locale: 'en', timezone: 'UTC', currency: 'EUR' },
    keys: [{ name: 'open', key: KEY }],
    connections: [
      http('shop', { bearer: 'a-bearer' }),
      http('basic', { username: 'ada', password: 's:cret' }),
      http('header', { headerName: 'X-Api-Key', headerValue: 'a-key' }),
      http('oauth', { tokenUrl: `${elsewhere.url}/token`, clientId: 'me', clientSecret: 'mine', scope: 'orders' }),
      http('off', { bearer: 'x' }),
      { code: 'gpt', providerKey: 'openai', baseUrl: openai.baseUrl, credentials: { apiKey: MODEL_KEY } },
      { code: 'claude', providerKey: 'anthropic', baseUrl: anthropic.baseUrl, credentials: { apiKey: MODEL_KEY } },
      {
        code: 'compatible',
        providerKey: 'openai_compatible',
        baseUrl: openai.baseUrl,
        credentials: { apiKey: MODEL_KEY },
      },
      { code: 'locked', providerKey: 'openai', baseUrl: openai.baseUrl, credentials: { apiKey: 'wrong' } },
    ],
    prices: [{ model: 'own-model', promptPer1k: 1, completionPer1k: 2 }],
    flows: [
      flow('get', [call({}), tell]),
      flow('basic', [call({ connection: 'basic' }), tell]),
      flow('header', [call({ connection: 'header' }), tell]),
      flow('oauth', [call({ connection: 'oauth' }), tell]),
      flow('off', [call({ connection: 'off', onError: 'failed' }), tell, failed]),
      flow(
        'post',
        [
          call({
            method: 'POST',
            url: '/orders/{{ vars.number }}?q={{ input.text }}',
            headers: { 'X-Note': '{{ input.text }}' },
            body: { number: '{{ vars.number }}', note: 'is {{ input.text }}', deep: ['{{ vars.number }}'] },
          }),
          tell,
        ],
        { variables: { number: 7 } },
      ),
      flow('plain', [call({ connection: undefined, url: `${shop.url}/plain` }), tell]),
      flow('away', [call({ url: `${elsewhere.url}/away` }), tell]),
      flow('sly', [call({ url: '{{ input.text }}' }), tell]),
      flow('retried', [call({ retries: 2, onError: 'failed' }), tell, failed]),
      flow('unhandled', [call({}), tell]),
      flow('slow', [call({ timeoutMs: 100, onError: 'failed' }), tell, failed]),
      flow('inside', [
        call({ connection: undefined, url: 'http://169.254.169.254/latest/meta-data', onError: 'failed' }),
        tell,
        failed,
      ]),
      flow('two-calls', [
        { id: 'first', type: 'message', text: 'One moment', next: 'call' },
        { ...call({ next: 'again' }), id: 'call' },
        { ...call({ url: '/again', saveAs: 'second' }), id: 'again', next: 'ask' },
        { id: 'ask', type: 'input', prompt: 'And now?', field: { name: 'more', type: 'text' }, next: null },
      ]),
      flow('agent', [model({ system: 'You help {{ conversation.id }}' })]),
      flow('saved', [
        model({ saveAs: 'reply', next: 'tell' }),
        { id: 'tell', type: 'end', text: 'It said {{ vars.reply }}' },
      ]),
      flow('both', [
        model({ next: 'second' }),
        model({ id: 'second', connection: 'claude', model: 'claude-sonnet-4-5' }),
      ]),
      flow('twice', [model({ next: 'second' }), model({ id: 'second' })]),
      flow('own-price', [model({ connection: 'compatible', model: 'own-model' })]),
      flow('no-price', [model({ connection: 'compatible', model: 'nobodys-model' })]),
      flow('locked', [model({ connection: 'locked' })]),
      flow('agent-error', [
        model({ connection: 'locked', onError: 'failed' }),
        { id: 'failed', type: 'end', text: 'Ask a person' },
      ]),
      flow('chat', [
        { id: 'first', type: 'input', prompt: 'What is it?', field: { name: 'question', type: 'text' }, next: 'think' },
        { ...model({ prompt: '{{ vars.question }}' }), id: 'think', next: 'first' },
      ]),
      flow('event-call', [call({}), { id: 'tell', type: 'end', text: 'Event {{ vars.answer.body.order }}' }], {
        triggers: [{ type: 'event', event: 'go' }],
      }),
    ],
  })
  await service.database.pool.query("update connections set status = 'disabled' where code = 'off'")
})

after(async () => {
  await service.stop()
  await Promise.all([shop, elsewhere, openai, anthropic].map(async server => await server.stop()))
})

beforeEach(() => {
  for (const receiver of [shop, elsewhere]) {
    receiver.received.splice(0)
    receiver.answer(() => ({
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order: '4711' }),
    }))
  }
  for (const server of [openai, anthropic]) {
    server.asked.splice(0)
    server.answer({ pieces: ['Hello', ' there'], usage: { prompt: 1_000, completion: 100 } })
  }
  pauses = []
})

describe('an http node', () => {
  test("calls below the connection's base with its credentials, and goes on with the answer", async () => {
    assert.deepEqual(textsOf(await start('get')), ['200 4711'])
    const [got] = shop.received
    assert.deepEqual([got?.method, got?.path, got?.headers.authorization], ['GET', '/api/orders', 'Bearer a-bearer'])
    assert.match(String(got?.headers['idempotency-key']), /^[0-9a-f-]{36}$/)
  })

  test('every kind of credentials', async () => {
    elsewhere.answer(() => ({
      body: JSON.stringify({ access_token: 'granted', token_type: 'Bearer', expires_in: 3600 }),
    }))
    for (const intent of ['basic', 'header', 'oauth', 'oauth']) await start(intent)
    assert.deepEqual(
      shop.received.map(({ headers }) => headers.authorization ?? headers['x-api-key']),
      [`Basic ${Buffer.from('ada:s:cret').toString('base64')}`, 'a-key', 'Bearer granted', 'Bearer granted'],
    )
    assert.equal(elsewhere.received.length, 1)
    const [asked] = elsewhere.received
    assert.deepEqual(
      [asked?.body, asked?.headers.authorization],
      ['grant_type=client_credentials&scope=orders', `Basic ${Buffer.from('me:mine').toString('base64')}`],
    )
    service.clock.advance(3_600_000)
    await start('oauth')
    assert.equal(elsewhere.received.length, 2)
  })

  test('templates in address, headers and body; a lone template keeps its type', async () => {
    await start('post', 'tea & cake')
    const [got] = shop.received
    assert.deepEqual(
      [got?.method, got?.path, got?.headers['x-note']],
      ['POST', '/api/orders/7?q=tea%20&%20cake', 'tea & cake'],
    )
    assert.deepEqual(JSON.parse(got?.body ?? ''), { number: 7, note: 'is tea & cake', deep: [7] })
  })

  test("credentials go to the base's origin only", async () => {
    await start('plain')
    await start('away')
    assert.deepEqual(
      [
        shop.received[0]?.headers.authorization,
        elsewhere.received[0]?.headers.authorization,
        elsewhere.received[0]?.path,
      ],
      [undefined, undefined, '/away'],
    )
    for (const sly of ['//127.0.0.2/x', '\\\\127.0.0.2\\x', '/../../x', '@127.0.0.2/x']) await start('sly', sly)
    assert.equal(elsewhere.received.length, 1)
    assert.equal(shop.received.length, 5)
  })

  test('failures are tried again as often as the node says, under one key, and then take the error path', async () => {
    shop.answer((_, index) =>
      index < 2 ? { status: 503 } : { headers: { 'content-type': 'application/json' }, body: '{"order":"late"}' },
    )
    assert.deepEqual(textsOf(await start('retried')), ['200 late'])
    assert.equal(new Set(shop.received.map(({ headers }) => headers['idempotency-key'])).size, 1)
    assert.deepEqual(pauses, [500, 1_000])
    shop.answer(() => ({ status: 500 }))
    assert.deepEqual(textsOf(await start('retried')), ['Failed 500'])
    assert.equal(shop.received.length, 6)
    shop.answer(() => ({ status: 404 }))
    assert.deepEqual(textsOf(await start('retried')), ['Failed 404'])
    assert.equal(shop.received.length, 7)
  })

  test('without an error path the run fails; a disabled connection, a slow service and an address inside are failures', async () => {
    shop.answer(() => ({ status: 500 }))
    const { executionId, status } = await start('unhandled')
    assert.equal(status, 'failed')
    assert.deepEqual((await run(executionId)).failure, {
      kind: 'http_error',
      nodeId: 'first',
      message: 'the service answered 500',
    })
    for (const intent of ['off', 'inside']) assert.deepEqual(textsOf(await start(intent)), ['Failed '])
    shop.answer(() => 'never')
    assert.deepEqual(textsOf(await start('slow')), ['Failed '])
  })

  test('what a flow cannot hold stays text', async () => {
    for (const body of ['{"__proto__":{"x":1}}', '{"order":', `${'['.repeat(100)}${']'.repeat(100)}`]) {
      shop.answer(() => ({ headers: { 'content-type': 'application/json' }, body }))
      const { executionId } = await start('get')
      assert.equal((await run(executionId)).snapshot.frames[0].vars.answer.body, body)
    }
    shop.answer(() => ({ headers: { 'content-type': 'application/json' }, body: '{"order":"a\\u0000b\\ud800"}' }))
    assert.deepEqual(textsOf(await start('get')), ['200 a\uFFFDb\uFFFD'])
  })

  test('more than 5 MB are not read', async () => {
    shop.answer(() => ({ body: 'x'.repeat(5 * 1024 * 1024 + 1) }))
    const { executionId } = await start('unhandled')
    assert.equal((await run(executionId)).failure.message, 'the answer is too large')
  })
})

describe('a call and the turn around it', () => {
  test('what came before is committed before the call is made; nobody holds a transaction meanwhile', async () => {
    const asked = Promise.withResolvers<undefined>()
    const gate = Promise.withResolvers<undefined>()
    shop.answer(async () => {
      asked.resolve(undefined)
      await gate.promise
      return { headers: { 'content-type': 'application/json' }, body: '{}' }
    })
    const reply = start('two-calls')
    await asked.promise
    const { rows } = await service.database.pool.query(
      "select status, revision, lease_owner is not null as held, (select count(*) from messages m where m.execution_id = e.id) as messages from executions e where snapshot->'wait'->>'kind' = 'call'",
    )
    assert.deepEqual(rows, [{ status: 'waiting_time', revision: 1, held: true, messages: 2 }])
    const { rows: open } = await service.database.pool.query(
      "select query from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
    )
    assert.deepEqual(open, [])
    gate.resolve(undefined)
    const { executionId, status, blocks } = await reply
    assert.deepEqual([status, blocks.map(({ type }) => type)], ['waiting_input', ['message', 'input']])
    assert.deepEqual(
      shop.received.map(({ path }) => path),
      ['/api/orders', '/api/again'],
    )
    const { revision } = await run(executionId)
    assert.equal(revision, 3)
    assert.deepEqual(
      (await leftOver(executionId)).map(({ type }) => type),
      ['FireWait'],
    )
  })

  test('a run that is aborted during its call stays aborted, and the answer changes nothing', async () => {
    const asked = Promise.withResolvers<undefined>()
    const gate = Promise.withResolvers<undefined>()
    shop.answer(async () => {
      asked.resolve(undefined)
      await gate.promise
      return { headers: { 'content-type': 'application/json' }, body: '{}' }
    })
    const reply = start('two-calls')
    await asked.promise
    const { rows } = await service.database.pool.query<{ id: string }>(
      "select id from executions where snapshot->'wait'->>'kind' = 'call' and lease_until > parley_now()",
    )
    const executionId = rows[0]?.id ?? ''
    const aborted = await transaction(
      service.deps.db,
      async client => await abortExecutions(service.deps, client, tenantId, { executionId }, { by: 'admin' }),
    )
    assert.deepEqual(aborted, [executionId])
    gate.resolve(undefined)
    assert.equal((await reply).status, 'aborted')
    service.clock.advance(62_000)
    await service.work()
    assert.equal(shop.received.length, 1)
    const { status, revision, snapshot } = await run(executionId)
    assert.deepEqual([status, revision, snapshot.wait, snapshot.blocks.length], ['aborted', 2, null, 1])
    assert.deepEqual(await leftOver(executionId), [])
  })

  test('a process that dies during a call: another makes it again under the same key, and the visitor finds the answer', async () => {
    const dead = await startDying()
    await assert.rejects(dead.reply)
    assert.deepEqual(
      (await leftOver(dead.executionId)).map(({ type }) => type),
      ['RunNextStep'],
    )
    await service.work()
    assert.equal(shop.received.length, 1)
    service.clock.advance(62_000)
    await service.work()
    const { status, snapshot } = await run(dead.executionId)
    assert.deepEqual([status, snapshot.blocks[0].payload.text], ['completed', '200 4711'])
    assert.equal(shop.received.length, 2)
    assert.equal(shop.received[0]?.headers['idempotency-key'], shop.received[1]?.headers['idempotency-key'])
    assert.equal((await leftOver(dead.executionId)).length, 0)
    const { rows } = await service.database.pool.query(
      "select kind, entry->'attempt' as attempt from event_log where execution_id = $1 and kind like 'call%' order by id",
      [dead.executionId],
    )
    assert.deepEqual(rows, [
      { kind: 'call_started', attempt: 1 },
      { kind: 'call_finished', attempt: 2 },
    ])
  })

  test('a call whose answer was saved is never made again', async () => {
    const { executionId } = await start('get')
    service.clock.advance(3_600_000)
    await service.work()
    assert.equal(shop.received.length, 1)
    assert.equal((await run(executionId)).revision, 2)
  })

  test('a flow that an event starts makes its calls on the worker', async () => {
    const { body } = await request(service.url)
      .post('/api/v1/engine/events')
      .set('Authorization', `Bearer ${ENGINE_TOKEN}`)
      .set('X-Forwarded-For', service.nextAddress())
      .send({ tenant_id: tenantId, event_name: 'go' })
      .expect(202)
    await service.work()
    const { status, snapshot } = await run(body.execution_ids[0])
    assert.deepEqual([status, snapshot.blocks[0].payload.text], ['completed', 'Event 4711'])
    assert.equal((await leftOver(body.execution_ids[0])).length, 0)
  })

  test('an idempotent trigger with a call is one run for fifty at once', async () => {
    const trigger = async () =>
      await request(service.url)
        .post('/api/v1/engine/triggers/chat')
        .set('Authorization', `Bearer ${ENGINE_TOKEN}`)
        .set('X-Forwarded-For', service.nextAddress())
        .set('Idempotency-Key', 'one-run')
        .send({ tenant_id: tenantId, intent_name: 'get' })
    const answers = await Promise.all(Array.from({ length: 50 }, trigger))
    assert.deepEqual([...new Set(answers.map(({ status, text }) => `${status} ${text}`))].length, 1)
    assert.equal(shop.received.length, 1)
  })
})

describe('an agent node', () => {
  test('shows the answer, or saves it where the node says so; the templates of its prompts are filled', async () => {
    assert.deepEqual(textsOf(await start('agent', 'How are you?')), ['Hello there'])
    assert.deepEqual(textsOf(await start('saved', 'How are you?')), ['It said Hello there'])
    const [first, second] = openai.asked.map(({ body }) => body.messages)
    assert.match(first?.[0]?.content ?? '', /^You help [0-9a-f-]{36}$/)
    assert.deepEqual(first?.slice(1), [{ role: 'user', content: 'How are you?' }])
    assert.deepEqual(second, [{ role: 'user', content: 'How are you?' }])
  })

  test('usage is priced when it is stored: own price, built-in, none; summed over the turn, with a model only when it was one', async () => {
    assert.deepEqual((await start('agent')).tokenUsage, {
      prompt_tokens: 1_000,
      completion_tokens: 100,
      total_tokens: 1_100,
      model: 'gpt-4o-mini',
      cost_micros: 210,
      cost_usd: 0.00021,
    })
    assert.deepEqual((await start('own-price')).tokenUsage?.cost_micros, 1_200_000)
    assert.deepEqual((await start('no-price')).tokenUsage?.cost_micros, 0)
    const both = (await start('both')).tokenUsage
    assert.deepEqual([both?.model, both?.total_tokens, both?.cost_micros], [null, 2_200, 210 + 4_500])
    const twice = (await start('twice')).tokenUsage
    assert.deepEqual([twice?.model, twice?.total_tokens], ['gpt-4o-mini', 2_200])
    assert.equal((await start('get')).tokenUsage, null)
  })

  test('each message carries the usage of its own answer, and the run that of its turn', async () => {
    const { executionId } = await start('both')
    const { rows } = await service.database.pool.query<{ usage: { model: string } | null }>(
      "select token_usage as usage from messages where execution_id = $1 and role = 'agent' order by id",
      [executionId],
    )
    assert.deepEqual(
      rows.map(({ usage }) => usage?.model),
      ['gpt-4o-mini', 'claude-sonnet-4-5'],
    )
    const { rows: calls } = await service.database.pool.query(
      'select model, cost_micros from model_calls where execution_id = $1 order by id',
      [executionId],
    )
    assert.deepEqual(calls, [
      { model: 'gpt-4o-mini', cost_micros: 210 },
      { model: 'claude-sonnet-4-5', cost_micros: 4_500 },
    ])
    assert.equal((await run(executionId)).last_token_usage.total_tokens, 2_200)
  })

  test('a price that changes later changes nothing that is stored', async () => {
    const { executionId } = await start('own-price')
    await service.database.pool.query("update prices set prompt_per_1k = 99 where model = 'own-model'")
    assert.equal((await run(executionId)).last_token_usage.cost_micros, 1_200_000)
    await service.database.pool.query("update prices set prompt_per_1k = 1 where model = 'own-model'")
  })

  test('what the integrator reports is priced by the same tables and echoed', async () => {
    const session = await open()
    const reply = await say(session, {
      text: 'Hi',
      intentName: 'get',
      tokenUsage: { model: 'gpt-4o-2024-08-06', prompt_tokens: 1_000, completion_tokens: 1_000 },
    })
    assert.deepEqual([reply.tokenUsage?.model, reply.tokenUsage?.cost_micros], ['gpt-4o-2024-08-06', 12_500])
  })

  test("the history is the conversation's, in turns, and says nothing twice", async () => {
    const session = await open()
    let reply = await say(session, { text: 'Hi', intentName: 'chat' })
    for (const question of ['One?', 'Two?'])
      reply = await say(session, { executionId: reply.executionId, waitToken: reply.waitToken, text: question })
    assert.equal(reply.status, 'waiting_input')
    assert.deepEqual(
      openai.asked.at(-1)?.body.messages.map(({ role, content }) => `${role}: ${content}`),
      ['user: Hi', 'assistant: What is it?', 'user: One?', 'assistant: Hello there\nWhat is it?', 'user: Two?'],
    )
  })

  test('a provider that refuses fails the run, or takes its error path', async () => {
    const { executionId, status } = await start('locked')
    assert.equal(status, 'failed')
    assert.deepEqual((await run(executionId)).failure, {
      kind: 'agent_error',
      nodeId: 'first',
      message: "the model's provider answered 401",
    })
    assert.deepEqual(textsOf(await start('agent-error')), ['Ask a person'])
  })
})

test('connections are tested live, the outcome stays with them, and a test is no change', async () => {
  const { rows } = await service.database.pool.query<{ id: string; code: string; revision: number }>(
    'select id, code, revision from connections',
  )
  const outcome = async (code: string) => {
    const found = await testConnection(service.deps, tenantId, rows.find(row => row.code === code)?.id ?? '')
    return [found.ok, found.failure, found.responseStatus]
  }
  assert.deepEqual(await outcome('shop'), [true, 'none', 200])
  for (const code of ['gpt', 'claude', 'compatible']) assert.deepEqual(await outcome(code), [true, 'none', 200], code)
  assert.deepEqual(await outcome('locked'), [false, 'unauthorized', 401])
  shop.answer(() => ({ status: 403 }))
  assert.deepEqual(await outcome('basic'), [false, 'unauthorized', 403])
  shop.answer(() => ({ status: 500 }))
  assert.deepEqual(await outcome('header'), [false, 'http_status', 500])
  elsewhere.answer(() => ({ status: 400 }))
  assert.deepEqual(await outcome('oauth'), [false, 'unauthorized', null])
  await assert.rejects(testConnection(service.deps, tenantId, tenantId), { code: 'not_found' })
  const { rows: after } = await service.database.pool.query<{ code: string; revision: number; last_test_ok: boolean }>(
    'select code, revision, last_test_ok from connections',
  )
  assert.deepEqual(
    after
      .filter(({ last_test_ok }) => last_test_ok)
      .map(({ code }) => code)
      .sort(),
    ['claude', 'compatible', 'gpt', 'shop'],
  )
  assert.deepEqual(
    after.map(({ revision }) => revision),
    rows.map(({ revision }) => revision),
  )
})

type Said = {
  executionId: string
  status: string
  waitToken: string | null
  blocks: { type: string; payload: Record<string, unknown> }[]
  tokenUsage: { model: string | null; total_tokens: number; cost_micros: number } | null
}

async function open(): Promise<string> {
  const { body } = await request(service.url)
    .post('/api/public/v1/chat/sessions')
    .set('X-Forwarded-For', service.nextAddress())
    .send({ publicKey: KEY })
    .expect(201)
  return body.sessionToken as string
}

async function say(session: string, body: object): Promise<Said> {
  const answer = await request(service.url)
    .post('/api/public/v1/chat/messages')
    .set('Authorization', `Bearer ${session}`)
    .set('X-Forwarded-For', service.nextAddress())
    .send(body)
  assert.equal(answer.status, 200, answer.text)
  return answer.body.reply as Said
}

async function start(intentName: string, text = 'Hi'): Promise<Said> {
  return await say(await open(), { text, intentName })
}

function textsOf({ blocks }: Said): unknown[] {
  return blocks.map(({ payload }) => payload['text'])
}

// Read by assertions only.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
async function run(executionId: string): Promise<any> {
  return (await service.database.pool.query('select * from executions where id = $1', [executionId])).rows[0]
}

async function leftOver(executionId: string): Promise<{ type: string }[]> {
  return (
    await service.database.pool.query<{ type: string }>('select type from engine_messages where execution_id = $1', [
      executionId,
    ])
  ).rows
}

/**
 * Makes the answer of a call impossible to save, as a process that is killed does; the execution stays as its
 * checkpoint left it.
 */
async function startDying(): Promise<{ reply: Promise<unknown>; executionId: string }> {
  const { calls } = service.deps
  const asked = Promise.withResolvers<string>()
  const make = calls.make.bind(calls)
  calls.make = async (place, what) => {
    calls.make = make
    await make(place, what)
    const { rows } = await service.database.pool.query<{ id: string }>(
      "select id from executions where snapshot->'wait'->>'kind' = 'call' and conversation_id = $1",
      [place.conversationId],
    )
    asked.resolve(rows[0]?.id ?? '')
    throw new Error('killed')
  }
  const reply = start('get')
  reply.catch(() => undefined)
  return { reply, executionId: await asked.promise }
}
