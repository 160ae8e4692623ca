import { isJsonObject, ownValue, type Json, type JsonObject } from '../json.ts'
import type { DocumentOperation } from './operation-request.ts'

/** Operations by the code of their connection and their id. */
export type Operations = Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>
export type OperationUse = { connection: string; operation: string }

/** The operation that a node names; `names`: of the arguments that it has. */
export type OperationFinder = (
  connection: string,
  id: string,
  names: readonly string[],
) => DocumentOperation | undefined

/**
 * A connection with a document: its operations that a definition names, the ids of all, and of those that nobody may
 * publish until a difference is accepted.
 */
export type DocumentedConnection = {
  operations: Readonly<Record<string, DocumentOperation>>
  ids: readonly string[]
  held: readonly string[]
}
export type OperationDirectory = ReadonlyMap<string, DocumentedConnection>

/** The operations that a definition, valid or not, names: each once. */
export function usedOperations(definition: JsonObject): OperationUse[] {
  const byKey = new Map(
    nodesWithOperations(definition).map(({ connection, operation }) => [
      JSON.stringify([connection, operation]),
      { connection, operation },
    ]),
  )
  return [...byKey.values()]
}

/** Ids of the nodes that name the operation, themselves or as a tool. */
export function nodesUsing(definition: JsonObject, { connection, operation }: OperationUse): string[] {
  const uses = nodesWithOperations(definition).filter(
    use => use.connection === connection && use.operation === operation,
  )
  return [...new Set(uses.map(({ node }) => node))]
}

function nodesWithOperations({ nodes }: JsonObject): (OperationUse & { node: string })[] {
  return objectsIn(nodes).flatMap(node => {
    const tools = node['type'] === 'agent' ? objectsIn(node['tools']).filter(({ type }) => type === 'operation') : []
    return [...(node['type'] === 'call' ? [node] : []), ...tools].flatMap(({ connection, operation }) =>
      typeof connection === 'string' && typeof operation === 'string'
        ? [{ connection, operation, node: typeof node['id'] === 'string' ? node['id'] : '' }]
        : [],
    )
  })
}

function objectsIn(list: Json | undefined): JsonObject[] {
  return Array.isArray(list) ? list.filter(isJsonObject) : []
}

/** The named operations that exist; null for none. */
export function pickOperations(uses: readonly OperationUse[], directory: OperationDirectory): Operations | null {
  const found: Record<string, Record<string, DocumentOperation>> = {}
  for (const { connection, operation: id } of uses) {
    const operation = operationIn(directory.get(connection)?.operations, id)
    if (operation !== undefined) (found[connection] ??= {})[id] = operation
  }
  return Object.keys(found).length === 0 ? null : found
}

/** The directory of operations that are fixed, such as those of a version. */
export function directoryOf(operations: Operations | null): OperationDirectory {
  return new Map(
    Object.entries(operations ?? {}).map(([code, own]) => [code, { operations: own, ids: Object.keys(own), held: [] }]),
  )
}

/** Finds among these alone. */
export function finderIn(operations: Operations | null): OperationFinder {
  return (connection, id) =>
    Object.hasOwn(operations ?? {}, connection) ? operationIn(operations?.[connection], id) : undefined
}

/**
 * For a flow that runs apart from its workspace, where nothing is called: an operation of any id, which takes any
 * arguments.
 */
export const anyOperation: OperationFinder = (_, id, names) => ({
  id,
  method: 'POST',
  path: `/${encodeURIComponent(id)}`,
  summary: '',
  parameters: names
    .filter(name => name !== 'body')
    .map(name => ({ name, in: 'query' as const, required: false, schema: {} })),
  body: { required: false, schema: {} },
  response: null,
})

function operationIn(
  operations: Readonly<Record<string, DocumentOperation>> | undefined,
  id: string,
): DocumentOperation | undefined {
  return ownValue(operations ?? {}, id) as DocumentOperation | undefined
}
