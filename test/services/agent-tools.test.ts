import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { openSession, type Block, type ChatReply, type Session } from '../../generated/sdk/dist/index.js'
import { eventLogEntry } from '../../generated/schemas/validators.js'
import { readEvents } from '../../sdk/stream.ts'
import { replayOnVersion } from '../../services/engine/replay.ts'
import { configure } from '../support/configure.ts'
import {
  startAnthropicServer,
  startOpenAiServer,
  MODEL_KEY,
  type ModelScript,
  type ModelServer,
} from '../support/model-servers.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'
import { agentFlows } from './agent-flows.ts'

const KEY = 'pk_live_Tools'
const USAGE = { prompt: 1_000, completion: 100 }

let service: TestService
let shop: Receiver
let openai: ModelServer
let anthropic: ModelServer
let tenantId: string

before(async () => {
  ;[shop, openai, anthropic] = await Promise.all([startReceiver(), startOpenAiServer(), startAnthropicServer()])
  service = await startTestService({ environment: { egressAllow: ['127.0.0.1'] } })
  tenantId = await applyTestWorkspace(service.database, {
    apiVersion: 'parley/v1',
    organization: { name: 'Acme' },
    workspace: { name: 'Tools' },
    keys: [{ name: 'open', key: KEY }],
    connections: [
      { code: 'shop', providerKey: 'http', baseUrl: `${shop.url}/api`, credentials: { bearer: 'a-bearer' } },
      { code: 'metadata', providerKey: 'http', baseUrl: 'http://169.254.169.254' },
      { code: 'gpt', providerKey: 'openai', baseUrl: openai.baseUrl, credentials: { apiKey: MODEL_KEY } },
      { code: 'claude', providerKey: 'anthropic', baseUrl: anthropic.baseUrl, credentials: { apiKey: MODEL_KEY } },
    ],
    flows: agentFlows,
  })
})

after(async () => {
  await service.stop()
  await Promise.all([shop, openai, anthropic].map(async server => await server.stop()))
})

beforeEach(() => {
  for (const server of [openai, anthropic]) server.asked.splice(0)
  shop.received.splice(0)
  shop.answer(({ path }) => ({
    status: path.startsWith('/api/orders/none') ? 404 : 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(path.startsWith('/api/hours') ? { from: 8 } : { state: 'sent' }),
  }))
})

const use = (name: string, given: object = {}, pieces: string[] = []): ModelScript => ({
  pieces,
  tools: [{ id: `call_${name}`, name, arguments: JSON.stringify(given) }],
  usage: USAGE,
})
const say = (...pieces: string[]): ModelScript => ({ pieces, usage: USAGE })
const script = (server: ModelServer, ...answers: ModelScript[]) => {
  server.answer((_, index) => answers[index] ?? say('?'))
}
const address = async (input: Request | URL | string, init?: RequestInit) => {
  await service.clockSet()
  const headers = new Headers(init?.headers)
  headers.set('x-forwarded-for', service.nextAddress())
  return await fetch(input, { ...init, headers })
}
const open = async () =>
  await openSession({ baseUrl: service.url, publicKey: KEY, fetch: address, now: () => service.clock.now().getTime() })
const textsOf = (blocks: readonly Block[]) => blocks.map(({ payload }) => (payload as { text?: string }).text)
const start = async (intentName = 'gpt', session?: Session): Promise<ChatReply> =>
  await (session ?? (await open())).send({ text: 'Where is it?', intentName })
/** The results of tools in the last request to the model. */
const read = (server: ModelServer): unknown[] =>
  server.asked.at(-1)!.body.messages.flatMap(({ role, content }) => {
    if (role === 'tool') return [JSON.parse(content) as unknown]
    return Array.isArray(content)
      ? (content as { type: string; content?: string }[]).flatMap(part =>
          part.type === 'tool_result' ? [JSON.parse(part.content ?? '') as unknown] : [],
        )
      : []
  })

describe('an agent node with tools', () => {
  test('calls services and flows with either provider, and is paid for each question', async () => {
    for (const [intent, server, micros] of [
      ['gpt', openai, 210],
      ['claude', anthropic, 4_500],
    ] as const) {
      shop.received.splice(0)
      script(
        server,
        use('find_order', { order_no: '4711/x' }, ['Let me ', 'look']),
        use('opening_hours', { day: 'Monday' }),
        say('It was ', 'sent'),
      )
      const { status, blocks, tokenUsage, executionId } = await start(intent)
      assert.deepEqual([status, textsOf(blocks)], ['completed', ['Let me look', 'It was sent', 'Bye']])
      assert.deepEqual(
        shop.received.map(({ method, path, headers }) => [method, path, headers.authorization]),
        [
          ['GET', '/api/orders/4711%2Fx', 'Bearer a-bearer'],
          ['GET', '/api/hours?day=Monday', 'Bearer a-bearer'],
        ],
      )
      const keys = shop.received.map(({ headers }) => headers['idempotency-key'])
      assert.deepEqual([new Set(keys).size, keys.every(key => typeof key === 'string')], [2, true])
      assert.deepEqual(read(server), [
        { status: 200, body: { state: 'sent' } },
        { outputs: { from: 8 }, messages: ['Open'] },
      ])
      // The prompt is sent once, and text next to a call only at its position.
      const asked = server.asked.at(-1)!.body.messages
      assert.deepEqual(
        [
          asked.filter(({ content }) => content === 'Where is it?').length,
          JSON.stringify(asked).split('Let me look').length - 1,
        ],
        [1, 1],
      )
      assert.deepEqual(
        [tokenUsage?.prompt_tokens, tokenUsage?.completion_tokens, tokenUsage?.cost_micros],
        [3_000, 300, 3 * micros],
      )
      const { rows } = await service.database.pool.query<{ calls: number }>(
        'select count(*) as calls from model_calls where execution_id = $1',
        [executionId],
      )
      assert.equal(rows[0]?.calls, 3)
    }
  })

  test('streams the text of the model between its calls and at the end, each before its block', async () => {
    for (const [intent, server] of [
      ['gpt', openai],
      ['claude', anthropic],
    ] as const) {
      script(
        server,
        use('find_order', { order_no: '1' }, ['Let me ', 'look']),
        use('ask_visitor'),
        say('It was ', 'sent'),
      )
      const session = await open()
      const answer = await address(`${service.url}/api/public/v1/chat/messages`, {
        method: 'POST',
        body: JSON.stringify({ text: 'Where?', intentName: intent }),
        headers: {
          'content-type': 'application/json',
          'accept': 'text/event-stream',
          'authorization': `Bearer ${session.stored?.sessionToken ?? ''}`,
        },
      })
      const events: string[] = []
      for await (const { event, data } of readEvents(answer.body!)) {
        const { text, payload, reply } = JSON.parse(data) as {
          text?: string
          payload?: { text: string }
          reply?: ChatReply
        }
        events.push(`${event} ${text ?? payload?.text ?? reply?.status ?? ''}`)
      }
      assert.deepEqual(events, [
        'delta Let me ',
        'delta look',
        'block Let me look',
        'delta It was ',
        'delta sent',
        'block It was sent',
        'block Bye',
        'reply completed',
      ])
    }
  })

  test('passes every failure of a tool to the model, and continues', async () => {
    script(
      openai,
      {
        pieces: [],
        usage: USAGE,
        tools: [
          ...[
            ['find_order', '{"order_no":"none"}'],
            ['find_order', '{"order_no":'],
            ['inside', ''],
            ['model', '{}'],
            ['ask_visitor', '{}'],
            ['nothing', '{}'],
          ].map(([name = '', given = ''], index) => ({ id: `c${index}`, name, arguments: given })),
        ],
      },
      say('I could not'),
    )
    const { status, blocks, executionId } = await start()
    assert.deepEqual([status, textsOf(blocks)], ['completed', ['I could not', 'Bye']])
    assert.deepEqual(read(openai), [
      { error: 'the service answered 404', status: 404, body: { state: 'sent' } },
      { error: 'the arguments are not a JSON object' },
      { error: 'the address is not one that may be called' },
      { error: 'gpt is not a connection to a service' },
      { error: 'the flow waits, which a tool must not do' },
      { error: 'there is no tool nothing' },
    ])
    assert.deepEqual(
      (
        await service.database.pool.query(
          `select snapshot -> 'wait' as wait, wait_token_hash, wait_expires_at, wait_event
          from executions
          where id = $1`,
          [executionId],
        )
      ).rows,
      [{ wait: null, wait_token_hash: null, wait_expires_at: null, wait_event: null }],
    )
  })

  test('writes a line for every call to the event log, from which the run is replayed', async () => {
    script(
      openai,
      use('find_order', { order_no: '1' }, ['Let me look']),
      use('opening_hours', { day: 'Monday' }),
      say('Sent'),
    )
    const { executionId } = await start()
    const { rows } = await service.database.pool.query<{
      id: string
      conversation_id: string
      node_id: string
      created_at: Date
      entry: Record<string, unknown>
    }>('select * from event_log where execution_id = $1 order by id', [executionId])
    for (const { id, conversation_id: conversationId, node_id: nodeId, created_at: createdAt, entry } of rows) {
      assert.ok(
        eventLogEntry({ id, executionId, conversationId, nodeId, createdAt: createdAt.toISOString(), entry }),
        JSON.stringify([eventLogEntry.errors, entry]),
      )
    }
    assert.deepEqual(
      rows
        .filter(({ entry: { kind } }) => kind === 'call_started')
        .map(({ node_id: node, entry }) => [node, entry['nodeType'], entry['tool'], entry['flow'], entry['target']]),
      [
        ['think', 'agent', undefined, undefined, 'gpt-4o-mini'],
        ['think', 'http', 'find_order', undefined, 'GET /orders/1'],
        ['think', 'agent', undefined, undefined, 'gpt-4o-mini'],
        ['open', 'http', undefined, 'hours', 'GET /hours'],
        ['think', 'agent', undefined, undefined, 'gpt-4o-mini'],
      ],
    )
    const finished = rows.filter(({ entry: { kind } }) => kind === 'call_finished').map(({ entry }) => entry)
    assert.deepEqual(
      [finished.length, finished[0]?.['answer'], finished[1]?.['tool']],
      [
        5,
        {
          text: 'Let me look',
          toolCalls: [{ id: 'call_find_order', name: 'find_order', arguments: { order_no: '1' } }],
        },
        'find_order',
      ],
    )
    const replayed = await replayOnVersion(service.deps, executionId, 1)
    assert.ok(replayed.outcome === 'replayed')
    const { turns, differences, stopped } = replayed.replay
    assert.deepEqual([turns.length, differences, stopped], [1, [], undefined])
    assert.equal(turns[0]?.replayed.filter(({ outcome }) => outcome === 'calling').length, 5)
    assert.deepEqual(
      turns[0].replayed.map(({ text }) => text),
      turns[0].recorded.map(({ text }) => text),
    )
  })

  test('continues from the saved state when it is killed after a call, and repeats only the lost one', async () => {
    for (let dying = 0; dying < 5; dying++) {
      shop.received.splice(0)
      openai.asked.splice(0)
      // The model's answer depends on the request, not on the number of requests.
      openai.answer(({ body: { messages } }) => {
        const tools = messages.filter(({ role }) => role === 'tool').length
        return tools === 0
          ? use('cancel_order', { order_no: '1' })
          : tools === 1
            ? use('opening_hours', { day: 'Monday' })
            : say('Done')
      })
      const executionId = await startAndDieAfter(dying)
      service.clock.advance(62_000)
      await service.work()
      const {
        rows: [row],
      } = await service.database.pool.query<{ status: string; snapshot: { blocks: Block[] }; usage: number }>(
        "select status, snapshot, (last_token_usage->>'prompt_tokens')::int as usage from executions where id = $1",
        [executionId],
      )
      assert.deepEqual(
        [row?.status, textsOf(row?.snapshot.blocks ?? []), row?.usage],
        ['completed', ['Done', 'Bye'], 3_000],
      )
      const isModel = dying % 2 === 0
      assert.deepEqual([openai.asked.length, shop.received.length], isModel ? [4, 2] : [3, 3])
      const keys = ['/api/cancel', '/api/hours?day=Monday'].map(
        path =>
          new Set(
            shop.received.filter(request => request.path === path).map(({ headers }) => headers['idempotency-key']),
          ).size,
      )
      assert.deepEqual(keys, [1, 1])
    }
  })

  test('is checked against the budget before each request', async () => {
    await configure(service, tenantId, 'agents/budgets/conversation_cost_micros', 400)
    script(openai, use('find_order', { order_no: '1' }), use('find_order', { order_no: '2' }), say('Never'))
    const session = await open()
    const { status, executionId } = await start('gpt', session)
    assert.deepEqual(
      [status, (await session.execution(executionId)).failureKind, openai.asked.length, shop.received.length],
      ['failed', 'budget_exceeded', 2, 2],
    )
    script(openai, say('Never'))
    assert.deepEqual(textsOf((await start('caught', session)).blocks), ['Sorry'])
    await configure(service, tenantId, 'agents/budgets/conversation_cost_micros', 0)
  })
})

/** The process that runs the execution ends when it has the answer of its call `number`, before it can save it. */
async function startAndDieAfter(number: number): Promise<string> {
  const { calls } = service.deps
  const make = calls.make.bind(calls)
  const died = Promise.withResolvers<string>()
  let made = 0
  calls.make = async (place, what) => {
    const outcome = await make(place, what)
    if (made++ < number) return outcome
    calls.make = make
    const { rows } = await service.database.pool.query<{ id: string }>(
      "select id from executions where snapshot->'wait'->>'kind' = 'call' and conversation_id = $1",
      [place.conversationId],
    )
    died.resolve(rows[0]?.id ?? '')
    throw new Error('killed')
  }
  const session = await open()
  // The SDK would repeat it.
  const answer = address(`${service.url}/api/public/v1/chat/messages`, {
    method: 'POST',
    body: JSON.stringify({ text: 'Where is it?', intentName: 'gpt' }),
    headers: { 'content-type': 'application/json', 'authorization': `Bearer ${session.stored?.sessionToken ?? ''}` },
  })
  const executionId = await died.promise
  assert.equal((await answer).status, 500)
  return executionId
}
