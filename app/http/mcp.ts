import type { IncomingMessage, ServerResponse } from 'node:http'
import type { NewId } from '../../adapters/ids.ts'
import { isAllowedHost, isOwnOrigin, type HostRules } from '../../domain/hosts.ts'
import { rateLimitHeaders, type BudgetDecision } from '../../domain/rate-limits.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { Dispatcher, RpcFacts } from '../../handlers/mcp/dispatcher.ts'
import { RpcError } from '../../handlers/mcp/errors.ts'
import { errorText, negotiate, NO_ID } from '../../handlers/mcp/framing.ts'
import type { Tracing } from '../../adapters/tracing/index.ts'
import type { TokenHolder } from '../../services/access/tokens.ts'
import type { AddressWindows } from './access.ts'
import type { AddressOf } from './addresses.ts'
import { recordRequest, traceRequest, type Answered, type Observation, type Observers } from './api.ts'
import { checkJsonType, readBytes, bearerIn, originOf } from './request.ts'
import { refuseWithoutBody, replyTo, replyToError } from './error-replies.ts'
import { send } from './replies.ts'

export type McpOptions = Observers & {
  dispatcher: Dispatcher
  authenticate: (bearer: string) => Promise<TokenHolder | undefined>
  addressOf: AddressOf
  addressWindows: AddressWindows
  hosts: Pick<HostRules, 'publicHost' | 'allowed'>
  newId: NewId
  tracing: Tracing
}

export type McpListener = (req: IncomingMessage, res: ServerResponse) => boolean

const PATH = '/mcp'
const VERSION_HEADER = 'mcp-protocol-version'
const JSON_TYPE = { 'Content-Type': 'application/json' }

/**
 * The agent gateway over HTTP: `POST /mcp`. It also answers clients that probe for OAuth metadata, which does not
 * exist. Returns false for other paths.
 */
export function createMcpListener(options: McpOptions): McpListener {
  return (req, res) => {
    const { url = '/' } = req
    if (url.startsWith(PATH)) {
      const [path, search = ''] = url.split('?', 2)
      if (path !== PATH) return false
      const requestId = options.newId()
      void traceRequest(
        options.tracing,
        { req, requestId, operationId: 'callAgentGateway', route: PATH, takesParent: true },
        async () => await serve(options, req, res, { search, requestId }),
      )
      return true
    }
    if (!url.startsWith('/.well-known/')) return false
    req.resume()
    send(res, options.newId(), replyTo(new Refusal('not_found')))
    return true
  }
}

async function serve(
  options: McpOptions,
  req: IncomingMessage,
  res: ServerResponse,
  { search, requestId }: { search: string; requestId: string },
): Promise<Answered> {
  const startedAt = performance.now()
  let holder: TokenHolder | undefined
  const headers = {
    'MCP-Protocol-Version': negotiate(req.headers[VERSION_HEADER]),
    'Cache-Control': 'no-store',
  }
  const answered = (status: number, rpc?: RpcFacts): Answered => {
    const observation: Observation = {
      operationId: 'callAgentGateway',
      method: (req.method ?? '').toLowerCase(),
      path: PATH,
      status,
      error: undefined,
      milliseconds: performance.now() - startedAt,
      requestId,
      violation: rpc?.violation,
      ...(rpc === undefined ? {} : { rpc }),
      tenantId: holder?.tenantId,
      keyId: undefined,
      tokenId: holder?.tokenId,
    }
    recordRequest(options, observation)
    return { status, workspace: holder?.tenantId }
  }
  try {
    const limits: BudgetDecision[] = []
    await options.addressWindows.count(PATH, options.addressOf(req), limits).finally(() => {
      Object.assign(headers, rateLimitHeaders(limits))
    })
    holder = await admit(options, req)
    const body = await readBytes(req)
    if (req.headers['content-type'] !== undefined) checkJsonType(req.headers['content-type'])
    const { protocolVersion, text, facts } = await options.dispatcher.dispatch({
      body,
      holder,
      ...originOf({ requestId, address: options.addressOf(req) }),
      protocolVersion: one(req.headers[VERSION_HEADER]),
      idempotencyKey: one(req.headers['idempotency-key']),
      underscoreNames: new URLSearchParams(search).get('names') === 'underscore',
    })
    headers['MCP-Protocol-Version'] = protocolVersion
    const status = text === undefined ? 202 : 200
    send(res, requestId, text === undefined ? { status } : { status, headers: JSON_TYPE, text }, headers)
    return answered(status, facts)
  } catch (error) {
    req.resume()
    const reply = replyToError(error, { requestId, logger: options.logger })
    if (error instanceof Refusal && error.code === 'payload_too_large') {
      // A JSON-RPC error for clients that read bodies; the status for those that wait for the id, which was not read.
      const rpcError = new RpcError('InvalidRequest')
      const text = errorText(NO_ID, rpcError)
      send(res, requestId, { status: error.status, headers: JSON_TYPE, text }, headers)
      return answered(error.status, { code: rpcError.code })
    }
    send(res, requestId, reply, headers)
    return answered(reply.status)
  }
}

/** What HTTP decides before a body is read: the method, then the host and origin, then the caller. */
async function admit(
  { hosts, authenticate }: Pick<McpOptions, 'hosts' | 'authenticate'>,
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
  if (holder === undefined) throw refuseWithoutBody(401, { 'WWW-Authenticate': 'Bearer' })
  return holder
}

/** Node joins repeated headers of unknown names; the type does not say so. */
function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value
}
