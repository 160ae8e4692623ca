import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, it } from 'node:test'
import { GetItemCommand } from '@aws-sdk/client-dynamodb'
import { Redis } from 'ioredis'
import { READ_TIMEOUT_MS } from '../../adapters/edge-store/edge-store.ts'
import { createEdgeStore, type EdgeStore } from '../../adapters/edge-store/index.ts'
import { startDynamo } from '../support/dynamo.ts'
import { eventually } from '../support/eventually.ts'
import { KV_TOKEN, startKv } from '../support/kv.ts'
import { redisSkip, startRedis } from '../support/redis.ts'
import { edgeStoreSuite } from './edge-store.suite.ts'

process.env['AWS_ACCESS_KEY_ID'] ??= 'test'
process.env['AWS_SECRET_ACCESS_KEY'] ??= 'test'

const KEY = '018f0000-0000-7000-8000-000000000002/quick-questions'
const settings = { token: KV_TOKEN, onError: () => undefined }
const skip = redisSkip()

const answers = async (store: EdgeStore) => {
  await eventually(() => store.read('webchat', 'anything'))
}

edgeStoreSuite('null', async () => ({
  store: await createEdgeStore('null://', settings),
  stored: () => Promise.resolve(undefined),
  close: () => Promise.resolve(),
}))

edgeStoreSuite(
  'redis',
  async () => {
    const server = await startRedis()
    const client = new Redis(server.url)
    const store = await createEdgeStore(server.url, settings)
    await answers(store)
    return {
      store,
      stored: async (namespace, key) => (await client.get(`edge:${namespace}:${key}`)) ?? undefined,
      close: async () => {
        await store.close()
        client.disconnect()
        await server.drop()
      },
    }
  },
  skip,
)

edgeStoreSuite('cloudflare-kv', async () => {
  const server = await startKv()
  const store = await createEdgeStore(`cloudflare-kv://account/space?api=${server.url}`, settings)
  return {
    store,
    stored: (namespace, key) => Promise.resolve(server.values.get(`edge:${namespace}:${key}`)),
    close: server.close,
  }
})

edgeStoreSuite('dynamodb', async () => {
  const server = await startDynamo()
  const store = await createEdgeStore(`dynamodb://eu-central-1/documents?endpoint=${server.endpoint}`, settings)
  return {
    store,
    stored: async (namespace, key) =>
      (
        await server.client.send(
          new GetItemCommand({ TableName: 'documents', Key: { id: { S: `${namespace}/${key}` } } }),
        )
      ).Item?.['document']?.S,
    close: async () => {
      await store.close()
      await server.close()
    },
  }
})

describe('edge store on Redis', { skip }, () => {
  it('reads prefix and ttl from its address', async () => {
    const server = await startRedis()
    const client = new Redis(server.url)
    const store = await createEdgeStore(`${server.url}?prefix=acme.&ttl=60`, settings)
    await answers(store)
    await store.write('config', KEY, 'x')
    assert.deepEqual([await client.keys('*'), await client.ttl(`acme.config:${KEY}`)], [[`acme.config:${KEY}`], 60])
    await store.close()
    client.disconnect()
    await server.drop()
  })
  it('sends one request for all reads of a turn of the event loop', async () => {
    const server = await startRedis()
    const client = new Redis(server.url)
    const store = await createEdgeStore(server.url, settings)
    await answers(store)
    await Promise.all([
      store.write('webchat', KEY, 'x'),
      store.write('config', KEY, 'y'),
      client.lpush('edge:config:l', 1),
    ])
    await client.config('RESETSTAT')
    const read = await Promise.all([
      store.read('webchat', KEY),
      store.read('config', KEY),
      store.read('webchat', KEY),
      store.read('config', 'l'),
      store.read('webchat', 'absent'),
    ])
    assert.deepEqual(read, ['x', 'y', 'x', undefined, undefined])
    assert.match(await client.info('commandstats'), /cmdstat_mget:calls=1,/)
    await store.write('webchat', KEY, 'z')
    assert.equal(await store.read('webchat', KEY), 'z')
    await store.close()
    client.disconnect()
    await server.drop()
  })
  it('fails a read when the server is frozen, immediately when it is down, and recovers', async () => {
    const server = await startRedis()
    const store = await createEdgeStore(server.url, settings)
    await answers(store)
    await store.write('webchat', KEY, 'x')
    server.freeze()
    // Without a limit of its own the read would wait for ever.
    await assert.rejects(store.read('webchat', KEY))
    server.thaw()
    await server.kill()
    await assert.rejects(store.read('webchat', KEY))
    await server.start()
    await answers(store)
    assert.equal(await store.read('webchat', KEY), undefined)
    await store.close()
    await server.drop()
  })
  it('waits longer for a write than for a read', async () => {
    const server = await startRedis()
    const client = new Redis(server.url)
    const store = await createEdgeStore(server.url, settings)
    await answers(store)
    await client.call('CLIENT', 'PAUSE', String(2 * READ_TIMEOUT_MS), 'WRITE')
    await store.write('webchat', KEY, 'x')
    await client.call('CLIENT', 'PAUSE', String(2 * READ_TIMEOUT_MS), 'WRITE')
    await store.remove('webchat', KEY)
    await store.close()
    client.disconnect()
    await server.drop()
  })
})

describe('edge store in Cloudflare KV', () => {
  it('sends the token and the time to live, and reports a refusal', async () => {
    const server = await startKv()
    await (
      await createEdgeStore(`cloudflare-kv://account/space?ttl=120&api=${server.url}`, settings)
    ).write('config', KEY, 'x')
    assert.deepEqual(server.requests.at(-1), {
      method: 'PUT',
      path:
        '/accounts/account/storage/kv/namespaces/space/values/' +
        `${encodeURIComponent(`edge:config:${KEY}`)}?expiration_ttl=120`,
    })
    const stranger = await createEdgeStore(`cloudflare-kv://account/space?api=${server.url}`, {
      ...settings,
      token: 'wrong',
    })
    await assert.rejects(stranger.write('config', KEY, 'y'), /answered 401/)
    assert.equal(server.values.get(`edge:config:${KEY}`), 'x')
    await server.close()
  })
})

describe('edge store in DynamoDB', () => {
  it('ignores expired entries before the table deletes them', async ({ mock }) => {
    mock.timers.enable({ apis: ['Date'], now: Date.now() })
    const server = await startDynamo()
    const store = await createEdgeStore(`dynamodb://eu-central-1/documents?ttl=1&endpoint=${server.endpoint}`, settings)
    await store.write('webchat', KEY, 'x')
    const read = async () => await eventually(async () => await store.read('webchat', KEY))
    assert.equal(await read(), 'x')
    mock.timers.tick(2_000)
    assert.equal(await read(), undefined)
    await store.close()
    await server.close()
  })
  it('fails a read when the server does not answer', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const store = await createEdgeStore(
      `dynamodb://eu-central-1/documents?endpoint=http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      settings,
    )
    await assert.rejects(store.read('webchat', KEY))
    await store.close()
    silent.closeAllConnections()
    silent.close()
  })
})

describe('an address of an edge store', () => {
  for (const [dsn, sentence] of [
    ['cloudflare-kv://account', /account and a namespace/],
    ['dynamodb://region', /region and a table/],
    ['redis://localhost?ttl=soon', /whole number/],
    ['memcached://x', /no edge store/],
  ] as const) {
    it(`${dsn} is refused with a message`, async () => {
      await assert.rejects(createEdgeStore(dsn, settings), sentence)
    })
  }
  it('requires the token of a KV store', async () => {
    await assert.rejects(
      createEdgeStore('cloudflare-kv://account/space', { ...settings, token: undefined }),
      /EDGE_STORE_TOKEN/,
    )
  })
})
