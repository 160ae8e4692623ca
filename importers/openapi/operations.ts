import { isJsonObject, ownValue, type Json, type JsonObject } from '../../domain/json.ts'
import { storableText } from '../../domain/storable.ts'
import type { DocumentOperation, DocumentScope, OperationParameter } from '../../domain/operations/operation-request.ts'
import { readScopes } from './scopes.ts'
import {
  copySchema,
  DocumentProblem,
  DocumentTooLarge,
  escape,
  follow,
  OperationProblem,
  type Located,
  type Source,
} from './schema.ts'

/** Why an operation was left out, or permits any value where the document says more. */
export type DocumentWarning = { operation: string; leftOut: boolean; path: string; message: string }
export type ReadDocument =
  | {
      outcome: 'read'
      title: string
      version: string
      operations: DocumentOperation[]
      scopes: DocumentScope[]
      warnings: DocumentWarning[]
    }
  | { outcome: 'refused'; path: string; message: string }

export const OPERATIONS_AT_MOST = 2_000
export const VALUES_AT_MOST = 1_000_000
const OPERATION_VALUES_AT_MOST = 30_000
/** How many references deep an operation is described: as deep as it fits. */
const REFERENCES_AT_MOST = [Infinity, 4, 2, 1]
const OPERATION_BYTES_AT_MOST = 256 * 1024
export const BYTES_AT_MOST = 8 * 1024 * 1024
export const ID_LENGTH_AT_MOST = 200
export const TEXT_LENGTH_AT_MOST = 1_000
const TOO_LARGE = 'makes the document too large once references are followed'
/** No client sends `TRACE`. */
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch']
/** Headers that OpenAPI leaves to the rest of the document. */
const OTHERS_HEADERS = new Set(['accept', 'content-type', 'authorization'])
const JSON_TYPE = /^application\/([\w.-]+\+)?json\b/
const FORM = /^application\/x-www-form-urlencoded\b/
const PARAMETER_LOCATIONS = ['path', 'query', 'header', 'cookie']

const ALLOWED = `the ${String(OPERATIONS_AT_MOST)} operations a document may have`
export const TOO_MANY: ReadDocument = { outcome: 'refused', path: '/paths', message: `has more than ${ALLOWED}` }
/** Where a text may have an operation: the name of a method as a key. */
const METHOD_KEY = new RegExp(`(?<![^\\s{,"'])(?:${METHODS.join('|')})["']?\\s*:`, 'g')
/** Other keys, and descriptions, have the names of methods too. */
const KEYS_AT_MOST = 10 * OPERATIONS_AT_MOST

/** Whether a YAML text has by far too many operations, which its parser would take many seconds to find. */
export function hasTooManyOperations(text: string): boolean {
  const keys = text.matchAll(METHOD_KEY)
  for (let count = 0; count < KEYS_AT_MOST; count++) if (keys.next().done === true) return false
  return true
}

/** The operations of an OpenAPI document (3.1, 3.0 or Swagger 2.0), or what keeps it from being used. */
export function readDocument(document: Json): ReadDocument {
  try {
    if (!isJsonObject(document)) throw new DocumentProblem('', 'is not an OpenAPI document')
    const version = ownValue(document, 'openapi') ?? ownValue(document, 'swagger')
    if (typeof version !== 'string' || !/^(3\.[01]\.\d+|2\.0)$/.test(version)) {
      throw new DocumentProblem('/openapi', 'must be 3.0 or 3.1, or swagger 2.0')
    }
    const info = objectAt(document, 'info', '')
    const { operations, warnings } = readOperations({ document, isSwagger: version === '2.0' })
    const [title, apiVersion] = [text(info, 'title'), text(info, 'version')].map(given =>
      storableText(given.slice(0, TEXT_LENGTH_AT_MOST)),
    )
    const scopes = readScopes(document, operations)
    return { outcome: 'read', title: title ?? '', version: apiVersion ?? '', operations, scopes, warnings }
  } catch (error) {
    if (!(error instanceof DocumentProblem)) throw error
    return { outcome: 'refused', path: error.path, message: error.message }
  }
}

type SourceDocument = Pick<Source, 'document' | 'isSwagger'>
/** `problems`: of the depths that it has been read at in vain. */
type Given = {
  item: LocatedObject
  part: JsonObject
  at: string
  path: string
  method: string
  problems: Map<number, OperationProblem>
}
type LocatedObject = Omit<Located, 'value'> & { value: JsonObject }

type Operations = { operations: DocumentOperation[]; warnings: DocumentWarning[] }

/** Describes the operations as many references deep as the document fits. */
function readOperations(document: SourceDocument): Operations {
  const given = [...givenOperations(document)]
  let problem: DocumentTooLarge | undefined
  for (const index of REFERENCES_AT_MOST.keys()) {
    try {
      return readDeep(document, given, REFERENCES_AT_MOST.slice(index), problem)
    } catch (error) {
      if (!(error instanceof DocumentTooLarge)) throw error
      problem = error
    }
  }
  throw problem ?? new DocumentTooLarge('', TOO_LARGE)
}

function readDeep(
  document: SourceDocument,
  allGiven: readonly Given[],
  depths: readonly number[],
  problem: DocumentTooLarge | undefined,
): Operations {
  const operations = new Map<string, DocumentOperation>()
  const warnings: DocumentWarning[] = []
  const left = { values: VALUES_AT_MOST, bytes: BYTES_AT_MOST }
  for (const given of allGiven) {
    const { at } = given
    const read = readAsFits(document, given, depths, problem)
    if (read.warning !== undefined) warnings.push(read.warning)
    if (read.operation === undefined) continue
    if (operations.has(read.operation.id)) {
      throw new DocumentProblem(`${at}/operationId`, 'names another operation of the document')
    }
    left.values -= read.values
    left.bytes -= read.bytes
    if (Math.min(left.values, left.bytes) < 0) {
      throw new DocumentTooLarge(at, TOO_LARGE)
    }
    operations.set(read.operation.id, read.operation)
  }
  const [leftOut] = warnings
  if (operations.size === 0 && leftOut !== undefined) throw new DocumentProblem(leftOut.path, leftOut.message)
  return { operations: [...operations.values()], warnings }
}

function* givenOperations(document: SourceDocument): Generator<Given> {
  let count = 0
  for (const [path, value] of Object.entries(objectAt(document.document, 'paths', ''))) {
    if (path.startsWith('x-')) continue
    // An address would be called instead of the base of the connection.
    if (!path.startsWith('/')) throw new DocumentProblem(`/paths/${escape(path)}`, 'must start with a slash')
    const item = follow(sourceOf(document, Infinity), { value, path: `/paths/${escape(path)}`, through: [] })
    if (!isJsonObject(item.value)) continue
    for (const method of METHODS) {
      const part = ownValue(item.value, method)
      if (!isJsonObject(part)) continue
      const at = `${item.path}/${method}`
      count += 1
      if (count > OPERATIONS_AT_MOST) {
        throw new DocumentProblem(at, `is more than ${ALLOWED}`)
      }
      yield { item: { ...item, value: item.value }, part, at, path, method, problems: new Map() }
    }
  }
}

function sourceOf(document: SourceDocument, referencesAtMost: number): Source {
  return { ...document, referencesAtMost, valuesLeft: OPERATION_VALUES_AT_MOST, cuts: [] }
}

type FittedOperation = { operation?: DocumentOperation; values: number; bytes: number; warning?: DocumentWarning }

/** Describes the operation as many references deep as it fits, or leaves it out. */
function readAsFits(
  document: SourceDocument,
  given: Given,
  depths: readonly number[],
  ofDocument: DocumentTooLarge | undefined,
): FittedOperation {
  const warn = (leftOut: boolean, path: string, message: string): DocumentWarning => ({
    operation: storableText(idOf(given)),
    leftOut,
    path: storableText(path),
    message,
  })
  let problem: DocumentProblem | undefined = ofDocument
  for (const referencesAtMost of depths) {
    const known = given.problems.get(referencesAtMost)
    if (known !== undefined) {
      problem = known
      continue
    }
    const source = sourceOf(document, referencesAtMost)
    try {
      const operation = readOperation(source, given)
      const bytes = requireStorable(operation, given.at)
      const read = { operation, values: OPERATION_VALUES_AT_MOST - source.valuesLeft, bytes }
      const [cut] = source.cuts
      if (cut === undefined) return read
      const reason = problem?.message ?? 'refers to itself'
      return { ...read, warning: warn(false, problem === undefined ? cut : given.at, reason) }
    } catch (error) {
      if (!(error instanceof OperationProblem)) throw error
      problem = error
      given.problems.set(referencesAtMost, error)
    }
  }
  return { values: 0, bytes: 0, warning: warn(true, problem?.path ?? given.at, problem?.message ?? '') }
}

function idOf({ part, path, method }: Given): string {
  return text(part, 'operationId') || `${method} ${path}`
}

function readOperation(source: Source, given: Given): DocumentOperation {
  const { item, part, at, path, method } = given
  const id = idOf(given)
  if (id.length > ID_LENGTH_AT_MOST) {
    throw new DocumentProblem(at, `has an id of more than ${String(ID_LENGTH_AT_MOST)} characters`)
  }
  const parameters = [
    ...readParameters(source, item),
    ...readParameters(source, { value: part, path: at, through: item.through }),
  ]
  return {
    id,
    method: method.toUpperCase(),
    path,
    summary: text(part, 'summary').slice(0, TEXT_LENGTH_AT_MOST),
    // A parameter of the operation replaces the one of its path.
    parameters: [...new Map(parameters.map(given => [`${given.in} ${given.name}`, given])).values()].filter(
      given => !(given.in === 'header' && OTHERS_HEADERS.has(given.name.toLowerCase())),
    ),
    body: readBody(source, item, part, at),
    response: readResponse(source, part, at),
  }
}

/** The bytes of an operation. @throws DocumentProblem for more than may be, and for text that Postgres cannot store */
export function requireStorable(operation: DocumentOperation, at: string): number {
  const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed()
  const json = JSON.stringify(operation, (key, value: unknown) => {
    if (isStorable(key) && (typeof value !== 'string' || isStorable(value))) return value
    throw new DocumentProblem(at, 'contains U+0000 or half of a surrogate pair')
  })
  const bytes = Buffer.byteLength(json)
  if (bytes > OPERATION_BYTES_AT_MOST) {
    throw new OperationProblem(
      at,
      `has more than ${String(OPERATION_BYTES_AT_MOST)} bytes once references are followed`,
    )
  }
  return bytes
}

function readParameters(source: Source, holder: Located): OperationParameter[] {
  return parametersIn(source, holder).flatMap(given => {
    const name = text(given.value, 'name')
    const location = text(given.value, 'in')
    // Swagger 2 has its bodies here.
    if (source.isSwagger && (location === 'body' || location === 'formData')) return []
    if (name === '') throw new DocumentProblem(`${given.path}/name`, 'is missing')
    if (!PARAMETER_LOCATIONS.includes(location))
      throw new DocumentProblem(`${given.path}/in`, `must be one of ${PARAMETER_LOCATIONS.join(', ')}`)
    return {
      name,
      in: location as OperationParameter['in'],
      required: location === 'path' || ownValue(given.value, 'required') === true,
      schema: described(given.value, parameterSchema(source, given)),
    }
  })
}

function parametersIn(source: Source, { value, path, through }: Located): LocatedObject[] {
  const list = isJsonObject(value) ? ownValue(value, 'parameters') : undefined
  if (!Array.isArray(list)) return []
  return list.map((member, index) => {
    const given = follow(source, { value: member, path: `${path}/parameters/${String(index)}`, through })
    if (!isJsonObject(given.value)) throw new DocumentProblem(given.path, 'is not a parameter')
    return { ...given, value: given.value }
  })
}

function parameterSchema(source: Source, given: LocatedObject): Json {
  if (source.isSwagger) {
    const { required: _, ...keywords } = given.value
    return copySchema(source, { ...given, value: keywords })
  }
  const schema = ownValue(given.value, 'schema')
  return schema === undefined
    ? (jsonContent(source, given) ?? {})
    : copySchema(source, { ...given, value: schema, path: `${given.path}/schema` })
}

/** What a document says of a parameter or a body is said of its values, unless their schema says something. */
function described(holder: Json, schema: Json): Json {
  const description = isJsonObject(holder) ? text(holder, 'description') : ''
  if (description === '' || !isJsonObject(schema) || ownValue(schema, 'description') !== undefined) return schema
  return { ...schema, description: description.slice(0, TEXT_LENGTH_AT_MOST) }
}

function readBody(source: Source, item: Located, operation: JsonObject, path: string): DocumentOperation['body'] {
  if (source.isSwagger) return readSwaggerBody(source, item, operation, path)
  const given = ownValue(operation, 'requestBody')
  if (given === undefined) return null
  const body = follow(source, { value: given, path: `${path}/requestBody`, through: [] })
  const required = isJsonObject(body.value) && ownValue(body.value, 'required') === true
  const json = jsonContent(source, body)
  const form = json === undefined ? contentOf(source, body, FORM) : undefined
  return {
    required,
    schema: described(body.value, json ?? form ?? {}),
    ...(form === undefined ? {} : { encoding: 'form' }),
  }
}

function readSwaggerBody(
  source: Source,
  item: Located,
  operation: JsonObject,
  path: string,
): DocumentOperation['body'] {
  const body = [
    ...parametersIn(source, item),
    ...parametersIn(source, { value: operation, path, through: [] }),
  ].findLast(given => text(given.value, 'in') === 'body')
  if (body === undefined) return null
  const schema = ownValue(body.value, 'schema') ?? {}
  return {
    required: ownValue(body.value, 'required') === true,
    schema: described(body.value, copySchema(source, { ...body, value: schema, path: `${body.path}/schema` })),
  }
}

/** What the first status of success answers. */
function readResponse(source: Source, operation: JsonObject, path: string): Json | null {
  const responses = ownValue(operation, 'responses')
  if (!isJsonObject(responses)) return null
  const status = Object.keys(responses).find(name => /^2(\d\d|XX)$/.test(name)) ?? 'default'
  const given = ownValue(responses, status)
  if (given === undefined) return null
  const response = follow(source, { value: given, path: `${path}/responses/${status}`, through: [] })
  if (!source.isSwagger) return jsonContent(source, response) ?? null
  const schema = isJsonObject(response.value) ? ownValue(response.value, 'schema') : undefined
  return schema === undefined
    ? null
    : copySchema(source, { ...response, value: schema, path: `${response.path}/schema` })
}

function jsonContent(source: Source, located: Located): Json | undefined {
  return contentOf(source, located, JSON_TYPE)
}

function contentOf(source: Source, { value, path, through }: Located, ofType: RegExp): Json | undefined {
  const content = isJsonObject(value) ? ownValue(value, 'content') : undefined
  if (!isJsonObject(content)) return undefined
  const type = Object.keys(content).find(name => ofType.test(name))
  const media = type === undefined ? undefined : ownValue(content, type)
  const schema = isJsonObject(media) ? ownValue(media, 'schema') : undefined
  if (type === undefined || schema === undefined) return undefined
  return copySchema(source, { value: schema, path: `${path}/content/${escape(type)}/schema`, through })
}

function objectAt(parent: JsonObject, name: string, path: string): JsonObject {
  const value = ownValue(parent, name)
  if (!isJsonObject(value)) throw new DocumentProblem(`${path}/${name}`, 'is missing')
  return value
}

function text(parent: JsonObject, name: string): string {
  const value = ownValue(parent, name)
  return typeof value === 'string' ? value : ''
}
