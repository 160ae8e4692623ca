import { isCallable } from '../../../domain/flow-validation/node-settings.ts'
import type { HttpNode, Node } from '../../../generated/schemas/flow.ts'
import { setting } from '../../conversion/conversion.ts'
import { addressOf, bodyWritten, headersOf } from '../../conversion/http-request.ts'
import type { BlockImport } from '../block-import.ts'
import { isOn, listIn, numberIn, textIn, within, type Settings } from '../../conversion/settings.ts'
import { pathExpression } from './paths.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'] as const
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

/** Zapier, Make and Pabbly Connect: an address that receives the visitor's answers. */
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
  if (!isCallable(textIn(request, 'url') ?? '')) return block.unsupported('Its address is not an absolute URL.')
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
  const answer = saved.length === 0 ? undefined : block.variables.further('service_response')
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
  // The bot continues when a call fails, and so does the flow.
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

function bodyOf(block: BlockImport, written: string | undefined): NonNullable<HttpNode['body']> {
  if (written !== undefined) return bodyWritten(block, written)
  block.approximate('The body holds all variables of the flow by their names; the bot sent its own summary.')
  return Object.fromEntries(block.variables.names().map(name => [name, { expr: `vars.${name}` }]))
}
