import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, createServer as createTcpServer, type AddressInfo } from 'node:net'
import { describe, it } from 'node:test'
import { Redis } from 'ioredis'
import { READ_TIMEOUT_MS } from '../../adapters/edge-store/edge-store.ts'
import { createEdgeStore, type EdgeStore } from '../../adapters/edge-store/index.ts'
import { createTestClock, type TestClock } from '../support/clock.ts'
import { eventually } from '../support/eventually.ts'
import { redisSkip, startRedis, type TestRedis } from '../support/redis.ts'

const KEY = '018f0000-0000-7000-8000-000000000002/quick-questions'
const skip = redisSkip()

describe('documents of Redis in the cache of a process', { skip }, () => {
  type Cached = {
    store: EdgeStore
    server: TestRedis
    /** Another process. */
    client: Redis
    clock: TestClock
    errors: Error[]
    /** Commands that read documents since the last call. */
    reads: () => Promise<number>
  }
  async function readsOf(client: Redis): Promise<number> {
    const calls = /cmdstat_mget:calls=(\d+)/.exec(await client.info('commandstats'))?.[1] ?? '0'
    await client.config('RESETSTAT')
    return Number(calls)
  }
  /** A proxy on which the first reply to CLIENT TRACKING arrives later than the time limit of commands. */
  async function startLateProxy({ url }: TestRedis) {
    const delayed = Promise.withResolvers<undefined>()
    let isFirst = true
    const proxy = createTcpServer(near => {
      const far = connect(Number(new URL(url).port), '127.0.0.1')
      far.pipe(near)
      near.on('data', (sent: Buffer) => {
        if (!isFirst || !sent.includes('TRACKING')) {
          far.write(sent)
          return
        }
        isFirst = false
        setTimeout(() => far.write(sent, () => delayed.resolve(undefined)), READ_TIMEOUT_MS * 2)
      })
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const)
        one.on('error', () => other.destroy()).on('close', () => other.destroy())
    }).listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    return {
      url: `redis://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      delayed: delayed.promise,
      close: () => proxy.close(),
    }
  }
  /** As the manual says. */
  const RIGHTS = '~edge:* +info +mget +set +del +client|id +client|tracking +subscribe &__redis__:invalidate'
  async function withStore(work: (cached: Cached) => Promise<void>, user = ''): Promise<void> {
    const server = await startRedis()
    const client = new Redis(server.url)
    await client.acl('SETUSER', 'limited', 'on', '>secret', 'resetchannels', ...RIGHTS.split(' '))
    await client.acl('SETUSER', 'reader', 'on', '>secret', '~*', '+@all', '-client|tracking')
    const clock = createTestClock()
    const errors: Error[] = []
    const store = await createEdgeStore(server.url.replace('//', `//${user}`), {
      token: undefined,
      clock,
      onError: error => errors.push(error),
    })
    await eventually(() => store.read('webchat', 'anything'))
    try {
      await work({ store, server, client, clock, errors, reads: async () => await readsOf(client) })
    } finally {
      await store.close()
      client.disconnect()
      await server.drop()
    }
  }
  const read = async (store: EdgeStore) => await eventually(async () => await store.read('webchat', KEY))
  /** Resolves when a read is answered without Redis. */
  const cached = async ({ store, reads }: Pick<Cached, 'store' | 'reads'>) => {
    await eventually(async () => {
      await read(store)
      await reads()
      await store.read('webchat', KEY)
      assert.equal(await reads(), 0)
    })
  }

  it('are read once until another process changes or removes them, or empties the store', async () => {
    await withStore(async each => {
      const { store, client } = each
      await client.set(`edge:webchat:${KEY}`, 'first')
      await cached(each)
      assert.equal(await store.read('webchat', KEY), 'first')
      for (const [change, expected] of [
        [async () => await client.set(`edge:webchat:${KEY}`, 'second'), 'second'],
        [async () => await client.del(`edge:webchat:${KEY}`), undefined],
        [async () => await client.set(`edge:webchat:${KEY}`, 'third'), 'third'],
        [async () => await client.flushall(), undefined],
      ] as const) {
        await change()
        await eventually(async () => assert.equal(await store.read('webchat', KEY), expected))
        await cached(each)
      }
    })
  })
  it('are as this process wrote them as soon as they are written', async () => {
    await withStore(async each => {
      const { store } = each
      await store.write('webchat', KEY, 'first')
      await cached(each)
      await store.write('webchat', KEY, 'second')
      assert.equal(await read(store), 'second')
      await store.remove('webchat', KEY)
      assert.equal(await read(store), undefined)
    })
  })
  it('are read again after a second, so that a server that does not answer is noticed', async () => {
    await withStore(async each => {
      const { store, server, clock } = each
      await store.write('webchat', KEY, 'x')
      await cached(each)
      server.freeze()
      clock.advance(999)
      assert.equal(await store.read('webchat', KEY), 'x')
      clock.advance(1)
      await assert.rejects(store.read('webchat', KEY))
      server.thaw()
      assert.equal(await read(store), 'x')
    })
  })
  it('are dropped when the connection that reports changes breaks, and cached again over the next one', async () => {
    await withStore(async each => {
      const { store, client } = each
      await store.write('webchat', KEY, 'first')
      await cached(each)
      await client.multi().client('KILL', 'TYPE', 'PUBSUB').set(`edge:webchat:${KEY}`, 'second').exec()
      await eventually(async () => assert.equal(await store.read('webchat', KEY), 'second'))
      await cached(each)
    })
  })
  it('are cached as well where the server was slow to begin its reports', async () => {
    const server = await startRedis()
    const late = await startLateProxy(server)
    const client = new Redis(server.url)
    const store = await createEdgeStore(late.url, { token: undefined, onError: () => undefined })
    await eventually(() => store.read('webchat', 'anything'))
    await late.delayed
    await cached({ store, reads: async () => await readsOf(client) })
    await store.close()
    client.disconnect()
    late.close()
    await server.drop()
  })
  it('are cached, written and removed with the rights that the manual names', async () => {
    assert.ok(readFileSync(new URL('../../docs/operating/deployment.md', import.meta.url), 'utf8').includes(RIGHTS))
    await withStore(async each => {
      await each.store.write('webchat', KEY, 'x')
      await cached(each)
      await each.store.remove('webchat', KEY)
      assert.equal(await read(each.store), undefined)
      assert.deepEqual(each.errors, [])
    }, 'limited:secret@')
  })
  it('are read each time from a server that reports no changes, and the log says so', async () => {
    await withStore(async ({ store, errors, reads }) => {
      await store.write('webchat', KEY, 'x')
      await eventually(() => assert.ok(errors.some(({ message }) => message.includes('does not report changes'))))
      await reads()
      await read(store)
      await read(store)
      assert.ok((await reads()) >= 2)
    }, 'reader:secret@')
  })
  it('are read each time while Redis accepts no further client, which is logged once', async () => {
    await withStore(async each => {
      const { store, client, errors, reads } = each
      const refusals = async () => Number(/rejected_connections:(\d+)/.exec(await client.info('stats'))?.[1])
      const atTheLimit = async () => {
        await client.config('SET', 'maxclients', 1)
        await client.client('KILL', 'TYPE', 'PUBSUB')
        const before = await refusals()
        await eventually(async () => assert.ok((await refusals()) >= before + 2))
      }
      await store.write('webchat', KEY, 'x')
      await cached(each)
      for (const times of [1, 2]) {
        await atTheLimit()
        await reads()
        await read(store)
        await read(store)
        assert.ok((await reads()) >= 2)
        assert.deepEqual(
          errors.map(({ message }) => message),
          new Array(times).fill('Redis does not report changes: each read of a document asks it'),
        )
        await client.config('SET', 'maxclients', 100)
        await cached(each)
      }
    })
  })
})
