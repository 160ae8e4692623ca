import type { Egress } from '../egress/index.ts'
import { createAnthropic } from './anthropic.ts'
import type { ModelProvider } from './model.ts'
import { createOpenAi } from './openai.ts'

export { ModelFailure, type ModelAnswer, type ModelEndpoint, type ModelMessage, type ModelProvider, type ModelRequest, type ModelTool, type ModelToolCall } from './model.ts'

/** Every provider that a connection may name, all of them by way of the egress. */
export function createModels(egress: Egress): ModelProvider {
  const openai = createOpenAi(egress)
  const providers = { openai, openai_compatible: openai, anthropic: createAnthropic(egress) }
  return {
    complete: async (endpoint, request) => await providers[endpoint.providerKey].complete(endpoint, request),
    check: async (endpoint, limits) => await providers[endpoint.providerKey].check(endpoint, limits),
  }
}
