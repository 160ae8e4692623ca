import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { NewId } from '../../adapters/ids.ts'
import { isAllowedHost, isOwnOrigin, type HostRules } from '../../domain/hosts.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { Dispatcher, RpcFacts } from '../../handlers/mcp/dispatcher.ts'
import { RpcError } from '../../handlers/mcp/errors.ts'
import { errorText, negotiate, NO_ID } from '../../handlers/mcp/framing.ts'
import type { Tracing } from '../../adapters/tracing/index.ts'
import type { TokenHolder } from '../../services/access/tokens.ts'
import type { AddressOf } from './addresses.ts'
import type { Observation } from './api.ts'
import { checkJsonType, readBytes } from './body.ts'
import { EmptyAnswer } from './empty-answer.ts'
import { bearerIn, originOf } from './exchange.ts'
import { traceRequest } from './request-trace.ts'
import { envelopeOf, plainHeaders, sendBytes, sendJson } from './responses.ts'

export type McpOptions = {
  dispatcher: Dispatcher
  authenticate: (bearer: string) => Promise<TokenHolder | undefined>
  addressOf: AddressOf
  hosts: Pick<HostRules, 'publicHost' | 'allowed'>
  newId: NewId
  logger: Logger
  tracing: Tracing
  observe?: (observation: Observation) => void
}

export type McpListener = (req: IncomingMessage, res: ServerResponse) => boolean

const PATH = '/mcp'
const VERSION_HEADER = 'mcp-protocol-version'

/**
 * The agent gateway on HTTP: `POST /mcp`. Also answers the probes of clients for OAuth metadata, of which there is
 * none. False for other paths.
 */
export function createMcpListener(options: McpOptions): McpListener {
  async function serve(
    req: IncomingMessage,
    res: ServerResponse,
    { search, requestId }: { search: string; requestId: string },
  ): Promise<number> {
    const startedAt = performance.now()
    const headers = {
      ...plainHeaders(requestId),
      'MCP-Protocol-Version': negotiate(req.headers[VERSION_HEADER]),
      'Cache-Control': 'no-store',
    }
    const observe = (status: number, rpc?: RpcFacts): number => {
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
      }
      options.logger.info(observation, 'request')
      options.observe?.(observation)
      return status
    }
    try {
      const holder = await admit(req)
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
      if (text === undefined) res.writeHead(202, headers).end()
      else sendBytes(res, 200, { 'Content-Type': 'application/json', ...headers }, text)
      return observe(text === undefined ? 202 : 200, facts)
    } catch (error) {
      req.resume()
      if (error instanceof EmptyAnswer) {
        res.writeHead(error.status, { ...headers, ...error.headers }).end()
        return observe(error.status)
      }
      if (!(error instanceof Refusal)) options.logger.error({ requestId, err: error }, 'request failed')
      const refusal = error instanceof Refusal ? error : new Refusal('internal_error')
      if (refusal.code === 'payload_too_large') {
        // A JSON-RPC error for clients that read bodies; the status for those that wait for the id, which was not read.
        const error = new RpcError('InvalidRequest')
        sendBytes(res, refusal.status, { 'Content-Type': 'application/json', ...headers }, errorText(NO_ID, error))
        return observe(refusal.status, { code: error.code })
      }
      sendJson(res, refusal.status, { ...headers, ...refusal.headers }, envelopeOf(refusal))
      return observe(refusal.status)
    }
  }

  /** What HTTP decides, before a body is read: the method, then whose address this is, then who calls. */
  async function admit(req: IncomingMessage): Promise<TokenHolder> {
    if (req.method !== 'POST') throw new Refusal('method_not_allowed', { headers: { Allow: 'POST' } })
    const rules = { ...options.hosts, port: req.socket.localPort }
    if (!isAllowedHost(req.headers.host, rules))
      throw new Refusal('origin_not_allowed', { message: 'The Host header does not name this service' })
    if (!isOwnOrigin(req.headers.origin, rules))
      throw new Refusal('origin_not_allowed', { message: 'Pages of this origin may not call the agent gateway' })
    const bearer = bearerIn(req.headers.authorization)
    const holder = bearer === undefined ? undefined : await options.authenticate(bearer)
    if (holder === undefined) throw new EmptyAnswer(401, { 'WWW-Authenticate': 'Bearer' })
    return holder
  }

  return (req, res) => {
    const [path = '', search = ''] = (req.url ?? '/').split('?', 2)
    if (path === PATH) {
      const requestId = options.newId()
      void traceRequest(
        options.tracing,
        { req, requestId, operationId: 'callAgentGateway', route: PATH, takesParent: true },
        async () => await serve(req, res, { search, requestId }),
      )
      return true
    }
    if (!path.startsWith('/.well-known/')) return false
    req.resume()
    sendJson(res, 404, plainHeaders(options.newId()), envelopeOf(new Refusal('not_found')))
    return true
  }
}

/** Node joins repeated headers of unknown names itself; the type does not know. */
function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value
}
