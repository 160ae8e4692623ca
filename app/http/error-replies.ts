import { STATUS_CODES } from 'node:http'
import type { Logger } from 'pino'
import type { Seldom } from '../../adapters/seldom.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { AnyReply } from '../../handlers/wire.ts'
import { unavailable } from '../../services/unavailable.ts'

export type ErrorEnvelope = { error: string; message: string; details?: unknown }

/** A refusal that the contract answers without the error envelope. */
export class BareRefusal extends Error {
  readonly reply: AnyReply

  constructor(reply: AnyReply) {
    super(`refused with ${reply.status}`)
    this.name = 'BareRefusal'
    this.reply = reply
  }
}

/** For replies such as the 401 of the engine. */
export function refuseWithoutBody(status: number, headers: Record<string, string> = {}): BareRefusal {
  return new BareRefusal({ status, headers, withoutBody: true })
}

const SENTENCES = { 401: 'Please sign in.', 403: 'Access denied.' } as const

/**
 * For what people open in a browser: one sentence, as a page for callers that accept HTML by name, as browsers do, and
 * as plain text for all others.
 */
export function refuseWithSentence(status: keyof typeof SENTENCES, accept: string | undefined): BareRefusal {
  const headers = { 'Cache-Control': 'no-store', 'Vary': 'Accept' }
  const sentence = SENTENCES[status]
  if (!acceptsHtml(accept)) return new BareRefusal({ status, headers, text: `${sentence}\n` })
  const title = `${status} ${STATUS_CODES[status] ?? ''}`
  return new BareRefusal({
    status,
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
    text: `<!doctype html><html lang="en"><title>${title}</title><h1>${sentence}</h1></html>\n`,
  })
}

/** Where the causes of errors are logged. `warnSeldom`: those that all requests meet together. */
export type ErrorLog = { logger: Logger; warnSeldom: Seldom }

/** The reply to whatever was thrown. The cause of a fault is logged and never sent. */
export function replyToError(
  error: unknown,
  { requestId, logger, warnSeldom }: ErrorLog & { requestId: string },
): AnyReply {
  if (error instanceof BareRefusal) return error.reply
  if (error instanceof Refusal) {
    if (error.cause !== undefined)
      logger[error.isFault ? 'error' : 'debug']({ requestId, err: error.cause }, error.message)
    return replyTo(error)
  }
  const away = unavailable(error)
  if (away !== undefined) {
    warnSeldom(
      { requestId, err: error },
      'request refused for now: the database is unavailable, or another transaction conflicted',
    )
    return replyTo(away)
  }
  logger.error({ requestId, err: error }, 'request failed')
  return replyTo(new Refusal('internal_error'))
}

/** The refusal in the error envelope. */
export function replyTo(refusal: Refusal): AnyReply {
  const { status, code, message, details } = refusal
  const body: ErrorEnvelope = { error: code, message, ...(details === undefined ? {} : { details }) }
  return { status, headers: { ...refusal.headers }, body }
}

function acceptsHtml(accept = ''): boolean {
  return accept.split(',').some(range => /^\s*text\/html\s*(?:;(?!\s*q=0(?:\.0*)?\s*$)|$)/i.test(range))
}
