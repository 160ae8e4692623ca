import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { openSession, type Block, type ChatReply, type Session } from '../../generated/sdk/dist/index.js'
import { readEvents, type StreamEvent } from '../../sdk/stream.ts'
import { configure } from '../support/configure.ts'
import { startAnthropicServer, startOpenAiServer, MODEL_KEY, type ModelServer } from '../support/model-servers.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const KEY = 'pk_live_Replies'

let service: TestService
let hook: Receiver
let openai: ModelServer
let anthropic: ModelServer
let tenantId: string

const model = (settings: object) => ({
  id: 'first',
  type: 'agent',
  connection: 'gpt',
  model: 'gpt-4o-mini',
  prompt: '{{ input.text }}',
  next: null,
  ...settings,
})
const flow = (code: string, nodes: object[]) => ({
  code,
  name: code,
  triggers: [{ type: 'chat_intent', intent: code }],
  start: 'first',
  nodes,
})

before(async () => {
  ;[hook, openai, anthropic] = await Promise.all([startReceiver(), startOpenAiServer(), startAnthropicServer()])
  service = await startTestService({ environment: { egressAllow: ['127.0.0.1'] } })
  tenantId = await applyTestWorkspace(service.database, {
    apiVersion: 'parley/v1',
    organization: { name: 'Acme' },
    workspace: { name: 'Replies', locale: 'en', timezone: 'UTC', currency: 'EUR' },
    keys: [{ name: 'open', key: KEY, webhook: { url: `${hook.url}/hook` } }],
    connections: [
      { code: 'gpt', providerKey: 'openai', baseUrl: openai.baseUrl, credentials: { apiKey: MODEL_KEY } },
      { code: 'claude', providerKey: 'anthropic', baseUrl: anthropic.baseUrl, credentials: { apiKey: MODEL_KEY } },
    ],
    flows: [
      flow('gpt', [
        { id: 'first', type: 'message', text: 'One moment', next: 'think' },
        model({ id: 'think', next: 'ask' }),
        { id: 'ask', type: 'input', prompt: 'And now?', field: { name: 'more', type: 'text' }, next: null },
      ]),
      flow('claude', [model({ connection: 'claude', model: 'claude-sonnet-4-5' })]),
      flow('chat', [
        { id: 'first', type: 'input', prompt: 'What is it?', field: { name: 'question', type: 'text' }, next: 'think' },
        model({ id: 'think', prompt: '{{ vars.question }}', next: 'first' }),
      ]),
      flow('saved', [
        model({ saveAs: 'reply', next: 'tell' }),
        { id: 'tell', type: 'end', text: 'It said {{ vars.reply }}' },
      ]),
      flow('plain', [model({})]),
      flow('caught', [model({ onError: 'other' }), { id: 'other', type: 'end', text: 'Ask a person' }]),
    ],
  })
})

after(async () => {
  await service.stop()
  await Promise.all([hook, openai, anthropic].map(async server => await server.stop()))
})

beforeEach(() => {
  for (const server of [openai, anthropic]) {
    server.asked.splice(0)
    server.answer({ pieces: ['Hello', ' there'], usage: { prompt: 1_000, completion: 100 } })
  }
})

const address = async (input: Request | URL | string, init?: RequestInit) => {
  await service.clockSet()
  const headers = new Headers(init?.headers)
  headers.set('x-forwarded-for', service.nextAddress())
  return await fetch(input, { ...init, headers })
}
const open = async () =>
  await openSession({ baseUrl: service.url, publicKey: KEY, fetch: address, now: () => service.clock.now().getTime() })
const stream = async (session: Session, body: object, signal?: AbortSignal) =>
  await address(`${service.url}/api/public/v1/chat/messages`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'accept': 'text/event-stream',
      'authorization': `Bearer ${session.stored?.sessionToken ?? ''}`,
    },
    ...(signal === undefined ? {} : { signal }),
  })
const dataOf = ({ data }: StreamEvent) =>
  JSON.parse(data) as { text?: string; payload?: { text?: string }; reply?: ChatReply }
const textsOf = (blocks: readonly Block[]) => blocks.map(({ payload }) => (payload as { text?: string }).text)

describe('a streamed reply', () => {
  test('is sent as it is produced: earlier blocks, each word of the model, its block, the whole', async () => {
    for (const [intentName, server, expected] of [
      ['gpt', openai, ['block', 'delta', 'delta', 'block', 'block', 'reply']],
      ['claude', anthropic, ['delta', 'delta', 'block', 'reply']],
    ] as const) {
      // The model continues only when the previous word has arrived at the other end.
      const arrived: PromiseWithResolvers<undefined>[] = [Promise.withResolvers(), Promise.withResolvers()]
      let written = 0
      server.answer({
        pieces: ['Hel', 'lo'],
        between: async () => await arrived[written++]?.promise,
        usage: { prompt: 1, completion: 1 },
      })
      const answer = await stream(await open(), { text: 'Hi', intentName })
      assert.equal(answer.headers.get('content-type'), 'text/event-stream; charset=utf-8')
      const events: StreamEvent[] = []
      for await (const event of readEvents(answer.body!)) {
        events.push(event)
        if (event.event === 'delta')
          arrived[events.filter(({ event: name }) => name === 'delta').length - 1]?.resolve(undefined)
      }
      assert.deepEqual(
        events.map(({ event }) => event),
        expected,
      )
      assert.deepEqual(
        events.filter(({ event }) => event === 'delta').map(event => dataOf(event).text),
        ['Hel', 'lo'],
      )
      const { reply } = dataOf(events.at(-1)!)
      assert.ok(reply !== undefined)
      assert.deepEqual(
        reply.blocks.map(({ id }) => id),
        events.filter(({ event }) => event === 'block').map(({ data }) => (JSON.parse(data) as Block).id),
      )
      assert.deepEqual(textsOf(reply.blocks).slice(0, 2), intentName === 'gpt' ? ['One moment', 'Hello'] : ['Hello'])
      assert.equal(reply.tokenUsage?.total_tokens, 2)
    }
  })

  test('reaches the SDK block by block, then as a whole', async () => {
    const blocks: Block[] = []
    const session = await open()
    const reply = await session.send({ text: 'Hi', intentName: 'gpt' }, { onBlock: block => blocks.push(block) })
    assert.deepEqual(blocks, reply.blocks)
    assert.deepEqual(
      [textsOf(blocks).slice(0, 2), reply.status, reply.tokenUsage?.cost_micros],
      [['One moment', 'Hello there'], 'waiting_input', 210],
    )
    assert.equal(
      (await session.answer({ text: 'Nothing' }, { onBlock: block => blocks.push(block) })).status,
      'completed',
    )
  })

  test('loses nothing when its reader disconnects: the run continues, is stored once, and can be read', async () => {
    const gate = Promise.withResolvers<undefined>()
    openai.answer({
      pieces: ['Half', ' and whole'],
      between: async () => await gate.promise,
      usage: { prompt: 1_000, completion: 100 },
    })
    const session = await open()
    const started = await session.send({ text: 'Hi', intentName: 'chat' })
    const leaving = new AbortController()
    const answer = await stream(
      session,
      { executionId: started.executionId, waitToken: started.waitToken, text: 'One?' },
      leaving.signal,
    )
    for await (const { event } of readEvents(answer.body!)) {
      assert.equal(event, 'delta')
      break
    }
    leaving.abort()
    gate.resolve(undefined)
    const { pool } = service.database
    const settled = async () =>
      (await pool.query('select 1 from executions where id = $1 and revision = 3', [started.executionId])).rows.length >
      0
    while (!(await settled())) await new Promise(resolve => setImmediate(resolve))
    const execution = await session.execution(started.executionId)
    assert.deepEqual([execution.status, textsOf(execution.blocks).at(0)], ['waiting_input', 'Half and whole'])
    assert.equal(openai.asked.length, 1)
    const {
      rows: [stored],
    } = await pool.query(
      `select
        (
          select count(*) from messages
          where execution_id = $1 and role = 'agent' and token_usage->>'cost_micros' = '210'
        ) as messages,
        (select count(*) from model_calls where execution_id = $1) as calls,
        (select count(*) from webhook_events where payload->>'execution_id' = $1::text) as events`,
      [started.executionId],
    )
    assert.deepEqual(stored, { messages: 1, calls: 1, events: 2 })
    openai.answer({ pieces: ['Two'] })
    assert.deepEqual(textsOf((await session.answer({ text: 'Two?' })).blocks).at(0), 'Two')
  })

  test('leaves out words that are only stored, and a refusal is plain JSON', async () => {
    const session = await open()
    const names = []
    for await (const { event } of readEvents((await stream(session, { text: 'Hi', intentName: 'saved' })).body!))
      names.push(event)
    assert.deepEqual(names, ['block', 'reply'])
    const refused = await stream(session, { text: 'Hi', intentName: 'nothing' })
    assert.deepEqual([refused.status, ((await refused.json()) as { error: string }).error], [404, 'intent_not_matched'])
  })
})

describe('budgets', () => {
  after(async () => {
    await service.database.pool.query("delete from config_values where path like 'agents/%'")
  })

  /** The run's result for its visitor, and its log. */
  const why = async (session: Session, { executionId, status }: ChatReply) => {
    const {
      rows: [row],
    } = await service.database.pool.query<{ failure: { kind: string; nodeId: string; message: string } | null }>(
      'select failure from executions where id = $1',
      [executionId],
    )
    return { status, failureKind: (await session.execution(executionId)).failureKind, failure: row?.failure ?? null }
  }

  test('a conversation that has spent its budget gets the configured reply, and another one continues', async () => {
    await configure(service, tenantId, 'agents/budgets/conversation_cost_micros', 300)
    const session = await open()
    const say = async () => await session.send({ text: 'Hi', intentName: 'plain' })
    assert.deepEqual([(await say()).status, (await say()).status], ['completed', 'completed'])
    const exceeded = {
      status: 'failed',
      failureKind: 'budget_exceeded',
      failure: {
        kind: 'budget_exceeded',
        nodeId: 'first',
        message: 'the conversation has spent its budget for language models',
      },
    }
    assert.deepEqual(await why(session, await say()), exceeded)
    const names = []
    for await (const { event, data } of readEvents((await stream(session, { text: 'Hi', intentName: 'plain' })).body!))
      names.push(`${event} ${(JSON.parse(data) as { reply: ChatReply }).reply.status}`)
    assert.deepEqual(names, ['reply failed'])
    assert.deepEqual(textsOf((await session.send({ text: 'Hi', intentName: 'caught' })).blocks), ['Ask a person'])
    assert.equal(openai.asked.length, 2)
    const other = await open()
    const { executionId, status } = await other.send({ text: 'Hi', intentName: 'plain' })
    assert.deepEqual([status, (await other.execution(executionId)).failureKind], ['completed', null])
  })

  test('a workspace that has spent its budget of a day gets the configured reply until the next day', async () => {
    await configure(service, tenantId, 'agents/budgets/tenant_daily_cost_micros', 1)
    const session = await open()
    assert.deepEqual(await why(session, await session.send({ text: 'Hi', intentName: 'plain' })), {
      status: 'failed',
      failureKind: 'budget_exceeded',
      failure: {
        kind: 'budget_exceeded',
        nodeId: 'first',
        message: 'the workspace has spent its budget for language models of this day',
      },
    })
    service.clock.advance(86_400_000)
    const statuses = []
    for (let index = 0; index < 2; index++)
      statuses.push((await (await open()).send({ text: 'Hi', intentName: 'plain' })).status)
    assert.deepEqual(statuses, ['completed', 'failed'])
    assert.equal(openai.asked.length, 1)
  })

  test('budgets are checked against a running sum of the paid replies, of each conversation and each day', async () => {
    const {
      rows: [sums],
    } = await service.database.pool.query<Record<string, number>>(`
      select (select sum(cost_micros) from model_calls)::integer as paid,
        (select sum(model_cost_micros) from conversations)::integer as conversations,
        (select sum(cost_micros) from model_costs)::integer as days,
        (select count(distinct day) from model_costs)::integer as count`)
    assert.ok((sums?.['paid'] ?? 0) > 0)
    assert.deepEqual(sums, { paid: sums?.['paid'], conversations: sums?.['paid'], days: sums?.['paid'], count: 2 })
  })

  test('a spent budget can hand over to a person', async () => {
    await configure(service, tenantId, 'agents/budgets/on_exceeded', 'handoff')
    const { status, blocks } = await (await open()).send({ text: 'Hi', intentName: 'plain' })
    assert.deepEqual(
      [status, blocks.at(-1)?.payload],
      ['completed', { kind: 'handoff', reason: 'the workspace has spent its budget for language models of this day' }],
    )
    await configure(service, tenantId, 'agents/budgets/tenant_daily_cost_micros', 0)
  })

  test('a model that the workspace does not allow is not called', async () => {
    await configure(service, tenantId, 'agents/requests/allowed_models', ['another'])
    const session = await open()
    assert.equal(
      (await why(session, await session.send({ text: 'Hi', intentName: 'plain' }))).failureKind,
      'agent_error',
    )
    assert.equal(openai.asked.length, 0)
  })
})
