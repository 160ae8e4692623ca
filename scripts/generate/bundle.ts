import { readFileSync } from 'node:fs'
import { bundleFromString, createConfig } from '@redocly/openapi-core'
import { parse } from 'yaml'

const PACKAGE = new URL('../../package.json', import.meta.url)

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }
export type ErrorRow = { title: string; statuses: number[]; surfaces: string[]; details?: string }
export type ErrorTable = Record<string, ErrorRow>

/** The version of the service, which is that of every document: what is served is what it is made of. */
export const version = text((JSON.parse(readFileSync(PACKAGE, 'utf8')) as JsonObject)['version'])

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'] as const

export function readYaml(path: string): unknown {
  return parse(readFileSync(path, 'utf8'), { merge: true }) as unknown
}

export function text(value: Json | undefined): string {
  if (typeof value !== 'string') throw new Error(`expected a text, got ${JSON.stringify(value)}`)
  return value
}

/** One surface's document, its files gathered into one, with the error responses that `x-errors` names written out. */
export async function bundleSurface(contracts: string, surface: string, table: ErrorTable): Promise<JsonObject> {
  const file = `${contracts}/${surface}/openapi.yaml`
  const root = readYaml(file) as JsonObject
  const schemas = component(root, 'schemas')
  const shapes = Object.values(table)
    .filter(row => row.surfaces.includes(surface))
    .flatMap(row => row.details ?? [])
  for (const shape of shapes) schemas[shape] = { $ref: '../shared/error-details.yaml#/' + shape }
  const result = await bundleFromString({
    source: JSON.stringify(root),
    absoluteRef: file,
    config: await createConfig({}),
    removeUnusedComponents: false,
  })
  const failures = result.problems.filter(problem => problem.severity === 'error')
  if (failures.length > 0) {
    const reasons = failures.map(({ message, location }) => `${message} at ${location[0]?.source.absoluteRef ?? ''}`)
    throw new Error(`${surface}: ${reasons.join('; ')}`)
  }
  const document = withVersion(JSON.parse(JSON.stringify(result.bundle.parsed)) as JsonObject)
  expandErrors(surface, document, table)
  describeReplicaReads(document)
  pruneSchemas(document)
  return text(document['openapi']).startsWith('3.1') ? object(withoutNullable(document)) : document
}

/** The document with the version of the service. */
export function withVersion(document: JsonObject): JsonObject {
  return { ...document, info: { ...object(document['info']), version } }
}

export function* operationsOf(
  document: JsonObject,
): Generator<{ path: string; method: string; operation: JsonObject; shared: Json[] }> {
  for (const [path, item] of Object.entries(object(document['paths'] ?? {}))) {
    const shared = (object(item)['parameters'] ?? []) as Json[]
    for (const method of METHODS) {
      const operation = object(item)[method]
      if (operation !== undefined) yield { path, method, operation: object(operation), shared }
    }
  }
}

/** Every response of the document: those of its components, and those of operations, which may refer to the former. */
export function responsesOf(document: JsonObject): JsonObject[] {
  const shared = object(object(document['components'] ?? {})['responses'] ?? {})
  const own = [...operationsOf(document)].map(({ operation }) => object(operation['responses']))
  return [shared, ...own].flatMap(responses => Object.values(responses).map(object))
}

export function object(value: Json | undefined): JsonObject {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new Error(`expected an object, got ${JSON.stringify(value)}`)
  return value
}

/** Component name of a code's envelope: `invalid_input` → `InvalidInputError`. */
function envelopeName(code: string): string {
  return `${code
    .replace(/_error$/, '')
    .split('_')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Error`
}

function expandErrors(surface: string, document: JsonObject, table: ErrorTable): void {
  const common = errorMap(document['x-common-errors'])
  const withBody = errorMap(document['x-body-errors'])
  const withInput = errorMap(document['x-input-errors'])
  const used = new Set<string>()
  for (const { path, method, operation, shared } of operationsOf(document)) {
    const hasBody = operation['requestBody'] !== undefined
    const hasInput =
      hasBody ||
      [...shared, ...((operation['parameters'] ?? []) as Json[])].some(
        parameter => pointed(document, parameter)['x-never-rejected'] !== true,
      )
    // A body whose schema bounds no value has no value that could be rejected.
    const bodyErrors =
      operation['x-unbounded-body'] === true ? without(withBody, object(document['x-rejection'] ?? {})) : withBody
    const merged = mergeErrors(
      errorMap(operation['x-errors']),
      common,
      hasBody ? bodyErrors : {},
      hasInput ? withInput : {},
    )
    const responses = object(operation['responses'])
    for (const [status, codes] of Object.entries(merged)) {
      for (const code of codes) {
        checkCode(`${surface} ${method} ${path}`, table, surface, Number(status), code)
        used.add(code)
      }
      if (responses[status] !== undefined)
        throw new Error(`${surface} ${method} ${path}: ${status} is both written out and in x-errors`)
      responses[status] = errorResponse(Number(status), codes, table)
    }
    operation['x-errors'] = merged
  }
  const schemas = component(document, 'schemas')
  for (const code of [...used].sort()) schemas[envelopeName(code)] = envelope(code, table)
}

const REPLICA_READ =
  'With `DATABASE_READ_URL` set, the answer may be up to `DATABASE_READ_MAX_LAG` seconds old (5 unless set otherwise).'

/** Appends to each operation with `x-replica` how old its answer may be. */
function describeReplicaReads(document: JsonObject): void {
  for (const { operation, shared } of operationsOf(document)) {
    if (operation['x-replica'] !== true) continue
    const names = [...shared, ...((operation['parameters'] ?? []) as Json[])].map(
      parameter => pointed(document, parameter)['name'],
    )
    if (names.includes('If-Match') || names.includes('Idempotency-Key'))
      throw new Error(`${text(operation['operationId'])} writes, and cannot be answered from a replica`)
    operation['description'] = `${text(operation['description'])} ${REPLICA_READ}`
  }
}

/** Target of a reference inside the document. */
export function pointed(document: JsonObject, value: Json): JsonObject {
  const reference = object(value)['$ref']
  if (typeof reference !== 'string') return object(value)
  let target: Json = document
  for (const part of reference.slice(2).split('/'))
    target = object(target)[part.replaceAll('~1', '/').replaceAll('~0', '~')] ?? null
  return pointed(document, target)
}

/** Shared schemas are written for 3.0; in a 3.1 document `nullable` is a type. */
function withoutNullable(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNullable)
  if (value === null || typeof value !== 'object') return value
  const { nullable, ...rest } = value
  const plain = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, withoutNullable(item)]))
  return nullable === true && typeof plain['type'] === 'string' ? { ...plain, type: [plain['type'], 'null'] } : plain
}

/** Drops component schemas that nothing refers to, until none is left. */
function pruneSchemas(document: JsonObject): void {
  const schemas = component(document, 'schemas')
  for (;;) {
    const whole = JSON.stringify(document)
    const unused = Object.keys(schemas).filter(name => !whole.includes(`"#/components/schemas/${name}"`))
    if (unused.length === 0) return
    for (const name of unused) Reflect.deleteProperty(schemas, name)
  }
}

function component(document: JsonObject, kind: string): JsonObject {
  const components = object((document['components'] ??= {}))
  return object((components[kind] ??= {}))
}

function checkCode(where: string, table: ErrorTable, surface: string, status: number, code: string): void {
  const row = table[code]
  if (row === undefined) throw new Error(`${where}: ${code} is not in errors.yaml`)
  if (!row.statuses.includes(status)) throw new Error(`${where}: errors.yaml gives ${code} no status ${status}`)
  if (!row.surfaces.includes(surface))
    throw new Error(`${where}: errors.yaml does not give ${code} to the surface ${surface}`)
}

function envelope(code: string, table: ErrorTable): JsonObject {
  const row = table[code] as ErrorRow
  return {
    type: 'object',
    description: `${row.title}.`,
    required: ['error', 'message'],
    properties: {
      error: { type: 'string', enum: [code], description: 'Machine code; branch on this.' },
      message: { type: 'string', description: 'A sentence for people; may change.' },
      ...(row.details === undefined ? {} : { details: { $ref: `#/components/schemas/${row.details}` } }),
    },
    example: { error: code, message: row.title },
  }
}

function errorResponse(status: number, codes: string[], table: ErrorTable): JsonObject {
  const refs: Json[] = codes.map(code => ({ $ref: `#/components/schemas/${envelopeName(code)}` }))
  return {
    description: codes.map(code => `\`${code}\`: ${(table[code] as ErrorRow).title}.`).join(' '),
    ...headersOf(status, codes),
    content: { 'application/json': { schema: refs.length === 1 ? (refs[0] as Json) : { oneOf: refs } } },
  }
}

function headersOf(status: number, codes: string[]): JsonObject {
  if (status === 429 || status === 503 || codes.includes('locked_out')) {
    const schema = { type: 'integer', minimum: 0 }
    return { headers: { 'Retry-After': { description: 'Whole seconds to wait before the next try.', schema } } }
  }
  if (!codes.includes('unauthorized')) return {}
  const wanted = { description: 'The credential that is wanted (RFC 6750).', schema: { type: 'string' } }
  return { headers: { 'WWW-Authenticate': wanted } }
}

function errorMap(value: Json | undefined): Record<string, string[]> {
  return (value ?? {}) as Record<string, string[]>
}

function without(errors: Record<string, string[]>, { status, code }: JsonObject): Record<string, string[]> {
  const others = Object.entries(errors).map(([at, codes]): [string, string[]] => [
    at,
    Number(at) === status ? codes.filter(one => one !== code) : codes,
  ])
  return Object.fromEntries(others.filter(([, codes]) => codes.length > 0))
}

function mergeErrors(...maps: Record<string, string[]>[]): Record<string, string[]> {
  const merged: Record<string, string[]> = {}
  for (const map of maps)
    for (const [status, codes] of Object.entries(map))
      merged[status] = [...new Set([...(merged[status] ?? []), ...codes])].sort()
  return merged
}
