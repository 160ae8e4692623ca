import { weigh } from '../../expressions/evaluation.ts'
import { isJsonObject, type Json, type JsonObject } from '../../json.ts'
import type { ToolAnswer } from '../snapshot.ts'
import type { CallResult } from '../stimulus.ts'
import { TOOL_ANSWER_MAX_WEIGHT } from '../turn-state.ts'

export function toolError(message: string): ToolAnswer {
  return { ok: false, value: { error: message } }
}

/** What the model reads of a service's reply. It gets no headers, and a tool of an MCP server has no status. */
export function toolAnswerOf(result: CallResult): ToolAnswer {
  const read: JsonObject = isJsonObject(result.value)
    ? {
        ...(result.value['status'] === undefined ? {} : { status: result.value['status'] }),
        body: result.value['body'] ?? null,
      }
    : {}
  return { ok: result.ok, value: bounded(result.ok ? read : { error: result.message, ...read }) }
}

/** What the model reads of a flow that has ended. */
export function flowAnswerOf(outputs: JsonObject, shown: readonly Json[]): ToolAnswer {
  return { ok: true, value: bounded({ outputs, ...(shown.length === 0 ? {} : { messages: [...shown] }) }) }
}

function bounded(value: JsonObject): JsonObject {
  if (weigh(value) <= TOOL_ANSWER_MAX_WEIGHT) return value
  return { cut: JSON.stringify(value).slice(0, TOOL_ANSWER_MAX_WEIGHT).toWellFormed() }
}
