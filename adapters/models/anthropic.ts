import Anthropic from '@anthropic-ai/sdk'
import { egressFetch, type Egress } from '../egress/index.ts'
import { toModelFailure } from './failures.ts'
import { ModelFailure, type ModelEndpoint, type ModelProvider } from './model.ts'

const ANSWER_BYTES_AT_MOST = 10 * 1024 * 1024
/** The API demands a number; this is room for a long reply. */
const MAX_TOKENS = 4_096

/** Anthropic's messages. */
export function createAnthropic(egress: Egress): ModelProvider {
  const client = ({ baseUrl, apiKey }: ModelEndpoint, timeoutMs: number) =>
    new Anthropic({ apiKey, authToken: null, baseURL: libraryBase(baseUrl), maxRetries: 0, timeout: timeoutMs, logLevel: 'off', fetch: egressFetch(egress, { timeoutMs, maxBytes: ANSWER_BYTES_AT_MOST }) })

  return {
    async complete(endpoint, request) {
      const { temperature, topP } = request
      try {
        const stream = await client(endpoint, request.timeoutMs).messages.create({
          model: request.model, stream: true, max_tokens: request.maxTokens ?? MAX_TOKENS,
          messages: request.messages.map(({ role, text }) => ({ role, content: text })),
          ...(request.system === null ? {} : { system: request.system }),
          // Its scale ends at 1, and its newer models take one of the two.
          ...(temperature !== undefined ? { temperature: Math.min(1, temperature) } : topP !== undefined ? { top_p: topP } : {}),
        })
        const answer = { text: '', model: request.model, promptTokens: 0, completionTokens: 0 }
        let ended = false
        for await (const event of stream) {
          if (event.type === 'message_start') {
            const { usage, model } = event.message
            answer.model = model
            answer.promptTokens = usage.input_tokens + (usage.cache_creation_input_tokens ?? 0) + (usage.cache_read_input_tokens ?? 0)
            answer.completionTokens = usage.output_tokens
          } else if (event.type === 'message_delta') answer.completionTokens = event.usage.output_tokens
          else if (event.type === 'message_stop') ended = true
          else if (event.type === 'content_block_delta' && event.delta.type === 'text_delta' && event.delta.text !== '') {
            answer.text += event.delta.text
            request.onText?.(event.delta.text)
          }
        }
        if (!ended) throw new ModelFailure('the model\'s answer broke off', { retryable: true })
        return answer
      } catch (error) {
        throw toModelFailure(error)
      }
    },
    async check(endpoint, { timeoutMs }) {
      try {
        await client(endpoint, timeoutMs).models.list({ limit: 1 })
      } catch (error) {
        throw toModelFailure(error)
      }
    },
  }
}

/** A connection's address ends in `/v1`, as the provider's own does; the library adds that itself. */
function libraryBase(baseUrl: string | null): string {
  return baseUrl === null ? 'https://api.anthropic.com' : baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '')
}
