import { isJsonObject, type JsonObject } from '../../domain/json.ts'
import { agentProtocolVersions, agentStatelessVersions } from '../../generated/agent-tools.ts'
import { invalidParams, RpcError } from './errors.ts'
import { negotiate, type RpcMessage } from './framing.ts'

/*
 * The two kinds of protocol revisions: those that begin with `initialize`, and 2026-07-28, of which each request says
 * by itself what it needs to be answered.
 */

/** The headers of a request that the later revision repeats its body in. */
export type ProtocolHeaders = {
  /** `MCP-Protocol-Version` */
  protocolVersion: string | undefined
  /** `Mcp-Method` */
  method: string | undefined
  /** `Mcp-Name` */
  name: string | undefined
}
export type Revision = { version: string; isStateless: boolean }

const VERSION = 'io.modelcontextprotocol/protocolVersion'
const CAPABILITIES = 'io.modelcontextprotocol/clientCapabilities'
const CLIENT = 'io.modelcontextprotocol/clientInfo'
const SERVER = 'io.modelcontextprotocol/serverInfo'
/** What `Mcp-Name` repeats, by method. */
const NAMED: Readonly<Record<string, string>> = { 'tools/call': 'name', 'prompts/get': 'name', 'resources/read': 'uri' }
const ENCODED = /^=\?base64\?(?<text>[A-Za-z0-9+/]*={0,2})\?=$/
/** How long a client may keep a result, in milliseconds. What a caller may use changes with their permissions. */
const KEPT_MS: Readonly<Record<string, number>> = {
  'server/discover': 60_000,
  'tools/list': 60_000,
  'prompts/list': 60_000,
  'resources/templates/list': 60_000,
  'resources/list': 0,
  'resources/read': 0,
}

export const allVersions: readonly string[] = [...agentStatelessVersions, ...agentProtocolVersions]

/** By the header alone, as it is in force for what is refused before a body is read. */
export function versionOf(header: unknown): string {
  return agentStatelessVersions.find(version => version === header) ?? negotiate(header)
}

/**
 * The revision of a message.
 * @throws RpcError `InvalidParams`, `UnsupportedProtocolVersion`, `HeaderMismatch`
 */
export function revisionOf({ id, method, params }: RpcMessage, headers: ProtocolHeaders): Revision {
  const meta = isJsonObject(params) && Object.hasOwn(params, '_meta') ? params['_meta'] : undefined
  const claimed = isJsonObject(meta) && Object.hasOwn(meta, VERSION) ? meta[VERSION] : undefined
  if (claimed === undefined) {
    const version = versionOf(headers.protocolVersion)
    if (!isStateless(version)) return { version, isStateless: false }
    if (method === 'initialize') throw new RpcError('HeaderMismatch', { header: 'MCP-Protocol-Version' })
    if (id !== undefined) throw invalidParams({ field: `_meta.${VERSION}`, rule: 'required' })
    return { version, isStateless: true }
  }
  if (typeof claimed !== 'string') throw invalidParams({ field: `_meta.${VERSION}`, rule: 'type', expected: 'string' })
  if (!allVersions.includes(claimed))
    throw new RpcError('UnsupportedProtocolVersion', { supported: allVersions, requested: claimed.slice(0, 40) })
  // Earlier revisions ignore what stands in `_meta`.
  if (!isStateless(claimed)) return { version: negotiate(headers.protocolVersion), isStateless: false }
  if (id !== undefined) checkClient(meta as JsonObject)
  checkHeaders({ method, params: params as JsonObject }, claimed, headers, id === undefined)
  return { version: claimed, isStateless: true }
}

function isStateless(version: string): boolean {
  return (agentStatelessVersions as readonly string[]).includes(version)
}

function checkClient(meta: JsonObject): void {
  if (!Object.hasOwn(meta, CAPABILITIES)) throw invalidParams({ field: `_meta.${CAPABILITIES}`, rule: 'required' })
  for (const key of [CAPABILITIES, CLIENT])
    if (Object.hasOwn(meta, key) && !isJsonObject(meta[key]))
      throw invalidParams({ field: `_meta.${key}`, rule: 'type', expected: 'object' })
}

/** A balancer decides by the headers, the service by the body: they must not say different things. */
function checkHeaders(
  { method, params }: { method: string; params: JsonObject },
  version: string,
  headers: ProtocolHeaders,
  isNotification: boolean,
): void {
  const repeats = (header: string, sent: string | undefined, said: string) => {
    if (sent?.trim() !== said) throw new RpcError('HeaderMismatch', { header })
  }
  repeats('MCP-Protocol-Version', headers.protocolVersion, version)
  if (!isNotification || headers.method !== undefined) repeats('Mcp-Method', headers.method, method)
  const field = Object.hasOwn(NAMED, method) ? NAMED[method] : undefined
  const named = field !== undefined && Object.hasOwn(params, field) ? params[field] : undefined
  // A name of another type is refused with the parameters.
  if (!isNotification && typeof named === 'string') repeats('Mcp-Name', decoded(headers.name), named)
}

function decoded(header: string | undefined): string | undefined {
  const text = header === undefined ? undefined : ENCODED.exec(header.trim())?.groups?.['text']
  return text === undefined ? header : Buffer.from(text, 'base64').toString('utf8')
}

/** A result as the later revision has it; `result` is the JSON of an object. */
export function statelessResult(method: string, result: string, serverInfo: object): string {
  const ttlMs = Object.hasOwn(KEPT_MS, method) ? KEPT_MS[method] : undefined
  const head = JSON.stringify({
    resultType: 'complete',
    ...(ttlMs === undefined ? {} : { ttlMs, cacheScope: 'private' }),
    _meta: { [SERVER]: serverInfo },
  })
  return result === '{}' ? head : `${head.slice(0, -1)},${result.slice(1)}`
}
