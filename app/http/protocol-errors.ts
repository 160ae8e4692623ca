import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { NewId } from '../../adapters/ids.ts'
import type { ErrorCode } from '../../generated/errors.ts'
import { Refusal } from '../../domain/refusal.ts'
import { replyTo } from './error-replies.ts'
import { head, send } from './replies.ts'

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
  const latest = new WeakMap<Duplex, ServerResponse>()
  server.prependListener('request', (req, res) => {
    latest.set(req.socket, res)
    if (!isUpload(req)) limitBody(server, req, bodyTimeoutMs)
  })
  server.on('checkExpectation', (_req, res) => send(res, newId(), replyTo(new Refusal('expectation_failed'))))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const res = latest.get(socket)
    // A response under way would be taken for longer than it is.
    const isFree = res === undefined || res.writableFinished || !res.headersSent
    if (!socket.writable || !isFree) socket.destroy(error)
    else
      socket.end(responseTo(new Refusal(CODES[error.code ?? ''] ?? 'invalid_input'), newId()), () => socket.destroy())
  })
}

function isUpload({ headers }: IncomingMessage): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
}

/** Node's own limit is the same for all requests of a server. */
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
