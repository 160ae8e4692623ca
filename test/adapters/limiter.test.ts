import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Redis } from 'ioredis'
import { createLimiter, LimiterUnavailable, type Limiter } from '../../adapters/limiter/index.ts'
import { createMemoryLimiter } from '../../adapters/limiter/limiter.ts'
import { countHits, createDelegatedLimiter } from '../../adapters/limiter/delegated.ts'
import { createRedisLimiter } from '../../adapters/limiter/redis.ts'
import { redisSkip, startRedis, type TestRedis } from '../support/redis.ts'
import { limiterSuite } from './limiter.suite.ts'

const skip = redisSkip()
const now = new Date('2026-01-01T00:00:00Z')
let server: TestRedis

before(async () => {
  if (skip === false) server = await startRedis()
})
after(async () => {
  if (skip === false) await server.drop()
})

limiterSuite('memory', () => Promise.resolve(createMemoryLimiter()), { skip: false, numRuns: 500 })
limiterSuite(
  'another process',
  () => {
    const memory = createMemoryLimiter()
    return Promise.resolve(createDelegatedLimiter(async hits => await countHits(memory, hits)))
  },
  { skip: false, numRuns: 50 },
)
limiterSuite('Redis', () => Promise.resolve(createRedisLimiter({ url: server.url, time: 'caller' })), {
  skip,
  numRuns: 50,
})

describe('createMemoryLimiter', () => {
  it('answers without a promise', () => {
    assert.deepEqual(createMemoryLimiter().hit('key', 2, 1_000, now), {
      allowed: true,
      remaining: 1,
      retryAfterSeconds: 0,
      resetSeconds: 1,
    })
  })

  it('evicts the key that was hit longest ago when there are too many, and none that is being refused', async () => {
    const limiter = createMemoryLimiter({ maxKeys: 3 })
    const allowed = async (key: string) => (await limiter.hit(key, 1, 1_000, now)).allowed
    assert.equal(await allowed('quiet'), true)
    assert.equal(await allowed('refused'), true)
    for (let n = 0; n < 10; n += 1) {
      assert.equal(await allowed(`passing-${n}`), true)
      assert.equal(await allowed('refused'), false)
    }
    assert.equal(await allowed('quiet'), true, 'forgotten')
  })
})

describe('createRedisLimiter', { skip }, () => {
  const open: Limiter[] = []
  const connect = async () => {
    const limiter = await createLimiter(server.url)
    open.push(limiter)
    await limiter.ready()
    return limiter
  }
  after(() => Promise.all(open.map(limiter => limiter.close())))

  it('shares one window between processes with different clocks', async () => {
    const limiters = await Promise.all([connect(), connect()])
    const decisions = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => limiters[n % 2]!.hit('shared', 10, 60_000, new Date(n * 100_000))),
    )
    assert.equal(decisions.filter(decision => decision.allowed).length, 10)
  })

  it('counts all hits of a turn of the event loop by one command, each by its own limit', async () => {
    const limiter = await connect()
    const redis = new Redis(server.url)
    try {
      await limiter.hit('loads the script', 1, 60_000, now)
      await redis.config('RESETSTAT')
      const decisions = await Promise.all([
        limiter.hit('batch-a', 1, 60_000, now),
        limiter.hit('batch-b', 600, 30_000, now),
        limiter.hit('batch-a', 1, 60_000, now),
      ])
      assert.deepEqual(
        decisions.map(({ allowed, remaining, resetSeconds }) => [allowed, remaining, resetSeconds]),
        [
          [true, 0, 60],
          [true, 599, 30],
          [false, 0, 60],
        ],
      )
      assert.match(await redis.info('commandstats'), /cmdstat_evalsha:calls=1,/)
    } finally {
      redis.disconnect()
    }
  })

  it('sets an expiry on its keys', async () => {
    const limiter = await createLimiter(`${server.url}?prefix=mine:`)
    open.push(limiter)
    await limiter.ready()
    await limiter.hit('expiring', 10, 30_000, now)
    const redis = new Redis(server.url)
    try {
      const ttl = await redis.pttl('mine:expiring')
      assert.ok(ttl > 30_000 && ttl <= 90_000, String(ttl))
    } finally {
      redis.disconnect()
    }
  })

  it('is unavailable while Redis is down, says so without delay, and counts again once it is back', async () => {
    const limiter = await connect()
    assert.deepEqual(await limiter.hit('restarted', 5, 60_000, now), {
      allowed: true,
      remaining: 4,
      retryAfterSeconds: 0,
      resetSeconds: 60,
    })

    await server.kill()
    const started = performance.now()
    // Each of them would wait for 250 ms: these for more than four minutes.
    for (let n = 0; n < 1_000; n += 1)
      await assert.rejects(async () => limiter.hit('restarted', 5, 60_000, now), LimiterUnavailable)
    assert.ok(performance.now() - started < 120_000)

    await server.start()
    await limiter.ready()
    assert.deepEqual(await limiter.hit('restarted', 5, 60_000, now), {
      allowed: true,
      remaining: 4,
      retryAfterSeconds: 0,
      resetSeconds: 60,
    })
  })

  it('does not wait for a Redis that hangs, and counts again when it responds', async () => {
    const limiter = await connect()
    server.freeze()
    try {
      await assert.rejects(async () => limiter.hit('frozen', 5, 60_000, now), LimiterUnavailable)
    } finally {
      server.thaw()
    }
    await limiter.ready()
    assert.equal((await limiter.hit('frozen', 5, 60_000, now)).allowed, true)
  })

  it('reports a connection that fails, with the cause of the failed hit', async () => {
    const told = Promise.withResolvers<Error>()
    const limiter = await createLimiter('redis://127.0.0.1:1', { onError: told.resolve })
    open.push(limiter)
    assert.match((await told.promise).message, /ECONNREFUSED/)
    await assert.rejects(
      async () => limiter.hit('key', 1, 1_000, now),
      error => error instanceof LimiterUnavailable && error.cause instanceof Error,
    )
  })

  it('is unavailable after it was closed', async () => {
    const limiter = await connect()
    await limiter.close()
    await assert.rejects(async () => limiter.hit('key', 1, 1_000, now), LimiterUnavailable)
  })
})

describe('createLimiter', () => {
  for (const dsn of ['', 'memory', 'http://localhost', 'redis://', 'postgres://u:hunter2@h']) {
    it(`refuses "${dsn}" without repeating it`, async () => {
      await assert.rejects(
        createLimiter(dsn),
        error => error instanceof TypeError && !error.message.includes('hunter2'),
      )
    })
  }

  it('counts in memory for memory://', async () => {
    const limiter = await createLimiter('memory://')
    assert.deepEqual(limiter.hit('key', 1, 1_000, now), {
      allowed: true,
      remaining: 0,
      retryAfterSeconds: 0,
      resetSeconds: 1,
    })
    await limiter.close()
  })
})
