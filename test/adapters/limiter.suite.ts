import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import type { Limiter } from '../../adapters/limiter/index.ts'
import type { LimitDecision } from '../../domain/rate-limits.ts'
import { createTestClock } from '../support/clock.ts'
import { createTestIds } from '../support/ids.ts'

/** The promises of every limiter. `create` returns one that counts by the `now` of each hit. */
export function limiterSuite(
  name: string,
  create: () => Promise<Limiter>,
  options: { skip: string | false; numRuns: number },
): void {
  describe(`a limiter in ${name}`, { skip: options.skip }, () => {
    const newKey = createTestIds()
    const clock = createTestClock()
    let limiter: Limiter

    before(async () => {
      limiter = await create()
      await limiter.ready()
    })
    after(() => limiter.close())

    const hit = async (key: string, limit: number, windowMs: number) => limiter.hit(key, limit, windowMs, clock.now())

    it('allows exactly ten of fifty parallel hits with a limit of ten', async () => {
      const key = newKey()
      const decisions = await Promise.all(Array.from({ length: 50 }, () => hit(key, 10, 60_000)))
      const allowed = decisions.filter(decision => decision.allowed)
      assert.equal(allowed.length, 10)
      assert.deepEqual(
        allowed.map(decision => decision.remaining).sort((a, b) => a - b),
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      )
    })

    it('slides to the millisecond: a hit leaves the window exactly one window after it passed', async () => {
      const key = newKey()
      await hit(key, 2, 1_000)
      clock.advance(400)
      await hit(key, 2, 1_000)
      clock.advance(599)
      assert.equal((await hit(key, 2, 1_000)).allowed, false, '999 ms after the first')
      clock.advance(1)
      assert.equal((await hit(key, 2, 1_000)).allowed, true, '1000 ms after the first')
      clock.advance(399)
      assert.equal((await hit(key, 2, 1_000)).allowed, false, '999 ms after the second')
      clock.advance(1)
      assert.equal((await hit(key, 2, 1_000)).allowed, true, '1000 ms after the second')
    })

    it('does not count a denied hit, so that Retry-After is correct for a client that was too early', async () => {
      const key = newKey()
      await hit(key, 1, 10_000)
      clock.advance(4_500)
      for (let n = 0; n < 5; n += 1) {
        assert.deepEqual(await hit(key, 1, 10_000), {
          allowed: false,
          remaining: 0,
          retryAfterSeconds: 6,
          resetSeconds: 6,
        })
      }
      clock.advance(5_500)
      assert.equal((await hit(key, 1, 10_000)).allowed, true)
    })

    it('reports what remains and when the oldest hit expires', async () => {
      const key = newKey()
      assert.deepEqual(await hit(key, 3, 60_000), {
        allowed: true,
        remaining: 2,
        retryAfterSeconds: 0,
        resetSeconds: 60,
      })
      clock.advance(20_001)
      assert.deepEqual(await hit(key, 3, 60_000), {
        allowed: true,
        remaining: 1,
        retryAfterSeconds: 0,
        resetSeconds: 40,
      })
    })

    it('counts every key separately', async () => {
      const [one, other] = [newKey(), newKey()]
      assert.equal((await hit(one, 1, 60_000)).allowed, true)
      assert.equal((await hit(one, 1, 60_000)).allowed, false)
      assert.equal((await hit(other, 1, 60_000)).allowed, true)
    })

    it('enforces a limit of hundreds, and one that was lowered while hits were in the window', async () => {
      const key = newKey()
      for (let n = 0; n < 600; n += 1) {
        assert.equal((await hit(key, 600, 60_000)).allowed, true)
        clock.advance(10)
      }
      assert.equal((await hit(key, 600, 60_000)).allowed, false)
      // 600 hits, 10 ms apart: with a limit of 100, the 501st must leave first.
      assert.deepEqual(await hit(key, 100, 60_000), {
        allowed: false,
        remaining: 0,
        retryAfterSeconds: 59,
        resetSeconds: 54,
      })
    })

    it('decides like a plain list of instants, at any times', async () => {
      const step = fc.record({ key: fc.nat(2), advance: fc.oneof(fc.constant(0), fc.integer({ min: -20, max: 60 })) })
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { maxLength: 60 }),
          fc.integer({ min: 1, max: 12 }),
          fc.integer({ min: 1, max: 150 }),
          async (steps, limit, windowMs) => {
            const keys = [newKey(), newKey(), newKey()]
            const model = createNaiveLimiter()
            for (const { key, advance } of steps) {
              clock.advance(advance)
              assert.deepEqual(await hit(keys[key]!, limit, windowMs), model(keys[key]!, limit, windowMs, clock.now()))
            }
          },
        ),
        { numRuns: options.numRuns },
      )
    })
  })
}

function createNaiveLimiter(): (key: string, limit: number, windowMs: number, now: Date) => LimitDecision {
  const passedAt = new Map<string, number[]>()
  return (key, limit, windowMs, now) => {
    const all = passedAt.get(key) ?? []
    const at = Math.max(now.getTime(), ...all)
    const inWindow = all.filter(instant => instant > at - windowMs)
    const allowed = inWindow.length < limit
    if (allowed) passedAt.set(key, [...all, at])
    const seconds = Math.ceil(((inWindow[0] ?? at) + windowMs - at) / 1000)
    return {
      allowed,
      remaining: allowed ? limit - inWindow.length - 1 : 0,
      retryAfterSeconds: allowed ? 0 : seconds,
      resetSeconds: seconds,
    }
  }
}
