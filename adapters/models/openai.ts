import OpenAI from 'openai'
import { egressFetch, type Egress } from '../egress/index.ts'
import { toModelFailure } from './failures.ts'
import {
  ModelFailure,
  type Embedder,
  type ModelAnswer,
  type ModelEndpoint,
  type ModelMessage,
  type ModelProvider,
  type ModelRequest,
  type ModelToolCall,
  namesIn,
} from './model.ts'

const ANSWER_BYTES_AT_MOST = 10 * 1024 * 1024
/** OpenAI's reasoning models, and all newer ones, refuse a temperature other than their own. */
const TAKES_SAMPLING = /^(?:gpt-3|gpt-4|chatgpt-4)/

/** OpenAI's chat completions, and the many servers with the same API. */
export function createOpenAi(egress: Egress): ModelProvider {
  const client = clientsOf(egress)
  return {
    async complete(endpoint, request) {
      try {
        const stream = await client(endpoint, request.timeoutMs).chat.completions.create({
          model: request.model,
          stream: true,
          stream_options: { include_usage: true },
          messages: [
            ...(request.system === null ? [] : [{ role: 'system' as const, content: request.system }]),
            ...request.messages.flatMap(toWire),
          ],
          ...sampling(endpoint, request),
          ...tools(request),
        })
        return await readAnswer(stream, request)
      } catch (error) {
        throw toModelFailure(error)
      }
    },
    async check(endpoint, { timeoutMs, signal }) {
      try {
        const { data } = await client(endpoint, timeoutMs).models.list({ signal })
        return namesIn(data)
      } catch (error) {
        throw toModelFailure(error)
      }
    },
  }
}

/** The `embeddings` of OpenAI, and of the many servers with the same API. */
export function createOpenAiEmbedder(egress: Egress): Embedder {
  const client = clientsOf(egress)
  return {
    async embed(endpoint, { model, texts, timeoutMs }) {
      try {
        // Not every compatible server knows the base64 that the library asks for by itself.
        const input = { model, input: [...texts], encoding_format: 'float' as const }
        const answer = await client(endpoint, timeoutMs).embeddings.create(input)
        const vectors = new Map(answer.data.map(({ index, embedding }) => [index, embedding]))
        return {
          vectors: texts.map((_, index) => vectors.get(index)),
          promptTokens: tokensIn(answer.usage),
        }
      } catch (error) {
        throw toModelFailure(error)
      }
    },
  }
}

/** Some compatible servers do not count. */
function tokensIn(usage: Partial<OpenAI.CreateEmbeddingResponse.Usage> | undefined): number {
  const tokens = usage?.prompt_tokens ?? 0
  return Number.isSafeInteger(tokens) && tokens > 0 ? tokens : 0
}

// Some compatible servers ask for no key. With an empty one the library would look for another in the environment of
// the process.
function clientsOf(egress: Egress) {
  return ({ baseUrl, apiKey }: ModelEndpoint, timeoutMs: number) =>
    new OpenAI({
      apiKey: apiKey === '' ? 'none' : apiKey,
      baseURL: baseUrl ?? 'https://api.openai.com/v1',
      organization: null,
      project: null,
      maxRetries: 0,
      timeout: timeoutMs,
      logLevel: 'off',
      fetch: egressFetch(egress, { timeoutMs, maxBytes: ANSWER_BYTES_AT_MOST }),
    })
}

async function readAnswer(
  stream: AsyncIterable<OpenAI.ChatCompletionChunk>,
  request: ModelRequest,
): Promise<ModelAnswer> {
  const answer: ModelAnswer = { text: '', model: request.model, promptTokens: 0, completionTokens: 0 }
  const calls = new ToolCalls()
  let ended = false
  for await (const { choices, usage, model } of stream) {
    if (model) answer.model = model
    if (usage != null) {
      answer.promptTokens = usage.prompt_tokens
      answer.completionTokens = usage.completion_tokens
    }
    const [choice] = choices
    const piece = choice?.delta.content ?? ''
    ended ||= choice?.finish_reason != null
    for (const call of choice?.delta.tool_calls ?? []) calls.add(call)
    if (piece === '') continue
    answer.text += piece
    request.onText?.(piece)
  }
  if (!ended) throw new ModelFailure("the model's answer broke off", { retryable: true })
  return calls.list.length === 0 ? answer : { ...answer, toolCalls: calls.list }
}

function toWire(message: ModelMessage): OpenAI.ChatCompletionMessageParam[] {
  if (message.role === 'user') return [{ role: 'user', content: message.text }]
  if (message.role === 'tool')
    return message.answers.map(({ id, text }) => ({ role: 'tool' as const, tool_call_id: id, content: text }))
  const { text, toolCalls = [] } = message
  if (toolCalls.length === 0) return [{ role: 'assistant', content: text }]
  return [
    {
      role: 'assistant',
      content: text === '' ? null : text,
      tool_calls: toolCalls.map(({ id, name, arguments: given }) => ({
        id,
        type: 'function' as const,
        function: { name, arguments: given },
      })),
    },
  ]
}

function tools({ tools: offered = [], mayCall = true }: ModelRequest) {
  if (offered.length === 0) return {}
  return {
    tools: offered.map(({ name, description, schema }) => ({
      type: 'function' as const,
      function: { name, description, parameters: schema },
    })),
    tool_choice: mayCall ? ('auto' as const) : ('none' as const),
  }
}

/**
 * Calls arrive in pieces, identified by their index; some compatible servers send each whole, without one or without an
 * id.
 */
class ToolCalls {
  readonly #byIndex = new Map<number, ModelToolCall>()

  get list(): ModelToolCall[] {
    return [...this.#byIndex.values()]
  }

  add({
    index,
    id,
    function: { name, arguments: piece = '' } = {},
  }: {
    index?: number
    id?: string
    function?: { name?: string; arguments?: string }
  }): void {
    const position = index ?? this.#byIndex.size
    const call = this.#byIndex.get(position) ?? { id: `call_${position}`, name: '', arguments: '' }
    this.#byIndex.set(position, {
      id: id === undefined || id === '' ? call.id : id,
      name: call.name + (name ?? ''),
      arguments: call.arguments + piece,
    })
  }
}

function sampling({ providerKey }: ModelEndpoint, { model, temperature, topP, maxTokens }: ModelRequest) {
  const own = providerKey === 'openai'
  const free = !own || TAKES_SAMPLING.test(model)
  return {
    ...(temperature === undefined || !free ? {} : { temperature }),
    ...(topP === undefined || !free ? {} : { top_p: topP }),
    // Few of the compatible servers know the name that OpenAI itself requires.
    ...(maxTokens === undefined ? {} : own ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens }),
  }
}
