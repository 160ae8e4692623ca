import assert from 'node:assert/strict'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { isAllowedAddress, parseAllowList } from '../../adapters/egress/addresses.ts'
import {
  createEgress,
  EgressFailure,
  egressFetch,
  type Egress,
  type EgressFailureKind,
} from '../../adapters/egress/index.ts'

const LIMITS = { timeoutMs: 2_000, maxBytes: 1024 * 1024 }
/** Replaces a public address in tests that must not leave the machine. */
const PUBLIC = '127.0.0.2'

let canary: Server
const seen: string[] = []
let port = 0
const opened: Egress[] = []
const servers: Server[] = []

before(async () => {
  canary = await listen('::', (req, res) => {
    seen.push(req.url ?? '')
    res.end('the canary sang')
  })
  port = portOf(canary)
})

after(async () => {
  await Promise.all(opened.map(async egress => await egress.close()))
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

describe('addresses that are not public are not called', () => {
  const literals = [
    '127.0.0.1',
    '127.1',
    '127.0.0.1.',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '017700000001',
    '0',
    '0.0.0.0',
    '127。0。0。1',
    '①②⑦.0.0.1',
    '%31%32%37.0.0.1',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::7f00:1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fd00::1]',
    '[fec0::1]',
    '[ff02::1]',
    '[100::1]',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.8',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    'localhost',
    'localhost.',
    'LOCALHOST',
    'ip6-localhost',
  ]
  for (const host of literals) {
    test(host, async () => {
      const kind = await failureOf(open([]).request({ url: `http://${host}:${port}/`, method: 'GET', ...LIMITS }))
      assert.ok(kind === 'refused_address' || (kind === 'dns' && /^(ip6-localhost|localhost\.)$/.test(host)), kind)
      assert.deepEqual(seen, [])
    })
  }

  test('the canary can be reached at all', async () => {
    const answer = await open(['127.0.0.0/8']).request({
      url: `http://127.0.0.1:${port}/heard`,
      method: 'GET',
      ...LIMITS,
    })
    assert.equal(answer.body.toString(), 'the canary sang')
    assert.deepEqual(seen.splice(0), ['/heard'])
  })

  test('only public addresses are allowed, and none that merely look public', () => {
    const none = parseAllowList([])
    for (const address of ['8.8.8.8', '1.1.1.1', '2606:4700::1111']) assert.ok(isAllowedAddress(address, none), address)
    for (const address of [
      '::7f00:1',
      '168.63.129.16',
      '3fff::1',
      '5f00::1',
      '2001:db8::1',
      '2001::1',
      '192.88.99.1',
      'example.com',
      '',
    ])
      assert.ok(!isAllowedAddress(address, none), address)
  })

  test('a range of one address family allows none of the other', () => {
    assert.ok(isAllowedAddress('fd00::1', parseAllowList(['10.0.0.0/8', 'fd00::/8'])))
    assert.ok(!isAllowedAddress('fd00::1', parseAllowList(['10.0.0.0/8'])))
    assert.ok(!isAllowedAddress('10.0.0.1', parseAllowList(['fd00::/8'])))
  })
})

describe('names', () => {
  test('a name with one address that is not public is refused', async () => {
    const egress = open([`${PUBLIC}/32`], answers([PUBLIC, '127.0.0.1']))
    assert.equal(
      await failureOf(egress.request({ url: `http://mixed.example:${port}/`, method: 'GET', ...LIMITS })),
      'refused_address',
    )
    assert.equal(
      await failureOf(
        open([], answers(['93.184.215.14', '::ffff:10.0.0.1'])).request({
          url: `http://mixed.example:${port}/`,
          method: 'GET',
          ...LIMITS,
        }),
      ),
      'refused_address',
    )
    assert.deepEqual(seen, [])
  })

  test('a name that changes its answer between attempts is refused when it does', async () => {
    const receiver = await listen(PUBLIC, (_req, res) => {
      res.writeHead(503, { connection: 'close' }).end()
    })
    const rounds = [[PUBLIC], ['127.0.0.1']]
    const egress = open(
      [`${PUBLIC}/32`],
      async () => await Promise.resolve((rounds.shift() ?? ['127.0.0.1']).map(address => ({ address, family: 4 }))),
    )
    assert.equal(await egress.post({ url: `http://rebind.example:${portOf(receiver)}/`, timeoutMs: 2_000 }), 503)
    assert.equal(
      await failureOf(egress.post({ url: `http://rebind.example:${port}/`, timeoutMs: 2_000 })),
      'refused_address',
    )
    assert.deepEqual(seen, [])
  })

  test('the address that was checked is the one connected to: each connection resolves the name once', async () => {
    const receiver = await listen(PUBLIC, (_req, res) => res.end('public'))
    let asked = 0
    const egress = open([`${PUBLIC}/32`], async () => {
      asked++
      return await Promise.resolve([{ address: asked === 1 ? PUBLIC : '127.0.0.1', family: 4 }])
    })
    assert.equal(
      (
        await egress.request({ url: `http://once.example:${portOf(receiver)}/`, method: 'GET', ...LIMITS })
      ).body.toString(),
      'public',
    )
    assert.equal(asked, 1)
  })

  test('a name that does not resolve is a failure', async () => {
    const egress = open(
      [],
      async () => await Promise.reject(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' })),
    )
    assert.equal(await failureOf(egress.request({ url: 'http://nowhere.example/', method: 'GET', ...LIMITS })), 'dns')
  })

  test('an allowed name may have any address, with and without the full stop', async () => {
    const egress = open(['Inside.example'], answers(['127.0.0.1']))
    for (const host of ['inside.example', 'INSIDE.example.'])
      assert.equal((await egress.request({ url: `http://${host}:${port}/`, method: 'GET', ...LIMITS })).status, 200)
    assert.equal(
      await failureOf(egress.request({ url: `http://other.inside.example:${port}/`, method: 'GET', ...LIMITS })),
      'refused_address',
    )
    assert.equal(seen.splice(0).length, 2)
  })
})

describe('the exchange', () => {
  test('a redirect is a response and is not followed', async () => {
    const receiver = await listen(PUBLIC, (_req, res) =>
      res.writeHead(302, { location: `http://127.0.0.1:${port}/stolen` }).end(),
    )
    const egress = open([`${PUBLIC}/32`])
    const url = `http://${PUBLIC}:${portOf(receiver)}/`
    assert.equal((await egress.request({ url, method: 'GET', ...LIMITS })).status, 302)
    assert.equal((await egressFetch(egress, LIMITS)(url)).status, 302)
    assert.equal(await egress.post({ url, timeoutMs: 2_000 }), 302)
    assert.deepEqual(seen, [])
  })

  test('the deadline applies to a response that drips', async context => {
    context.mock.timers.enable({ apis: ['setTimeout'] })
    const dripping = await listen(PUBLIC, (_req, res) => {
      res.writeHead(200)
      const timer = setInterval(() => res.write('.'), 20)
      res.on('close', () => clearInterval(timer))
    })
    const egress = open([`${PUBLIC}/32`])
    const url = `http://${PUBLIC}:${portOf(dripping)}/`
    const untilDeadline = async <T>(exchange: Promise<T>): Promise<T> => {
      await responseStarts()
      context.mock.timers.tick(150)
      return await exchange
    }
    const request = failureOf(egress.request({ url, method: 'GET', timeoutMs: 150, maxBytes: 1024 }))
    assert.equal(await untilDeadline(request), 'timeout')
    assert.equal(await untilDeadline(egress.post({ url, timeoutMs: 150 })), 200)
  })

  test('the deadline applies to a response that never starts, and to a name that is never resolved', async () => {
    const silent = await listen(PUBLIC, () => undefined)
    assert.equal(
      await failureOf(open([`${PUBLIC}/32`]).post({ url: `http://${PUBLIC}:${portOf(silent)}/`, timeoutMs: 100 })),
      'timeout',
    )
    const answer = Promise.withResolvers<never>()
    assert.equal(
      await failureOf(open([], async () => await answer.promise).post({ url: 'http://slow.example/', timeoutMs: 100 })),
      'timeout',
    )
    answer.reject(new Error('nobody answers'))
  })

  test('the size is counted after decompression', async () => {
    const bomb = Buffer.alloc(4 * 1024 * 1024)
    const compressed = new Map([
      ['gzip', gzipSync(bomb)],
      ['br', brotliCompressSync(bomb)],
      ['gzip, br', brotliCompressSync(gzipSync(bomb))],
      ['identity', bomb],
    ])
    const server = await listen(PUBLIC, (req, res) => {
      const encoding = decodeURIComponent((req.url ?? '').slice(1))
      res.writeHead(200, { 'content-encoding': encoding }).end(compressed.get(encoding))
    })
    const egress = open([`${PUBLIC}/32`])
    for (const encoding of compressed.keys()) {
      const url = `http://${PUBLIC}:${portOf(server)}/${encodeURIComponent(encoding)}`
      assert.equal(await failureOf(egress.request({ url, method: 'GET', ...LIMITS })), 'too_large', encoding)
      assert.equal(
        (await egress.request({ url, method: 'GET', timeoutMs: 2_000, maxBytes: bomb.length })).body.length,
        bomb.length,
        encoding,
      )
    }
  })

  test('only http and https URLs are accepted', async () => {
    const egress = open(['127.0.0.0/8'])
    for (const url of [
      'file:///etc/passwd',
      'ftp://127.0.0.1/',
      'gopher://127.0.0.1/',
      'data:,x',
      '',
      '/relative',
      'http://',
    ]) {
      assert.equal(await failureOf(egress.request({ url, method: 'GET', ...LIMITS })), 'invalid_request', url)
    }
  })

  test('credentials of a URL become the header, and no failure names them', async () => {
    const headers: IncomingMessage['headers'][] = []
    const server = await listen(PUBLIC, (req, res) => {
      headers.push(req.headers)
      res.end()
    })
    await open([`${PUBLIC}/32`]).post({ url: `http://ada:s%3Acret@${PUBLIC}:${portOf(server)}/`, timeoutMs: 2_000 })
    assert.equal(headers[0]?.authorization, `Basic ${Buffer.from('ada:s:cret').toString('base64')}`)
    const failure = await open([])
      .post({ url: 'http://ada:secret@127.0.0.1/', headers: { authorization: 'Bearer secret' }, timeoutMs: 500 })
      .catch((error: unknown) => error)
    assert.ok(failure instanceof EgressFailure)
    assert.doesNotMatch(`${failure.message}${JSON.stringify(failure)}${String(failure.stack)}`, /secret|127\.0\.0\.1/)
  })

  test('a connection that is refused, or that breaks, is a failure', async () => {
    const broken = await listen(PUBLIC, (_req, res: ServerResponse) => res.destroy())
    const egress = open([`${PUBLIC}/32`])
    assert.equal(
      await failureOf(egress.post({ url: `http://${PUBLIC}:${portOf(broken)}/`, timeoutMs: 2_000 })),
      'network',
    )
    assert.equal(await failureOf(egress.post({ url: `http://${PUBLIC}:1/`, timeoutMs: 2_000 })), 'connect')
  })

  test('an abort ends the exchange', async () => {
    const silent = await listen(PUBLIC, () => undefined)
    const giveUp = new AbortController()
    const answer = failureOf(
      open([`${PUBLIC}/32`]).request({
        url: `http://${PUBLIC}:${portOf(silent)}/`,
        method: 'GET',
        maxBytes: 1024,
        timeoutMs: 5_000,
        signal: giveUp.signal,
      }),
    )
    giveUp.abort()
    assert.equal(await answer, 'aborted')
  })
})

test('an invalid allow list is refused by its entry', () => {
  assert.throws(() => parseAllowList(['10.0.0.0/8', 'not a host']), /"not a host"/)
})

function open(allow: string[], resolve?: Parameters<typeof createEgress>[0]['resolve']): Egress {
  const egress = createEgress({ allow, ...(resolve === undefined ? {} : { resolve }) })
  opened.push(egress)
  return egress
}

function answers(addresses: string[]) {
  return async () =>
    await Promise.resolve(addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })))
}

async function failureOf(exchange: Promise<unknown>): Promise<EgressFailureKind | 'none'> {
  try {
    await exchange
    return 'none'
  } catch (error) {
    assert.ok(error instanceof EgressFailure, String(error))
    return error.kind
  }
}

async function listen(host: string, listener: RequestListener): Promise<Server> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, host, resolve))
  return server
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

/** Resolves when undici has read the head of the next response. */
async function responseStarts(): Promise<void> {
  await new Promise<void>(resolve => {
    const heard = () => {
      unsubscribe('undici:request:headers', heard)
      resolve()
    }
    subscribe('undici:request:headers', heard)
  })
}
