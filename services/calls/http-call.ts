import { EgressFailure, type Egress, type EgressAnswer } from '../../adapters/egress/index.ts'
import { ALLOWED_HOSTS, isAllowedHost } from '../../domain/allowed-hosts.ts'
import type { CallRequest } from '../../domain/engine/snapshot.ts'
import type { CallResult } from '../../domain/engine/stimulus.ts'
import { isRetryableStatus } from '../../domain/retryable-status.ts'
import { httpResult } from '../../domain/simulation/simulated-run.ts'
import { storableJson, storableText } from '../../domain/storable.ts'
import type { Settings } from '../configuration/settings.ts'
import { retryAfterMs, withRetries, type Attempt, type Delay } from './attempts.ts'
import type { Authorization } from './authorization.ts'
import { AuthorizationFailure } from './authorization-failure.ts'
import { openConnection, type ConnectionDeps, type OpenConnection } from './connections.ts'
import type { CallSlots } from './slots.ts'

export type HttpCall = Extract<CallRequest, { kind: 'http' }>
export type HttpCallDeps = ConnectionDeps & {
  egress: Egress
  authorization: Authorization
  settings: Settings
  delay: Delay
  slots: CallSlots
  version: string
}

/** Bytes of an answer that are read at most. */
const ANSWER_BYTES_AT_MOST = 5 * 1024 * 1024
/** Flows must not set headers of the connection itself. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'keep-alive',
  'upgrade',
  'te',
  'trailer',
  'expect',
  'accept-encoding',
  'proxy-authorization',
])

export type HttpCallOrigin = { tenantId: string; callId: string; isHeld: () => Promise<boolean> }

/** Makes the call of an `http` node. Its key is the same for each attempt, and for each process that makes it. */
export async function callHttp(
  deps: HttpCallDeps,
  { tenantId, callId: idempotencyKey, isHeld }: HttpCallOrigin,
  request: HttpCall,
): Promise<CallResult> {
  const connection = request.connection === null ? null : await openConnection(deps, tenantId, request.connection)
  if (connection === undefined)
    return { ok: false, message: `there is no active connection ${request.connection ?? ''}` }
  // Its tools are called as they were when the flow was published.
  if (connection?.providerKey === 'mcp')
    return { ok: false, message: `${connection.code} is a connection to an MCP server, whose tools call nodes call` }
  // A tool calls services; it must not use the key of a language model.
  if (request.tool !== undefined && connection?.providerKey !== 'http')
    return { ok: false, message: `${request.connection ?? ''} is not a connection to a service` }
  const url = targetUrl(request.url, connection)
  if (url === undefined) return { ok: false, message: 'the address is neither absolute nor a path on a connection' }
  // The address of a connection was chosen by an administrator.
  if (connection === null && !isAllowedHost(url.hostname, await deps.settings.strings(tenantId, ALLOWED_HOSTS)))
    return { ok: false, message: `the workspace does not allow calls to ${url.hostname}` }
  return await withRetries(
    request,
    { delay: deps.delay, slots: deps.slots, isHeld, target: { tenantId, host: url.host } },
    async timeoutMs => await attempt(deps, tenantId, { request, connection, url, idempotencyKey, timeoutMs }),
  )
}

/** An absolute address as it is; anything else is a path below the connection's base and cannot leave its origin. */
function targetUrl(text: string, connection: Pick<OpenConnection, 'baseUrl'> | null): URL | undefined {
  const address = text.trim()
  const base = connection?.baseUrl ?? null
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return URL.canParse(address) ? new URL(address) : undefined
  const joined =
    base === null
      ? ''
      : address === ''
        ? base
        : /^[?#]/.test(address)
          ? `${base}${address}`
          : `${base.replace(/\/+$/, '')}/${address.replace(/^\/+/, '')}`
  return URL.canParse(joined) ? new URL(joined) : undefined
}

type Call = {
  request: HttpCall
  connection: OpenConnection | null
  url: URL
  idempotencyKey: string
  timeoutMs: number
}

async function attempt(
  deps: HttpCallDeps,
  tenantId: string,
  { request, connection, url, idempotencyKey, timeoutMs }: Call,
): Promise<Attempt<CallResult>> {
  const began = performance.now()
  const isAtHome =
    connection?.baseUrl != null && URL.canParse(connection.baseUrl) && new URL(connection.baseUrl).origin === url.origin
  try {
    const authorization = isAtHome ? await deps.authorization.headersFor(tenantId, connection, { timeoutMs }) : {}
    const { headers, body } = content(request)
    const left = () => Math.max(1, timeoutMs - (performance.now() - began))
    const send = async (authorization: Record<string, string>) =>
      await deps.egress.request({
        url: url.href,
        method: request.method,
        body,
        timeoutMs: left(),
        maxBytes: ANSWER_BYTES_AT_MOST,
        headers: {
          'accept': 'application/json, */*;q=0.5',
          'user-agent': `Parley/${deps.version}`,
          'idempotency-key': idempotencyKey,
          ...headers,
          ...authorization,
        },
      })
    let answer = await send(authorization)
    if (answer.status === 401 && isAtHome) {
      const refused = { headers: authorization, timeoutMs: left() }
      const renewed = await deps.authorization.renewed(tenantId, connection, refused)
      if (renewed !== undefined) answer = await send(renewed)
    }
    const { status } = answer
    const value = answerValue(answer)
    const result = httpResult(value)
    return result.ok
      ? { result, again: false }
      : {
          result,
          again: isRetryableStatus(status),
          retryAfterMs: retryAfterMs(answer.headers['retry-after']),
        }
  } catch (error) {
    if (error instanceof AuthorizationFailure)
      return { result: { ok: false, message: error.message }, again: error.retryable }
    if (error instanceof EgressFailure)
      return {
        result: { ok: false, message: error.message },
        timedOut: error.timedOut,
        again: error.retryable,
      }
    throw error
  }
}

/** The node's own headers, lower-cased, and its body: text as it is, anything else as JSON. */
function content({ headers, body, method }: HttpCall): { headers: Record<string, string>; body: string | undefined } {
  const own = Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]) => [name.trim().toLowerCase(), headerText(value)] as const)
      .filter(([name]) => /^[a-z0-9!#$%&'*+.^_`|~-]+$/.test(name) && !OWN_HEADERS.has(name)),
  )
  if (body === undefined || method === 'GET' || method === 'HEAD') return { headers: own, body: undefined }
  const type = typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json'
  return { headers: { 'content-type': type, ...own }, body: typeof body === 'string' ? body : JSON.stringify(body) }
}

/** A value from a visitor must not start a new header. */
function headerText(value: string): string {
  return value.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, ' ').trim()
}

function answerValue({ status, headers, body }: EgressAnswer): Parameters<typeof httpResult>[0] {
  const type = headers['content-type']?.toLowerCase() ?? ''
  const text = decode(body, type)
  const parsed =
    text === '' ? null : /\bjson\b/.test(type) ? (storableJson(text) ?? storableText(text)) : storableText(text)
  return {
    status,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, storableText(value)])),
    body: parsed,
  }
}

function decode(body: Buffer, type: string): string {
  const charset = /charset="?([\w-]+)/.exec(type)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(body)
  } catch {
    return body.toString()
  }
}
