import type { IncomingMessage, ServerResponse } from 'node:http'
import { isJsonObject, DEPTH_LIMIT, findShapeProblem, type ShapeProblem } from '../../domain/json.ts'
import type { BudgetDecision } from '../../domain/rate-limits.ts'
import { isUuid } from '../../domain/values/formats.ts'
import type { Caller } from '../../handlers/wire.ts'
import type { RequestSource } from '../../services/admin/caller.ts'
import type { Operation, OperationId } from '../../generated/operations.ts'
import { Refusal } from '../../domain/refusal.ts'
import { formData } from '../../domain/webhooks/sent-data.ts'
import type { Multipart } from './multipart.ts'

/** The operation of a request, with its parameters decoded. */
export type Route = {
  operationId: OperationId
  operation: Operation
  params: Record<string, string>
  query: Record<string, string | string[] | undefined>
}

/**
 * The request that openapi-backend works on, with its operation. Validation coerces path and query parameters in place;
 * the body is read when the caller is known.
 */
export type ApiRequest = {
  operationId: string
  method: string
  path: string
  params: Record<string, string>
  query: Route['query']
  headers: Record<string, string | undefined>
  cookies: Record<string, string>
  requestBody: unknown
  /** The body as it was sent, where a thread parses it and checks it against the contract. */
  unparsedBody: Uint8Array | undefined
  /** openapi-backend would parse what is here. Bodies are read with a limit, into `requestBody`. */
  body: undefined
}

/** A request and its reply, with everything that is known about them so far. */
export type Exchange = {
  req: IncomingMessage
  res: ServerResponse
  requestId: string
  startedAt: number
  /** The client's address, as the configured proxies report it. */
  address: string
  origin: string | undefined
  /** Whether the reply may echo the origin (CORS). */
  originAllowed: boolean
  limits: BudgetDecision[]
  route: Route
  request: ApiRequest
  caller: Caller
  /** The publishable key of a request that was refused, where it is known. */
  refusedKey: { id: string; tenantId: string } | undefined
  /** The body as it was sent; set where admission verified its signature. */
  rawBody?: Buffer
  /** The body, where it is multipart. */
  multipart: Multipart | undefined
}

export type Arrival = { requestId: string; address: string; route: Route; path: string }

export function createExchange(
  req: IncomingMessage,
  res: ServerResponse,
  { requestId, address, route, path }: Arrival,
): Exchange {
  const headers = req.headers as Record<string, string | undefined>
  return {
    req,
    res,
    requestId,
    startedAt: performance.now(),
    address,
    origin: headers['origin'],
    originAllowed: false,
    limits: [],
    route,
    caller: {},
    refusedKey: undefined,
    multipart: undefined,
    request: {
      operationId: route.operationId,
      method: route.operation.method,
      path,
      params: route.params,
      query: route.query,
      headers,
      cookies: {},
      requestBody: undefined,
      unparsedBody: undefined,
      body: undefined,
    },
  }
}

/** The workspace of the caller, or the one that a request of the server-to-server surfaces names. */
export function workspaceOf({ caller, request: { query, requestBody: body } }: Exchange): string | undefined {
  const { admin, key, session, inbound, token } = caller
  const own = admin?.tenantId ?? key?.tenantId ?? session?.tenantId ?? inbound?.tenantId ?? token?.tenantId
  const named = isJsonObject(body) ? body['tenant_id'] : query['tenant_id']
  return own ?? (typeof named === 'string' && isUuid(named) ? named.toLowerCase() : undefined)
}

/** Whose request it was, for the log: `keyId` is a publishable key or a webhook source. */
export type CallerIds = { tenantId: string | undefined; keyId: string | undefined; tokenId: string | undefined }

export function callerIds(exchange: Exchange): CallerIds {
  const { caller, refusedKey } = exchange
  const { key, session, expiredSession, inbound, token, admin, engine } = caller
  const adminToken = admin?.credential.type === 'token' ? admin.credential.id : undefined
  return {
    tenantId: workspaceOf(exchange) ?? refusedKey?.tenantId ?? expiredSession?.tenantId,
    keyId: key?.id ?? session?.keyId ?? refusedKey?.id ?? inbound?.webhookId ?? expiredSession?.keyId,
    tokenId: token?.tokenId ?? engine?.tokenId ?? adminToken,
  }
}

// A proxy may forward any text as an address.
const ADDRESS_MAX_LENGTH = 100

export function sourceOf({ requestId, address }: Pick<Exchange, 'requestId' | 'address'>): RequestSource {
  return { requestId, address: address.slice(0, ADDRESS_MAX_LENGTH).toWellFormed() }
}

const BEARER = /^Bearer ([^\s]+)$/i

/** The bearer token of `Authorization` (RFC 6750, section 2.1), if there is one. */
export function bearerToken({ request }: Exchange): string | undefined {
  return bearerIn(request.headers['authorization'])
}

export function bearerIn(authorization: string | undefined): string | undefined {
  return BEARER.exec(authorization ?? '')?.[1]
}

/** The largest JSON body that is read, in bytes. */
const BODY_LIMIT = 1024 * 1024
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/

/**
 * The parsed JSON body; undefined where none was sent. The items of the array `checkedByItem` may have any shape: the
 * operation refuses each for itself.
 */
export function parseJsonBody(bytes: Uint8Array, contentType: string | undefined, checkedByItem?: string): unknown {
  if (bytes.length === 0) return undefined
  checkJsonType(contentType ?? '')
  const value = parseJson(bytes)
  checkShape(value, checkedByItem)
  return value
}

/** The fields of a form, as the JSON object that they would be. */
export function parseForm(bytes: Buffer): unknown {
  const value = formData(bytes.toString())
  checkShape(value, undefined)
  return value
}

/**
 * All bytes of the body. Refuses one that is too large at once, and drops what still arrives: closing the connection
 * while the client sends could discard the reply.
 */
export async function readBytes(req: IncomingMessage): Promise<Buffer> {
  // A request without a body has ended by now, and emits no further event.
  if (req.readableEnded) return Buffer.alloc(0)
  const declared = Number(req.headers['content-length'] ?? 0)
  return await new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = declared > BODY_LIMIT ? declared : 0
    const refuseSize = () => {
      chunks.length = 0
      reject(new Refusal('payload_too_large'))
    }
    const endedEarly = (cause?: Error) =>
      reject(new Refusal('invalid_input', { message: 'The body ended early', cause }))
    if (size > BODY_LIMIT) refuseSize()
    req.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > BODY_LIMIT) refuseSize()
      else chunks.push(chunk)
    })
    req.on('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)))
    req.on('error', endedEarly)
    req.on('close', () => {
      if (!req.readableEnded) endedEarly()
    })
    // A request that was aborted while its key was looked up emits no further event.
    if (req.destroyed) endedEarly()
  })
}

/** @throws Refusal `unsupported_media_type` for a compressed body */
export function checkEncoding(contentEncoding = 'identity'): void {
  if (contentEncoding.trim().toLowerCase() !== 'identity')
    throw new Refusal('unsupported_media_type', { message: 'Send the body without Content-Encoding' })
}

/** @throws Refusal `unsupported_media_type` unless the content type is JSON or built on it */
export function checkJsonType(contentType: string): void {
  if (!JSON_TYPE.test(mediaType(contentType)))
    throw new Refusal('unsupported_media_type', { message: 'Send the body as application/json' })
}

function mediaType(contentType: string): string {
  return contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

const FORM_TYPE = 'application/x-www-form-urlencoded'

/** The fields of a form; one without a value counts as absent, and one that is sent twice is refused (RFC 6749). */
export async function readForm(req: IncomingMessage): Promise<Record<string, string>> {
  const bytes = await readBytes(req)
  if (mediaType(req.headers['content-type'] ?? '') !== FORM_TYPE)
    throw new Refusal('unsupported_media_type', { message: `Send the body as ${FORM_TYPE}` })
  const sent = [...new URLSearchParams(bytes.toString('latin1'))].filter(([, value]) => value !== '')
  const fields = Object.fromEntries(sent)
  if (Object.keys(fields).length < sent.length)
    throw new Refusal('invalid_input', { message: 'A parameter was sent twice' })
  checkShape(fields, undefined)
  return fields
}

const decoder = new TextDecoder('utf-8', { fatal: true })

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decoder.decode(bytes)) as unknown
  } catch (error) {
    throw new Refusal('invalid_input', { message: 'The body is not valid JSON', cause: error })
  }
}

/**
 * Refuses what would cause harm later (`findShapeProblem`). A reserved key among the `variables` is left to the
 * operation, whose rejection names the key.
 */
function checkShape(root: unknown, checkedByItem: string | undefined): void {
  const body = isJsonObject(root) ? root : {}
  const items = checkedByItem === undefined ? undefined : body[checkedByItem]
  const problem = findShapeProblem(root, {
    exempt: body['variables'],
    unchecked: Array.isArray(items) ? items : undefined,
  })
  if (problem !== undefined) throw new Refusal('invalid_input', { message: shapeMessage(problem) })
}

function shapeMessage(problem: ShapeProblem): string {
  switch (problem.kind) {
    case 'too_deep':
      return `The body is nested deeper than ${DEPTH_LIMIT} levels`
    case 'reserved_key':
      return `The key ${problem.key} is not allowed`
    case 'not_text':
      return 'The body contains U+0000 or half of a surrogate pair'
  }
}
