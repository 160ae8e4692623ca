import { object, operationsOf, pointed, text, type ErrorTable, type Json, type JsonObject } from './bundle.ts'

const BANNER = '// Written by `make generate` from contracts/. Do not edit.\n'

/** The table of all operations, with the properties that the server needs at run time. */
export function operationsModule(documents: Record<string, JsonObject>): string {
  const rows: Record<string, JsonObject> = {}
  for (const [surface, document] of Object.entries(documents)) {
    for (const found of operationsOf(document)) {
      const id = text(found.operation['operationId'])
      if (rows[id] !== undefined) throw new Error(`operationId ${id} is used twice`)
      rows[id] = { surface, ...propertiesOf(document, found) }
    }
  }
  return `${BANNER}
export const operations = ${JSON.stringify(rows, null, 2)} as const
export type OperationId = keyof typeof operations
export type Surface = (typeof operations)[OperationId]['surface']
/**
 * What the server knows of an operation at run time. \`violations\`: body properties whose rejection has a status of
 * its own.
 */
export type Operation = {
  surface: Surface
  method: string
  path: string
  security: readonly (readonly string[])[]
  bodyTypes: readonly string[]
  errors: Readonly<Record<string, readonly string[]>>
  statuses: readonly number[]
  rejection: { status: number, code: string }
  violations: Readonly<Record<string, number>>
  /** One of them is enough. */
  permissions?: readonly string[]
  /** Required headers, in lower case, whose absence has a specific answer. */
  missing?: Readonly<Record<string, { status: number, code: string }>>
  takesIdempotencyKey?: boolean
  /** It may be answered from a standby. */
  replica?: boolean
  /** The publishable key may come as \`publicKey\` in the body, besides query and header. */
  keyInBody?: boolean
  /** The array in the body whose items the operation checks itself, whatever their shape. */
  checkedByItem?: string
  /** The code of every request that breaks the contract, whatever is wrong with it. */
  refusal?: string
  /** The path parameter that takes the rest of the path, slashes included. */
  wildcard?: string
  /** Query parameters that are sent once for each item. */
  lists?: readonly string[]
  /** Path parameters of one exact length: another length is another path. */
  pathLengths: Readonly<Record<string, number>>
}
`
}

type Found = ReturnType<typeof operationsOf> extends Iterable<infer Item> ? Item : never

function propertiesOf(document: JsonObject, { path, method, operation, shared }: Found): JsonObject {
  return {
    method,
    path,
    security: schemesOf(operation['security'] ?? document['security'] ?? []),
    bodyTypes:
      operation['requestBody'] === undefined ? [] : Object.keys(object(object(operation['requestBody'])['content'])),
    errors: operation['x-errors'] ?? {},
    statuses: Object.keys(object(operation['responses'])).map(Number),
    rejection: rejectionOf(document),
    violations: violationsOf(document, operation),
    pathLengths: pathLengthsOf(operation, shared),
    ...missingOf(document, operation, shared),
    ...(parametersOf(document, operation, shared).some(parameter => parameter['name'] === 'Idempotency-Key')
      ? { takesIdempotencyKey: true }
      : {}),
    ...(operation['x-permission'] === undefined ? {} : { permissions: permissionsOf(operation) }),
    ...(operation['x-replica'] === true ? { replica: true } : {}),
    ...(operation['x-key-in-body'] === true ? { keyInBody: true } : {}),
    ...checkedByItem(document, operation),
    ...refusalOf(document, operation),
    ...wildcardOf(operation),
    ...listsOf(document, operation, shared),
  }
}

/** The page of the operations that may be answered from a standby. */
export function replicaReadsPage(document: JsonObject): string {
  const rows = [...operationsOf(document)]
    .filter(({ operation }) => operation['x-replica'] === true)
    .map(
      ({ path, method, operation }) =>
        `| \`${method.toUpperCase()} ${path}\` | ${text(operation['operationId'])} | ${text(operation['summary'])} |`,
    )
  const head = ['| operation | `operationId` | what it does |', '|---|---|---|']
  return [
    '<!-- Written by `make generate` from contracts/. Do not edit. -->',
    '# Reads from a standby',
    '',
    'With `DATABASE_READ_URL` set these operations may be answered from that server; see',
    '[High availability](../docs/operating/high-availability.md). All others use `DATABASE_URL`.',
    '',
    ...head,
    ...rows,
    '',
  ].join('\n')
}

export function errorsModule(table: ErrorTable): string {
  return `${BANNER}
export const errors = ${JSON.stringify(table, null, 2)} as const
export type ErrorCode = keyof typeof errors
`
}

export function notServedModule(lists: Record<string, string[]>): string {
  const union =
    Object.values(lists)
      .flat()
      .map(name => `'${name}'`)
      .join(' | ') || 'never'
  return `${BANNER}
/** Operations with a contract and without a handler, by surface (\`contracts/not-served.yaml\`). */
export const notServed: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(lists, null, 2)}

export type NotServed = ${union}
`
}

/** The permissions of an operation, of which its caller must hold one. */
export function permissionsOf(operation: JsonObject): string[] {
  const stated = operation['x-permission'] ?? []
  return (Array.isArray(stated) ? stated : [stated]).map(text)
}

function schemesOf(security: Json): Json {
  return (security as Json[]).map(requirement => Object.keys(object(requirement)))
}

function rejectionOf(document: JsonObject): Json {
  return document['x-rejection'] ?? { status: 400, code: 'invalid_input' }
}

function refusalOf(document: JsonObject, operation: JsonObject): JsonObject {
  const code = operation['x-refusal'] ?? document['x-refusal']
  return code === undefined ? {} : { refusal: code }
}

function listsOf(document: JsonObject, operation: JsonObject, shared: Json[]): JsonObject {
  const lists = parametersOf(document, operation, shared)
    .filter(({ in: location, schema }) => location === 'query' && pointed(document, schema ?? {})['type'] === 'array')
    .map(({ name }) => text(name))
  return lists.length === 0 ? {} : { lists }
}

function wildcardOf(operation: JsonObject): JsonObject {
  const parameters = ((operation['parameters'] ?? []) as Json[]).map(object)
  const found = parameters.find(parameter => parameter['x-wildcard'] === true)
  return found === undefined ? {} : { wildcard: text(found['name']) }
}

function pathLengthsOf(operation: JsonObject, shared: Json[]): JsonObject {
  const found: JsonObject = {}
  for (const item of [...shared, ...((operation['parameters'] ?? []) as Json[])]) {
    const parameter = object(item)
    if (parameter['in'] !== 'path') continue
    const schema = object(parameter['schema'] ?? {})
    if (schema['minLength'] !== undefined && schema['minLength'] === schema['maxLength'])
      found[text(parameter['name'])] = schema['minLength']
  }
  return found
}

function parametersOf(document: JsonObject, operation: JsonObject, shared: Json[]): JsonObject[] {
  return [...shared, ...((operation['parameters'] ?? []) as Json[])].map(parameter => pointed(document, parameter))
}

function missingOf(document: JsonObject, operation: JsonObject, shared: Json[]): JsonObject {
  const answers = parametersOf(document, operation, shared).filter(
    parameter => parameter['in'] === 'header' && parameter['x-missing'] !== undefined,
  )
  return answers.length === 0
    ? {}
    : {
        missing: Object.fromEntries(
          answers.map(parameter => [text(parameter['name']).toLowerCase(), parameter['x-missing'] ?? null]),
        ),
      }
}

/** `{property: status}` for each property of the body that carries `x-violation-status`. */
function violationsOf(document: JsonObject, operation: JsonObject): JsonObject {
  const found: JsonObject = {}
  for (const [name, property] of bodyProperties(document, operation)) {
    const status = property['x-violation-status']
    if (status !== undefined) found[name] = status
  }
  return found
}

function checkedByItem(document: JsonObject, operation: JsonObject): JsonObject {
  const found = bodyProperties(document, operation).find(([, property]) => property['x-checked-by-item'] === true)
  return found === undefined ? {} : { checkedByItem: found[0] }
}

function bodyProperties(document: JsonObject, operation: JsonObject): [string, JsonObject][] {
  if (operation['requestBody'] === undefined) return []
  const media = object(object(operation['requestBody'])['content'])['application/json']
  if (media === undefined) return []
  const schema = pointed(document, object(media)['schema'] ?? {})
  return Object.entries(object(schema['properties'] ?? {})).map(([name, property]) => [name, object(property)])
}
