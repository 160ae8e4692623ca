import type { HttpNode } from '../../generated/schemas/flow.ts'
import { findShapeProblem, isJsonObject, RESERVED_NAMES, type Json } from '../../domain/json.ts'
import type { Conversion } from './conversion.ts'
import { slug } from './names.ts'
import { listIn, textIn, type Settings } from './settings.ts'

/** Headers with credentials, which belong in a connection. */
const SECRET = /^(?:authorization|cookie|proxy-authorization)$|token|secret|api-?key|password/i

/** The address of a request with its query. */
export function addressOf(block: Conversion, request: Settings): string {
  const parameters = listIn(request, 'queryParams').flatMap(parameter => {
    const key = textIn(parameter, 'key')
    return key === undefined ? [] : [`${block.template(key)}=${encoded(block, textIn(parameter, 'value') ?? '')}`]
  })
  const url = block.template(textIn(request, 'url') ?? '')
  return parameters.length === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${parameters.join('&')}`
}

function encoded(block: Conversion, value: string): string {
  return value.includes('{{')
    ? `{{ $encodeUrlComponent($string(${block.expression(value)})) }}`
    : encodeURIComponent(value.toWellFormed())
}

/** The headers that a flow may hold, and the connection that sends the others. */
export function headersOf(
  block: Conversion,
  request: Settings,
  url: string,
): { headers: Record<string, string>; connection: string | undefined } {
  const headers: Record<string, string> = {}
  const secrets: string[] = []
  for (const header of listIn(request, 'headers')) {
    const key = textIn(header, 'key')
    if (key === undefined) continue
    if (SECRET.test(key)) secrets.push(key)
    else if (!RESERVED_NAMES.has(key)) headers[key] = block.template(textIn(header, 'value') ?? '')
  }
  if (secrets.length === 0) return { headers, connection: undefined }
  const connection = slug(URL.canParse(url) ? new URL(url).hostname : 'service', '-', 'service')
  block.approximate(
    `The header ${secrets.join(', ')} is left out of the flow; the connection ${connection} has to send it.`,
  )
  block.need(
    'connection',
    connection,
    `calls ${url.slice(0, 200)} with a secret header (${secrets.join(', ')}), which belongs in an HTTP connection.`,
  )
  return { headers, connection }
}

/** A body of JSON with placeholders, as a value of the flow; a template if it is not JSON. */
export function bodyWritten(block: Conversion, written: string): NonNullable<HttpNode['body']> {
  const json =
    parsed(written) ??
    parsed(
      // Up to the end where a quote is missing: else the rest would be read again from each quote in it.
      written.replace(/"(?:[^"\\]|\\.)*"?|\{\{[^{}]+\}\}/g, found =>
        found.startsWith('"') ? found : JSON.stringify(found),
      ),
    )
  if (json === undefined) return block.template(written)
  return translated(block, json) as NonNullable<HttpNode['body']>
}

function parsed(text: string): Json | undefined {
  try {
    const value = JSON.parse(text) as Json
    return findShapeProblem(value) === undefined && !hidesExpression(value) && typeof value === 'object'
      ? value
      : undefined
  } catch {
    return undefined
  }
}

/** An object with the single key `expr` would be calculated. */
function hidesExpression(value: Json): boolean {
  if (Array.isArray(value)) return value.some(hidesExpression)
  return (
    isJsonObject(value) &&
    ((Object.keys(value).length === 1 && typeof value['expr'] === 'string') ||
      Object.values(value).some(hidesExpression))
  )
}

function translated(block: Conversion, value: Json): Json {
  if (typeof value === 'string') return block.template(value)
  if (Array.isArray(value)) return value.map(item => translated(block, item))
  return isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, translated(block, item)]))
    : value
}
