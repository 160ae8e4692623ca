import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { openSession, type Block, type ChatReply, type Session } from '../../generated/sdk/dist/index.js'
import { eventLogEntry } from '../../generated/schemas/validators.js'
import { findAnswers } from '../../adapters/stores/executions/event-log.ts'
import { replayOnVersion } from '../../services/engine/replay.ts'
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

const KEY = 'pk_live_Talks'
const OTHER_KEY = 'pk_live_OtherTalks'
const USAGE = { prompt: 1_000, completion: 100 }

let service: TestService
let shop: Receiver
let openai: ModelServer
let anthropic: ModelServer
let tenantId: string

before(async () => {
  ;[shop, openai, anthropic] = await Promise.all([startReceiver(), startOpenAiServer(), startAnthropicServer()])
  shop.answer(() => ({ status: 200, headers: { 'content-type': 'application/json' }, body: '{"free":["19:00"]}' }))
  service = await startTestService({ environment: { egressAllow: ['127.0.0.1'] } })
  const connections = [
    { code: 'shop', providerKey: 'http', baseUrl: `${shop.url}/api` },
    { code: 'gpt', providerKey: 'openai', baseUrl: openai.baseUrl, credentials: { apiKey: MODEL_KEY } },
    { code: 'claude', providerKey: 'anthropic', baseUrl: anthropic.baseUrl, credentials: { apiKey: MODEL_KEY } },
  ]
  for (const [name, key] of [
    ['Other', OTHER_KEY],
    ['Talks', KEY],
  ] as const)
    tenantId = await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name },
      workspace: { name },
      keys: [{ name: 'open', key }],
      connections,
      flows: [
        hello,
        booking('gpt'),
        booking('claude'),
        booking('short', { maxTurns: 1 }),
        booking('thrifty', { maxTokens: 1 }),
      ],
    })
})

after(async () => {
  await service.stop()
  await Promise.all([shop, openai, anthropic].map(async server => await server.stop()))
})

beforeEach(() => {
  for (const server of [openai, anthropic]) server.asked.splice(0)
})

const hello = {
  code: 'hello',
  name: 'Hello',
  triggers: [{ type: 'chat_intent', intent: 'hello' }],
  nodes: [{ id: 'hi', type: 'end', text: 'Welcome' }],
}

/** Books a table in a conversation with the model of a connection. */
function booking(code: string, converse: object = {}): object {
  return {
    code,
    name: code,
    triggers: [{ type: 'chat_intent', intent: code }],
    nodes: [
      {
        id: 'book',
        type: 'agent',
        connection: code === 'claude' ? 'claude' : 'gpt',
        model: code === 'claude' ? 'claude-sonnet-4-5' : 'gpt-4o-mini',
        system: 'You book tables.',
        prompt: '{{ input.text }}',
        tools: [{ type: 'http', name: 'free', description: 'Finds free times', connection: 'shop', path: '/free' }],
        converse: {
          until: 'The visitor has chosen a time',
          result: { time: { type: 'string' }, people: { type: 'integer' } },
          expiresIn: 'PT1H',
          ...converse,
        },
        saveAs: 'table',
        onExpire: 'late',
        onBudget: 'spent',
        onError: 'sorry',
        next: 'bye',
      },
      { id: 'bye', type: 'end', text: '{{ vars.table.people }} at {{ vars.table.time }}' },
      { id: 'late', type: 'end', text: 'Too late' },
      { id: 'spent', type: 'end', text: 'Call us' },
      { id: 'sorry', type: 'end', text: 'Sorry' },
    ],
  }
}

const use = (name: string, given: object = {}, pieces: string[] = []): ModelScript => ({
  pieces,
  tools: [{ id: `call_${name}`, name, arguments: JSON.stringify(given) }],
  usage: USAGE,
})
const say = (...pieces: string[]): ModelScript => ({ pieces, usage: USAGE })
const script = (server: ModelServer, ...answers: ModelScript[]) => {
  server.asked.splice(0)
  server.answer((_, index) => answers[index] ?? say('?'))
}
const address = async (input: Request | URL | string, init?: RequestInit) => {
  await service.clockSet()
  const headers = new Headers(init?.headers)
  headers.set('x-forwarded-for', service.nextAddress())
  return await fetch(input, { ...init, headers })
}
const open = async (publicKey = KEY) =>
  await openSession({ baseUrl: service.url, publicKey, fetch: address, now: () => service.clock.now().getTime() })
const start = async (session: Session, intentName = 'gpt'): Promise<ChatReply> =>
  await session.send({ text: 'A table, please', intentName })
const reply = async (session: Session, message: string): Promise<ChatReply> =>
  await session.answer({ values: { message } })
const textsOf = (blocks: readonly Block[]) =>
  blocks.flatMap(({ type, payload }) => (type === 'message' ? [(payload as { text: string }).text] : []))
/** An answer as a program sends it, which repeats nothing. */
const post = async (session: Session, body: object) =>
  await address(`${service.url}/api/public/v1/chat/messages`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'authorization': `Bearer ${session.stored?.sessionToken ?? ''}` },
  })
const rowOf = async (executionId: string) =>
  (
    await service.database.pool.query<{ status: string; snapshot: { wait: unknown; blocks: Block[] } }>(
      'select status, snapshot from executions where id = $1',
      [executionId],
    )
  ).rows[0]!
/** Who said what in the last request. */
const dialogue = (server: ModelServer): string[] =>
  server.asked.at(-1)!.body.messages.flatMap(({ role, content }) => {
    const text = Array.isArray(content)
      ? (content as { text?: string }[]).map(part => part.text ?? '').join('')
      : (content as string | null)
    return role === 'system' || role === 'tool' || text === '' || text === null ? [] : [`${role}: ${text}`]
  })

describe('an agent node that converses', () => {
  test('talks with the visitor until its model is done, with either provider', async () => {
    for (const [intent, server] of [
      ['gpt', openai],
      ['claude', anthropic],
    ] as const) {
      script(
        server,
        say('For how ', 'many?'),
        use('free', {}, ['Let me look']),
        say('19:00 is free.'),
        use('done', { time: '19:00', people: 2 }, ['Booked.']),
      )
      const session = await open()
      await session.send({ text: 'Good evening', intentName: 'hello' })
      const first = await start(session, intent)
      assert.deepEqual(
        [first.status, textsOf(first.blocks), first.expectedInput?.type, first.expectedInput?.block_id],
        ['waiting_input', ['For how many?'], 'form_submission', first.blocks.at(-1)?.id],
      )
      const second = await session.answer({ text: 'Two' })
      assert.deepEqual(textsOf(second.blocks), ['Let me look', '19:00 is free.'])
      assert.equal(second.executionId, first.executionId)
      const last = await reply(session, 'That one')
      assert.deepEqual([last.status, textsOf(last.blocks)], ['completed', ['Booked.', '2 at 19:00']])
      assert.deepEqual(dialogue(server), [
        'user: Good evening',
        'assistant: Welcome',
        'user: A table, please',
        'assistant: For how many?',
        'user: Two',
        'assistant: Let me look',
        'assistant: 19:00 is free.',
        'user: That one',
      ])
      assert.deepEqual(last.tokenUsage?.total_tokens, 1_100)
    }
  })

  test('writes every turn to the event log, from which the run is replayed', async () => {
    script(openai, say('When?'), say('For how many?'), use('done', { time: '19:00', people: 2 }))
    const session = await open()
    const { executionId } = await start(session)
    await reply(session, 'At seven')
    await reply(session, 'Two')
    const { rows } = await service.database.pool.query<{
      id: string
      conversation_id: string
      node_id: string
      created_at: Date
      entry: Record<string, unknown>
    }>('select * from event_log where execution_id = $1 order by id', [executionId])
    for (const { id, conversation_id: conversationId, node_id: nodeId, created_at: createdAt, entry } of rows)
      assert.ok(
        eventLogEntry({ id, executionId, conversationId, nodeId, createdAt: createdAt.toISOString(), entry }),
        JSON.stringify([eventLogEntry.errors, entry]),
      )
    assert.deepEqual(
      rows.filter(({ node_id: node }) => node === 'book').map(({ entry: { kind } }) => kind),
      ['call_started', 'call_finished', 'step_waiting', 'step_resumed', 'call_started', 'call_finished'].concat([
        'step_waiting',
        'step_resumed',
        'call_started',
        'call_finished',
        'step_completed',
      ]),
    )
    // What was said to the model is no answer among the results of the flow.
    assert.deepEqual(await findAnswers(service.database.pool, tenantId, [executionId], { whole: true }), [])
    const replayed = await replayOnVersion(service.deps, executionId, 1)
    assert.ok(replayed.outcome === 'replayed')
    const { turns, differences, stopped } = replayed.replay
    assert.deepEqual([turns.length, differences, stopped], [3, [], undefined])
  })

  test('goes on at the edges for a budget that is used up and for a visitor who is silent', async () => {
    script(openai, say('One?'), say('Two?'))
    const short = await open()
    await start(short, 'short')
    assert.deepEqual(textsOf((await reply(short, '1')).blocks), ['Two?', 'Call us'])
    script(openai, say('One?'))
    const { status, blocks } = await start(await open(), 'thrifty')
    assert.deepEqual([status, textsOf(blocks)], ['completed', ['One?', 'Call us']])
    script(openai, say('One?'))
    const silent = await open()
    const { executionId } = await start(silent)
    service.clock.advance(3_601_000)
    await service.work()
    const row = await rowOf(executionId)
    assert.deepEqual([row.status, textsOf(row.snapshot.blocks).at(-1)], ['completed', 'Too late'])
  })

  test('takes one of two messages that come at once', async () => {
    script(openai, say('When?'), say('For how many?'))
    const session = await open()
    const { executionId, waitToken } = await start(session)
    const answers = await Promise.all(
      ['At seven', 'At eight'].map(
        async message => await post(session, { executionId, waitToken, input: { values: { message } } }),
      ),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    assert.equal(openai.asked.length, 2)
  })

  test('refuses a message from another workspace, and one that is empty', async () => {
    script(openai, say('When?'), say('Fine'))
    const session = await open()
    const { executionId, waitToken } = await start(session)
    const answer = { executionId, waitToken, input: { values: { message: 'Mine' } } }
    assert.equal((await post(await open(OTHER_KEY), answer)).status, 404)
    assert.equal((await post(session, { ...answer, input: { values: { message: ' ' } } })).status, 422)
    assert.equal(openai.asked.length, 1)
    assert.equal((await post(session, answer)).status, 200)
  })

  test('continues from the saved state when it is killed in any turn, and repeats only the lost request', async () => {
    for (let dying = 0; dying < 3; dying++) {
      openai.asked.splice(0)
      // The answer depends on what was said, not on the number of requests.
      openai.answer(({ body: { messages } }) => {
        const said = JSON.stringify(messages)
        if (said.includes('Two')) return use('done', { time: '19:00', people: 2 })
        return say(said.includes('At seven') ? 'For how many?' : 'When?')
      })
      const session = await open()
      killAfter(dying)
      let answered = await post(session, { text: 'A table, please', intentName: 'gpt' })
      const {
        rows: [run],
      } = await service.database.pool.query<{ id: string }>('select id from executions where conversation_id = $1', [
        session.conversationId,
      ])
      const executionId = run!.id
      for (const message of ['At seven', 'Two']) {
        if (answered.status !== 200) await revive()
        const { waitToken } = await session.execution(executionId)
        answered = await post(session, { executionId, waitToken, input: { values: { message } } })
      }
      if (answered.status !== 200) await revive()
      const { status, snapshot } = await rowOf(executionId)
      assert.deepEqual([status, textsOf(snapshot.blocks).at(-1)], ['completed', '2 at 19:00'])
      assert.equal(openai.asked.length, 4)
      assert.equal((await rowsOf(executionId)).filter(text => text === 'At seven').length, 1)
    }
  })
})

async function revive(): Promise<void> {
  service.clock.advance(62_000)
  await service.work()
}

async function rowsOf(executionId: string): Promise<string[]> {
  const { rows } = await service.database.pool.query<{ text: string }>(
    "select text from messages where execution_id = $1 and role = 'user'",
    [executionId],
  )
  return rows.map(({ text }) => text)
}

/** The process ends when it has the answer of its call `number`, before it can save it. */
function killAfter(number: number): void {
  const { calls } = service.deps
  const make = calls.make.bind(calls)
  let made = 0
  calls.make = async (place, what) => {
    const outcome = await make(place, what)
    if (made++ < number) return outcome
    calls.make = make
    throw new Error('killed')
  }
}
