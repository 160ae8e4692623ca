import type { ToolParameter, ToolParameters } from '../../../generated/schemas/flow.ts'
import { isJsonObject, type Json, type JsonObject } from '../../json.ts'
import { codePoints } from '../../values/formats.ts'

const STRING_MAX_LENGTH = 4_000

/** The JSON Schema of a tool's arguments, as models' providers take it. */
export function schemaOf(parameters: ToolParameters): JsonObject {
  const entries = Object.entries(parameters as Record<string, ToolParameter>)
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      entries.map(([name, { type, description, enum: allowed, minimum, maximum }]) => [
        name,
        {
          type,
          ...(description === undefined ? {} : { description }),
          ...(allowed === undefined ? {} : { enum: [...allowed] }),
          ...(minimum === undefined ? {} : { minimum }),
          ...(maximum === undefined ? {} : { maximum }),
        },
      ]),
    ),
    required: entries.filter(([, { required = true }]) => required).map(([name]) => name),
  }
}

/**
 * All problems at once, so that the model can fix them together. Null stands for an optional argument that is not
 * given.
 */
export function checkArguments(parameters: ToolParameters, given: Json): { args: JsonObject } | { problem: string } {
  if (!isJsonObject(given)) return { problem: 'the arguments are not a JSON object' }
  const known = parameters as Record<string, ToolParameter>
  const problems = Object.keys(given)
    .filter(name => !Object.hasOwn(known, name))
    .map(name => `there is no argument ${name.slice(0, 100)}`)
  const args: JsonObject = {}
  for (const [name, parameter] of Object.entries(known)) {
    const value = Object.hasOwn(given, name) ? (given[name] ?? null) : null
    if (value === null) {
      if (parameter.required ?? true) problems.push(`${name} is missing`)
      continue
    }
    const problem = problemOf(parameter, value)
    if (problem === undefined) args[name] = value
    else problems.push(`${name} ${problem}`)
  }
  return problems.length === 0 ? { args } : { problem: `wrong arguments: ${problems.join('; ')}` }
}

function problemOf({ type, enum: allowed, minimum, maximum }: ToolParameter, value: Json): string | undefined {
  switch (type) {
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'is not true or false'
    case 'string':
      if (typeof value !== 'string') return 'is not a string'
      if (value === '' || codePoints(value) > STRING_MAX_LENGTH) return `has not 1 to ${STRING_MAX_LENGTH} characters`
      return allowed === undefined || allowed.includes(value) ? undefined : `is none of ${allowed.join(', ')}`
    case 'number':
    case 'integer':
      if (typeof value !== 'number' || !Number.isFinite(value)) return 'is not a number'
      if (type === 'integer' && !Number.isSafeInteger(value)) return 'is not an integer'
      if (minimum !== undefined && value < minimum) return `is below ${minimum}`
      return maximum !== undefined && value > maximum ? `is above ${maximum}` : undefined
  }
}
