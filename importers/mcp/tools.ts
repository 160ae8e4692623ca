import { isJsonObject, ownValue, type Json, type JsonObject } from '../../domain/json.ts'
import { TOOL_METHOD, type DocumentOperation } from '../../domain/operations/operation-request.ts'
import { storableText } from '../../domain/storable.ts'
import {
  BYTES_AT_MOST,
  ID_LENGTH_AT_MOST,
  OPERATIONS_AT_MOST,
  requireStorable,
  TEXT_LENGTH_AT_MOST,
  VALUES_AT_MOST,
  type ReadDocument,
} from '../openapi/operations.ts'
import { copySchema, DocumentProblem, escape } from '../openapi/schema.ts'

/** What a tool may still cost to read: references multiply what a small schema says. */
type Budget = { values: number; bytes: number }

const VALUES = new Set(['enum', 'const', 'default'])
/** Nobody sees them, so that they could say to a model what nobody has accepted; joiners are parts of words. */
const UNSEEN = /[[\p{Cc}\p{Cf}]--[\n\t\u200c\u200d]]/gv

/** The tools of an MCP server as operations, from `{ serverInfo, tools }`, or what keeps them from being used. */
export function readTools(list: Json): ReadDocument {
  try {
    const tools = isJsonObject(list) ? ownValue(list, 'tools') : undefined
    if (!isJsonObject(list) || !Array.isArray(tools)) throw new DocumentProblem('/tools', 'is not a list of tools')
    if (tools.length > OPERATIONS_AT_MOST)
      throw new DocumentProblem('/tools', `has more than ${String(OPERATIONS_AT_MOST)} tools`)
    const budget = { values: VALUES_AT_MOST, bytes: BYTES_AT_MOST }
    const operations = new Map<string, DocumentOperation>()
    for (const [index, tool] of tools.entries()) {
      const at = `/tools/${String(index)}`
      const operation = readTool(tool, at, budget)
      if (operations.has(operation.id)) throw new DocumentProblem(`${at}/name`, 'names another tool of the server')
      operations.set(operation.id, operation)
    }
    const info = ownValue(list, 'serverInfo') ?? null
    const [title, version] = [plainText(info, 'name'), plainText(info, 'version')]
    return { outcome: 'read', title, version, operations: [...operations.values()], scopes: [], warnings: [] }
  } catch (error) {
    if (!(error instanceof DocumentProblem)) throw error
    return { outcome: 'refused', path: error.path, message: error.message }
  }
}

function readTool(tool: Json, at: string, budget: Budget): DocumentOperation {
  if (!isJsonObject(tool)) throw new DocumentProblem(at, 'is not a tool')
  const name = ownValue(tool, 'name')
  if (typeof name !== 'string' || name.trim() === '' || name.length > ID_LENGTH_AT_MOST || name.search(UNSEEN) >= 0) {
    const message = `must be a name of 1 to ${String(ID_LENGTH_AT_MOST)} characters, all of which can be seen`
    throw new DocumentProblem(`${at}/name`, message)
  }
  const input = readSchema(tool, 'inputSchema', at, budget) ?? {}
  const operation: DocumentOperation = {
    id: name,
    method: TOOL_METHOD,
    path: '',
    summary: plainText(tool, 'description') || plainText(tool, 'title'),
    parameters: parametersOf(input),
    body: null,
    response: readSchema(tool, 'outputSchema', at, budget) ?? null,
  }
  budget.bytes -= requireStorable(operation, at)
  if (budget.bytes < 0) throw new DocumentProblem(at, 'makes the list of tools too large once references are followed')
  return operation
}

/** The schema of a tool is a document of its own: its references point into it. */
function readSchema(tool: JsonObject, name: string, at: string, budget: Budget): Json | undefined {
  const value = ownValue(tool, name)
  if (value === undefined) return undefined
  if (!isJsonObject(value)) throw new DocumentProblem(`${at}/${escape(name)}`, 'is not a schema')
  const source = {
    document: value,
    isSwagger: false,
    valuesLeft: budget.values,
    referencesAtMost: Infinity,
    cuts: [] as string[],
  }
  try {
    const schema = copySchema(source, { value, path: '', through: [] })
    const [cut] = source.cuts
    if (cut !== undefined) throw new DocumentProblem(cut, 'refers to itself')
    return withPlainTexts(schema)
  } catch (error) {
    if (!(error instanceof DocumentProblem)) throw error
    throw new DocumentProblem(`${at}/${name}${error.path}`, error.message)
  } finally {
    budget.values = source.valuesLeft
  }
}

/** The properties of its input are the arguments of a tool; what else its schema says of them together is left out. */
function parametersOf(input: Json): DocumentOperation['parameters'] {
  const properties = isJsonObject(input) ? ownValue(input, 'properties') : undefined
  const required = isJsonObject(input) ? ownValue(input, 'required') : undefined
  return Object.entries(isJsonObject(properties) ? properties : {}).map(([name, schema]) => ({
    name,
    in: 'argument',
    required: Array.isArray(required) && required.includes(name),
    schema,
  }))
}

/** What a schema says to people and models, bounded as the description of the tool is. */
function withPlainTexts(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(withPlainTexts)
  if (!isJsonObject(schema)) return schema
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, part]) => {
      if (typeof part === 'string' && (keyword === 'description' || keyword === 'title')) return [keyword, plain(part)]
      return [keyword, VALUES.has(keyword) ? part : withPlainTexts(part)]
    }),
  )
}

function plainText(holder: Json, name: string): string {
  const value = isJsonObject(holder) ? ownValue(holder, name) : undefined
  return typeof value === 'string' ? plain(value) : ''
}

function plain(text: string): string {
  return storableText(text.replaceAll(UNSEEN, '').slice(0, TEXT_LENGTH_AT_MOST))
}
