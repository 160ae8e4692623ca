import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, describe, it } from 'node:test'
import { compose } from '../../../app/compose.ts'
import { listen } from '../../../app/listen.ts'
import { bearer, callersOf, type Session } from '../../contracts/callers.ts'
import { adminWorkspace } from '../../support/admin.ts'
import { eventually } from '../../support/eventually.ts'
import { startTestService, testEnvironment } from '../../support/service.ts'

const KEY = 'pk_live_OpenStreams'
const EVENT = 'x'.repeat(100_000)

describe('the connection of an open stream', async () => {
  const service = await startTestService({ environment: { chatStreams: 1 } })
  after(() => service.stop())
  await adminWorkspace(service, 'Open', { keys: [{ name: 'open', key: KEY }] })
  const call = callersOf(service)
  const request = (session: Session, { version = '1.1' } = {}) => {
    const { Authorization } = bearer(session)
    const path = `/api/public/v1/chat/conversations/${session.conversationId}/events`
    const headers = [`Authorization: ${String(Authorization)}`, `X-Forwarded-For: ${service.nextAddress()}`]
    return [`GET ${path} HTTP/${version}`, 'Host: a', ...headers, '', ''].join('\r\n')
  }
  /** Sends a request for a stream; the one before it may still have the only slot. Resolves with what arrives first. */
  const open = async (sent: string) =>
    await eventually(async () => {
      const { hostname, port } = new URL(service.url)
      const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
      socket.write(sent)
      const [first] = (await once(socket, 'data')) as [Buffer]
      if (!first.includes(' 200 OK')) socket.destroy()
      assert.match(first.toString(), /^HTTP\/1\.[01] 200 /)
      return { socket, head: first.toString() }
    })
  /** What else arrives until the session, and with it the stream, has ended. */
  const restOf = async (socket: Socket, session: Session) => {
    service.clock.set(session.expiresAt)
    return await text(socket)
  }
  const END = 'event: end\ndata: {"reason":"session_expired"}\n\n'

  it('is closed after the last chunk, as the head announces', async () => {
    const session = await call.session(KEY)
    const { socket, head } = await open(request(session))
    assert.match(head, /^Connection: close\r$/m)
    assert.match(head, /^Transfer-Encoding: chunked\r$/m)
    const size = Buffer.byteLength(END).toString(16)
    assert.equal(await restOf(socket, session), `${size}\r\n${END}\r\n0\r\n\r\n`)
  })

  it('carries no reply to what the client sends after its request', async () => {
    const session = await call.session(KEY)
    const next = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'
    const { socket, head } = await open(request(session) + next)
    socket.write(`${next}nothing of HTTP\r\n\r\n`)
    const all = head + (await restOf(socket, session))
    assert.deepEqual(all.match(/HTTP\/1\.1 .*/g), ['HTTP/1.1 200 OK'])
    assert.ok(all.endsWith(`${END}\r\n0\r\n\r\n`), all)
  })

  it('carries the events as they are to a client that knows no chunks', async () => {
    const session = await call.session(KEY)
    const { socket, head } = await open(request(session, { version: '1.0' }))
    assert.doesNotMatch(head, /^Transfer-Encoding/m)
    assert.equal(await restOf(socket, session), END)
  })

  it('is closed when the client ends its half, and another stream has its slot', async () => {
    const session = await call.session(KEY)
    const { socket } = await open(request(session))
    socket.end()
    await text(socket)
    const { socket: other } = await open(request(session))
    other.destroy()
  })

  it('is cut by a stop that its client keeps waiting', async () => {
    const started = Promise.withResolvers<undefined>()
    const endless = await compose(testEnvironment(service.database.url), {
      handlers: handlers => ({
        ...handlers,
        getHealth: () => ({ status: 200, events: () => repeated(() => started.resolve(undefined)) }) as never,
      }),
    })
    const { port, stop } = await listen(endless, { host: '127.0.0.1', port: 0 })
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
    socket.pause()
    await started.promise
    await stop(undefined, { graceMs: 0 })
  })
})

/** Events without an end, more than any buffer takes. */
async function* repeated(onFirst: () => void): AsyncGenerator<{ event: string; data: string }> {
  onFirst()
  for (;;) yield await Promise.resolve({ event: 'filling', data: EVENT })
}
