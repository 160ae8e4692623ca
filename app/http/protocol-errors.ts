import { STATUS_CODES, type Server, type ServerResponse } from 'node:http'
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

/** Answers in the error envelope what Node's parser refuses before there is a request, or while its body arrives. */
export function answerProtocolErrors(server: Server, newId: NewId): void {
  const latest = new WeakMap<Duplex, ServerResponse>()
  server.prependListener('request', (req, res) => latest.set(req.socket, res))
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
