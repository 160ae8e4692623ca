import OpenAI from 'openai'
import { egressFetch, type Egress } from '../egress/index.ts'
import { toModelFailure } from './failures.ts'
import { ModelFailure, type ModelEndpoint, type ModelProvider, type ModelRequest } from './model.ts'

const ANSWER_BYTES_AT_MOST = 10 * 1024 * 1024
// Reasoning models refuse a temperature of one's own.
const FIXED_SAMPLING = /^(?:o\d|gpt-5)/

/** OpenAI's chat completions, and the many servers that speak the same. */
export function createOpenAi(egress: Egress): ModelProvider {
  const client = ({ baseUrl, apiKey }: ModelEndpoint, timeoutMs: number) =>
    new OpenAI({ apiKey, baseURL: baseUrl ?? 'https://api.openai.com/v1', organization: null, project: null, maxRetries: 0, timeout: timeoutMs, logLevel: 'off', fetch: egressFetch(egress, { timeoutMs, maxBytes: ANSWER_BYTES_AT_MOST }) })

  return {
    async complete(endpoint, request) {
      try {
        const stream = await client(endpoint, request.timeoutMs).chat.completions.create({
          model: request.model, stream: true, stream_options: { include_usage: true },
          messages: [...(request.system === null ? [] : [{ role: 'system' as const, content: request.system }]), ...request.messages.map(({ role, text }) => ({ role, content: text }))],
          ...sampling(endpoint, request),
        })
        const answer = { text: '', model: request.model, promptTokens: 0, completionTokens: 0 }
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
          if (piece === '') continue
          answer.text += piece
          request.onText?.(piece)
        }
        if (!ended) throw new ModelFailure('the model\'s answer broke off', { retryable: true })
        return answer
      } catch (error) {
        throw toModelFailure(error)
      }
    },
    async check(endpoint, { timeoutMs }) {
      try {
        await client(endpoint, timeoutMs).models.list()
      } catch (error) {
        throw toModelFailure(error)
      }
    },
  }
}

function sampling({ providerKey }: ModelEndpoint, { model, temperature, topP, maxTokens }: ModelRequest) {
  const own = providerKey === 'openai'
  const free = !(own && FIXED_SAMPLING.test(model))
  return {
    ...(temperature === undefined || !free ? {} : { temperature }),
    ...(topP === undefined || !free ? {} : { top_p: topP }),
    // The name that OpenAI itself wants is one that few of the compatible servers know.
    ...(maxTokens === undefined ? {} : own ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens }),
  }
}
