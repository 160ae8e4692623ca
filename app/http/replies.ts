import { STATUS_CODES, type ServerResponse, type IncomingMessage, type Server } from 'node:http'
import { setImmediate as endOfIteration } from 'node:timers/promises'
import { pipeline } from 'node:stream/promises'
import helmet from 'helmet'
import type { AnyReply } from '../../handlers/wire.ts'
import { corsHeaders } from '../../domain/origins.ts'
import { rateLimitHeaders } from '../../domain/rate-limits.ts'
import type { NewId } from '../../adapters/ids.ts'
import type { ErrorCode } from '../../generated/errors.ts'
import { Refusal } from '../../domain/refusal.ts'
import { latestResponses } from './connections.ts'
import { sendEvents } from './event-streams.ts'
import type { Exchange } from './request.ts'
import { replyTo } from './error-replies.ts'

type Headers = Record<string, string>

/** helmet's headers for data, as a flat list. They are always the same, so helmet runs once. */
const SECURITY_HEADERS = captureHeaders(
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  }),
)

let nextSending: Promise<void> | undefined

/**
 * Resolves at the end of this iteration of the event loop, so that all of its replies are sent one after another: a
 * write that has to wake its reader, such as a proxy on the same machine, takes longer than one to a reader that is
 * awake.
 */
export function whenToSend(): Promise<void> {
  nextSending ??= endOfIteration().then(() => {
    nextSending = undefined
  })
  return nextSending
}

/** Sends the reply of an operation. For a stream, returns a promise that resolves when the last byte is written. */
export function sendOperationReply(exchange: Exchange, reply: AnyReply): Promise<void> | undefined {
  const { req, res, requestId } = exchange
  const headers = operationHeaders(exchange)
  if (reply.events !== undefined) {
    const own = typeof reply.events === 'function' ? { ...headers, ...CLOSE } : headers
    startEvents(res, requestId, reply.status, own)
    return sendEvents(res, reply.events, req.method === 'HEAD')
  }
  if (reply.stream === undefined) {
    send(res, requestId, reply, headers)
    return undefined
  }
  res.writeHead(reply.status, head(requestId, headers, reply.headers))
  // A source that fails cuts the connection, since the head has been sent.
  if (req.method !== 'HEAD') return pipeline(reply.stream, res)
  reply.stream.destroy()
  res.end()
  return undefined
}

const NO_STORE = { 'Cache-Control': 'no-store' }
/** Node's HTTP server has nothing more to do with the connection of a stream without an end. */
const CLOSE = { Connection: 'close' }

/** Sends the head of a stream of events. */
export function startEvents(res: ServerResponse, requestId: string, status: number, headers: Headers): void {
  const own = { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no', ...NO_STORE }
  res.writeHead(status, head(requestId, { ...headers, ...own }))
}

/** Sends a reply that is not a stream. Its own headers override `headers`. */
export function send(res: ServerResponse, requestId: string, reply: AnyReply, headers: Headers = {}): void {
  const { status, body, text, bytes } = reply
  const content = body === undefined ? (bytes ?? text) : JSON.stringify(body)
  const encoding = bytes === undefined ? 'utf8' : 'latin1'
  const own = head(requestId, headers, reply.headers)
  if (content === undefined) {
    res.writeHead(status, own).end()
    return
  }
  if (reply.headers?.['Content-Type'] === undefined) own.push('Content-Type', typeOf(reply))
  own.push('Content-Length', String(Buffer.byteLength(content, encoding)))
  res.writeHead(status, own).end(content, encoding)
}

function typeOf({ text, bytes }: AnyReply): string {
  if (text !== undefined) return 'text/plain; charset=utf-8'
  return bytes === undefined ? 'application/json; charset=utf-8' : 'application/json'
}

/** Headers of every reply of an operation. */
function operationHeaders({ route, origin, originAllowed, limits }: Exchange): Headers {
  const { surface } = route.operation
  return {
    ...(surface === 'config' || surface === 'admin' ? NO_STORE : {}),
    ...(surface === 'public' ? corsHeaders({ origin, allowed: originAllowed }) : {}),
    ...(limits.length > 0 ? rateLimitHeaders(limits) : {}),
  }
}

/** Headers of every reply. Names and values alternate, as `writeHead` takes them: an object of this size is slower. */
function head(requestId: string, headers: Headers, own: Headers = {}): string[] {
  const list = ['X-Request-Id', requestId]
  for (let at = 0; at < SECURITY_HEADERS.length; at += 2) {
    const name = SECURITY_HEADERS[at] ?? ''
    if (!(name in own)) list.push(name, SECURITY_HEADERS[at + 1] ?? '')
  }
  for (const name in headers) if (!(name in own)) list.push(name, headers[name] ?? '')
  for (const name in own) list.push(name, own[name] ?? '')
  return list
}

function captureHeaders(middleware: ReturnType<typeof helmet>): string[] {
  const captured: string[] = []
  const response = {
    setHeader: (name: string, value: string) => captured.push(name, value),
    removeHeader: () => undefined,
  }
  middleware({} as never, response as never, () => undefined)
  return captured
}

const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** How long a body may take to arrive, in milliseconds; uploads have the server's own limit. */
const BODY_TIMEOUT_MS = 30_000

/** Answers in the error envelope what Node's parser refuses before there is a request, or while its body arrives. */
export function answerProtocolErrors(
  server: Server,
  newId: NewId,
  { bodyTimeoutMs = BODY_TIMEOUT_MS }: { bodyTimeoutMs?: number } = {},
): void {
  server.prependListener('request', (req, res) => {
    latestResponses.set(req.socket, res)
    if (!isUpload(req)) limitBody(server, req, bodyTimeoutMs)
  })
  server.on('checkExpectation', (_req, res) => send(res, newId(), replyTo(new Refusal('expectation_failed'))))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const res = latestResponses.get(socket)
    // The client would take an error that follows a part of another response for the rest of that, and one about what
    // follows a whole request for the reply to it.
    const isFree = res === undefined || res.writableFinished || (!res.headersSent && !res.req.complete)
    if (!socket.writable || !isFree) socket.destroy(error)
    else
      socket.end(responseTo(new Refusal(CODES[error.code ?? ''] ?? 'invalid_input'), newId()), () => socket.destroy())
  })
}

function isUpload({ headers }: IncomingMessage): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
}

/** Node's own limit cannot differ between requests, and uploads need longer. */
function limitBody(server: Server, req: IncomingMessage, timeoutMs: number): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = req.headers
  if (Number(length) === 0 && encoding === undefined) return
  const timer = setTimeout(() => {
    const late = Object.assign(new Error('the body did not arrive in time'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    if (!req.complete) server.emit('clientError', late, req.socket)
  }, timeoutMs)
  req.once('close', () => clearTimeout(timer))
}

function responseTo(refusal: Refusal, requestId: string): string {
  const { status, body } = replyTo(refusal)
  const content = JSON.stringify(body)
  const own = {
    'Connection': 'close',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(content)),
  }
  const names = head(requestId, {}, own)
  const lines = names.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${names[at + 1] ?? ''}`] : []))
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', content].join('\r\n')
}
