import type { IncomingMessage, ServerResponse } from 'node:http'
import type { NewId } from '../../adapters/ids.ts'
import { isAllowedHost, isOwnOrigin, type HostRules } from '../../domain/hosts.ts'
import { rateLimitHeaders, type BudgetDecision } from '../../domain/rate-limits.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { Dispatcher, RpcFacts } from '../../handlers/mcp/dispatcher.ts'
import { RpcError } from '../../handlers/mcp/errors.ts'
import { errorText, NO_ID } from '../../handlers/mcp/framing.ts'
import { versionOf } from '../../handlers/mcp/revisions.ts'
import type { AnyReply } from '../../handlers/wire.ts'
import type { Tracing } from '../../adapters/tracing/index.ts'
import type { TokenHolder } from '../../services/access/tokens.ts'
import { clientHasLeft } from '../../services/admin/caller.ts'
import type { UnderWay } from '../../services/background.ts'
import type { AddressWindows } from './access.ts'
import type { AddressOf } from './addresses.ts'
import { recordRequest, traceRequest, type Answered, type Observers } from './api.ts'
import { checkJsonType, readBytes, bearerIn, sourceOf } from './request.ts'
import { refuseWithoutBody, replyToError } from './error-replies.ts'
import { send, startEvents } from './replies.ts'

export type McpOptions = Observers & {
  dispatcher: Dispatcher
  authenticate: (bearer: string) => Promise<TokenHolder | undefined>
  addressOf: AddressOf
  addressWindows: AddressWindows
  hosts: Pick<HostRules, 'publicHost' | 'allowed'>
  /** Address of the metadata by which a client without a token finds out how to get one (RFC 9728). */
  resourceMetadata: string
  /**
   * Called before a body of so many bytes is read, undefined where the client does not declare it.
   * @throws Refusal `rate_limited` for a large one when too many calls of the workspace wait for a thread
   */
  requireRoom: (tenantId: string, bytes: number | undefined) => void
  newId: NewId
  tracing: Tracing
  requests: UnderWay
}

export type McpListener = (req: IncomingMessage, res: ServerResponse) => boolean

const PATH = '/mcp'
const VERSION_HEADER = 'mcp-protocol-version'
const JSON_TYPE = { 'Content-Type': 'application/json' }

/** The agent gateway over HTTP: `POST /mcp`. Returns false for other paths. */
export function createMcpListener(options: McpOptions): McpListener {
  return (req, res) => {
    const { url = '/' } = req
    if (!url.startsWith(PATH)) return false
    const [path, search = ''] = url.split('?', 2)
    if (path !== PATH) return false
    const requestId = options.newId()
    const facts = { req, requestId, operationId: 'callAgentGateway', route: PATH, takesParent: true }
    const answered = async () => await serve(options, req, res, { search, requestId })
    void options.requests.add(traceRequest(options.tracing, facts, answered))
    return true
  }
}

/** A call of the gateway, with what is known about it so far. */
type Call = {
  req: IncomingMessage
  res: ServerResponse
  requestId: string
  address: string
  /** The query string. */
  search: string
  /** Headers of the reply. */
  headers: Record<string, string>
  holder: TokenHolder | undefined
  /** Aborted when nobody waits for the answer any more. */
  left: AbortController
}

type RpcReply = { reply: AnyReply; rpc?: RpcFacts }

async function serve(
  options: McpOptions,
  req: IncomingMessage,
  res: ServerResponse,
  { search, requestId }: { search: string; requestId: string },
): Promise<Answered> {
  const startedAt = performance.now()
  const call: Call = {
    req,
    res,
    requestId,
    address: options.addressOf(req),
    search,
    headers: { 'MCP-Protocol-Version': versionOf(req.headers[VERSION_HEADER]), 'Cache-Control': 'no-store' },
    holder: undefined,
    left: new AbortController(),
  }
  res.once('close', () => {
    if (!res.writableEnded) call.left.abort(clientHasLeft())
  })
  const { reply, rpc } = await answer(options, call).catch((error: unknown) => {
    req.resume()
    return refusalOf(error, { ...options, requestId })
  })
  if (res.headersSent) endEvents(call, reply)
  else send(res, requestId, reply, call.headers)
  recordRequest(options, {
    operationId: 'callAgentGateway',
    method: (req.method ?? '').toLowerCase(),
    path: PATH,
    status: reply.status,
    error: undefined,
    milliseconds: performance.now() - startedAt,
    requestId,
    violation: rpc?.violation,
    ...(rpc === undefined ? {} : { rpc }),
    tenantId: call.holder?.tenantId,
    keyId: undefined,
    tokenId: call.holder?.tokenId,
  })
  return { status: reply.status, workspace: call.holder?.tenantId }
}

async function answer(options: McpOptions, call: Call): Promise<RpcReply> {
  const { req, search, headers } = call
  const limits: BudgetDecision[] = []
  await options.addressWindows.count(PATH, call.address, limits).finally(() => {
    Object.assign(headers, rateLimitHeaders(limits))
  })
  const holder = await admit(options, req)
  call.holder = holder
  const { 'content-length': length } = req.headers
  options.requireRoom(holder.tenantId, length === undefined ? undefined : Number(length))
  const body = await readBytes(req)
  if (req.headers['content-type'] !== undefined) checkJsonType(req.headers['content-type'])
  const { protocolVersion, status, text, facts } = await options.dispatcher.dispatch({
    body,
    holder,
    ...sourceOf(call),
    headers: {
      protocolVersion: one(req.headers[VERSION_HEADER]),
      method: one(req.headers['mcp-method']),
      name: one(req.headers['mcp-name']),
    },
    idempotencyKey: one(req.headers['idempotency-key']),
    underscoreNames: new URLSearchParams(search).get('names') === 'underscore',
    notify: notifierOf(call),
    left: call.left,
  })
  headers['MCP-Protocol-Version'] = protocolVersion
  const reply = text === undefined ? { status } : { status, headers: JSON_TYPE, text }
  return { reply, rpc: facts }
}

/** The first message before an answer makes the reply a stream, whose last event the answer is. */
function notifierOf({ req, res, requestId, headers, left }: Call): ((message: string) => void) | undefined {
  if (!/(?:^|,)\s*text\/event-stream\s*(?:[,;]|$)/i.test(req.headers.accept ?? '')) return undefined
  return message => {
    if (left.signal.aborted) return
    if (!res.headersSent) startEvents(res, requestId, 200, headers)
    if (res.writable) res.write(eventOf(message))
  }
}

/** The answer, none for a cancelled request, or what a fault leaves to say. */
function endEvents({ res, left }: Call, { text }: AnyReply): void {
  if (left.signal.aborted) res.end()
  else res.end(eventOf(text ?? errorText(NO_ID, new RpcError('InternalError'))))
}

const eventOf = (message: string): string => `event: message\ndata: ${message}\n\n`

function refusalOf(error: unknown, log: Parameters<typeof replyToError>[1]): RpcReply {
  if (!(error instanceof Refusal) || error.code !== 'payload_too_large') return { reply: replyToError(error, log) }
  // A JSON-RPC error for clients that read bodies; the status for those that wait for the id, which has not been read.
  const rpcError = new RpcError('InvalidRequest')
  const text = errorText(NO_ID, rpcError)
  return { reply: { status: error.status, headers: JSON_TYPE, text }, rpc: { code: rpcError.code } }
}

/** What HTTP decides before a body is read: the method, then the host and origin, then the caller. */
async function admit(
  { hosts, authenticate, resourceMetadata }: Pick<McpOptions, 'hosts' | 'authenticate' | 'resourceMetadata'>,
  req: IncomingMessage,
): Promise<TokenHolder> {
  if (req.method !== 'POST') throw new Refusal('method_not_allowed', { headers: { Allow: 'POST' } })
  const rules = { ...hosts, port: req.socket.localPort }
  if (!isAllowedHost(req.headers.host, rules))
    throw new Refusal('origin_not_allowed', { message: 'The Host header does not name this service' })
  if (!isOwnOrigin(req.headers.origin, rules))
    throw new Refusal('origin_not_allowed', { message: 'Pages of this origin may not call the agent gateway' })
  const bearer = bearerIn(req.headers.authorization)
  const holder = bearer === undefined ? undefined : await authenticate(bearer)
  if (holder !== undefined) return holder
  const error = bearer === undefined ? '' : 'error="invalid_token", '
  throw refuseWithoutBody(401, { 'WWW-Authenticate': `Bearer ${error}resource_metadata="${resourceMetadata}"` })
}

/** Node joins repeated headers of unknown names; the type does not say so. */
function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value
}
