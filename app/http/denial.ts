import { STATUS_CODES } from 'node:http'
import type { AnyReply } from '../../handlers/wire.ts'

const SENTENCES = { 401: 'Please sign in.', 403: 'Access denied.' } as const

export type DenialStatus = keyof typeof SENTENCES

/** A refusal of what people open in a browser: a sentence instead of the envelope. */
export class Denial extends Error {
  readonly status: DenialStatus

  constructor(status: DenialStatus) {
    super(SENTENCES[status])
    this.name = 'Denial'
    this.status = status
  }
}

/** As a page for callers that accept HTML by name, as browsers do, and as plain text for all others. */
export function denialReply({ status, message }: Denial, accept: string | undefined): AnyReply {
  const headers = { 'Cache-Control': 'no-store', 'Vary': 'Accept' }
  if (!acceptsHtml(accept)) return { status, headers, text: `${message}\n` }
  const title = `${status} ${STATUS_CODES[status] ?? ''}`
  return {
    status,
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
    text: `<!doctype html><html lang="en"><title>${title}</title><h1>${message}</h1></html>\n`,
  }
}

function acceptsHtml(accept = ''): boolean {
  return accept.split(',').some(range => /^\s*text\/html\s*(?:;(?!\s*q=0(?:\.0*)?\s*$)|$)/i.test(range))
}
