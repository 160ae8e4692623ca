import type { LogRecord } from '../../generated/schemas/event-log-entry.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import { callingTool } from './service-call.ts'
import type { CallRequest, CallWait } from './snapshot.ts'
import type { CallResult } from './stimulus.ts'

type Logged<Kind extends LogRecord['kind']> = Extract<LogRecord, { kind: Kind }>

/** The outcome of a call, apart from its result. `attempt`: how many processes have made it. */
export type CallFacts = {
  kind: CallRequest['kind']
  tool?: string
  attempt: number
  durationMs: number
  usage: { prompt_tokens: number; completion_tokens: number } | null
}

/** What is called, and by which tool of an `agent` node. */
export function calledBy(request: CallRequest): Pick<CallFacts, 'kind' | 'tool'> {
  const tool = callingTool(request)
  return { kind: request.kind, ...(tool === undefined ? {} : { tool }) }
}

const TARGET_MAX = 2_000
const MESSAGE_MAX = 2_000
/** Characters of an answer as JSON; a longer one is not stored. */
const ANSWER_MAX = 20_000

/** The line of a call that is about to be made. Not redacted. */
export function callStarted({ callId, request }: CallWait): Logged<'call_started'> {
  const { kind: nodeType, tool } = calledBy(request)
  return {
    kind: 'call_started',
    nodeType,
    ...(tool === undefined ? {} : { tool }),
    attempt: 1,
    idempotencyKey: callId,
    target: targetOf(request).slice(0, TARGET_MAX),
  }
}

/** The line of a call that has returned. Not redacted. */
export function callFinished(result: CallResult, facts: CallFacts | undefined): Logged<'call_finished'> {
  const {
    kind: nodeType,
    tool,
    attempt,
    durationMs,
    usage,
  }: CallFacts = facts ?? { kind: 'http', attempt: 1, durationMs: 0, usage: null }
  const answer = answerOf(result)
  const status = isJsonObject(result.value) ? result.value['status'] : undefined
  return {
    kind: 'call_finished',
    nodeType,
    ...(tool === undefined ? {} : { tool }),
    attempt,
    ok: result.ok,
    durationMs: Math.round(durationMs),
    ...(nodeType === 'http' && typeof status === 'number' ? { status } : {}),
    ...(answer === undefined ? {} : { answer }),
    ...(result.ok
      ? {}
      : {
          failure: { kind: result.kind ?? `${nodeType}_error`, message: result.message.slice(0, MESSAGE_MAX) },
          ...(result.handoff === true ? { handoff: true as const } : {}),
        }),
    ...(usage === null ? {} : { promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens }),
  }
}

/** The result as the line records it; undefined where it records too little of it. */
export function resultOf(line: Logged<'call_finished'>): CallResult | undefined {
  const { ok, answer, failure, handoff, status, promptTokens, completionTokens = 0 } = line
  const value = answer as JsonObject | string | undefined
  const tokens = promptTokens === undefined ? {} : { tokens: promptTokens + completionTokens }
  if (ok) return value === undefined ? undefined : { ok, value, ...tokens }
  if (failure === undefined || (status !== undefined && value === undefined)) return undefined
  return {
    ok,
    message: failure.message,
    ...(value === undefined ? {} : { value }),
    ...(isBudget(failure.kind) ? { kind: failure.kind } : {}),
    ...(handoff === true ? { handoff } : {}),
  }
}

function isBudget(kind: string): kind is 'budget_exceeded' {
  return kind === 'budget_exceeded'
}

function targetOf(request: CallRequest): string {
  if (request.kind === 'agent') return request.model
  if (request.kind === 'answer') return request.model ?? 'documents'
  if (request.kind === 'notify') return 'mail'
  if (request.kind === 'mcp') return request.operation
  return `${request.method} ${request.url.trim().split(/[?#]/, 1)[0] ?? ''}`
}

/** Cookies are left out: nothing reads them later, and they are credentials. */
function answerOf({ value }: CallResult): JsonObject | string | undefined {
  if (!(isJsonObject(value) || typeof value === 'string') || JSON.stringify(value).length > ANSWER_MAX) return undefined
  if (typeof value === 'string' || !isJsonObject(value['headers'])) return value
  const headers: JsonObject = Object.fromEntries(
    Object.entries(value['headers']).filter(([name]) => name !== 'set-cookie'),
  )
  return { ...value, headers }
}
