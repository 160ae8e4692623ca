import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Metrics } from '../../adapters/metrics.ts'
import { untraced, type Tracing } from '../../adapters/tracing/index.ts'
import { corsHeaders, preflightHeaders } from '../../domain/origins.ts'
import { rateLimitHeaders, type BudgetDecision } from '../../domain/rate-limits.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { AnyReply } from '../../handlers/wire.ts'
import type { Surface } from '../../generated/operations.ts'
import type { NewId } from '../../adapters/ids.ts'
import type { RpcFacts } from '../../handlers/mcp/dispatcher.ts'
import { permissionDenied } from '../../services/admin/caller.ts'
import type { UnderWay } from '../../services/background.ts'
import {
  isForWorkspace,
  requestHooks,
  securityHandlers,
  type AddressWindows,
  type Access,
  type ThreadBodies,
} from './access.ts'
import { replyToError, replyTo, type ErrorLog } from './error-replies.ts'
import type { PublicAccess } from './public-access.ts'
import { send, sendOperationReply, whenToSend } from './replies.ts'
import type { AddressOf } from './addresses.ts'
import { createContract, servedOperations, createRouter, type Contract, type OperationHandlers } from './contract.ts'
import { callerIds, createExchange, workspaceOf, type CallerIds, type Exchange } from './request.ts'
import { drain } from './multipart.ts'

/**
 * A request that was answered: for logs, metrics, and the tests' check that each reply is in its contract. `rpc` is set
 * for requests of the agent gateway.
 */
export type Observation = CallerIds & {
  operationId: string
  method: string
  /** The path of the contract, without ids: no log holds what callers put into a path. */
  path: string
  status: number
  error: string | undefined
  milliseconds: number
  requestId: string
  violation: string | undefined
  rpc?: RpcFacts
}

/** Where answered requests are recorded; `observe` is called with each of them. */
export type Observers = ErrorLog & {
  metrics: Pick<Metrics, 'request'>
  observe: ((observation: Observation) => void) | undefined
}

export type ApiOptions = Access &
  Observers & {
    handlers: OperationHandlers
    /** The surfaces that are served; all if undefined. */
    surfaces?: readonly Surface[]
    validateResponses: boolean
    addressOf: AddressOf
    threadBodies: ThreadBodies
    /** Records a call that the contract refuses, where calls of its kind are audited. */
    auditRefused: (exchange: Exchange) => Promise<void>
    newId: NewId
    tracing: Tracing
    /** The requests that are being answered, whether or not their callers still wait. */
    requests: UnderWay
  }

type Api = { handle(req: IncomingMessage, res: ServerResponse): boolean }

/** Surfaces that pages call. A page does not decide which trace our spans belong to. */
const CALLED_BY_PAGES: ReadonlySet<Surface> = new Set(['public', 'admin'])

/**
 * The contract's operations as a request listener. `handle` returns false for paths outside `/api/` that are in no
 * document: they may be pages.
 */
export async function createApi(options: ApiOptions): Promise<Api> {
  const served = servedOperations(Object.keys(options.handlers), options.surfaces)
  const router = createRouter(served)
  const operationHooks = Object.fromEntries(
    Object.entries(options.handlers).map(([id, handler]) => [
      id,
      (_: unknown, exchange: Exchange) =>
        isForWorkspace(exchange) ? handler(exchange) : refuseWorkspace(options, exchange),
    ]),
  )
  const contract = await createContract(served, {
    hooks: { ...requestHooks(options), ...operationHooks },
    securityHandlers: securityHandlers(options),
    validateResponses: options.validateResponses,
  })

  return {
    handle(req, res) {
      const { method = '', url = '/' } = req
      const mark = url.indexOf('?')
      const path = mark === -1 ? url : url.slice(0, mark)
      const route = router.match(method, url)
      if (route === undefined) {
        const methods = router.methodsOf(path)
        if (methods.length === 0 && !path.startsWith('/api/')) return false
        const arrival = { path, address: options.addressOf(req), requestId: options.newId(), methods }
        void options.requests.add(answerUnmatched(req, res, arrival, options))
        return true
      }
      const requestId = options.newId()
      const exchange = createExchange(req, res, { requestId, address: options.addressOf(req), route, path })
      const { operationId, operation } = route
      const takesParent = !CALLED_BY_PAGES.has(operation.surface)
      const facts = { req, requestId, operationId, route: operation.path, takesParent }
      void options.requests.add(traceRequest(options.tracing, facts, () => answer(options, contract, exchange)))
      return true
    },
  }
}

async function refuseWorkspace({ auditRefused }: ApiOptions, exchange: Exchange): Promise<never> {
  await auditRefused(exchange)
  throw permissionDenied('workspace')
}

/** Answers a request of an operation. */
async function answer(options: ApiOptions, contract: Contract, exchange: Exchange): Promise<Answered> {
  const { logger, warnSeldom } = options
  const { requestId } = exchange
  let reply: AnyReply
  try {
    await countForAddress(options, exchange)
    reply = await contract.handle(exchange)
  } catch (error) {
    reply = replyToError(error, { requestId, logger, warnSeldom })
  }
  const violation = options.validateResponses ? contract.violationOf(exchange, reply) : undefined
  if (violation !== undefined) {
    logger.error({ requestId }, violation)
    reply = replyTo(new Refusal('internal_error'))
  }
  // A stream without an end is answered when it begins.
  const isOpen = typeof reply.events === 'function'
  if (!isOpen) {
    // The error of a stream that nobody has taken yet would end the process.
    if (reply.stream === undefined) await whenToSend()
    await deliver(exchange, reply, logger)
  }
  // Balancers and scrapers ask every few seconds.
  const level = exchange.route.operation.surface === 'ops' && reply.status < 400 ? 'debug' : 'info'
  recordRequest(options, observationOf(exchange, reply, violation), level)
  // Not awaited: for as long as the stream is open, its memory would include that of the whole request.
  if (isOpen) void deliver(exchange, reply, logger)
  return { status: reply.status, workspace: workspaceOf(exchange) }
}

const CLIENT_WENT_AWAY = 499
/** Of a stream whose reader is closed; one whose source fails has the error of the source. */
const CLOSED_EARLY = 'ERR_STREAM_PREMATURE_CLOSE'

/** `violation`: how the reply broke its contract, if it did. */
function observationOf(exchange: Exchange, reply: AnyReply, violation: string | undefined): Observation {
  const { requestId, route, request, req } = exchange
  const error = (reply.body as { error?: unknown } | undefined)?.error
  return {
    operationId: route.operationId,
    method: request.method,
    path: route.operation.path,
    // A request that its client broke off is a mistake of neither side; nobody receives this status.
    status: req.destroyed && !req.complete ? CLIENT_WENT_AWAY : reply.status,
    error: typeof error === 'string' ? error : undefined,
    milliseconds: performance.now() - exchange.startedAt,
    requestId,
    violation,
    ...callerIds(exchange),
  }
}

/** Logs and counts a request that was answered. */
export function recordRequest(
  { logger, metrics, observe }: Omit<Observers, 'warnSeldom'>,
  observation: Observation,
  level: 'debug' | 'info' = 'info',
): void {
  logger[level](observation, 'request')
  metrics.request(observation)
  observe?.(observation)
}

/** Called before anything is looked up: a flood must not reach the database. */
function countForAddress({ publicAccess, addressWindows }: Access, exchange: Exchange): Promise<void> {
  const { surface, path } = exchange.route.operation
  if (surface === 'public') return publicAccess.countVisit(exchange)
  return addressWindows.count(path, exchange.address, exchange.limits)
}

/** @returns a promise where the reply is a stream */
function deliver(exchange: Exchange, reply: AnyReply, logger: Logger): Promise<void> | undefined {
  const { requestId } = exchange
  // An open stream keeps what this refers to.
  const fail = (error: unknown) => {
    if ((error as { code?: unknown }).code === CLOSED_EARLY)
      logger.debug({ requestId, err: error }, 'the client went away before the end of its answer')
    else logger.error({ requestId, err: error }, 'answer not delivered')
  }
  try {
    const sent = sendOperationReply(exchange, reply)?.catch(fail)
    if (exchange.route.operation.bodyTypes.includes('multipart/form-data')) drain(exchange.req)
    return sent
  } catch (error) {
    fail(error)
    exchange.res.destroy()
    return undefined
  }
}

type TracedRequest = {
  req: IncomingMessage
  /** The path as the contract has it, without ids. */
  route: string
  operationId: string
  requestId: string
  /** Whether the span continues the caller's trace: a server with a credential may ask for that, a page may not. */
  takesParent: boolean
}

/** `workspace`: that of the request, if it is known. */
export type Answered = { status: number; workspace: string | undefined }

/** Answers a request within a span. */
export function traceRequest(
  tracing: Tracing,
  { req, route, operationId, requestId, takesParent }: TracedRequest,
  answer: () => Promise<Answered>,
): Promise<unknown> {
  if (tracing === untraced) return answer()
  const method = req.method ?? ''
  const { traceparent } = req.headers
  return tracing.run(
    `${method} ${route}`,
    {
      kind: 'server',
      parent: takesParent && typeof traceparent === 'string' ? traceparent : undefined,
      facts: {
        'http.request.method': method,
        'http.route': route,
        'parley.operation': operationId,
        'parley.request': requestId,
      },
    },
    async span => {
      const { status, workspace } = await answer()
      span.set({
        'http.response.status_code': status,
        ...(workspace === undefined ? {} : { 'parley.workspace': workspace }),
      })
      if (status >= 500) span.fail({ status })
    },
  )
}

/** `methods`: those of the operations on the path. */
type Unmatched = { path: string; address: string; requestId: string; methods: string[] }

/**
 * Answers requests of no operation: preflights, unknown paths, wrong methods. On a surface with limits they count like
 * all other requests.
 */
async function answerUnmatched(
  req: IncomingMessage,
  res: ServerResponse,
  { path, address, requestId, methods }: Unmatched,
  {
    publicAccess,
    addressWindows,
    logger,
    warnSeldom,
  }: ErrorLog & { publicAccess: PublicAccess; addressWindows: AddressWindows },
): Promise<void> {
  req.resume()
  const { origin } = req.headers
  const isPublic = path.startsWith('/api/public/')
  const isPreflight = isPublic && req.method === 'OPTIONS' && methods.length > 0
  const limits: BudgetDecision[] = []
  const answer = async (): Promise<AnyReply> => {
    if (isPublic) {
      const counted = publicAccess.countAddress(address, limits)
      // A page cannot read a refused preflight, so the limit refuses the request that follows, which it can read.
      if (isPreflight && req.headers['access-control-request-method'] !== undefined) await counted.catch(ignoreLimit)
      else await counted
    } else await addressWindows.count(path, address, limits)
    if (methods.length === 0) throw new Refusal('not_found')
    if (isPreflight) return { status: 204, headers: preflightHeaders({ origin, methods }) }
    throw new Refusal('method_not_allowed', { headers: { Allow: methods.join(', ') } })
  }
  const reply = await answer().catch((error: unknown) => replyToError(error, { requestId, logger, warnSeldom }))
  const cors = isPublic ? corsHeaders({ origin, allowed: reply.status === 429 }) : {}
  send(res, requestId, reply, { ...cors, ...rateLimitHeaders(limits) })
}

function ignoreLimit(error: unknown): void {
  if (!(error instanceof Refusal) || error.code !== 'rate_limited') throw error
}
