import { isJsonObject, type Json, type JsonObject } from './json.ts'

/** The arguments of the first call of this tool in a model's answer; undefined where there is none. */
export function argumentsFor(tool: string, answer: Json): JsonObject | undefined {
  const calls = isJsonObject(answer) && Array.isArray(answer['toolCalls']) ? answer['toolCalls'] : []
  const call = calls.find(one => isJsonObject(one) && one['name'] === tool)
  return isJsonObject(call) && isJsonObject(call['arguments']) ? call['arguments'] : undefined
}
