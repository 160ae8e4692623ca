import { isJsonObject, ownValue, type Json, type JsonObject } from '../json.ts'

export type OperationParameter = {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie' | 'argument'
  required: boolean
  schema: Json
}
/**
 * An operation with all that a call needs of it; no part refers to the document. A tool of an MCP server has the method
 * `TOOL` and no path, and its arguments as parameters.
 */
export type DocumentOperation = {
  id: string
  method: string
  path: string
  summary: string
  parameters: OperationParameter[]
  /** `encoding`: how it is sent in place of JSON. */
  body: { required: boolean; schema: Json; encoding?: 'form' } | null
  response: Json | null
}

/** A scope that a person can consent to. `operations`: ids of those that demand it. */
export type DocumentScope = { name: string; description: string; operations: string[] }

export const TOOL_METHOD = 'TOOL'

/** What an `http` node would be given to call the operation; `url` is a path below the base of the connection. */
export type OperationRequest = { method: string; url: string; headers: Record<string, string>; body?: Json }
/** An argument that keeps the operation from being called. */
export type ArgumentProblem = { argument: string; problem: 'unknown' | 'missing' }

/** The arguments that the operation lacks or does not know, by the names of its parameters and `body`. */
export function argumentProblems(operation: DocumentOperation, names: readonly string[]): ArgumentProblem[] {
  const { parameters, body } = operation
  const known = new Set([...parameters.map(({ name }) => name), ...(body === null ? [] : ['body'])])
  const required = new Set([
    ...parameters.filter(parameter => parameter.required).map(({ name }) => name),
    ...(body?.required === true ? ['body'] : []),
  ])
  return [
    ...names.filter(name => !known.has(name)).map(argument => ({ argument, problem: 'unknown' as const })),
    ...[...required].filter(name => !names.includes(name)).map(argument => ({ argument, problem: 'missing' as const })),
  ]
}

/**
 * Puts the arguments where the operation has its parameters. A value of a path stays one segment of it, whatever a
 * visitor wrote. An argument that is null is absent.
 * @returns undefined where a segment of the path would be missing, empty, or lead to another path
 */
export function operationRequest(operation: DocumentOperation, given: JsonObject): OperationRequest | undefined {
  const valuesIn = (location: OperationParameter['in']) =>
    operation.parameters
      .filter(parameter => parameter.in === location)
      .map(({ name }) => ({ name, value: ownValue(given, name) ?? null }))
      .filter(({ value }) => value !== null)

  const segments = new Map(valuesIn('path').map(({ name, value }) => [name, plain(value)]))
  const names = [...operation.path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name ?? '')
  // URL resolution removes segments of dots, also where they are encoded.
  if (names.some(name => /^\.{0,2}$/.test(segments.get(name) ?? ''))) return undefined
  const path = operation.path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) =>
    encodeURIComponent((segments.get(name) ?? '').toWellFormed()),
  )
  const query = new URLSearchParams(
    valuesIn('query').flatMap(({ name, value }): [string, string][] =>
      Array.isArray(value) ? value.map(member => [name, plain(member)]) : [[name, plain(value)]],
    ),
  ).toString()
  const cookies = valuesIn('cookie').map(
    ({ name, value }) => `${name}=${encodeURIComponent(plain(value).toWellFormed())}`,
  )
  const headers = Object.fromEntries(valuesIn('header').map(({ name, value }) => [name, plain(value)]))
  const value = operation.body === null ? undefined : ownValue(given, 'body')
  const isForm = operation.body?.encoding === 'form' && isJsonObject(value)
  const body = isForm ? formOf(value) : value
  if (isForm) headers['content-type'] = 'application/x-www-form-urlencoded'
  return {
    method: operation.method,
    url: query === '' ? path : `${path}?${query}`,
    headers: cookies.length === 0 ? headers : { ...headers, cookie: cookies.join('; ') },
    ...(body === undefined ? {} : { body }),
  }
}

/** The fields of a form. What is in a field has its name in brackets, as most services read it. */
function formOf(value: JsonObject): string {
  const fields = (name: string, part: Json): [string, string][] => {
    if (part === null) return []
    if (Array.isArray(part))
      return part.flatMap((member, index) =>
        fields(typeof member === 'object' ? `${name}[${String(index)}]` : name, member),
      )
    if (!isJsonObject(part)) return [[name, plain(part)]]
    return Object.entries(part).flatMap(([inner, member]) => fields(`${name}[${inner}]`, member))
  }
  return new URLSearchParams(Object.entries(value).flatMap(([name, part]) => fields(name, part))).toString()
}

function plain(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
