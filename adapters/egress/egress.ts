import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { Agent, type Dispatcher } from 'undici'
import { parseAllowList } from './addresses.ts'
import { createConnector, systemResolve, type Resolve } from './connector.ts'
import { EgressFailure, toEgressFailure } from './failure.ts'
import { statusOf } from './status.ts'

export type EgressRequest = {
  url: string
  method: string
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array | undefined
  /** Milliseconds for the whole exchange, from the look-up of the name to the last byte. */
  timeoutMs: number
  /** Bytes of the answer's body, decompressed, that are read at most. */
  maxBytes: number
  signal?: AbortSignal | undefined
}

export type EgressAnswer = { status: number; headers: Record<string, string>; body: Buffer }
/** As `EgressAnswer`, with a body that has yet to arrive; the deadline and the maximum size apply to it as well. */
export type EgressStream = { status: number; headers: Record<string, string>; body: AsyncIterable<Buffer> }

/**
 * The only exit to other systems. Each method throws EgressFailure and nothing else; a redirect is a response like any
 * other.
 */
export type Egress = {
  request(request: EgressRequest): Promise<EgressAnswer>
  stream(request: EgressRequest): Promise<EgressStream>
  /** The response's status alone; its body is discarded, whatever its length. */
  post(request: Omit<EgressRequest, 'method' | 'maxBytes' | 'signal'>): Promise<number>
  close(): Promise<void>
}

export type EgressOptions = {
  /** Entries of EGRESS_ALLOW. */
  allow: readonly string[]
  resolve?: Resolve
  /** Maximum number of connections to one origin. */
  connections?: number
}

export const CONNECTIONS_PER_ORIGIN = 64
const CONNECT_TIMEOUT_MS = 10_000
const HEADERS_AT_MOST = 32 * 1024

/**
 * Every request that leaves the service passes here (connections of the service to its own backends are made by their
 * drivers).
 */
export function createEgress({
  allow,
  resolve = systemResolve,
  connections = CONNECTIONS_PER_ORIGIN,
}: EgressOptions): Egress {
  const agent = new Agent({
    connect: createConnector({ allow: parseAllowList(allow), resolve, timeoutMs: CONNECT_TIMEOUT_MS }),
    connections,
    pipelining: 1,
    keepAliveTimeout: 10_000,
    maxHeaderSize: HEADERS_AT_MOST,
    // One deadline covers the whole exchange.
    headersTimeout: 0,
    bodyTimeout: 0,
  })

  async function open(request: EgressRequest, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    const answer = agent.request({
      ...addressed(request.url, { 'accept-encoding': 'gzip, deflate, br', ...request.headers }),
      method: request.method,
      signal,
      body: request.body ?? null,
    })
    // undici checks the signal only once it is connected, which may take longer than the whole exchange may.
    return await Promise.race([answer, aborted(signal)])
  }

  async function stream(request: EgressRequest): Promise<EgressStream> {
    const limit = deadline(request)
    try {
      const answer = await open(request, limit.signal)
      return {
        status: answer.statusCode,
        headers: plainHeaders(answer.headers),
        body: limitedBody(answer, request.maxBytes, limit),
      }
    } catch (error) {
      throw limit.failure(error)
    }
  }

  return {
    stream,
    async request(request) {
      const { status, headers, body } = await stream(request)
      const chunks: Buffer[] = []
      for await (const chunk of body) chunks.push(chunk)
      return { status, headers, body: Buffer.concat(chunks) }
    },
    async post({ url, headers, body, timeoutMs }) {
      try {
        return await statusOf(agent, { ...addressed(url, headers), method: 'POST', body: body ?? null }, timeoutMs)
      } catch (error) {
        throw toEgressFailure(error)
      }
    },
    close: async () => await agent.destroy(),
  }
}

/**
 * The URL's parts with the headers; credentials in it become an `Authorization` header, so that no path, origin or log
 * contains them.
 */
function addressed(text: string, headers: Readonly<Record<string, string>> = {}) {
  const url = URL.parse(text)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.hostname === '')
    throw new EgressFailure('invalid_request')
  const { origin, username, password } = url
  const path = `${url.pathname}${url.search}`
  if (username === '' && password === '') return { origin, path, headers }
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`
  return { origin, path, headers: { authorization, ...headers } }
}

async function aborted(signal: AbortSignal): Promise<never> {
  return await new Promise((_, reject) => {
    const onAbort = () => reject(signal.reason as Error)
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort, { once: true })
  })
}

type Deadline = { signal: AbortSignal; clear(): void; failure(error: unknown): EgressFailure }

function deadline({ timeoutMs, signal }: Pick<EgressRequest, 'timeoutMs' | 'signal'>): Deadline {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new EgressFailure('timeout')), timeoutMs)
  const onAbort = () => controller.abort(new EgressFailure('aborted'))
  if (signal?.aborted === true) onAbort()
  else signal?.addEventListener('abort', onAbort, { once: true })
  const clear = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
  return {
    signal: controller.signal,
    clear,
    failure: error => {
      clear()
      return controller.signal.aborted && controller.signal.reason instanceof EgressFailure
        ? controller.signal.reason
        : toEgressFailure(error)
    },
  }
}

/** The body as it was before it was compressed, up to `maxBytes`; ends the exchange when the reader stops early. */
async function* limitedBody(
  { body, headers }: Dispatcher.ResponseData,
  maxBytes: number,
  limit: Deadline,
): AsyncGenerator<Buffer> {
  const plain = decompressed(body, String(headers['content-encoding'] ?? ''))
  // An error of the source must reach its reader, which would otherwise wait forever.
  if (plain !== body) body.on('error', error => plain.destroy(error))
  let size = 0
  let finished = false
  try {
    for await (const chunk of plain as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes) throw new EgressFailure('too_large')
      yield chunk
    }
    finished = true
  } catch (error) {
    throw limit.failure(error)
  } finally {
    limit.clear()
    if (!finished) {
      body.on('error', () => undefined)
      body.destroy()
    }
  }
}

const MAX_ENCODINGS = 3

function decompressed(body: Readable, encodings: string): Readable {
  const names = encodings
    .toLowerCase()
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '' && name !== 'identity')
    .reverse()
  if (names.length > MAX_ENCODINGS) throw new EgressFailure('too_large')
  return names.reduce<Readable>((stream, name) => stream.pipe(decoder(name)), body)
}

function decoder(name: string) {
  switch (name) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'deflate':
      return createInflate()
    case 'br':
      return createBrotliDecompress()
    default:
      throw new EgressFailure('network')
  }
}

function plainHeaders(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  )
}
