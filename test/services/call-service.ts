import assert from 'node:assert/strict'
import request from 'supertest'
import { startAnthropicServer, startOpenAiServer, MODEL_KEY } from '../support/model-servers.ts'
import { startReceiver } from '../support/receiver.ts'
import { startTestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const KEY = 'pk_live_Calls'

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

const known = (settings: object) => ({
  id: 'first',
  type: 'answer',
  question: '{{ input.text }}',
  onUnsure: 'unsure',
  next: null,
  ...settings,
})
const unsure = { id: 'unsure', type: 'end', text: 'I do not know' }

export type Said = {
  executionId: string
  status: string
  waitToken: string | null
  blocks: { type: string; payload: Record<string, unknown> }[]
  tokenUsage: { model: string | null; total_tokens: number; cost_micros: number } | null
}

export type CallService = Awaited<ReturnType<typeof startCallService>>

/** A service whose flows call two services and two model providers, all of them run by the test. */
export async function startCallService() {
  const [shop, elsewhere, openai, anthropic] = await Promise.all([
    startReceiver(),
    startReceiver('127.0.0.2'),
    startOpenAiServer(),
    startAnthropicServer(),
  ])
  /** The pauses between attempts, in milliseconds, without waiting. */
  const pauses: number[] = []
  const during: { pause: () => Promise<void> } = { pause: async () => await Promise.resolve() }
  const service = await startTestService({
    environment: { egressAllow: ['127.0.0.0/8'] },
    substitutes: {
      delay: async ms => {
        pauses.push(ms)
        await during.pause()
      },
    },
  })
  const http = (code: string, credentials: object) => ({
    code,
    providerKey: 'http',
    baseUrl: `${shop.url}/api`,
    credentials,
  })
  const tenantId = await applyTestWorkspace(service.database, {
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
      flow('asked-calls', [
        { id: 'first', type: 'input', prompt: 'Which?', field: { name: 'which', type: 'text' }, next: 'call' },
        { ...call({ next: 'again' }), id: 'call' },
        { ...call({ url: '/again', saveAs: 'second' }), id: 'again', next: 'tell' },
        tell,
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
      flow('cards', [known({ passages: 1 }), unsure]),
      flow('cited', [known({ connection: 'gpt', model: 'gpt-4o-mini' }), unsure]),
      flow('cited-claude', [known({ connection: 'claude', model: 'claude-sonnet-4-5' }), unsure]),
      flow('called', [
        { id: 'first', type: 'input', prompt: 'Your number?', field: { name: 'phone', type: 'phone' }, next: 'know' },
        { ...known({ question: 'Ring {{ vars.phone }}' }), id: 'know' },
        unsure,
      ]),
      flow('german', [known({ language: 'de-AT' }), unsure]),
      flow('nowhere', [known({ sources: ['Nobody has this'] }), unsure]),
      flow('kept', [
        known({ connection: 'gpt', model: 'gpt-4o-mini', saveAs: 'found', next: 'tell' }),
        unsure,
        { id: 'tell', type: 'end', text: '{{ vars.found.text }} ({{ vars.found.passages[0].title }})' },
      ]),
      flow('event-call', [call({}), { id: 'tell', type: 'end', text: 'Event {{ vars.answer.body.order }}' }], {
        triggers: [{ type: 'event', event: 'go' }],
      }),
    ],
  })
  await service.database.pool.query("update connections set status = 'disabled' where code = 'off'")

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
  return {
    service,
    shop,
    elsewhere,
    openai,
    anthropic,
    tenantId,
    pauses,
    during,
    open,
    say,
    start: async (intentName: string, text = 'Hi'): Promise<Said> => await say(await open(), { text, intentName }),
    // Read by assertions only.
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    run: async (executionId: string): Promise<any> =>
      (await service.database.pool.query('select * from executions where id = $1', [executionId])).rows[0],
    leftOver: async (executionId: string): Promise<{ type: string }[]> =>
      (
        await service.database.pool.query<{ type: string }>(
          'select type from engine_messages where execution_id = $1',
          [executionId],
        )
      ).rows,
    /** Resets the recorded requests and answers of the servers. */
    reset: () => {
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
      pauses.splice(0)
      during.pause = async () => await Promise.resolve()
    },
    stop: async () => {
      await service.stop()
      await Promise.all([shop, elsewhere, openai, anthropic].map(async server => await server.stop()))
    },
  }
}

export function textsOf({ blocks }: Said): unknown[] {
  return blocks.map(({ payload }) => payload['text'])
}
