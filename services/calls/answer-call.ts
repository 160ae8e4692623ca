import { findOpenSources } from '../../adapters/stores/training/crawls.ts'
import type { AnswerCallRequest } from '../../domain/engine/snapshot.ts'
import type { JsonObject } from '../../domain/json.ts'
import { answerPrompt } from '../../domain/knowledge/citations.ts'
import type { EmbeddingDeps } from '../knowledge/embedding.ts'
import { searchAll } from '../knowledge/search.ts'
import { callAgent, type AgentCallDeps, type AgentCallOutcome, type AgentCallOrigin } from './agent-call.ts'

const QUESTION_MAX_LENGTH = 1_000

/**
 * Finds the passages of an `answer` node, and asks its model where it has one. The model is offered no tools, and
 * sees nothing of the conversation but the question.
 */
export async function callAnswer(
  deps: AgentCallDeps & EmbeddingDeps,
  origin: AgentCallOrigin,
  request: AnswerCallRequest,
): Promise<AgentCallOutcome> {
  const { tenantId } = origin
  const { connection, model, instructions, timeoutMs, retries, withinMs, language } = request
  const question = request.question.slice(0, QUESTION_MAX_LENGTH).replaceAll('\0', '').toWellFormed()
  const named = { names: request.sources.length === 0 ? null : request.sources, labels: request.labels ?? null }
  const open = await findOpenSources(deps.db, tenantId, origin.conversationId, named)
  const sources = open.map(({ id }) => id)
  const labelledSources = open.flatMap(({ id, labelled }) => (labelled ? [id] : []))
  const labelled = request.labels === undefined ? undefined : { sources: labelledSources, labels: request.labels }
  const query = { question, sources, labelled, limit: request.passages, language: language ?? undefined }
  const searches = sources.length === 0 ? [] : await searchAll(deps, tenantId, [query])
  const found = searches.flatMap(search => search.passages)
  const passages = found
    .filter(({ coverage }) => coverage >= request.threshold)
    .map(({ url, title, headings, text, coverage }) => ({ url, title, headings, text, coverage }))
  const answered = (answer: string | null): JsonObject => ({ passages, answer })
  if (passages.length === 0 || connection === null || model === null)
    return { usage: null, result: { ok: true, value: answered(null) } }
  const { result, usage } = await callAgent(
    deps,
    origin,
    {
      ...{ kind: 'agent', connection, model, shown: false, timeoutMs, retries },
      ...answerPrompt(question, passages, instructions),
      ...(withinMs === undefined ? {} : { withinMs }),
    },
    { history: false },
  )
  if (!result.ok) return { usage, result }
  return { usage, result: { ok: true, value: answered(typeof result.value === 'string' ? result.value : null) } }
}
