import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createEgress, type Egress } from '../../adapters/egress/index.ts'
import {
  createModels,
  ModelFailure,
  type ModelEndpoint,
  type ModelProvider,
  type ModelRequest,
} from '../../adapters/models/index.ts'
import { MODEL_KEY, startAnthropicServer, startOpenAiServer, type ModelServer } from '../support/model-servers.ts'

/** A model that takes a temperature, and one that refuses it. */
const implementations: [ModelEndpoint['providerKey'], () => Promise<ModelServer>, string, string | undefined][] = [
  ['openai', startOpenAiServer, 'gpt-4o-mini', 'gpt-5'],
  ['openai_compatible', startOpenAiServer, 'a-model', undefined],
  ['anthropic', startAnthropicServer, 'claude-sonnet-4-5', 'claude-opus-5-5'],
]

for (const [providerKey, start, model, strictModel] of implementations) {
  describe(`a language model behind ${providerKey}`, () => {
    let server: ModelServer
    let egress: Egress
    let models: ModelProvider
    let endpoint: ModelEndpoint
    const ask = async (changes: Partial<ModelRequest> = {}, at = endpoint) =>
      await models.complete(at, {
        model,
        system: 'Be brief',
        messages: [{ role: 'user', text: 'Hi' }],
        timeoutMs: 2_000,
        ...changes,
      })

    before(async () => {
      server = await start()
      egress = createEgress({ allow: ['127.0.0.1'] })
      models = createModels(egress)
      endpoint = { providerKey, baseUrl: server.baseUrl, apiKey: MODEL_KEY }
    })
    after(async () => {
      await egress.close()
      await server.stop()
    })

    test('answers its text, its usage and the name of the model', async () => {
      server.answer({
        pieces: ['Hel', 'lo ', 'you'],
        usage: { prompt: 120, completion: 30 },
        model: 'a-model-2024-07-18',
      })
      const pieces: string[] = []
      assert.deepEqual(await ask({ onText: piece => pieces.push(piece) }), {
        text: 'Hello you',
        model: 'a-model-2024-07-18',
        promptTokens: 120,
        completionTokens: 30,
      })
      assert.deepEqual(pieces, ['Hel', 'lo ', 'you'])
    })

    test('passes each piece on before the next one arrives', async () => {
      const gate = Promise.withResolvers<undefined>()
      server.answer({ pieces: ['first', ' second'], between: async () => await gate.promise })
      const first = Promise.withResolvers<string>()
      const answer = ask({ onText: piece => first.resolve(piece) })
      assert.equal(await first.promise, 'first')
      gate.resolve(undefined)
      assert.equal((await answer).text, 'first second')
    })

    test('sends the conversation, the instructions and the sampling', async () => {
      server.answer({ pieces: ['ok'] })
      await ask({
        messages: [
          { role: 'user', text: 'Hi' },
          { role: 'assistant', text: 'Hello' },
          { role: 'user', text: 'Bye' },
        ],
        temperature: 0.3,
        maxTokens: 77,
      })
      const { body } = server.asked.at(-1)!
      const said = body.messages
        .filter(({ role }) => role !== 'system')
        .map(({ role, content }) => `${role}: ${content}`)
      assert.deepEqual(
        [said, body.temperature, body.stream],
        [['user: Hi', 'assistant: Hello', 'user: Bye'], 0.3, true],
      )
      assert.equal(body.system ?? body.messages.find(({ role }) => role === 'system')?.content, 'Be brief')
      assert.equal(body.max_tokens ?? (body as { max_completion_tokens?: number }).max_completion_tokens, 77)
    })

    test('a temperature is not sent to models that refuse one', { skip: strictModel === undefined }, async () => {
      server.answer({ pieces: ['ok'] })
      await ask({ model: strictModel ?? '', temperature: 0.3, topP: 0.5 })
      assert.deepEqual(
        Object.keys(server.asked.at(-1)!.body).filter(name => name === 'temperature' || name === 'top_p'),
        [],
      )
    })

    test('tools are offered, called with streamed arguments, and answered', async () => {
      const schema = {
        type: 'object',
        properties: { order_no: { type: 'string' } },
        required: ['order_no'],
        additionalProperties: false,
      }
      const tools = [{ name: 'find_order', description: 'Finds an order', schema }]
      const calls = [
        { id: 'call_a', name: 'find_order', arguments: '{"order_no":"4711"}' },
        { id: 'call_b', name: 'find_order', arguments: '{"order_no":"4712"}' },
      ]
      const pieces: string[] = []
      server.answer({ pieces: ['One ', 'moment'], tools: calls, usage: { prompt: 20, completion: 4 }, model: 'm' })
      assert.deepEqual(await ask({ tools, onText: piece => pieces.push(piece) }), {
        text: 'One moment',
        model: 'm',
        promptTokens: 20,
        completionTokens: 4,
        toolCalls: calls,
      })
      assert.deepEqual(pieces, ['One ', 'moment'])
      const offered = server.asked.at(-1)!.body
      assert.deepEqual(
        [offered.tools, offered.tool_choice],
        providerKey === 'anthropic'
          ? [[{ name: 'find_order', description: 'Finds an order', input_schema: schema }], { type: 'auto' }]
          : [
              [
                {
                  type: 'function',
                  function: { name: 'find_order', description: 'Finds an order', parameters: schema },
                },
              ],
              'auto',
            ],
      )

      server.answer({ pieces: ['Sent'] })
      const answers = [
        { id: 'call_a', text: '{"state":"sent"}', isError: false },
        { id: 'call_b', text: '{"error":"no"}', isError: true },
      ]
      const done = await ask({
        tools,
        mayCall: false,
        messages: [
          { role: 'user', text: 'Where?' },
          { role: 'assistant', text: 'One moment', toolCalls: calls },
          { role: 'tool', answers },
        ],
      })
      assert.deepEqual([done.text, done.toolCalls], ['Sent', undefined])
      const { messages, tool_choice: choice } = server.asked.at(-1)!.body
      assert.deepEqual(choice, providerKey === 'anthropic' ? { type: 'none' } : 'none')
      assert.deepEqual(
        messages.filter(({ role }) => role !== 'system').slice(1),
        providerKey === 'anthropic'
          ? [
              {
                role: 'assistant',
                content: [
                  { type: 'text', text: 'One moment' },
                  ...calls.map(({ id, name, arguments: given }) => ({
                    type: 'tool_use',
                    id,
                    name,
                    input: JSON.parse(given) as object,
                  })),
                ],
              },
              {
                role: 'user',
                content: [
                  { type: 'tool_result', tool_use_id: 'call_a', content: '{"state":"sent"}' },
                  { type: 'tool_result', tool_use_id: 'call_b', content: '{"error":"no"}', is_error: true },
                ],
              },
            ]
          : [
              {
                role: 'assistant',
                content: 'One moment',
                tool_calls: calls.map(({ id, name, arguments: given }) => ({
                  id,
                  type: 'function',
                  function: { name, arguments: given },
                })),
              },
              { role: 'tool', tool_call_id: 'call_a', content: '{"state":"sent"}' },
              { role: 'tool', tool_call_id: 'call_b', content: '{"error":"no"}' },
            ],
      )
    })

    test('refusals are failures with their status, and only some may be retried', async () => {
      const outcomes = []
      for (const status of [400, 401, 404, 408, 429, 500, 529]) {
        server.answer({ status })
        outcomes.push(await failureOf(ask()))
      }
      assert.deepEqual(
        outcomes.map(({ status, retryable }) => [status, retryable]),
        [
          [400, false],
          [401, false],
          [404, false],
          [408, true],
          [429, true],
          [500, true],
          [529, true],
        ],
      )
    })

    test('no failure names the key or what the provider wrote', async () => {
      server.answer({ status: 400 })
      const { message } = await failureOf(ask())
      assert.doesNotMatch(message, /sk-|refused/)
    })

    test('an answer that is cut off, a slow one, and an address that may not be called are failures', async () => {
      server.answer({ pieces: ['a', 'b'], breakAfter: 1 })
      assert.equal((await failureOf(ask())).retryable, true)
      const never = Promise.withResolvers<undefined>()
      server.answer({ pieces: ['a', 'b'], between: async () => await never.promise })
      const late = await failureOf(ask({ timeoutMs: 150 }))
      assert.deepEqual([late.retryable, late.status], [true, undefined])
      never.resolve(undefined)
      const refused = await failureOf(ask({}, { ...endpoint, baseUrl: 'http://169.254.169.254/v1' }))
      assert.deepEqual([refused.retryable, refused.message], [false, 'the address is not one that may be called'])
    })

    test('the check distinguishes a valid key from an invalid one', async () => {
      const [name = ''] = await models.check(endpoint, { timeoutMs: 2_000 })
      assert.match(name, /^(gpt-4o-mini|claude-sonnet-4-5)$/)
      assert.equal((await failureOf(models.check({ ...endpoint, apiKey: 'wrong' }, { timeoutMs: 2_000 }))).status, 401)
    })
  })
}

async function failureOf(work: Promise<unknown>): Promise<ModelFailure> {
  const error = await work.then(
    () => undefined,
    (failure: unknown) => failure,
  )
  assert.ok(error instanceof ModelFailure, String(error))
  return error
}
