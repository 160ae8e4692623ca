import type { Clock } from '../../adapters/clock.ts'
import { ModelFailure, type Embedder } from '../../adapters/models/index.ts'
import { addModelCost, findSpendingOfDay } from '../../adapters/stores/executions/model-calls.ts'
import { findVectorSets, type Model, type VectorSet } from '../../adapters/stores/knowledge/vectors.ts'
import { isVector } from '../../domain/knowledge/vectors.ts'
import { hostOf, openConnection, type ConnectionDeps } from '../calls/connections.ts'
import { CallPostponed, CircuitOpen, type CallSlots } from '../calls/slots.ts'
import type { Settings } from '../configuration/settings.ts'
import { price } from '../pricing/pricing.ts'

export type EmbeddingDeps = ConnectionDeps & { clock: Clock; embedder: Embedder; settings: Settings; slots: CallSlots }
/** A vector for each text, undefined where the provider sent none; or why there are none. */
export type Embedded = { vectors: (number[] | undefined)[]; costMicros: number } | { failure: string }

/** What the settings of a workspace name; undefined without a connection. */
export async function configuredModel(settings: Settings, tenantId: string): Promise<Model | undefined> {
  const [connection, model] = await Promise.all(
    ['embeddings', 'embedding_model'].map(async name => await settings.value(tenantId, `engine/answers/${name}`)),
  )
  if (typeof connection !== 'string' || connection === '') return undefined
  return { connection, model: typeof model === 'string' ? model : '' }
}

/** One attempt, within the workspace's budget and in a slot of the host. */
export async function embed(
  deps: EmbeddingDeps,
  tenantId: string,
  { connection: code, model }: Model,
  { texts, timeoutMs }: { texts: readonly string[]; timeoutMs: number },
): Promise<Embedded> {
  const connection = await openConnection(deps, tenantId, code)
  if (connection?.providerKey !== 'embeddings')
    return { failure: `there is no active connection ${code} of the kind embeddings` }
  const budget = Number(await deps.settings.value(tenantId, 'agents/budgets/tenant_daily_cost_micros'))
  if (budget > 0 && (await findSpendingOfDay(deps.db, tenantId, deps.clock.now())) >= budget)
    return { failure: 'the workspace has spent its budget for language models of this day' }
  const { baseUrl, credentials } = connection
  const endpoint = { providerKey: 'embeddings' as const, baseUrl, apiKey: credentials['apiKey'] ?? '' }
  const attempt = async (): Promise<Embedded & { timedOut?: boolean }> => {
    try {
      const { vectors, promptTokens } = await deps.embedder.embed(endpoint, { model, texts, timeoutMs })
      const usage = { model, prompt_tokens: promptTokens, completion_tokens: 0 }
      const { cost_micros: costMicros } = await price(deps, tenantId, usage)
      await addModelCost(deps.db, tenantId, deps.clock.now(), costMicros)
      return { vectors: vectors.map(vector => (isVector(vector) ? vector : undefined)), costMicros }
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      return { failure: error.message, timedOut: error.timedOut }
    }
  }
  try {
    return await deps.slots.within({ tenantId, host: hostOf(connection) }, timeoutMs, attempt)
  } catch (error) {
    if (error instanceof CircuitOpen || error instanceof CallPostponed) return { failure: error.message }
    throw error
  }
}

/** A question as it is compared with the vectors of a set; without a vector, `failure` says why. */
export type QuestionVector = { set: VectorSet; similarFrom: number } & (
  { vector: number[]; failure: null } | { vector: null; failure: string }
)

/** A visitor waits for the answer. */
const TIMEOUT_MS = 3_000

/** For each question, what it is compared with; undefined in a workspace without vectors. */
export async function questionVectors(
  deps: EmbeddingDeps,
  tenantId: string,
  questions: readonly string[],
): Promise<QuestionVector[] | undefined> {
  if (questions.length === 0 || (await configuredModel(deps.settings, tenantId)) === undefined) return undefined
  const set = (await findVectorSets(deps.db, tenantId)).find(({ answers }) => answers)
  if (set?.dimensions == null) return undefined
  const similarFrom = Number(await deps.settings.value(tenantId, 'engine/answers/similar_from')) / 100
  const embedded = await embed(deps, tenantId, set, { texts: questions, timeoutMs: TIMEOUT_MS })
  return questions.map((_, index) => {
    if ('failure' in embedded) return { set, similarFrom, vector: null, failure: embedded.failure }
    const vector = embedded.vectors[index]
    return vector?.length === set.dimensions
      ? { set, similarFrom, vector, failure: null }
      : { set, similarFrom, vector: null, failure: wrongLength(vector, set) }
  })
}

/** Why a vector compares with none of the set. */
export function wrongLength(vector: readonly number[] | undefined, { dimensions }: VectorSet): string {
  return vector === undefined
    ? 'the provider sent no vector'
    : `the provider sent a vector of ${vector.length} numbers, and the others have ${String(dimensions)}`
}
