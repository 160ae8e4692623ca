import type { CallResult } from '../engine/stimulus.ts'
import { isJsonObject, type Json } from '../json.ts'
import { storableJson } from '../storable.ts'
import { TOOL_METHOD, type DocumentOperation } from './operation-request.ts'
import { schemaProblems } from './schema-fit.ts'

const MESSAGE_LENGTH_AT_MOST = 500

/**
 * The result of a tool of an MCP server. Its body is what the server gives in a structured form; most servers give a
 * text alone, which often is JSON.
 */
export function toolResult({
  isError,
  text,
  structured,
}: {
  isError: boolean
  text: string
  structured: Json | undefined
}): CallResult {
  const body = structured ?? (/^\s*[[{]/.test(text) ? (storableJson(text) ?? text) : text)
  const value = { body, text }
  if (!isError) return { ok: true, value }
  const said = text.slice(0, MESSAGE_LENGTH_AT_MOST).toWellFormed().trim()
  return { ok: false, message: said === '' ? 'the tool reports an error' : `the tool reports an error: ${said}`, value }
}

/** A tool promises the form of its result; one that breaks the promise has failed. */
export function checkedResult(operation: DocumentOperation | undefined, result: CallResult): CallResult {
  if (operation?.method !== TOOL_METHOD || operation.response === null || !result.ok) return result
  const body = isJsonObject(result.value) ? (result.value['body'] ?? null) : null
  const [problem] = schemaProblems(operation.response, body)
  if (problem === undefined) return result
  return {
    ok: false,
    message: `the result of ${operation.id} does not fit its schema: ${problem}`,
    value: result.value,
  }
}
