import { EgressFailure } from '../egress/index.ts'
/** A language model behind a connection. */
export type ModelEndpoint = {
  providerKey: 'openai' | 'anthropic' | 'openai_compatible' | 'embeddings'
  baseUrl: string | null
  apiKey: string
}

export type ModelRequest = {
  model: string
  system: string | null
  /** The conversation, oldest first; it begins with the user, and ends with the user or with the answers of tools. */
  messages: ModelMessage[]
  tools?: ModelTool[] | undefined
  /** Whether the model may call tools now; true when absent. */
  mayCall?: boolean | undefined
  temperature?: number | undefined
  topP?: number | undefined
  maxTokens?: number | undefined
  /** Milliseconds for the whole answer. */
  timeoutMs: number
  /** Called for each piece of the response as it arrives. */
  onText?: ((text: string) => void) | undefined
}

export type ModelMessage =
  | { role: 'user'; text: string }
  | { role: 'assistant'; text: string; toolCalls?: ModelToolCall[] }
  /** One answer to each call of the message before. */
  | { role: 'tool'; answers: { id: string; text: string; isError: boolean }[] }

/** `schema` is the JSON Schema of its arguments. */
export type ModelTool = { name: string; description: string; schema: Record<string, unknown> }
/** `arguments` is JSON as the model wrote it. */
export type ModelToolCall = { id: string; name: string; arguments: string }

/** `model` is the one that answered, according to the provider; `toolCalls` is set if it calls tools. */
export type ModelAnswer = {
  text: string
  model: string
  promptTokens: number
  completionTokens: number
  toolCalls?: ModelToolCall[]
}

/** One suite of tests runs against every implementation. Both methods throw ModelFailure. */
export type ModelProvider = {
  complete(endpoint: ModelEndpoint, request: ModelRequest): Promise<ModelAnswer>
  /** The names of the models, as the provider lists them first; they show that the address and the key are valid. */
  check(endpoint: ModelEndpoint, limits: { timeoutMs: number; signal?: AbortSignal | undefined }): Promise<string[]>
}

/** Texts that a model turns into vectors, so that those that mean the same are near each other. */
export type EmbeddingRequest = { model: string; texts: readonly string[]; timeoutMs: number }
/** A vector for each text as the provider sent it, undefined where it sent none; whoever uses it checks it. */
export type Embeddings = { vectors: unknown[]; promptTokens: number }

/** Throws ModelFailure. */
export type Embedder = { embed(endpoint: ModelEndpoint, request: EmbeddingRequest): Promise<Embeddings> }

/** The provider gave no answer. `status` is that of its refusal; the message quotes nothing that the provider wrote. */
export class ModelFailure extends Error {
  readonly status: number | undefined
  readonly retryable: boolean
  readonly timedOut: boolean

  constructor(message: string, more: { status?: number | undefined; retryable: boolean; cause?: unknown }) {
    super(message, { cause: more.cause })
    this.name = 'ModelFailure'
    this.status = more.status
    this.retryable = more.retryable
    this.timedOut = more.cause instanceof EgressFailure && more.cause.timedOut
  }
}

const NAMES_AT_MOST = 200
/** Anything else is not the name of a model. */
const NAME = /^[\x21-\x7e]{1,200}$/

/** The names in a provider's list of models, sorted; another service may answer with anything. */
export function namesIn(models: unknown): string[] {
  if (!Array.isArray(models)) return []
  const names = models.map((model: unknown) => (model as { id?: unknown } | null)?.id)
  return [...new Set(names.filter(name => typeof name === 'string'))]
    .filter(name => NAME.test(name))
    .sort()
    .slice(0, NAMES_AT_MOST)
}
