import {
  ModelFailure,
  type ModelAnswer,
  type ModelEndpoint,
  type ModelMessage,
  type ModelProvider,
  type ModelRequest,
} from '../../adapters/models/index.ts'
import { findLatestMessages, type MessageRecord } from '../../adapters/stores/conversations/history.ts'
import { findSpending } from '../../adapters/stores/executions/model-calls.ts'
import type { Clock } from '../../adapters/clock.ts'
import { durationMs } from '../../domain/date-time.ts'
import type { CallRequest, ToolRound } from '../../domain/engine/snapshot.ts'
import type { CallResult } from '../../domain/engine/stimulus.ts'
import { isJsonObject, type Json } from '../../domain/json.ts'
import { storableJson, storableText } from '../../domain/storable.ts'
import type { TokenUsage } from '../../domain/token-usage.ts'
import { price } from '../pricing/pricing.ts'
import type { Settings } from '../configuration/settings.ts'
import { withRetries, type Attempt, type Delay } from './attempts.ts'
import { hostOf, modelEndpoint, openConnection, type ConnectionDeps, type OpenConnection } from './connections.ts'
import type { CallSlots } from './slots.ts'

export type AgentCall = Extract<CallRequest, { kind: 'agent' }>
export type AgentCallDeps = ConnectionDeps & {
  clock: Clock
  models: ModelProvider
  settings: Settings
  delay: Delay
  slots: CallSlots
}
export type AgentCallOrigin = {
  tenantId: string
  conversationId: string
  onText?: ((text: string) => void) | undefined
  isHeld: () => Promise<boolean>
}
export type AgentCallOutcome = { result: CallResult; usage: TokenUsage | null }

const MESSAGE_MAX_LENGTH = 20_000

/** Calls the model of a node, within the workspace's budgets. `history`: whether it reads the latest messages. */
export async function callAgent(
  deps: AgentCallDeps,
  origin: AgentCallOrigin,
  request: AgentCall,
  { history = true }: { history?: boolean } = {},
): Promise<AgentCallOutcome> {
  const { tenantId } = origin
  const rules = await readRules(deps.settings, tenantId)
  const chosen = await usableModel(deps, tenantId, request, rules)
  if ('problem' in chosen) return failed(chosen.problem)
  const { connection, endpoint: model } = chosen
  const exceeded = await exceededBudget(deps, origin, rules)
  if (exceeded !== undefined)
    return {
      usage: null,
      result: { ok: false, kind: 'budget_exceeded', message: exceeded, ...(rules.handsOver ? { handoff: true } : {}) },
    }
  const messages = [
    ...(await conversation(deps, origin, request, history ? rules.historyMessages : 0)),
    ...(request.rounds ?? []).flatMap(toModelMessages),
  ]
  return await withRetries(
    { ...request, timeoutMs: Math.min(request.timeoutMs, rules.timeoutMs) },
    { delay: deps.delay, slots: deps.slots, isHeld: origin.isHeld, target: { tenantId, host: hostOf(connection) } },
    async timeoutMs =>
      await attempt(deps, tenantId, model, {
        model: request.model,
        system: request.system,
        messages,
        timeoutMs,
        onText: origin.onText,
        tools: request.tools,
        mayCall: request.mayCall ?? true,
        temperature: request.temperature ?? rules.temperature,
        topP: rules.topP,
        maxTokens: request.maxTokens ?? rules.maxTokens,
      }),
  )
}

/** The connection to a model that the workspace allows, or what is wrong with which field of the choice. */
export async function usableModel(
  deps: ConnectionDeps & { settings: Settings },
  tenantId: string,
  { connection: code, model }: Pick<AgentCall, 'connection' | 'model'>,
  rules?: Pick<Rules, 'allowedModels'>,
): Promise<
  { connection: OpenConnection; endpoint: ModelEndpoint } | { problem: string; field: 'connection' | 'model' }
> {
  const connection = await openConnection(deps, tenantId, code)
  const endpoint = connection === undefined ? undefined : modelEndpoint(connection)
  if (connection === undefined || endpoint === undefined || endpoint.providerKey === 'embeddings')
    return { problem: `there is no active connection ${code} to a language model`, field: 'connection' }
  const { allowedModels } = rules ?? (await readRules(deps.settings, tenantId))
  return allowedModels.length > 0 && !allowedModels.includes(model)
    ? { problem: `the workspace does not allow the model ${model}`, field: 'model' }
    : { connection, endpoint }
}

async function attempt(
  deps: AgentCallDeps,
  tenantId: string,
  endpoint: ModelEndpoint,
  request: ModelRequest,
): Promise<Attempt<AgentCallOutcome>> {
  try {
    const answer = await deps.models.complete(endpoint, request)
    const usage = await price(deps, tenantId, {
      model: answer.model,
      prompt_tokens: answer.promptTokens,
      completion_tokens: answer.completionTokens,
    })
    return {
      result: { result: { ok: true, value: valueOf(answer, request.tools !== undefined) }, usage },
      again: false,
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    return { result: failed(error.message), again: error.retryable, timedOut: error.timedOut }
  }
}

function valueOf({ text, toolCalls = [] }: ModelAnswer, mayCall: boolean): Json {
  if (!mayCall || toolCalls.length === 0) return storableText(text)
  return {
    text: storableText(text),
    toolCalls: toolCalls.map(({ id, name, arguments: given }) => ({
      id: storableText(id),
      name: storableText(name),
      arguments: given.trim() === '' ? {} : (storableJson(given) ?? storableText(given)),
    })),
  }
}

/** Text and calls of the model, and the results of the tools or the reply of the visitor. */
function toModelMessages({ text, calls, answers, reply }: ToolRound): ModelMessage[] {
  const assistant: ModelMessage = {
    role: 'assistant',
    text,
    toolCalls: calls.map(({ id, name, arguments: given }) => ({
      id,
      name,
      arguments: isJsonObject(given) ? JSON.stringify(given) : '{}',
    })),
  }
  // Providers refuse a message of the model without any content.
  if (reply !== undefined) return [...(text === '' ? [] : [assistant]), { role: 'user', text: reply }]
  return [
    assistant,
    {
      role: 'tool',
      answers: calls.map(({ id }, index) => ({
        id,
        text: JSON.stringify(answers[index]?.value ?? null),
        isError: answers[index]?.ok !== true,
      })),
    },
  ]
}

function failed(message: string): AgentCallOutcome {
  return { usage: null, result: { ok: false, message } }
}

type Rules = {
  conversationBudget: number
  dailyBudget: number
  handsOver: boolean
  allowedModels: string[]
  historyMessages: number
  timeoutMs: number
  temperature: number | undefined
  topP: number | undefined
  maxTokens: number | undefined
}

async function readRules(settings: Settings, tenantId: string): Promise<Rules> {
  const value = async (path: string) => await settings.value(tenantId, `agents/${path}`)
  const [conversationBudget, dailyBudget, onExceeded, models, history, timeout, parameters] = await Promise.all([
    value('budgets/conversation_cost_micros'),
    value('budgets/tenant_daily_cost_micros'),
    value('budgets/on_exceeded'),
    value('requests/allowed_models'),
    value('requests/history_messages'),
    value('requests/timeout'),
    value('requests/parameters'),
  ])
  const sampling = isJsonObject(parameters) ? parameters : {}
  return {
    conversationBudget: Number(conversationBudget),
    dailyBudget: Number(dailyBudget),
    handsOver: onExceeded === 'handoff',
    allowedModels: Array.isArray(models) ? models.map(String) : [],
    historyMessages: Number(history),
    timeoutMs: (typeof timeout === 'string' ? durationMs(timeout) : undefined) ?? 60_000,
    temperature: optionalNumber(sampling['temperature']),
    topP: optionalNumber(sampling['top_p']),
    maxTokens: optionalNumber(sampling['max_tokens']),
  }
}

function optionalNumber(value: Json | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined
}

/** The exhausted budget, in words; a budget of 0 means none. Concurrent calls may exceed it together. */
async function exceededBudget(
  { db, clock }: AgentCallDeps,
  { tenantId, conversationId }: AgentCallOrigin,
  { conversationBudget, dailyBudget }: Rules,
): Promise<string | undefined> {
  if (conversationBudget === 0 && dailyBudget === 0) return undefined
  const spent = await findSpending(db, tenantId, conversationId, clock.now())
  if (conversationBudget > 0 && spent.conversation >= conversationBudget)
    return 'the conversation has spent its budget for language models'
  if (dailyBudget > 0 && spent.day >= dailyBudget)
    return 'the workspace has spent its budget for language models of this day'
  return undefined
}

/** The latest messages and the node's prompt, alternating: the visitor is first and last. */
async function conversation(
  { db }: AgentCallDeps,
  { tenantId, conversationId }: AgentCallOrigin,
  { prompt, rounds = [], ownBlocks = [] }: AgentCall,
  limit: number,
): Promise<ModelMessage[]> {
  // The rounds after the prompt are stored too, as a message for each text and reply; they follow the prompt.
  const latest = limit === 0 ? [] : await findLatestMessages(db, tenantId, conversationId, limit + 2 * rounds.length)
  const history = before(latest, ownBlocks, rounds).slice(0, limit).reverse().flatMap(toModelMessage)
  const last = history.at(-1)
  // A prompt that equals the visitor's last message would repeat it.
  if (last?.role === 'user' && last.text === prompt) history.pop()
  const merged: SpokenMessage[] = []
  for (const message of [...history, { role: 'user' as const, text: prompt }]) {
    const before = merged.at(-1)
    if (before?.role === message.role) before.text += `\n\n${message.text}`
    else if (before !== undefined || message.role === 'user') merged.push({ ...message })
  }
  return merged
}

/** What was said before the node, the newest first: all that follows the first text of a conversation are rounds. */
function before(latest: MessageRecord[], ownBlocks: readonly string[], rounds: readonly ToolRound[]): MessageRecord[] {
  const isOwn = ({ blocks }: MessageRecord) => (blocks ?? []).some(block => ownBlocks.includes(idOf(block)))
  if (!rounds.some(({ reply }) => reply !== undefined)) return latest.filter(message => !isOwn(message))
  const first = latest.findLastIndex(isOwn)
  return first < 0 ? [] : latest.slice(first + 1)
}

type SpokenMessage = { role: 'user' | 'assistant'; text: string }

function toModelMessage({ role, text, blocks }: MessageRecord): SpokenMessage[] {
  const content = (text ?? (blocks ?? []).flatMap(blockText).join('\n')).slice(0, MESSAGE_MAX_LENGTH)
  if (content === '' || role === 'system') return []
  return [{ role: role === 'user' ? 'user' : 'assistant', text: content }]
}

function idOf(block: unknown): string {
  return (block as { id: string }).id
}

function blockText(block: unknown): string[] {
  const payload = (block as { payload?: { text?: unknown; prompt?: unknown } }).payload
  return [payload?.text, payload?.prompt].filter(part => typeof part === 'string' && part !== '') as string[]
}
