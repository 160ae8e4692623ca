import type { CallRequest } from '../../../domain/engine/snapshot.ts'
import type { CallResult } from '../../../domain/engine/stimulus.ts'
import { isJsonObject, type Json } from '../../../domain/json.ts'
import { toolResult } from '../../../domain/operations/tool-result.ts'
import { refuse, type Ask } from './terminal.ts'

/** No call is made: the user types its answer, or, after a `!`, how it failed. */
export async function answerCall(request: CallRequest, ask: Ask): Promise<CallResult> {
  const question = questionOf(request)
  for (;;) {
    const line = (await ask(`(${question}, or ! and a failure) `)) ?? ''
    if (line.startsWith('!')) return { ok: false, message: line.slice(1).trim() }
    if (request.kind === 'notify') return { ok: true, value: { sent: true } }
    const value = answerOf(line)
    if (value === undefined) refuse('this starts like JSON but is not valid')
    else if (request.kind === 'http') return { ok: true, value: { status: 200, headers: {}, body: value } }
    else if (request.kind === 'mcp') return toolResult({ isError: false, text: line, structured: value ?? undefined })
    else if (request.kind === 'answer') {
      if (Array.isArray(value)) return { ok: true, value: { passages: value, answer: null } }
      refuse('passages are a list: [{"text": "…", "url": "…", "title": "…"}]')
    } else if (toolsOf(request).length === 0 || !line.startsWith('[')) return { ok: true, value: line }
    else if (areToolCalls(value)) return { ok: true, value: { text: '', toolCalls: value } }
    else refuse('tool calls are a list: [{"name": "…", "arguments": {…}}]')
  }
}

type AgentCall = Extract<CallRequest, { kind: 'agent' }>
type HttpCall = Extract<CallRequest, { kind: 'http' }>

function questionOf(request: CallRequest): string {
  switch (request.kind) {
    case 'agent':
      return agentQuestion(request)
    case 'answer':
      return `the documents are asked "${request.question}"; the passages as JSON [{"text", "url", "title"}]`
    case 'notify':
      return `a mail to ${request.to} with a link to ${request.page} is sent; Enter`
    case 'http':
      return httpQuestion(request)
    case 'mcp':
      return `the tool ${request.operation} is called; its result as JSON or text`
  }
}

function toolsOf(request: AgentCall): readonly { name: string }[] {
  return request.mayCall === false ? [] : (request.tools ?? [])
}

function agentQuestion(request: AgentCall): string {
  const tools = toolsOf(request)
  const calling =
    tools.length === 0
      ? ''
      : ` or its tool calls as JSON [{"name", "arguments"}] (${tools.map(({ name }) => name).join(', ')})`
  return `${request.model} ${modelQuestion(request)}; its answer${calling}`
}

function httpQuestion({ method, url }: HttpCall): string {
  return `${method} ${url}; body of the answer as JSON`
}

/** What the model reads: the prompt, and later the visitor's reply, or the answers to its tool calls. */
function modelQuestion({ prompt, rounds = [] }: AgentCall): string {
  const last = rounds.at(-1)
  if (last?.reply !== undefined) return `reads "${last.reply}"`
  return last === undefined
    ? `is asked "${prompt}"`
    : `reads ${last.answers.map(({ value }) => JSON.stringify(value)).join(' ')}`
}

/** JSON, or a text that does not look like JSON; undefined for broken JSON. */
function answerOf(line: string): Json | undefined {
  if (line === '') return null
  try {
    return JSON.parse(line) as Json
  } catch {
    return /^\s*[[{"]/.test(line) ? undefined : line
  }
}

function areToolCalls(value: Json): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      call =>
        isJsonObject(call) &&
        typeof call['name'] === 'string' &&
        (call['arguments'] === undefined || isJsonObject(call['arguments'])),
    )
  )
}
