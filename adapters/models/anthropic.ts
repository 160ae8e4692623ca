import Anthropic from '@anthropic-ai/sdk'
import type { Stream } from '@anthropic-ai/sdk/core/streaming'
import type { MessageParam, RawMessageStreamEvent } from '@anthropic-ai/sdk/resources/messages'
import { egressFetch, type Egress } from '../egress/index.ts'
import { toModelFailure } from './failures.ts'
import {
  ModelFailure,
  type ModelAnswer,
  type ModelEndpoint,
  type ModelMessage,
  type ModelProvider,
  type ModelRequest,
  type ModelToolCall,
  namesIn,
} from './model.ts'

const ANSWER_BYTES_AT_MOST = 10 * 1024 * 1024
/** The API demands a number; this is room for a long reply. */
const MAX_TOKENS = 4_096
/** From Opus 4.7 on, models refuse a temperature other than their own. */
const TAKES_SAMPLING = /^claude-(?:3|(?:opus|sonnet|haiku)-4(?!-[7-9]))/

/** Anthropic's messages. */
export function createAnthropic(egress: Egress): ModelProvider {
  // Without a key of the connection the library would look for one in the environment of the process, which the
  // workspace may not use.
  const client = ({ baseUrl, apiKey }: ModelEndpoint, timeoutMs: number) => {
    if (apiKey === '') throw new ModelFailure('the connection has no apiKey', { status: 401, retryable: false })
    return new Anthropic({
      apiKey,
      authToken: null,
      baseURL: libraryBase(baseUrl),
      maxRetries: 0,
      timeout: timeoutMs,
      logLevel: 'off',
      fetch: egressFetch(egress, { timeoutMs, maxBytes: ANSWER_BYTES_AT_MOST }),
    })
  }

  return {
    async complete(endpoint, request) {
      try {
        // Not by `messages.create`, which writes to the console about each deprecated model.
        const stream = await client(endpoint, request.timeoutMs).post<Stream<RawMessageStreamEvent>>('/v1/messages', {
          stream: true,
          body: requestBody(request),
        })
        return await readAnswer(stream, request)
      } catch (error) {
        throw toModelFailure(error)
      }
    },
    async check(endpoint, { timeoutMs, signal }) {
      try {
        const { data } = await client(endpoint, timeoutMs).models.list({ limit: 200 }, { signal })
        return namesIn(data)
      } catch (error) {
        throw toModelFailure(error)
      }
    },
  }
}

function requestBody(request: ModelRequest) {
  return {
    model: request.model,
    stream: true,
    max_tokens: request.maxTokens ?? MAX_TOKENS,
    messages: request.messages.map(toWire),
    ...tools(request),
    ...(request.system === null ? {} : { system: request.system }),
    ...sampling(request),
  }
}

/** The API's scale of temperatures ends at 1, and it accepts only one of the two. */
function sampling({ model, temperature, topP }: ModelRequest) {
  if (!TAKES_SAMPLING.test(model)) return {}
  if (temperature !== undefined) return { temperature: Math.min(1, temperature) }
  return topP === undefined ? {} : { top_p: topP }
}

async function readAnswer(
  stream: AsyncIterable<RawMessageStreamEvent>,
  { model, onText }: ModelRequest,
): Promise<ModelAnswer> {
  const answer: ModelAnswer = { text: '', model, promptTokens: 0, completionTokens: 0 }
  const calls = new Map<number, ModelToolCall>()
  let ended = false
  for await (const event of stream) {
    switch (event.type) {
      case 'message_start': {
        const { usage } = event.message
        answer.model = event.message.model
        answer.promptTokens =
          usage.input_tokens + (usage.cache_creation_input_tokens ?? 0) + (usage.cache_read_input_tokens ?? 0)
        answer.completionTokens = usage.output_tokens
        break
      }
      case 'message_delta':
        answer.completionTokens = event.usage.output_tokens
        break
      case 'content_block_start': {
        const { content_block: block } = event
        if (block.type === 'tool_use') calls.set(event.index, { id: block.id, name: block.name, arguments: '' })
        break
      }
      case 'content_block_delta': {
        const call = calls.get(event.index)
        if (event.delta.type === 'input_json_delta' && call !== undefined) call.arguments += event.delta.partial_json
        if (event.delta.type !== 'text_delta' || event.delta.text === '') break
        answer.text += event.delta.text
        onText?.(event.delta.text)
        break
      }
      case 'content_block_stop':
        break
      case 'message_stop':
        ended = true
    }
  }
  if (!ended) throw new ModelFailure("the model's answer broke off", { retryable: true })
  return calls.size === 0 ? answer : { ...answer, toolCalls: [...calls.values()] }
}

function toWire(message: ModelMessage): MessageParam {
  if (message.role === 'user') return { role: 'user', content: message.text }
  if (message.role === 'tool')
    return {
      role: 'user',
      content: message.answers.map(({ id, text, isError }) => ({
        type: 'tool_result',
        tool_use_id: id,
        content: text,
        ...(isError ? { is_error: true } : {}),
      })),
    }
  const { text, toolCalls = [] } = message
  if (toolCalls.length === 0) return { role: 'assistant', content: text }
  return {
    role: 'assistant',
    content: [
      ...(text === '' ? [] : [{ type: 'text' as const, text }]),
      ...toolCalls.map(({ id, name, arguments: given }) => ({
        type: 'tool_use' as const,
        id,
        name,
        input: JSON.parse(given) as unknown,
      })),
    ],
  }
}

function tools({ tools: offered = [], mayCall = true }: ModelRequest) {
  if (offered.length === 0) return {}
  return {
    tools: offered.map(({ name, description, schema }) => ({ name, description, input_schema: schema })),
    tool_choice: { type: mayCall ? 'auto' : 'none' },
  }
}

/** A connection's address ends in `/v1`, as the provider's own does; the library adds that itself. */
function libraryBase(baseUrl: string | null): string {
  return baseUrl === null ? 'https://api.anthropic.com' : baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '')
}
