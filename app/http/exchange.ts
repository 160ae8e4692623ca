import type { IncomingMessage, ServerResponse } from 'node:http'
import { parse as parseQuery } from 'node:querystring'
import type { BudgetDecision } from '../../domain/rate-limits.ts'
import type { Caller } from '../../handlers/wire.ts'
import type { Multipart } from './multipart.ts'
import type { Route } from './router.ts'

/** openapi-backend's view of a request; the validators read and coerce it in place. */
export type ParsedRequest = {
  method: string
  path: string
  params: Record<string, string>
  query: Record<string, string | string[] | undefined>
  headers: Record<string, string | undefined>
  cookies: Record<string, string>
  requestBody: unknown
  body: undefined
}

/** A request that was found to keep its contract. */
export type PlainRead = { route: Route; path: string; query: ParsedRequest['query'] }

/** One request with all that its way through the server has established. */
export type Exchange = {
  req: IncomingMessage
  res: ServerResponse
  requestId: string
  startedAt: number
  /** The client's address behind the configured proxies. */
  address: string
  origin: string | undefined
  /** Whether the answer may echo the origin (CORS). */
  originAllowed: boolean
  limits: BudgetDecision[]
  route: Route
  request: ParsedRequest
  caller: Caller
  /** Whether the contract was asked about this very request before. */
  isKnown: boolean
  /** The body as it was sent, where admission needed it. */
  rawBody?: Buffer
  /** The body, where it is multipart. */
  multipart: Multipart | undefined
}

export function createExchange(
  req: IncomingMessage,
  res: ServerResponse,
  facts:
    | { requestId: string; address: string; route: Route; path: string; search: string }
    | { requestId: string; address: string; known: PlainRead },
): Exchange {
  const headers = req.headers as Record<string, string | undefined>
  const isKnown = 'known' in facts
  const { route, path } = isKnown ? facts.known : facts
  const query = isKnown ? facts.known.query : facts.search === '' ? {} : parseQuery(facts.search)
  return {
    req,
    res,
    requestId: facts.requestId,
    startedAt: performance.now(),
    address: facts.address,
    origin: headers['origin'],
    originAllowed: false,
    limits: [],
    route,
    caller: {},
    isKnown,
    multipart: undefined,
    request: {
      method: route.operation.method,
      path,
      params: route.params,
      query,
      headers,
      cookies: {},
      requestBody: undefined,
      body: undefined,
    },
  }
}

// An address that a proxy passed on may be any text; what is kept of it is not.
const ADDRESS_MAX_LENGTH = 100

/** Where the request came from, for the records. */
export function originOf({ requestId, address }: Pick<Exchange, 'requestId' | 'address'>): {
  requestId: string
  address: string
} {
  return { requestId, address: address.slice(0, ADDRESS_MAX_LENGTH).toWellFormed() }
}

const BEARER = /^Bearer ([^\s]+)$/i

/** The bearer token of `Authorization` (RFC 6750, section 2.1), if there is one. */
export function bearerToken(exchange: Exchange): string | undefined {
  return bearerIn(exchange.request.headers['authorization'])
}

export function bearerIn(authorization: string | undefined): string | undefined {
  return BEARER.exec(authorization ?? '')?.[1]
}
