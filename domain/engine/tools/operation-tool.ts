import type { AgentOperationTool } from '../../../generated/schemas/flow.ts'
import { isJsonObject, type Json, type JsonObject } from '../../json.ts'
import { argumentsOf } from '../../operations/operation-changes.ts'
import { operationCall } from '../../operations/operation-call.ts'
import type { DocumentOperation } from '../../operations/operation-request.ts'
import { schemaProblems } from '../../operations/schema-fit.ts'
import { checkedResult } from '../../operations/tool-result.ts'
import type { Compiler } from '../compiled-flow.ts'
import { makeCall } from '../nodes/calls.ts'
import { TurnFailure, valued } from '../turn-state.ts'
import type { CompiledTool } from './compiled-tool.ts'

const NAME_LENGTH = 64
const DESCRIPTION_LENGTH = 1_000

/** An argument that the model gives, under a name that its provider accepts. */
type Offered = { name: string; required: boolean; schema: Json }

/** An operation of a document as a tool: the model gives the arguments that the flow does not. */
export function operationTool(tool: AgentOperationTool, compiler: Compiler, pointer: string): CompiledTool {
  const { connection, operation: id, description, arguments: own = {}, timeoutMs = 10_000 } = tool
  const toolName = nameOfTool(tool)
  const fixed = compiler.value(own, `${pointer}/arguments`)
  const operation = compiler.operation(connection, id, Object.keys(own))
  const offered = operation === undefined ? new Map<string, Offered>() : offeredBy(operation, Object.keys(own))
  return {
    offer: {
      name: toolName,
      description: description ?? aboutOf(operation, id),
      schema: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries([...offered].map(([shown, { schema }]) => [shown, schema])),
        required: [...offered].filter(([, { required }]) => required).map(([shown]) => shown),
      },
    },
    check: given => checkOffered(offered, given),
    received: result => checkedResult(operation, result),
    async call(turn, args) {
      if (operation === undefined)
        throw new TurnFailure('definition_missing', `the version does not have the operation ${id}`)
      const given = await valued(fixed, turn)
      const made = operationCall(operation, { ...args, ...(isJsonObject(given) ? given : {}) })
      if ('problem' in made) throw new TurnFailure('http_error', made.problem)
      return makeCall(turn, { connection, ...made.request, timeoutMs, retries: 0, tool: toolName })
    },
  }
}

/** Its own name, or the id of its operation in the characters that models accept. */
export function nameOfTool({ name: own, operation }: Pick<AgentOperationTool, 'name' | 'operation'>): string {
  if (own !== undefined) return own
  const name = operation.replaceAll(/[^A-Za-z0-9_-]+/g, '_').slice(0, NAME_LENGTH)
  return /^[A-Za-z]/.test(name) ? name : `op_${name}`.slice(0, NAME_LENGTH)
}

function aboutOf(operation: DocumentOperation | undefined, id: string): string {
  if (operation === undefined) return id
  const { summary, method, path } = operation
  return (summary === '' ? `${method} ${path}` : summary).slice(0, DESCRIPTION_LENGTH)
}

/** The arguments that the flow does not give, by names that providers of models accept. */
export function offeredBy(operation: DocumentOperation, fixed: readonly string[]): Map<string, Offered> {
  const offered = new Map<string, Offered>()
  for (const [name, { required, schema }] of argumentsOf(operation)) {
    if (fixed.includes(name)) continue
    const plain = name.replaceAll(/[^A-Za-z0-9_.-]/g, '_').slice(0, NAME_LENGTH)
    // Two names may differ only in what models do not accept.
    const shown = offered.has(plain) ? `${plain.slice(0, NAME_LENGTH - 4)}_${offered.size}` : plain
    offered.set(shown, { name, required, schema })
  }
  return offered
}

/** The arguments under the names of the operation. Null stands for an optional one that is not given. */
function checkOffered(offered: ReadonlyMap<string, Offered>, given: Json): { args: JsonObject } | { problem: string } {
  if (!isJsonObject(given)) return { problem: 'the arguments are not a JSON object' }
  const problems = Object.keys(given)
    .filter(name => !offered.has(name))
    .map(name => `there is no argument ${name.slice(0, 100)}`)
  const args: JsonObject = {}
  for (const [shown, { name, required, schema }] of offered) {
    const value = Object.hasOwn(given, shown) ? (given[shown] ?? null) : null
    if (value !== null) args[name] = value
    else if (required) problems.push(`${shown} is missing`)
    if (value !== null) problems.push(...schemaProblems(schema, value).map(problem => `${shown}: ${problem}`))
  }
  return problems.length === 0 ? { args } : { problem: `wrong arguments: ${problems.join('; ')}` }
}
