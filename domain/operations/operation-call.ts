import { hasDotSegments } from '../engine/dot-segments.ts'
import type { JsonObject } from '../json.ts'
import { argumentsOf } from './operation-changes.ts'
import {
  argumentProblems,
  operationRequest,
  TOOL_METHOD,
  type DocumentOperation,
  type OperationRequest,
} from './operation-request.ts'
import { schemaProblems } from './schema-fit.ts'

/** The part of a call that its operation and the arguments decide. */
export type CalledOperation =
  ({ kind: 'http' } & OperationRequest) | { kind: 'mcp'; operation: string; arguments: JsonObject }

/** The call of an operation with these arguments, or why there is none. An argument that is null is absent. */
export function operationCall(
  operation: DocumentOperation,
  given: JsonObject,
): { request: CalledOperation } | { problem: string } {
  const args = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
  const problems = [
    ...argumentProblems(operation, Object.keys(args)).map(({ argument, problem }) =>
      problem === 'missing' ? `${argument} is missing` : `there is no argument ${argument.slice(0, 100)}`,
    ),
    ...[...argumentsOf(operation)].flatMap(([name, { schema }]) => {
      const value = args[name]
      return value === undefined ? [] : schemaProblems(schema, value).map(problem => `${name}: ${problem}`)
    }),
  ]
  if (problems.length > 0) return { problem: `wrong arguments: ${problems.join('; ')}` }
  if (operation.method === TOOL_METHOD) return { request: { kind: 'mcp', operation: operation.id, arguments: args } }
  const request = operationRequest(operation, args)
  if (request === undefined || hasDotSegments(request.url))
    return { problem: 'an argument in the address is empty, or a segment . or ..' }
  return { request: { kind: 'http', ...request } }
}
