import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: string }
export type Answer = { status?: number; headers?: Record<string, string>; body?: string } | 'never' | 'break'

/** A server on this machine that records its requests and answers as the test specifies. */
export type Receiver = {
  url: string
  received: Received[]
  /** Decides every answer from now on; 200 without a body before the first. */
  answer(decide: (request: Received, index: number) => Answer | Promise<Answer>): void
  /** Resolves when no connection is open: what a sender that has ended had sent is recorded by then. */
  disconnected(): Promise<void>
  stop(): Promise<void>
}

export async function startReceiver(host = '127.0.0.1'): Promise<Receiver> {
  const received: Received[] = []
  let decide: (request: Received, index: number) => Answer | Promise<Answer> = () => ({})
  const server: Server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const request = {
        method: req.method ?? '',
        path: req.url ?? '',
        headers: req.headers,
        body: Buffer.concat(chunks).toString(),
      }
      const index = received.push(request) - 1
      void Promise.resolve(decide(request, index)).then(answer => {
        if (answer === 'break') req.socket.destroy()
        else if (answer !== 'never') res.writeHead(answer.status ?? 200, answer.headers).end(answer.body)
      })
    })
  })
  const open = new Set<Socket>()
  server.on('connection', socket => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  await new Promise<void>(resolve => server.listen(0, host, resolve))
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    received,
    answer: next => {
      decide = next
    },
    disconnected: async () => {
      await Promise.all(
        [...open].map(async socket => {
          await once(socket, 'close')
        }),
      )
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}
