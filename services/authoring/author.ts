import type { Clock } from '../../adapters/clock.ts'
import { documentDifferences, type DocumentChange } from '../../domain/document-differences.ts'
import { factsOf, NO_FACTS, type ResultFacts } from '../../domain/authoring/facts.ts'
import { instructionsFor, promptFor } from '../../domain/authoring/instructions.ts'
import { roundOf } from '../../domain/engine/nodes/tool-loop.ts'
import type { ToolRound } from '../../domain/engine/snapshot.ts'
import type { CallResult } from '../../domain/engine/stimulus.ts'
import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { askModel } from '../calls/asked-model.ts'
import { CallOvertaken } from '../calls/attempts.ts'
import type { Calls } from '../calls/calls.ts'
import { CallPostponed } from '../calls/slots.ts'
import type { AuthorOrder, AuthoringDeps, AuthorSession } from './session.ts'

/** A definition that only the author of a request sees, with what validation finds in it. */
export type Proposal = { definition: JsonObject; valid: boolean; findings: object[] }

/** A tool as the model sees it; `proposal` is set where the call has changed it. */
export type AuthorTool = {
  name: string
  alias: string
  description: string
  schema: JsonObject
  call: (args: JsonObject) => Promise<ToolOutcome>
}
export type ToolOutcome = { ok: true; value: object; proposal?: Proposal } | { ok: false; message: string }

type Usage = { promptTokens: number; completionTokens: number; costMicros: number }
type EndReason = 'done' | 'steps' | 'time' | 'tokens' | 'budget' | 'failed' | 'signed_out' | 'stopping'
export type AuthorEvent =
  | { event: 'step'; data: { tool: string; ok: boolean; message: string | null } & ResultFacts }
  | { event: 'proposal'; data: Proposal & { changes: DocumentChange[] } }
  | { event: 'said'; data: { text: string } }
  | { event: 'usage'; data: Usage }
  | { event: 'end'; data: End }

export type AuthorWork = {
  tools: readonly AuthorTool[]
  emit: (event: AuthorEvent) => void
  /** Aborts when the client has left. */
  left: AbortSignal
  /** Whether the caller would be admitted now. */
  isAdmitted: () => Promise<boolean>
}

export type RunDeps = AuthoringDeps & { clock: Clock; calls: Calls; stopping: AbortSignal }

const ANSWERS_AT_MOST = 30
const CALLS_PER_ANSWER = 16
const TOKENS_AT_MOST = 1_000_000
const TIME_MS = 10 * 60_000
const ANSWER_MS = 120_000
const RETRIES = 2
/** Characters of a result that a model reads: it pays for them again with each answer. */
const RESULT_MAX_LENGTH = 60_000
const TEXT_MAX_LENGTH = 10_000

/** Lets the model work until it has said that it is ready, or may not go on; the last event is the `end`. */
export async function runAuthor(
  deps: RunDeps,
  caller: AdminCaller,
  session: AuthorSession,
  work: AuthorWork,
): Promise<void> {
  const { emit, left } = work
  const began = deps.clock.now().getTime()
  const used: Usage = { promptTokens: 0, completionTokens: 0, costMicros: 0 }
  const rounds: ToolRound[] = []
  for (;;) {
    if (left.aborted) return
    const over =
      endBefore(deps, session, { rounds, used, leftMs: leftOf(deps, began) }) ??
      ((await work.isAdmitted()) ? undefined : { reason: 'signed_out' as const, message: null })
    const next = over ?? (await step(deps, caller, session, { work, rounds, leftMs: leftOf(deps, began), used }))
    if (next !== undefined) {
      emit({ event: 'end', data: next })
      return
    }
  }
}

type End = { reason: EndReason; message: string | null }
type Asking = { work: AuthorWork; rounds: ToolRound[]; leftMs: number; used: Usage }

function leftOf({ clock }: RunDeps, began: number): number {
  return TIME_MS - (clock.now().getTime() - began)
}

/** Why the model is not asked again. */
function endBefore(
  { stopping }: RunDeps,
  { budgetMicros }: AuthorSession,
  { rounds, used, leftMs }: Omit<Asking, 'work'>,
): End | undefined {
  if (stopping.aborted) return { reason: 'stopping', message: null }
  if (rounds.length >= ANSWERS_AT_MOST) return { reason: 'steps', message: null }
  if (leftMs <= 0) return { reason: 'time', message: null }
  if (used.promptTokens + used.completionTokens >= TOKENS_AT_MOST) return { reason: 'tokens', message: null }
  if (budgetMicros > 0 && used.costMicros >= budgetMicros)
    return { reason: 'budget', message: 'the request has spent the budget of a conversation' }
  return undefined
}

/** One answer of the model, with the calls that it asks for; undefined where it goes on. */
async function step(
  deps: RunDeps,
  caller: AdminCaller,
  session: AuthorSession,
  asking: Asking,
): Promise<End | undefined> {
  const { work, rounds } = asking
  const result = await ask(deps, caller, session, asking)
  if (result === undefined) return undefined
  if (!result.ok) return { reason: result.kind === 'budget_exceeded' ? 'budget' : 'failed', message: result.message }
  const text = textIn(result.value)
  if (text !== '') work.emit({ event: 'said', data: { text } })
  const round = roundOf(result.value, rounds.length)
  if (round === undefined) return { reason: 'done', message: null }
  rounds.push({ ...round, answers: await answersTo(round.calls, session.draft, work) })
  return undefined
}

/** The next answer; undefined where nobody waits for it any more. */
async function ask(
  deps: RunDeps,
  { tenantId }: AdminCaller,
  { order, flow, id }: AuthorSession,
  { work: { tools, left, emit }, rounds, leftMs, used }: Asking,
): Promise<CallResult | undefined> {
  const isWanted = () => !left.aborted && !deps.stopping.aborted
  // No conversation has it: the budget of a conversation is that of the request.
  const origin = { tenantId, conversationId: id, isHeld: () => Promise.resolve(isWanted()) }
  const request = { ...requestTo(order, flow, tools), rounds, withinMs: Math.min(leftMs, ANSWER_MS) }
  const counted = askModel(deps, origin, request).then(({ result, usage }) => {
    if (usage !== null) {
      used.promptTokens += usage.prompt_tokens
      used.completionTokens += usage.completion_tokens
      used.costMicros += usage.cost_micros
      emit({ event: 'usage', data: { ...used } })
    }
    return result
  })
  const answered = new AbortController()
  try {
    // Neither the process nor the next request waits for a model that nobody listens to; its answer is still counted.
    return await Promise.race([counted, aborted([left, deps.stopping], answered.signal)])
  } catch (error) {
    if (error instanceof CallOvertaken) return undefined
    if (error instanceof CallPostponed) return { ok: false, message: error.message }
    throw error
  } finally {
    answered.abort()
  }
}

function requestTo(
  { connection, model, request, earlier }: AuthorOrder,
  flow: AuthorSession['flow'],
  tools: readonly AuthorTool[],
) {
  return {
    kind: 'agent' as const,
    connection,
    model,
    system: instructionsFor(flow),
    prompt: promptFor(request, earlier),
    shown: false,
    timeoutMs: ANSWER_MS,
    retries: RETRIES,
    tools: tools.map(({ alias: name, description, schema }) => ({ name, description, schema })),
  }
}

/** Resolves when one of the signals aborts. @param until aborts once that does not matter any more */
function aborted(signals: readonly AbortSignal[], until: AbortSignal): Promise<undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  for (const signal of signals)
    signal.addEventListener('abort', () => resolve(undefined), { once: true, signal: until })
  return promise
}

function textIn(value: Json): string {
  const text = isJsonObject(value) ? value['text'] : value
  return typeof text === 'string' ? text.trim().slice(0, TEXT_MAX_LENGTH) : ''
}

/** In the order of the calls, one after the other: a change builds on the one before. */
async function answersTo(
  calls: ToolRound['calls'],
  draft: JsonObject,
  { tools, emit, left }: AuthorWork,
): Promise<ToolRound['answers']> {
  const answers: ToolRound['answers'] = []
  for (const [index, { name, arguments: given }] of calls.entries()) {
    const tool = tools.find(({ alias }) => alias === name)
    const outcome = left.aborted
      ? refused('The author has stopped this')
      : index >= CALLS_PER_ANSWER
        ? refused(`At most ${CALLS_PER_ANSWER} calls at a time`)
        : tool === undefined
          ? refused('There is no such tool')
          : isJsonObject(given)
            ? await tool.call(given)
            : refused('The arguments are not a JSON object')
    emit({ event: 'step', data: stepOf(tool?.name ?? name.slice(0, 64), outcome) })
    if (outcome.ok && outcome.proposal !== undefined)
      emit({ event: 'proposal', data: against(draft, outcome.proposal) })
    answers.push({ ok: outcome.ok, value: outcome.ok ? readable(outcome.value) : outcome.message })
  }
  return answers
}

function against(draft: JsonObject, proposal: Proposal) {
  const changes = documentDifferences(draft, proposal.definition, path => path === '/nodes')
  return { ...proposal, changes }
}

function refused(message: string): ToolOutcome {
  return { ok: false, message }
}

function stepOf(tool: string, outcome: ToolOutcome) {
  return outcome.ok
    ? { tool, ok: true, message: null, ...factsOf(outcome.value) }
    : { tool, ok: false, message: outcome.message, ...NO_FACTS }
}

function readable(value: object): Json {
  const text = JSON.stringify(value)
  return text.length <= RESULT_MAX_LENGTH
    ? (value as JsonObject)
    : `${text.slice(0, RESULT_MAX_LENGTH)}… (the first ${RESULT_MAX_LENGTH} of ${text.length} characters)`
}
