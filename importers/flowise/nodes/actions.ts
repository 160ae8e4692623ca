import { isCallable } from '../../../domain/flow-validation/node-settings.ts'
import type { HttpNode, Node } from '../../../generated/schemas/flow.ts'
import { addressOf, bodyWritten, headersOf } from '../../conversion/http-request.ts'
import { listIn, textIn } from '../../conversion/settings.ts'
import type { NodeImport } from '../node-import.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

export function directReply(node: NodeImport): Node[] {
  const text = node.template(textIn(node.inputs, 'directReplyMessage') ?? '')
  return text === ''
    ? node.pass()
    : node.chain([(id, next) => ({ id, type: 'message', text, format: 'markdown', next })])
}

export function http(node: NodeImport): Node[] {
  const address = textIn(node.inputs, 'url')
  if (address === undefined) return node.unsupported('It has no address to call.')
  if (!isCallable(address)) return node.unsupported('Its address is not an absolute URL.')
  const method = METHODS.find(one => one === textIn(node.inputs, 'method')) ?? 'GET'
  const url = addressOf(node, node.inputs)
  const { headers, connection } = headersOf(node, node.inputs, url)
  if (textIn(node.inputs, 'credential') !== undefined)
    node.approximate('Its credential is left out of the flow; an HTTP connection has to send it.')
  const body = method === 'GET' ? undefined : bodyOf(node)
  const call: Omit<HttpNode, 'id' | 'next'> = {
    type: 'http',
    method,
    url,
    ...(connection === undefined ? {} : { connection }),
    ...(Object.keys(headers).length === 0 ? {} : { headers }),
    ...(body === undefined ? {} : { body }),
    saveAs: node.answer,
  }
  return node.chain([(id, next) => ({ id, ...call, next })])
}

function bodyOf(node: NodeImport): NonNullable<HttpNode['body']> | undefined {
  const written = textIn(node.inputs, 'body')
  if (written !== undefined) return bodyWritten(node, written)
  const fields = listIn(node.inputs, 'body').flatMap(field => {
    const key = textIn(field, 'key')
    return key === undefined ? [] : [[key, node.template(textIn(field, 'value') ?? '')] as const]
  })
  if (fields.length === 0) return undefined
  node.approximate('The body is sent as JSON, not as a form.')
  return Object.fromEntries(fields)
}
