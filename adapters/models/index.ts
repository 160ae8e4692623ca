import type { Egress } from '../egress/index.ts'
import type { Embedder, ModelEndpoint, ModelProvider } from './model.ts'

export {
  ModelFailure,
  type Embedder,
  type ModelAnswer,
  type ModelEndpoint,
  type ModelMessage,
  type ModelProvider,
  type ModelRequest,
} from './model.ts'

/**
 * Every provider that a connection may name, all of them through the egress. A provider's library is loaded at its
 * first use: the two are a fifth of what a process without agents would load, and a command that only lists something
 * would wait for them too.
 */
export function createModels(egress: Egress): ModelProvider {
  const openAi = async () => (await import('./openai.ts')).createOpenAi(egress)
  const anthropic = async () => (await import('./anthropic.ts')).createAnthropic(egress)
  const providers: Record<ModelEndpoint['providerKey'], () => Promise<ModelProvider>> = {
    openai: openAi,
    openai_compatible: openAi,
    anthropic,
    embeddings: openAi,
  }
  return {
    complete: async (endpoint, request) => await (await providers[endpoint.providerKey]()).complete(endpoint, request),
    check: async (endpoint, limits) => await (await providers[endpoint.providerKey]()).check(endpoint, limits),
  }
}

/** Vectors by connections of the kind `embeddings`, through the egress. */
export function createEmbedder(egress: Egress): Embedder {
  return {
    embed: async (endpoint, request) =>
      await (await import('./openai.ts')).createOpenAiEmbedder(egress).embed(endpoint, request),
  }
}
