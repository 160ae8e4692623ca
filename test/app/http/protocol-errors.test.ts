import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { answerProtocolErrors } from '../../../app/http/replies.ts'
import { startTestService } from '../../support/service.ts'

describe('refusals before a request is parsed', async () => {
  const service = await startTestService()
  after(() => service.stop())

  const own = Number(new URL(service.url).port)
  const answerTo = async (sent: string, port = own): Promise<{ head: string; body: Record<string, unknown> }> => {
    const [head = '', body = ''] = (await received(sent, port)).split('\r\n\r\n')
    return { head, body: JSON.parse(body) as Record<string, unknown> }
  }
  const isEnvelope = ({ head, body }: Awaited<ReturnType<typeof answerTo>>, status: string, code: string) => {
    assert.equal(head.split('\r\n', 1)[0], `HTTP/1.1 ${status}`)
    assert.equal(body['error'], code)
    assert.equal(typeof body['message'], 'string')
    assert.match(head, /^Content-Type: application\/json; charset=utf-8$/m)
    assert.match(head, /^X-Request-Id: [0-9a-f-]{36}$/m)
    assert.match(head, /^X-Content-Type-Options: nosniff$/m)
    assert.match(head, /^Connection: close$/im)
  }
  const request = (more: string) => `GET /healthz HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`

  it('is 431 in the envelope for a head of more than 16 KB', async () => {
    isEnvelope(
      await answerTo(request(`X-Long: ${'x'.repeat(20_000)}\r\n`)),
      '431 Request Header Fields Too Large',
      'headers_too_large',
    )
  })
  it('is 417 in the envelope for an expectation other than 100-continue', async () => {
    isEnvelope(
      await answerTo(request('Expect: a miracle\r\nConnection: close\r\n')),
      '417 Expectation Failed',
      'expectation_failed',
    )
  })
  it('is 400 in the envelope for input that is not HTTP', async () => {
    isEnvelope(await answerTo('HELLO\r\n\r\n'), '400 Bad Request', 'invalid_input')
    isEnvelope(await answerTo(request('Bad Header: x\r\n')), '400 Bad Request', 'invalid_input')
  })
  it('is 408 in the envelope for a request that does not arrive in time, unless a response has started', async () => {
    const limits = { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 10 }
    const impatient = createServer(limits, (req, res) => {
      if (req.url === '/answered') res.write('{}')
      req.resume()
    })
    answerProtocolErrors(impatient, newId)
    after(() => impatient.close())
    await once(impatient.listen(0, '127.0.0.1'), 'listening')
    const { port } = impatient.address() as AddressInfo
    const body = 'Host: x\r\nContent-Length: 9\r\n\r\n{'
    for (const sent of ['GET / HTTP/1.1\r\nHost:', `POST / HTTP/1.1\r\n${body}`])
      isEnvelope(await answerTo(sent, port), '408 Request Timeout', 'request_timeout')
    assert.ok(!(await received(`POST /answered HTTP/1.1\r\n${body}`, port)).includes('408'))
  })
  it('is not sent as the reply to the request before it, which is still being processed', async () => {
    const slow = createServer(req => req.resume())
    answerProtocolErrors(slow, newId)
    after(() => slow.close())
    await once(slow.listen(0, '127.0.0.1'), 'listening')
    const { port } = slow.address() as AddressInfo
    const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}'
    assert.equal(await received(`${head}HELLO\r\n\r\n`, port), '')
  })
  it('is 408 in the envelope for a body that trickles, unless it is an upload', async () => {
    let arrived = 0
    const patient = createServer((req, res) => {
      req.on('data', (chunk: Buffer) => (arrived += chunk.length)).once('end', () => res.end('arrived'))
    })
    answerProtocolErrors(patient, newId, { bodyTimeoutMs: 40 })
    after(() => patient.close())
    await once(patient.listen(0, '127.0.0.1'), 'listening')
    const { port } = patient.address() as AddressInfo
    const head = (type: string) =>
      `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 30\r\nConnection: close\r\n\r\n{`
    const trickled = async (type: string) => {
      let answer = ''
      const socket = connect(port, '127.0.0.1')
      socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk))
      socket.on('error', () => undefined)
      socket.write(head(type))
      arrived = 0
      let sent = 1
      const trickle = setInterval(() => {
        // Not again after the refusal: a failing write would discard data that has not been read.
        if (sent === 30 || arrived < sent) return
        socket.write('x')
        sent++
      }, 4)
      await new Promise(resolve => socket.once('close', resolve))
      clearInterval(trickle)
      return answer
    }
    assert.match(await trickled('application/json'), /^HTTP\/1.1 408 .*"error":"request_timeout"/s)
    assert.match(await trickled('multipart/form-data; boundary=x'), /^HTTP\/1.1 200 .*arrived/s)
  })
  it('answers a request that announces no body as it does one whose body is empty', async () => {
    const head = (path: string) =>
      `POST ${path} HTTP/1.1\r\nHost: localhost:${own}\r\nConnection: close\r\nAuthorization: Bearer x\r\n`
    const answers = async (path: string, type: string) =>
      await Promise.all(
        ['', 'Content-Length: 0\r\n'].map(async length => {
          const { head: answered, body } = await answerTo(`${head(path)}Content-Type: ${type}\r\n${length}\r\n`)
          return [answered.split('\r\n', 1)[0], body]
        }),
      )
    for (const [path, type, status] of [
      ['/api/public/v1/chat/sessions', 'application/json', '400 Bad Request'],
      ['/api/admin/v1/login', 'application/json', '400 Bad Request'],
      ['/api/public/v1/forms/order/uploads', 'multipart/form-data; boundary=x', '400 Bad Request'],
      ['/api/v1/nothing', 'application/json', '404 Not Found'],
    ] as const) {
      const [without, empty] = await answers(path, type)
      assert.deepEqual(without, empty)
      assert.equal(without?.[0], `HTTP/1.1 ${status}`)
    }
  })
  it('is closed immediately above the connection limit of the process', async () => {
    const small = await startTestService({ environment: { maxConnections: 2 } })
    const port = Number(new URL(small.url).port)
    const first = connect(port, '127.0.0.1')
    const second = connect(port, '127.0.0.1')
    await Promise.all([once(first, 'connect'), once(second, 'connect')])
    const third = connect(port, '127.0.0.1').on('error', () => undefined)
    third.write(request(''))
    await new Promise(resolve => third.on('close', resolve))
    assert.equal(third.bytesRead, 0)
    first.write(request('Connection: close\r\n'))
    assert.match(await text(first), /^HTTP\/1.1 200 /)
    second.destroy()
    await small.stop()
  })
})

/** Everything that the server sends until it closes the connection. */
async function received(sent: string, port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(sent)
  return await text(socket)
}
