import { Readable } from 'node:stream'
import type { Egress } from './egress.ts'

export type EgressFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

const BODYLESS: ReadonlySet<number> = new Set([101, 204, 205, 304])

/**
 * The egress in the form that client libraries take as their own `fetch`. Its answers are streams; a redirect is not
 * followed.
 */
export function egressFetch(
  egress: Egress,
  { timeoutMs, maxBytes }: { timeoutMs: number; maxBytes: number },
): EgressFetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const body = request.body === null ? undefined : new Uint8Array(await request.arrayBuffer())
    const answer = await egress.stream({
      url: request.url,
      method: request.method,
      headers: Object.fromEntries(request.headers),
      body,
      timeoutMs,
      maxBytes,
      signal: init?.signal ?? undefined,
    })
    // The body is decompressed already, so that neither its encoding nor its length is that of the headers.
    const headers = Object.entries(answer.headers).filter(
      ([name]) => name !== 'content-encoding' && name !== 'content-length',
    )
    const stream = BODYLESS.has(answer.status)
      ? null
      : (Readable.toWeb(Readable.from(answer.body)) as unknown as ReadableStream<Uint8Array>)
    return new Response(stream, { status: answer.status, headers })
  }
}
