import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ValidateFunction } from 'ajv'
import type { OpenAPIBackend } from 'openapi-backend'
import type { Logger } from 'pino'
import { notServed } from '../../generated/not-served.ts'
import { operations, type Surface } from '../../generated/operations.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { NewId } from '../../adapters/ids.ts'
import type { Tracing } from '../../adapters/tracing/index.ts'
import type { RpcFacts } from '../../handlers/mcp/dispatcher.ts'
import type { AnyReply } from '../../handlers/wire.ts'
import type { AddressOf } from './addresses.ts'
import type { AdminAccess } from './admin-access.ts'
import { parseJsonBody, readJsonBody } from './body.ts'
import { createContract, loadValidators, operationsOf, type ContractContext } from './contract.ts'
import { Denial, denialReply } from './denial.ts'
import { EmptyAnswer } from './empty-answer.ts'
import { bearerToken, createExchange, type Exchange } from './exchange.ts'
import type { EngineAccess } from './engine-access.ts'
import type { InboundAccess } from './inbound-access.ts'
import { drain, openMultipart } from './multipart.ts'
import type { PublicAccess } from './public-access.ts'
import { createPlainReads } from './plain-reads.ts'
import { contractRefusal } from './rejections.ts'
import { envelopeOf, sendEvents, sendReply, sendStream } from './responses.ts'
import { traceRequest } from './request-trace.ts'
import { createRouter } from './router.ts'
import type { TokenAccess } from './token-access.ts'
import { answerUnmatched } from './unmatched.ts'

/**
 * What a finished request looked like: for logs, metrics, and the tests' check that each answer is in its contract.
 * `rpc` is there for requests of the agent gateway.
 */
export type Observation = {
  operationId: string
  method: string
  path: string
  status: number
  error: string | undefined
  milliseconds: number
  requestId: string
  violation: string | undefined
  rpc?: RpcFacts
}
export type OperationHandlers = Record<string, (request: Exchange) => Promise<AnyReply>>

export type ApiOptions = {
  handlers: OperationHandlers
  publicAccess: PublicAccess
  engineAccess: EngineAccess
  inboundAccess: InboundAccess
  tokenAccess: TokenAccess
  adminAccess: AdminAccess
  validateResponses: boolean
  addressOf: AddressOf
  newId: NewId
  logger: Logger
  tracing: Tracing
  observe?: (observation: Observation) => void
}

export type Api = { handle(req: IncomingMessage, res: ServerResponse): boolean }

/** Surfaces that pages call, whose word on the span they belong under counts nothing. */
const PAGES_CALL: ReadonlySet<Surface> = new Set(['public', 'admin'])

/**
 * The contract's operations as a request listener. `handle` returns false for paths outside `/api/` that no document
 * names: pages may be there.
 */
export async function createApi(options: ApiOptions): Promise<Api> {
  checkHandlers(Object.keys(options.handlers))
  const route = createRouter(new Set(Object.keys(options.handlers)))
  const surfaces = await loadSurfaces(options)
  const plainReads = createPlainReads()
  const answer = createAnswering(options, surfaces, plainReads)

  const take = (exchange: Exchange) => {
    const {
      req,
      requestId,
      route: { operationId, operation },
    } = exchange
    void traceRequest(
      options.tracing,
      { req, requestId, operationId, route: operation.path, takesParent: !PAGES_CALL.has(operation.surface) },
      async () => await answer(exchange),
    )
  }

  return {
    handle(req, res) {
      const url = req.url ?? '/'
      const known = plainReads.find(req.method, url, req.headers as Exchange['request']['headers'])
      if (known !== undefined) {
        take(createExchange(req, res, { requestId: options.newId(), address: options.addressOf(req), known }))
        return true
      }
      const mark = url.indexOf('?')
      const path = mark === -1 ? url : url.slice(0, mark)
      const match = route(req.method ?? '', path)
      if (match.outcome === 'unknown_path' && !path.startsWith('/api/')) return false
      const requestId = options.newId()
      const address = options.addressOf(req)
      if (match.outcome !== 'found') {
        void answerUnmatched(req, res, { path, address, requestId, match }, options)
        return true
      }
      take(
        createExchange(req, res, {
          requestId,
          address,
          route: match.route,
          path,
          search: mark === -1 ? '' : url.slice(mark + 1),
        }),
      )
      return true
    },
  }
}

/** A handler that is missing, or serves what no document names, must stop the process at start, not a request later. */
export function checkHandlers(handled: string[]): void {
  const waived = new Set(Object.values(notServed).flat())
  const missing = Object.keys(operations).filter(id => !waived.has(id) && !handled.includes(id))
  const unknown = handled.filter(id => !(id in operations))
  const served = handled.filter(id => waived.has(id))
  if (missing.length > 0) throw new Error(`no handler for: ${missing.join(', ')}`)
  if (unknown.length > 0) throw new Error(`handlers without an operation: ${unknown.join(', ')}`)
  if (served.length > 0) throw new Error(`served, but still listed in contracts/not-served.yaml: ${served.join(', ')}`)
}

type Surfaces = { contracts: Map<Surface, OpenAPIBackend>; responses: Record<string, ValidateFunction> }

async function loadSurfaces(options: ApiOptions): Promise<Surfaces> {
  const contracts = new Map<Surface, OpenAPIBackend>()
  const responses: Record<string, ValidateFunction> = {}
  for (const surface of new Set(Object.values(operations).map(operation => operation.surface))) {
    const served = operationsOf(surface)
      .map(([id]) => id)
      .filter(id => id in options.handlers)
    if (served.length === 0) continue
    const validators = await loadValidators(surface)
    Object.assign(responses, validators.responses)
    contracts.set(
      surface,
      await createContract({
        surface,
        validators,
        handlers: { ...specialHandlers(options), ...operationHandlers(options, served) },
        securityHandlers: securityHandlers(options, surface),
      }),
    )
  }
  return { contracts, responses }
}

function operationHandlers(options: ApiOptions, served: string[]) {
  return Object.fromEntries(
    served.map(id => [
      id,
      async (_context: ContractContext, exchange: Exchange) => await options.handlers[id]?.(exchange),
    ]),
  )
}

function securityHandlers(
  { publicAccess, engineAccess, inboundAccess, tokenAccess, adminAccess }: ApiOptions,
  surface: Surface,
): Record<string, (context: ContractContext, exchange: Exchange) => unknown> {
  if (surface === 'public') {
    // Where both are taken, a session is the closer description of who calls, and one that is not ours is told so; its
    // key counts once.
    const sentKey = async (_: ContractContext, exchange: Exchange) =>
      takesSession(exchange) && bearerToken(exchange) !== undefined
        ? undefined
        : await publicAccess.admitSentKey(exchange)
    return {
      publishableKeyQuery: sentKey,
      publishableKeyHeader: async () => await Promise.resolve(undefined),
      sessionToken: async (_: ContractContext, exchange: Exchange) => await publicAccess.admitSession(exchange),
    }
  }
  // One admission for both: which of the two credentials counts is its to decide.
  if (surface === 'admin')
    return {
      adminSession: async (_, exchange) => await adminAccess.admit(exchange),
      personalAccessToken: async () => await Promise.resolve(undefined),
    }
  if (surface === 'intake') return { inboundSignature: async (_, exchange) => await inboundAccess.admit(exchange) }
  if (surface === 'config')
    return { personalAccessToken: async (_, exchange) => await tokenAccess.admitAdmin(exchange) }
  if (surface === 'files')
    return { personalAccessToken: async (_, exchange) => await tokenAccess.admitFullAccess(exchange) }
  const engineToken = (_: ContractContext, exchange: Exchange) => engineAccess.isAuthorised(exchange)
  if (surface === 'insights')
    return { engineToken, adminSession: async (_, exchange) => await adminAccess.admitPerson(exchange) }
  return { engineToken }
}

function takesSession(exchange: Exchange): boolean {
  return exchange.route.operation.security.some(schemes => schemes.includes('sessionToken'))
}

function specialHandlers({ publicAccess }: ApiOptions) {
  return {
    // Bodies are read only for callers who may be answered.
    postSecurityHandler: async (context: ContractContext, exchange: Exchange) => {
      const { operation } = exchange.route
      if (context.security['authorized'] !== true && operation.security.length > 0) return
      // A key that is known before the body decides whether the page may read what is wrong with the body.
      if (operation.keyInBody === true) await publicAccess.admitSentKey(exchange)
      if (operation.bodyTypes.includes('application/json')) {
        exchange.request.requestBody =
          exchange.rawBody === undefined
            ? await readJsonBody(exchange.req)
            : parseJsonBody(exchange.rawBody, exchange.request.headers['content-type'])
      }
      if (operation.bodyTypes.includes('multipart/form-data')) {
        exchange.multipart = await openMultipart(
          exchange.req,
          operation,
          operation.keyInBody === true && exchange.caller.key === undefined ? 'publicKey' : undefined,
        )
        exchange.request.requestBody = exchange.multipart.fields
      }
      if (operation.keyInBody === true) await publicAccess.admitBodyKey(exchange)
    },
    unauthorizedHandler: (context: ContractContext, exchange: Exchange) => {
      throw unauthorised(context, exchange)
    },
    validationFail: (context: ContractContext, exchange: Exchange) => {
      throw contractRefusal(exchange.route.operation, context.validation.errors ?? [])
    },
    notFound: () => {
      throw new Error('the router decides what is found')
    },
    methodNotAllowed: () => {
      throw new Error('the router decides what is allowed')
    },
  }
}

function unauthorised(context: ContractContext, exchange: Exchange): Error {
  for (const result of Object.values(context.security)) {
    const error = (result as { error?: unknown } | undefined)?.error
    if (error instanceof Error) return error
  }
  const schemes = exchange.route.operation.security.flat()
  if (schemes.includes('engineToken') || schemes.includes('personalAccessToken'))
    return new EmptyAnswer(401, { 'WWW-Authenticate': 'Bearer' })
  if (schemes.includes('sessionToken')) return new Refusal('invalid_session_token')
  return new Refusal('invalid_input', {
    message: 'A publishable key is required',
    details: { validation_errors: [{ field: 'publicKey', rule: 'required' }] },
  })
}

function createAnswering(
  options: ApiOptions,
  { contracts, responses }: Surfaces,
  plainReads: ReturnType<typeof createPlainReads>,
): (exchange: Exchange) => Promise<number> {
  const { publicAccess, engineAccess, logger } = options

  async function decide(exchange: Exchange): Promise<AnyReply> {
    const { operation, operationId } = exchange.route
    if (operation.surface === 'public') await publicAccess.countVisit(exchange)
    if (operation.surface === 'engine') await engineAccess.countAddress(exchange.address, exchange.limits)
    const handler = options.handlers[operationId]
    if (exchange.isKnown && handler !== undefined && (await publicAccess.admitSentKey(exchange)) !== undefined)
      return await handler(exchange)
    const contract = contracts.get(operation.surface)
    if (contract === undefined) throw new Error(`no contract loaded for ${operationId}`)
    const carried = { ...CARRIED, exchange }
    const reply = (await contract.handleRequest(carried, exchange)) as AnyReply
    if (exchange.req.url !== undefined) plainReads.remember(exchange.req.url, exchange)
    return reply
  }

  function violationOf(exchange: Exchange, reply: AnyReply): string | undefined {
    const { operationId, operation } = exchange.route
    if (!operation.statuses.includes(reply.status))
      return `${operationId} answered ${reply.status}, which its contract does not name`
    if (reply.text !== undefined) return undefined
    if (reply.withoutBody === true) return undefined
    const validate = responses[`${operationId}_${reply.status}`]
    const body = reply.bytes === undefined ? reply.body : (JSON.parse(reply.bytes.toString()) as unknown)
    if (validate === undefined)
      return body === undefined || reply.events !== undefined
        ? undefined
        : `${operationId} answered ${reply.status} with a body`
    if (reply.events !== undefined || validate(body)) return undefined
    return `${operationId} answered ${reply.status} outside its contract: ${JSON.stringify(validate.errors?.slice(0, 5))}`
  }

  return async exchange => {
    let violation: string | undefined
    let reply: AnyReply
    try {
      reply = await decide(exchange)
    } catch (error) {
      reply = replyTo(error, exchange, logger)
    }
    if (options.validateResponses) {
      violation = violationOf(exchange, reply)
      if (violation !== undefined) {
        logger.error({ requestId: exchange.requestId }, violation)
        reply = { status: 500, body: envelopeOf(new Refusal('internal_error')) }
      }
    }
    await deliver(exchange, reply, logger)
    const { method, path } = exchange.request
    const error = (reply.body as { error?: unknown } | undefined)?.error
    const observation = {
      operationId: exchange.route.operationId,
      method,
      path,
      status: reply.status,
      error: typeof error === 'string' ? error : undefined,
      milliseconds: performance.now() - exchange.startedAt,
      requestId: exchange.requestId,
      violation,
    }
    logger.info(observation, 'request')
    options.observe?.(observation)
    return reply.status
  }
}

// What openapi-backend asks of a request beyond what the replaced router reads.
const CARRIED = { method: 'GET', path: '/', headers: {} }

function replyTo(error: unknown, exchange: Exchange, logger: Logger): AnyReply {
  if (error instanceof EmptyAnswer) return { status: error.status, headers: { ...error.headers }, withoutBody: true }
  if (error instanceof Denial) return denialReply(error, exchange.request.headers['accept'])
  if (error instanceof Refusal) {
    if (error.cause !== undefined) logger.debug({ requestId: exchange.requestId, err: error.cause }, error.message)
    return { status: error.status, headers: { ...error.headers }, body: envelopeOf(error) }
  }
  logger.error({ requestId: exchange.requestId, err: error }, 'request failed')
  return { status: 500, body: envelopeOf(new Refusal('internal_error')) }
}

async function deliver(exchange: Exchange, reply: AnyReply, logger: Logger): Promise<void> {
  try {
    if (reply.events !== undefined) await sendEvents(exchange, reply.events)
    else if (reply.stream !== undefined) await sendStream(exchange, reply, reply.stream)
    else sendReply(exchange, reply)
    if (exchange.route.operation.bodyTypes.includes('multipart/form-data')) drain(exchange.req)
  } catch (error) {
    logger.error({ requestId: exchange.requestId, err: error }, 'answer not delivered')
    exchange.res.destroy()
  }
}
