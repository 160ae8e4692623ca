import type { ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import helmet from 'helmet'
import type { AnyReply, ServerSentEvent } from '../../handlers/wire.ts'
import { corsHeaders } from '../../domain/origins.ts'
import { rateLimitHeaders } from '../../domain/rate-limits.ts'
import type { Refusal } from '../../domain/refusal.ts'
import type { Exchange } from './exchange.ts'

/** helmet's headers for answers that are data. They never differ, so helmet is asked once instead of per request. */
const SECURITY_HEADERS = captureHeaders(
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  }),
)

const SECURITY_HEADER_LIST = Object.entries(SECURITY_HEADERS).flat()

export type Envelope = { error: string; message: string; details?: unknown }

export function envelopeOf(refusal: Refusal): Envelope {
  return {
    error: refusal.code,
    message: refusal.message,
    ...(refusal.details === undefined ? {} : { details: refusal.details }),
  }
}

/** Headers that every answer of an operation carries, before its own. */
export function baseHeaders(exchange: Exchange): Record<string, string> {
  const headers = plainHeaders(exchange.requestId)
  const { surface } = exchange.route.operation
  if (surface === 'config' || surface === 'admin') headers['Cache-Control'] = 'no-store'
  if (surface === 'public')
    Object.assign(headers, corsHeaders({ origin: exchange.origin, allowed: exchange.originAllowed }))
  if (exchange.limits.length > 0) Object.assign(headers, rateLimitHeaders(exchange.limits))
  return headers
}

export function plainHeaders(requestId: string): Record<string, string> {
  return { ...SECURITY_HEADERS, 'X-Request-Id': requestId }
}

export function sendJson(res: ServerResponse, status: number, headers: Record<string, string>, body: unknown): void {
  sendBytes(res, status, { 'Content-Type': 'application/json; charset=utf-8', ...headers }, JSON.stringify(body))
}

/** Text goes out in one piece with the head, which bytes would not; `headers` is completed in place. */
export function sendBytes(
  res: ServerResponse,
  status: number,
  headers: Record<string, string>,
  content: string | Buffer,
): void {
  headers['Content-Length'] = String(Buffer.byteLength(content))
  res.writeHead(status, headers)
  res.end(content)
}

export function sendReply(exchange: Exchange, reply: AnyReply): void {
  if (reply.bytes !== undefined) {
    sendDocument(exchange, reply, reply.bytes)
    return
  }
  const headers = Object.assign(baseHeaders(exchange), reply.headers)
  if (reply.text !== undefined)
    sendBytes(exchange.res, reply.status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }, reply.text)
  else if (reply.body !== undefined) sendJson(exchange.res, reply.status, headers, reply.body)
  else exchange.res.writeHead(reply.status, headers).end()
}

/**
 * Bytes that are at hand, to be sent often: as they are, under headers in a list. An object of so many names is slow to
 * make, and text with characters
 * outside Latin-1 slow to encode together with the head.
 */
function sendDocument(
  { res, requestId, route, origin, originAllowed, limits }: Exchange,
  { status, headers: own = {} }: AnyReply,
  content: Buffer,
): void {
  const head = [...SECURITY_HEADER_LIST, 'X-Request-Id', requestId, 'Content-Length', String(content.length)]
  const append = (headers: Record<string, string>) => {
    for (const name in headers) if (headers === own || !(name in own)) head.push(name, headers[name] ?? '')
  }
  if (!('Content-Type' in own)) head.push('Content-Type', 'application/json')
  if (route.operation.surface === 'config' && !('Cache-Control' in own)) head.push('Cache-Control', 'no-store')
  if (route.operation.surface === 'public') append(corsHeaders({ origin, allowed: originAllowed }))
  if (limits.length > 0) append(rateLimitHeaders(limits))
  append(own)
  res.writeHead(status, head)
  res.end(content)
}

/** Bytes as they come; a source that fails cuts the connection, since the head is out already. */
export async function sendStream(exchange: Exchange, reply: AnyReply, stream: Readable): Promise<void> {
  exchange.res.writeHead(reply.status, Object.assign(baseHeaders(exchange), reply.headers))
  await pipeline(stream, exchange.res)
}

/** Server-sent events (HTML Living Standard, 9.2). Waits for a slow reader; stops when it is gone. */
export async function sendEvents(exchange: Exchange, events: AsyncIterable<ServerSentEvent>): Promise<void> {
  const { res } = exchange
  res.writeHead(200, {
    ...baseHeaders(exchange),
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  })
  for await (const { event, data } of events) {
    if (res.destroyed) return
    if (!res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
      await Promise.race([once(res, 'drain'), once(res, 'close')])
  }
  res.end()
}

function captureHeaders(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const captured: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => {
      captured[name] = value
    },
    removeHeader: () => undefined,
  }
  middleware({} as never, response as never, () => undefined)
  return captured
}
