import { isJsonObject } from '../../domain/json.ts'
import { agentProtocolVersions } from '../../generated/agent-tools.ts'

export type RpcId = string | number | null
/**
 * `id` is undefined for a notification. `params` may be anything: whether it is an object is the caller's first
 * question.
 */
export type RpcMessage = { id: RpcId | undefined; method: string; params: unknown }
export type Framing =
  { outcome: 'message'; message: RpcMessage } | { outcome: 'unreadable' } | { outcome: 'invalid'; id: RpcId }

const decoder = new TextDecoder('utf-8', { fatal: true })

/** One JSON-RPC 2.0 request from a body (specification, framing rules 1 to 3). */
export function readMessage(bytes: Uint8Array): Framing {
  let body: unknown
  try {
    body = JSON.parse(decoder.decode(bytes))
  } catch {
    return { outcome: 'unreadable' }
  }
  if (!isJsonObject(body)) return { outcome: 'invalid', id: null }
  const id: unknown = Object.hasOwn(body, 'id') ? body['id'] : undefined
  if (id !== undefined && !isId(id)) return { outcome: 'invalid', id: null }
  const method = body['method']
  if (body['jsonrpc'] !== '2.0' || typeof method !== 'string' || method === '')
    return { outcome: 'invalid', id: id ?? null }
  return { outcome: 'message', message: { id, method, params: Object.hasOwn(body, 'params') ? body['params'] : {} } }
}

function isId(id: unknown): id is RpcId {
  return id === null || typeof id === 'string' || typeof id === 'number'
}

/** The protocol revision in force: the one asked for if it is supported, else the newest. */
export function negotiate(asked: unknown): string {
  return agentProtocolVersions.find(version => version === asked) ?? agentProtocolVersions[0]
}

/** The answer to a request; `result` is JSON already. */
export function resultText(id: RpcId, result: string): string {
  return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}`
}

export function errorText(
  id: RpcId,
  { code, message, data }: { code: number; message: string; data?: object | undefined },
): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? {} : { data }) } })
}
