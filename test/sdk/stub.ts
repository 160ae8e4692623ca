import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: unknown }
/**
 * An answer, or `'cut'`: the connection ends without one. Streams are given as their pieces; a last piece of `'cut'`
 * breaks off, and so does a body after `cutAfter` of its characters.
 */
export type Answer =
  'cut' | { status?: number; headers?: Record<string, string>; body?: unknown; stream?: string[]; cutAfter?: number }

export type Stub = { url: string; received: Received[]; stop(): Promise<void> }

/** A server that answers with `answer` and records its requests. */
export async function startStub(answer: (request: Received, index: number) => Answer): Promise<Stub> {
  const received: Received[] = []
  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const request = {
        method: req.method ?? '',
        path: req.url ?? '',
        headers: req.headers,
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
      }
      received.push(request)
      const given = answer(request, received.length - 1)
      if (given === 'cut') {
        res.destroy()
        return
      }
      if (given.stream !== undefined) {
        res.writeHead(200, { 'Content-Type': 'text/event-stream' })
        for (const piece of given.stream) if (piece !== 'cut') res.write(piece)
        if (given.stream.at(-1) === 'cut') setImmediate(() => res.destroy())
        else res.end()
        return
      }
      res.writeHead(given.status ?? 200, { 'Content-Type': 'application/json', ...given.headers })
      const content = given.body === undefined ? '' : JSON.stringify(given.body)
      if (given.cutAfter === undefined) res.end(content)
      else res.write(content.slice(0, given.cutAfter), () => setImmediate(() => res.destroy()))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    stop: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** Waits that take no time and are written down. */
export function countedWaits(): {
  waits: number[]
  retry: { random: () => number; sleep: (milliseconds: number) => Promise<void> }
} {
  const waits: number[] = []
  return {
    waits,
    retry: {
      random: () => 0.5,
      sleep: milliseconds => {
        waits.push(milliseconds)
        return Promise.resolve()
      },
    },
  }
}

export const refusal = (error: string, details?: unknown): { error: string; message: string; details?: unknown } => ({
  error,
  message: 'Refused',
  ...(details === undefined ? {} : { details }),
})

export const opened = (conversationId: string, changes: object = {}): object => ({
  sessionToken: `token of ${conversationId}`,
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  conversationId,
  intents: [],
  quickQuestions: [],
  ...changes,
})

export const replyOf = (changes: object = {}): { reply: object } => ({
  reply: {
    executionId: 'run-1',
    conversationId: 'talk-1',
    status: 'completed',
    blocks: [],
    expectedInput: null,
    waitToken: null,
    waitExpiresAt: null,
    tokenUsage: null,
    ...changes,
  },
})

/** The error of a call; a call that succeeds fails the test. */
export async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return await work.then(
    () => {
      throw new Error('succeeded')
    },
    (error: unknown) => error,
  )
}
