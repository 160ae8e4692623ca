import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { Redis } from 'ioredis'
import request from 'supertest'
import { createLogger } from '../../adapters/logger.ts'
import { eventually } from '../support/eventually.ts'
import { redisSkip, startRedis } from '../support/redis.ts'
import { startTestService } from '../support/service.ts'

const skip = redisSkip()
const STEADY_MS = 10_000
const WARN = 40

type Line = { level: number; msg: string; err?: { message: string }; uncounted?: number }

describe('limits whose Redis takes no writes', { skip }, async () => {
  if (skip !== false) return
  const server = await startRedis()
  const lines: Line[] = []
  const logger = createLogger('info', { write: line => lines.push(JSON.parse(line) as Line) })
  const service = await startTestService({
    environment: { limiterDsn: server.url },
    substitutes: { logger, limiter: undefined },
  })
  const redis = new Redis(server.url).on('error', () => undefined)
  after(async () => {
    redis.disconnect()
    await service.stop()
    await server.drop()
  })
  const said = () => lines.filter(({ msg }) => msg.startsWith('limits are'))
  const uncounted = async () =>
    Number(/^parley_limits_uncounted_total (\d+)$/m.exec(await service.deps.metrics.text())?.[1])
  const visit = async (address: string) =>
    (await request(service.url).get('/api/public/v1/config/chat').set('X-Forwarded-For', address)).status
  const visits = async (count: number) => {
    const address = service.nextAddress()
    const statuses: number[] = []
    for (let n = 0; n < count; n += 1) statuses.push(await visit(address))
    return statuses
  }

  for (const [fault, begin, end, cause] of [
    [
      'that is full',
      async () => {
        await redis.config('SET', 'maxmemory-policy', 'noeviction')
        await redis.config('SET', 'maxmemory', '1')
      },
      async () => await redis.config('SET', 'maxmemory', '0'),
      /^OOM /,
    ],
    [
      'that became read-only',
      async () => await redis.replicaof('127.0.0.1', 1),
      async () => await redis.replicaof('NO', 'ONE'),
      /READONLY/,
    ],
    [
      'that is gone',
      async () => await server.kill(),
      async () => await server.start(),
      /Connection|ECONNREFUSED|Stream/,
    ],
  ] as const)
    it(`${fault} are counted in the process, which says so once, by a metric, and when it is over`, async () => {
      await visits(1)
      const before = await uncounted()
      lines.length = 0
      await begin()
      const statuses = await visits(70)
      assert.deepEqual([statuses.includes(429), statuses.every(status => status < 500)], [true, true])
      assert.equal((await uncounted()) - before, 70)
      assert.deepEqual(
        said().map(({ msg }) => msg),
        ['limits are counted in each process: the limiter of LIMITER_DSN fails'],
      )
      assert.match(String(said()[0]?.err?.message), cause)

      await end()
      const address = service.nextAddress()
      await eventually(async () => {
        const missed = await uncounted()
        await visit(address)
        assert.equal(await uncounted(), missed)
      })
      assert.equal(said().length, 1, 'not before it has counted for some time')
      service.clock.advance(STEADY_MS)
      await visit(address)
      assert.equal(said()[1]?.msg, 'limits are counted for all processes again')
      assert.ok(Number(said()[1]?.uncounted) >= 70)
      assert.deepEqual(
        lines.filter(({ level, msg }) => level >= WARN && !msg.startsWith('limits are')),
        [],
      )
    })
})
