import type { HttpNode, Node } from '../../../generated/schemas/flow.ts'
import { findShapeProblem } from '../../../domain/json-shape.ts'
import { isJsonObject, type Json } from '../../../domain/json.ts'
import { setting } from '../../conversion/conversion.ts'
import type { BlockImport } from '../block-import.ts'
import { slug } from '../../conversion/names.ts'
import { isOn, listIn, numberIn, textIn, within, type Settings } from '../../conversion/settings.ts'
import { pathExpression } from './paths.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'] as const
/** Headers that carry what only a connection should know. */
const SECRET = /^(?:authorization|cookie|proxy-authorization)$|token|secret|api-?key|password/i

export function httpRequest(block: BlockImport): Node[] {
  const request = requestOf(block)
  if (textIn(request, 'url') === undefined)
    return block.unsupported(
      textIn(block.block, 'webhookId') === undefined
        ? 'It has no address to call.'
        : 'This export does not hold its request, only the id of it.',
    )
  return called(block, request, isOn(block.options, 'isCustomBody') ? textIn(request, 'body') : undefined)
}

/** Zapier, Make and Pabbly Connect: an address that takes what the visitor has answered. */
export function automation(service: string): (block: BlockImport) => Node[] {
  return block => {
    const request = requestOf(block)
    if (textIn(request, 'url') === undefined) return block.unsupported(`It has no address of ${service} to call.`)
    return called(block, request, isOn(block.options, 'isCustomBody') ? textIn(request, 'body') : undefined)
  }
}

function requestOf(block: BlockImport): Settings {
  const inside = within(block.options, 'webhook')
  return textIn(inside, 'url') === undefined && textIn(block.options, 'url') !== undefined ? block.options : inside
}

function called(block: BlockImport, request: Settings, customBody: string | undefined): Node[] {
  const method = METHODS.find(one => one === textIn(request, 'method')) ?? 'POST'
  if (textIn(request, 'method') !== undefined && method !== textIn(request, 'method'))
    block.approximate(`The method ${textIn(request, 'method') ?? ''} is not known here; it is called with POST.`)
  const url = addressOf(block, request)
  const { headers, connection } = headersOf(block, request, url)
  const seconds = numberIn(block.options, 'timeout')
  const saved = listIn(block.options, 'responseVariableMapping').flatMap(mapping => {
    const variable = block.variableIn(mapping, 'variableId')
    return variable === undefined ? [] : [{ variable, path: textIn(mapping, 'bodyPath') ?? '' }]
  })
  const answer = saved.length === 0 ? undefined : block.variables.further('answer_of_service')
  if (isOn(block.options, 'isExecutedOnClient'))
    block.approximate("The call is made by the server, not by the visitor's browser.")
  const node: Omit<HttpNode, 'id' | 'next'> = {
    type: 'http',
    method,
    url,
    ...(connection === undefined ? {} : { connection }),
    ...(Object.keys(headers).length === 0 ? {} : { headers }),
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: bodyOf(block, customBody) }),
    ...(seconds === undefined ? {} : { timeoutMs: Math.min(60_000, Math.max(100, Math.round(seconds * 1000))) }),
    ...(answer === undefined ? {} : { saveAs: answer }),
  }
  // The bot goes on when a call fails, and so does the flow.
  const steps = [(id: string, next: string | null): Node => ({ ...node, id, onError: next, next })]
  return answer === undefined
    ? block.chain(steps)
    : block.chain([
        ...steps,
        setting(Object.fromEntries(saved.map(({ variable, path }) => [variable, savedValue(answer, path)]))),
      ])
}

function savedValue(answer: string, path: string): string {
  if (/^\s*statusCode\s*$/.test(path)) return `vars.${answer}.status`
  return pathExpression(`vars.${answer}.body`, path.trim().replace(/^data\b\.?/, ''))
}

function addressOf(block: BlockImport, request: Settings): string {
  const parameters = listIn(request, 'queryParams').flatMap(parameter => {
    const key = textIn(parameter, 'key')
    return key === undefined ? [] : [`${block.template(key)}=${encoded(block, textIn(parameter, 'value') ?? '')}`]
  })
  const url = block.template(textIn(request, 'url') ?? '')
  return parameters.length === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${parameters.join('&')}`
}

function encoded(block: BlockImport, value: string): string {
  return value.includes('{{')
    ? `{{ $encodeUrlComponent($string(${block.expression(value)})) }}`
    : encodeURIComponent(value.toWellFormed())
}

function headersOf(
  block: BlockImport,
  request: Settings,
  url: string,
): { headers: Record<string, string>; connection: string | undefined } {
  const headers: Record<string, string> = {}
  const secrets: string[] = []
  for (const header of listIn(request, 'headers')) {
    const key = textIn(header, 'key')
    if (key === undefined) continue
    if (SECRET.test(key)) secrets.push(key)
    else if (!['__proto__', 'constructor', 'prototype'].includes(key))
      headers[key] = block.template(textIn(header, 'value') ?? '')
  }
  if (secrets.length === 0) return { headers, connection: undefined }
  const connection = slug(URL.canParse(url) ? new URL(url).hostname : 'service', '-', 'service')
  block.approximate(
    `The header ${secrets.join(', ')} is left out of the flow; the connection ${connection} is to send it.`,
  )
  block.need(
    'connection',
    connection,
    `calls ${url.slice(0, 200)} with a secret header (${secrets.join(', ')}), which belongs into an HTTP connection.`,
  )
  return { headers, connection }
}

function bodyOf(block: BlockImport, written: string | undefined): NonNullable<HttpNode['body']> {
  if (written === undefined) {
    block.approximate('The body holds all variables of the flow by their names; the bot sent its own summary.')
    return Object.fromEntries(block.variables.names().map(name => [name, { expr: `vars.${name}` }]))
  }
  const json =
    parsed(written) ??
    parsed(
      written.replace(/"(?:[^"\\]|\\.)*"|\{\{[^{}]+\}\}/g, found =>
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

function translated(block: BlockImport, value: Json): Json {
  if (typeof value === 'string') return block.template(value)
  if (Array.isArray(value)) return value.map(item => translated(block, item))
  return isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, translated(block, item)]))
    : value
}
