import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The answer of a model: pieces with pauses in which the test can check, or a refusal. */
export type ModelScript =
  | {
      pieces: string[]
      tools?: { id: string; name: string; arguments: string }[]
      usage?: { prompt: number; completion: number }
      model?: string
      between?: () => Promise<void>
      breakAfter?: number
      /** The answer begins after it. */
      before?: Promise<unknown>
    }
  | { status: number; body?: object; before?: Promise<unknown> }
export type Asked = {
  path: string
  authorization: string
  body: {
    model: string
    messages: AskedMessage[]
    system?: string
    temperature?: number
    max_tokens?: number
    stream?: boolean
    tools?: object[]
    tool_choice?: unknown
  }
}
/** OpenAI's has `tool_calls` and `tool_call_id`, Anthropic's a list as its content. */
export type AskedMessage = { role: string; content: string; tool_calls?: object[]; tool_call_id?: string }

/** A local server with a provider's wire format, streaming included. */
export type ModelServer = {
  providerKey: 'openai' | 'anthropic'
  baseUrl: string
  asked: Asked[]
  answer(script: ModelScript | ((asked: Asked, index: number) => ModelScript)): void
  stop(): Promise<void>
}

const KEY = 'sk-of-the-tests'
export const MODEL_KEY = KEY

/** OpenAI's chat completions (https://platform.openai.com/docs/api-reference/chat/streaming). */
export async function startOpenAiServer(): Promise<ModelServer> {
  return await startModelServer('openai', {
    authorizationOf: req => req.headers.authorization?.replace(/^Bearer /, '') ?? '',
    refusal: status => ({ error: { message: `refused ${KEY}`, type: 'invalid_request_error', code: String(status) } }),
    models: { object: 'list', data: [{ id: 'gpt-4o-mini', object: 'model', created: 1, owned_by: 'test' }] },
    completions: '/v1/chat/completions',
    async stream(write, script, { model }) {
      const head = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: script.model ?? model }
      const chunk = (choices: object[], more: object = {}) =>
        write(`data: ${JSON.stringify({ ...head, choices, ...more })}\n\n`)
      chunk([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }])
      for (const [index, piece] of script.pieces.entries()) {
        if (script.breakAfter === index) return false
        chunk([{ index: 0, delta: { content: piece }, finish_reason: null }])
        await script.between?.()
      }
      for (const [index, { id, name, arguments: given }] of (script.tools ?? []).entries()) {
        chunk([
          {
            index: 0,
            delta: { tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] },
            finish_reason: null,
          },
        ])
        for (const half of halves(given))
          chunk([{ index: 0, delta: { tool_calls: [{ index, function: { arguments: half } }] }, finish_reason: null }])
      }
      chunk([{ index: 0, delta: {}, finish_reason: script.tools === undefined ? 'stop' : 'tool_calls' }])
      const { prompt, completion } = script.usage ?? { prompt: 10, completion: 5 }
      chunk([], { usage: { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion } })
      write('data: [DONE]\n\n')
      return true
    },
  })
}

/** Anthropic's messages (https://docs.anthropic.com/en/api/messages-streaming). */
export async function startAnthropicServer(): Promise<ModelServer> {
  return await startModelServer('anthropic', {
    authorizationOf: req =>
      String(req.headers['x-api-key'] ?? req.headers.authorization?.replace(/^Bearer /, '') ?? ''),
    refusal: () => ({ type: 'error', error: { type: 'invalid_request_error', message: `refused ${KEY}` } }),
    models: {
      data: [{ id: 'claude-sonnet-4-5', type: 'model', display_name: 'Claude', created_at: '2025-01-01T00:00:00Z' }],
      has_more: false,
      first_id: null,
      last_id: null,
    },
    completions: '/v1/messages',
    async stream(write, script, { model }) {
      const event = (type: string, more: object) =>
        write(`event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`)
      const { prompt, completion } = script.usage ?? { prompt: 10, completion: 5 }
      event('message_start', {
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          content: [],
          model: script.model ?? model,
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: prompt, output_tokens: 1 },
        },
      })
      event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } })
      event('ping', {})
      for (const [index, piece] of script.pieces.entries()) {
        if (script.breakAfter === index) return false
        event('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } })
        await script.between?.()
      }
      event('content_block_stop', { index: 0 })
      for (const [index, { id, name, arguments: given }] of (script.tools ?? []).entries()) {
        event('content_block_start', { index: index + 1, content_block: { type: 'tool_use', id, name, input: {} } })
        for (const half of halves(given))
          event('content_block_delta', { index: index + 1, delta: { type: 'input_json_delta', partial_json: half } })
        event('content_block_stop', { index: index + 1 })
      }
      event('message_delta', {
        delta: { stop_reason: script.tools === undefined ? 'end_turn' : 'tool_use', stop_sequence: null },
        usage: { output_tokens: completion },
      })
      event('message_stop', {})
      return true
    },
  })
}

/** A provider writes arguments in pieces. */
function halves(text: string): string[] {
  const middle = Math.ceil(text.length / 2)
  return [text.slice(0, middle), text.slice(middle)]
}

type Dialect = {
  authorizationOf: (req: IncomingMessage) => string
  refusal: (status: number) => object
  models: object
  completions: string
  /** False: the connection breaks here. */
  stream: (
    write: (text: string) => void,
    script: Extract<ModelScript, { pieces: string[] }>,
    body: Asked['body'],
  ) => Promise<boolean>
}

async function startModelServer(providerKey: 'openai' | 'anthropic', dialect: Dialect): Promise<ModelServer> {
  const asked: Asked[] = []
  let script: ModelScript | ((asked: Asked, index: number) => ModelScript) = { pieces: ['Hello'] }
  const server: Server = createServer((req, res) => void answer(req, res))

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk as Buffer)
    const authorization = dialect.authorizationOf(req)
    const path = (req.url ?? '').split('?')[0] ?? ''
    const json = (status: number, body: object) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (authorization !== KEY) return void json(401, dialect.refusal(401))
    if (req.method === 'GET' && path === '/v1/models') return void json(200, dialect.models)
    if (req.method !== 'POST' || path !== dialect.completions) return void json(404, dialect.refusal(404))
    const request: Asked = { path, authorization, body: JSON.parse(Buffer.concat(chunks).toString()) as Asked['body'] }
    const index = asked.push(request) - 1
    const now = typeof script === 'function' ? script(request, index) : script
    await now.before
    if ('status' in now) return void json(now.status, now.body ?? dialect.refusal(now.status))
    res.writeHead(200, { 'content-type': 'text/event-stream' })
    if (await dialect.stream(text => void res.write(text), now, request.body)) res.end()
    else res.destroy()
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    providerKey,
    asked,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    answer: next => {
      script = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}
