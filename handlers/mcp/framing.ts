import { isJsonObject } from '../../domain/json.ts'
import { agentProtocolDefault, agentProtocolVersions } from '../../generated/agent-tools.ts'

/**
 * An id as JSON text. A number is echoed with the digits that were sent: as a JavaScript number, `9007199254740993`
 * would be returned as another id.
 */
export type RpcId = string
/**
 * `id` is undefined for a notification. `params` may be anything: whether it is an object is the caller's first
 * question.
 */
export type RpcMessage = { id: RpcId | undefined; method: string; params: unknown }
export type Framing =
  { outcome: 'message'; message: RpcMessage } | { outcome: 'unreadable' } | { outcome: 'invalid'; id: RpcId }

export const NO_ID: RpcId = 'null'

const decoder = new TextDecoder('utf-8', { fatal: true })

/** One JSON-RPC 2.0 request from a body (specification, framing rules 1 to 3). */
export function readMessage(bytes: Uint8Array): Framing {
  let text: string
  let body: unknown
  try {
    text = decoder.decode(bytes)
    body = JSON.parse(text)
  } catch {
    return { outcome: 'unreadable' }
  }
  if (!isJsonObject(body)) return { outcome: 'invalid', id: NO_ID }
  const sent: unknown = Object.hasOwn(body, 'id') ? body['id'] : undefined
  const id = sent === undefined ? undefined : idText(sent, text)
  if (sent !== undefined && id === undefined) return { outcome: 'invalid', id: NO_ID }
  const method = body['method']
  if (body['jsonrpc'] !== '2.0' || typeof method !== 'string' || method === '')
    return { outcome: 'invalid', id: id ?? NO_ID }
  return { outcome: 'message', message: { id, method, params: Object.hasOwn(body, 'params') ? body['params'] : {} } }
}

/** Undefined for a value that is not an id, and for a number that a client could not compare (`1e400`). */
function idText(id: unknown, body: string): RpcId | undefined {
  if (id === null || typeof id === 'string') return JSON.stringify(id)
  if (typeof id !== 'number' || !Number.isFinite(id)) return undefined
  return Number.isSafeInteger(id) ? String(id) : sourceOfId(body)
}

/** The digits of the number under `id` at the top level of a JSON text. */
function sourceOfId(body: string): string | undefined {
  const sources = new WeakMap<object, string>()
  const root = JSON.parse(body, function (this: object, key, value: unknown, context?: { source?: string }) {
    if (key === 'id' && context?.source !== undefined) sources.set(this, context.source)
    return value
  } as (this: unknown, key: string, value: unknown) => unknown) as object
  return sources.get(root)
}

/** The protocol revision in force: the requested one if it is supported, else the default. */
export function negotiate(requested: unknown): string {
  return agentProtocolVersions.find(version => version === requested) ?? agentProtocolDefault
}

/** The answer to a request; `result` is JSON already. */
export function resultText(id: RpcId, result: string): string {
  return `{"jsonrpc":"2.0","id":${id},"result":${result}}`
}

export function errorText(
  id: RpcId,
  { code, message, data }: { code: number; message: string; data?: object | undefined },
): string {
  const error = JSON.stringify({ code, message, ...(data === undefined ? {} : { data }) })
  return `{"jsonrpc":"2.0","id":${id},"error":${error}}`
}
