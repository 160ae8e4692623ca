import type { Limiter } from '../../adapters/limiter/index.ts'
import { findLatestMessages } from '../../adapters/stores/conversations/history.ts'
import type { Handoff } from '../../adapters/stores/handoffs/handoffs.ts'
import type { Queue } from '../../adapters/stores/handoffs/queues.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { findOpenSources } from '../../adapters/stores/training/crawls.ts'
import { suggestedText, suggestionPrompt, SUGGESTION_TOOL, type SaidMessage } from '../../domain/handoffs/suggestion.ts'
import { ANSWER_DEFAULTS } from '../../domain/knowledge/answer-defaults.ts'
import { budgets } from '../../domain/rate-limits.ts'
import type { components } from '../../generated/types/admin.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { askModel, failureOf, refuseWhilePostponed } from '../calls/asked-model.ts'
import type { Calls } from '../calls/calls.ts'
import type { EmbeddingDeps } from '../knowledge/embedding.ts'
import { searchAll, type FoundPassage } from '../knowledge/search.ts'
import { refuseBeyond } from '../limits.ts'
import { handoffNow, requireOpenTo, type HandoffDeps } from './acts.ts'
import { saidIn } from './said.ts'

export type SuggestionDeps = Pick<HandoffDeps, 'knex' | 'db' | 'clock' | 'newId'> &
  EmbeddingDeps & { calls: Calls; limiter: Limiter }
export type Suggestion = components['schemas']['HandoffSuggestion']

const MESSAGES = 30
const QUESTION_MAX_LENGTH = 1_000
/** A person waits for it. */
const TIMEOUT_MS = 30_000

/**
 * A reply that the model of the queue suggests; for the caller alone, nothing is stored but its cost.
 * @throws Refusal `not_found`, `conflict` where somebody else has the conversation, or the handoff has ended,
 * `rate_limited`
 */
export async function suggestReply(deps: SuggestionDeps, caller: AdminCaller, id: string): Promise<Suggestion> {
  const { tenantId } = caller
  const handoff = await handoffNow(deps, tenantId, id)
  requireOpenTo(caller, handoff)
  const queue = await forTenant(deps.knex, tenantId).queues.find({ code: handoff.queue })
  if (queue?.suggestions == null) return none('not_configured')
  await refuseBeyond(deps, budgets.suggestion, tenantId)
  return await asked(deps, tenantId, handoff, queue.suggestions)
}

async function asked(
  deps: SuggestionDeps,
  tenantId: string,
  { conversationId, executionId, reason }: Handoff,
  { connection, model, instructions }: NonNullable<Queue['suggestions']>,
): Promise<Suggestion> {
  const messages = (await findLatestMessages(deps.db, tenantId, conversationId, MESSAGES)).reverse().flatMap(saidIn)
  const passages = await passagesFor(deps, { tenantId, conversationId }, messages)
  const origin = { tenantId, conversationId, executionId }
  const request = {
    ...{ kind: 'agent' as const, connection, model, shown: false, timeoutMs: TIMEOUT_MS, retries: 0 },
    ...suggestionPrompt(messages, passages, { reason, instructions }),
    tools: [SUGGESTION_TOOL],
  }
  const { result } = await askModel(deps, origin, request).catch(refuseWhilePostponed)
  if (!result.ok) return { text: null, sources: [], ...failureOf(result) }
  const text = suggestedText(result.value ?? null)
  return text === undefined ? none('no_answer') : { text, failure: 'none', message: null, sources: sourcesOf(passages) }
}

function none(failure: Suggestion['failure']): Suggestion {
  return { text: null, failure, message: null, sources: [] }
}

/** What answers the visitor's last message, of the documents that the conversation may be answered from. */
async function passagesFor(
  deps: SuggestionDeps,
  { tenantId, conversationId }: { tenantId: string; conversationId: string },
  messages: readonly SaidMessage[],
): Promise<FoundPassage[]> {
  const question = messages.findLast(({ from }) => from === 'visitor')?.text.slice(0, QUESTION_MAX_LENGTH)
  const open = await findOpenSources(deps.db, tenantId, conversationId, { names: null, labels: null })
  const sources = open.map(({ id }) => id)
  if (question === undefined || sources.length === 0) return []
  const query = { question: question.toWellFormed(), sources, limit: ANSWER_DEFAULTS.passages }
  const searches = await searchAll(deps, tenantId, [query])
  return searches.flatMap(({ passages }) => passages).filter(({ coverage }) => coverage >= ANSWER_DEFAULTS.threshold)
}

/** Each document once. */
function sourcesOf(passages: readonly FoundPassage[]): Suggestion['sources'] {
  const byUrl = new Map(passages.map(({ url, title }) => [url, { title: title === '' ? url : title, url }]))
  return [...byUrl.values()]
}
