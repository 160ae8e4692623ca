import { escapePointer } from '../expressions/template.ts'
import { isJsonObject, type Json, type JsonObject } from '../json.ts'
import { nearestAmong } from '../nearest-name.ts'
import { argumentsOf, operationChanges } from '../operations/operation-changes.ts'
import { argumentProblems, type DocumentOperation } from '../operations/operation-request.ts'
import { schemaProblems } from '../operations/schema-fit.ts'
import { error, warning, withSuggestion, type Finding } from './finding.ts'
import type { PlacedNode } from './graph.ts'
import type { Workspace } from './references.ts'

/** Characters of JSON that the arguments of a tool may take in each question to a model. */
const TOOL_SCHEMA_AT_MOST = 32_000

/** The nearest of the names under a key. */
type Nearest = (key: string, names: Iterable<string>, name: string) => string | undefined

/** Names are compared once for each operation, and a limited number of times. */
function nearestIn(): Nearest {
  const known = new Map<string, ReturnType<typeof nearestAmong>>()
  return (key, names, name) => {
    const among = known.get(key) ?? nearestAmong(names)
    known.set(key, among)
    return among(name)
  }
}

/** Characters of JSON of all operations that one version stores. */
const STORED_AT_MOST = 4_000_000

type Use = { path: string; connection: string; operation: string; arguments: JsonObject; isTool: boolean }

/** What keeps nodes and tools from calling the operations that they name. */
export function operationFindings(nodes: readonly PlacedNode[], workspace: Workspace): Finding[] {
  const { operations } = workspace
  if (operations === undefined) return []
  const nearest = nearestIn()
  const stored = new Set<DocumentOperation>()
  let left = STORED_AT_MOST
  return usesIn(nodes)
    .filter(({ connection }) => workspace.hasConnection(connection))
    .flatMap(use => {
      const documented = operations.now.get(use.connection)
      const operation = Object.hasOwn(documented?.operations ?? {}, use.operation)
        ? documented?.operations[use.operation]
        : undefined
      if (operation === undefined) return [unknownOperation(use, documented?.ids, nearest)]
      if (!stored.has(operation)) left -= JSON.stringify(operation).length
      stored.add(operation)
      if (left < 0)
        return [error(use.path, 'node_settings', 'the operations of the flow are larger than 4 MB together')]
      const published = operations.live?.(use.connection, use.operation, [])
      return [
        ...(documented?.held.includes(use.operation) === true ? [heldOperation(use)] : []),
        ...(published === undefined ? [] : changed(use, published, operation)),
        ...argumentFindings(use, operation, nearest),
        ...(use.isTool ? tooLargeForModels(use, operation) : []),
      ]
    })
}

function usesIn(nodes: readonly PlacedNode[]): Use[] {
  return nodes.flatMap(({ node, index }): Use[] => {
    const path = `/nodes/${index}`
    if (node.type === 'call') return [useAt(path, node, false)]
    if (node.type !== 'agent') return []
    return (node.tools ?? []).flatMap((tool, position) =>
      tool.type === 'operation' ? [useAt(`${path}/tools/${position}`, tool, true)] : [],
    )
  })
}

type Named = { connection: string; operation: string; arguments?: object }

function useAt(path: string, { connection, operation, arguments: given = {} }: Named, isTool: boolean): Use {
  return { path, connection, operation, arguments: given as JsonObject, isTool }
}

function unknownOperation(
  { path, connection, operation }: Use,
  ids: readonly string[] | undefined,
  nearest: Nearest,
): Finding {
  if (ids === undefined)
    return error(`${path}/operation`, 'unknown_operation', `the connection "${connection}" has no OpenAPI document`)
  return unknownName(
    `${path}/operation`,
    'unknown_operation',
    `the document of "${connection}" has no operation "${operation}"`,
    nearest(connection, ids, operation),
  )
}

function heldOperation({ path, connection, operation }: Use): Finding {
  const message = `the tool ${operation} of "${connection}" has changed, and nobody has accepted the difference`
  return error(`${path}/operation`, 'operation_held', message)
}

function unknownName(
  path: string,
  code: 'unknown_operation' | 'unknown_argument',
  text: string,
  probable: string | undefined,
): Finding {
  return error(path, code, withSuggestion(text, probable), code === 'unknown_argument' ? { at: 'name' } : {})
}

/** The version that is live keeps the operation as it was; the next one gets it as it is. */
function changed({ path, operation }: Use, before: DocumentOperation, after: DocumentOperation): Finding[] {
  return operationChanges([before], [after]).flatMap(({ breaking, reasons }) => {
    const message = `${operation} has changed since the live version was published: ${reasons.join('; ')}`
    return breaking ? [warning(`${path}/operation`, 'operation_changed', message)] : []
  })
}

function argumentFindings(use: Use, operation: DocumentOperation, nearest: Nearest): Finding[] {
  const { path, connection, operation: id, arguments: given, isTool } = use
  const known = argumentsOf(operation)
  const at = (name: string) => `${path}/arguments/${escapePointer(name)}`
  const missingAt = Object.keys(given).length === 0 ? path : `${path}/arguments`
  return [
    ...argumentProblems(operation, Object.keys(given)).flatMap(({ argument, problem }): Finding[] => {
      if (problem === 'unknown') {
        const text = `the operation ${id} has no argument "${argument}"`
        const probable = nearest(JSON.stringify([connection, id]), known.keys(), argument)
        return [unknownName(at(argument), 'unknown_argument', text, probable)]
      }
      // A model gives what the flow does not.
      return isTool ? [] : [error(missingAt, 'missing_argument', `the operation ${id} needs the argument ${argument}`)]
    }),
    ...Object.entries(given).flatMap(([name, value]) => {
      const schema = known.get(name)?.schema
      return schema === undefined ? [] : literalFindings(schema, value, at(name))
    }),
  ]
}

/** What is known before a run: values without templates and expressions, and the parts of others that have none. */
function literalFindings(schema: Json, value: Json, path: string): Finding[] {
  // A null argument is not sent.
  if (value === null) return []
  if (!isComputed(value))
    return schemaProblems(schema, value).map(problem =>
      error(path, 'wrong_argument', `the value does not fit: ${problem}`),
    )
  if (!isJsonObject(schema)) return []
  const { properties, items } = schema
  if (Array.isArray(value))
    return items === undefined ? [] : value.flatMap((item, index) => literalFindings(items, item, `${path}/${index}`))
  if (!isJsonObject(value) || isExpression(value) || !isJsonObject(properties)) return []
  return [
    ...missingProperties(schema, value, path),
    ...Object.entries(value).flatMap(([name, part]) =>
      Object.hasOwn(properties, name)
        ? literalFindings(properties[name] ?? {}, part, `${path}/${escapePointer(name)}`)
        : [],
    ),
  ]
}

function missingProperties({ required }: JsonObject, value: JsonObject, path: string): Finding[] {
  return (Array.isArray(required) ? required : []).flatMap(name =>
    typeof name === 'string' && !Object.hasOwn(value, name)
      ? [error(path, 'wrong_argument', `the value does not fit: the property ${name} is missing`)]
      : [],
  )
}

function isComputed(value: Json): boolean {
  if (typeof value === 'string') return value.includes('{{')
  if (Array.isArray(value)) return value.some(isComputed)
  return isJsonObject(value) && (isExpression(value) || Object.values(value).some(isComputed))
}

function isExpression(value: JsonObject): boolean {
  return typeof value['expr'] === 'string' && Object.keys(value).length === 1
}

function tooLargeForModels({ path, arguments: given }: Use, operation: DocumentOperation): Finding[] {
  const offered = [...argumentsOf(operation)].filter(([name]) => !Object.hasOwn(given, name))
  if (JSON.stringify(offered).length <= TOOL_SCHEMA_AT_MOST) return []
  const message = `the arguments are too large for a model; give some of them in "arguments", or use a flow as the tool`
  return [error(path, 'node_settings', message)]
}
