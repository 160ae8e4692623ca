import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { describe, it } from 'node:test'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { createCache } from '../../adapters/cache.ts'
import { createTestClock } from '../support/clock.ts'

const run = promisify(execFile)

/** A source whose loads finish when the test says so. */
function createSource() {
  const asked: { key: string; answer: (value: string | null) => void; fail: (error: Error) => void }[] = []
  const load = (key: string) => new Promise<string | null>((answer, fail) => asked.push({ key, answer, fail }))
  return { asked, load }
}

function setUp({ max = 100 } = {}) {
  const clock = createTestClock()
  const source = createSource()
  const cache = createCache<string | null>({ load: source.load, ttlMs: 1_000, max, clock })
  const fill = async (key: string, value: string | null) => {
    const got = cache.get(key)
    source.asked.at(-1)!.answer(value)
    assert.equal(await got, value)
  }
  return { clock, cache, fill, asked: source.asked }
}

describe('a cache', () => {
  it('takes no memory for the values that it does not hold yet', () => {
    const before = process.memoryUsage().heapUsed
    const { cache } = setUp({ max: 2_000_000 })
    const taken = process.memoryUsage().heapUsed - before
    assert.ok(taken < 1_000_000, `${taken} bytes`)
    assert.equal(cache.peek('a'), undefined)
  })

  it('loads a value once for concurrent callers, and then remembers it', async () => {
    const { cache, asked } = setUp()
    const together = Promise.all([cache.get('a'), cache.get('a'), cache.get('a')])
    asked[0]!.answer('value')
    assert.deepEqual(await together, ['value', 'value', 'value'])
    assert.equal(await cache.get('a'), 'value')
    assert.equal(asked.length, 1)
  })

  it('remembers that a value is absent', async () => {
    const { cache, fill, asked } = setUp()
    await fill('absent', null)
    assert.equal(await cache.get('absent'), null)
    assert.equal(asked.length, 1)
  })

  it('rejects for every caller that waits for a failing load, and loads again for the next', async () => {
    const { cache, fill, asked } = setUp()
    const together = Promise.allSettled([cache.get('a'), cache.get('a')])
    asked[0]!.fail(new Error('database away'))
    assert.deepEqual(
      (await together).map(({ status }) => status),
      ['rejected', 'rejected'],
    )
    await fill('a', 'value')
    assert.equal(asked.length, 2)
  })

  it('rejects when load throws before it returns a promise, and works afterwards', async () => {
    let calls = 0
    const cache = createCache({
      load: () => {
        calls += 1
        if (calls === 1) throw new Error('at once')
        return Promise.resolve('value')
      },
      ttlMs: 1_000,
      max: 10,
      clock: createTestClock(),
    })
    await assert.rejects(cache.get('a'), /at once/)
    assert.equal(await cache.get('a'), 'value')
    assert.equal(await cache.get('a'), 'value')
    assert.equal(calls, 2)
  })

  it('serves a value for its lifetime, counted from the start of the load', async () => {
    const { clock, cache, asked } = setUp()
    const slow = cache.get('a')
    clock.advance(600)
    asked[0]!.answer('old')
    await slow
    clock.advance(399)
    assert.equal(await cache.get('a'), 'old')
    clock.advance(1)
    void cache.get('a')
    assert.equal(asked.length, 2)
  })

  it('does not serve a value longer after the clock was set back', async () => {
    const { clock, cache, asked } = setUp()
    const loaded = cache.get('a')
    asked[0]!.answer('old')
    await loaded
    clock.advance(-60_000)
    assert.equal(cache.peek('a'), undefined)
    void cache.get('a')
    assert.equal(asked.length, 2)
  })

  it('evicts the least recently used entry when it is full', async () => {
    const { cache, fill, asked } = setUp({ max: 2 })
    await fill('a', '1')
    await fill('b', '2')
    await cache.get('a')
    await fill('c', '3')
    assert.equal(await cache.get('a'), '1')
    void cache.get('b')
    assert.deepEqual(
      asked.map(({ key }) => key),
      ['a', 'b', 'c', 'b'],
    )
  })

  it('holds entries up to a total of their sizes, and alone one that is larger', async () => {
    const texts: Readonly<Record<string, string>> = { a: '1234', b: '1234', c: '123', huge: '123456789012' }
    const loaded: string[] = []
    const cache = createCache<string>({
      load: key => {
        loaded.push(key)
        return Promise.resolve(texts[key] ?? '')
      },
      ttlMs: 1_000,
      max: 10,
      sizeOf: text => text.length,
      clock: createTestClock(),
    })
    for (const key of ['a', 'b', 'c', 'b', 'a', 'huge', 'huge', 'b']) await cache.get(key)
    assert.deepEqual(loaded, ['a', 'b', 'c', 'a', 'huge', 'b'])
  })

  it('drops entries by key or by value, negative ones included, and no others', async () => {
    const { cache, fill, asked } = setUp()
    for (const [key, value] of [
      ['a', 'tenant 1'],
      ['b', 'tenant 2'],
      ['c', 'tenant 1'],
      ['d', null],
      ['e', 'tenant 2'],
    ] as const)
      await fill(key, value)
    cache.drop('e')
    cache.dropWhere((_key, value) => value === null || value === 'tenant 1')
    assert.equal(await cache.get('b'), 'tenant 2')
    for (const key of ['a', 'c', 'd', 'e']) void cache.get(key)
    assert.deepEqual(
      asked.slice(5).map(({ key }) => key),
      ['a', 'c', 'd', 'e'],
    )
    cache.clear()
    void cache.get('b')
    assert.equal(asked.at(-1)!.key, 'b')
  })

  for (const [name, drop] of [
    ['drop', cache => cache.drop('a')],
    ['dropWhere', cache => cache.dropWhere(() => false)],
    ['clear', cache => cache.clear()],
  ] as [string, (cache: ReturnType<typeof setUp>['cache']) => void][]) {
    it(`does not store a load that started before ${name} and ended after it, in any order of loads`, async () => {
      const { cache, asked } = setUp()
      const before = cache.get('a')
      drop(cache)
      const after = cache.get('a')
      asked[1]!.answer('new')
      asked[0]!.answer('old')
      assert.deepEqual(await Promise.all([before, after]), ['old', 'new'])
      assert.equal(await cache.get('a'), 'new')
      assert.equal(asked.length, 2)
    })
  }

  it('never answers with a value older than the last drop before the call, however loads interleave', async () => {
    const action = fc.constantFrom('get', 'get', 'get', 'drop', 'dropWhere', 'clear')
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(action, { minLength: 1, maxLength: 25 }),
        fc.infiniteStream(fc.boolean()),
        async (scheduler, actions, pauses) => {
          let version = 0
          const cache = createCache({
            load: () => {
              const read = version
              return scheduler.schedule(Promise.resolve(read))
            },
            ttlMs: 1_000,
            max: 10,
            clock: createTestClock(),
          })
          const checks: Promise<void>[] = []
          for (const name of actions) {
            if (name === 'get') {
              const oldest = version
              checks.push(
                cache.get('a').then(got => {
                  assert.ok(got >= oldest, `${got} is older than ${oldest}`)
                }),
              )
            } else {
              version += 1
              if (name === 'drop') cache.drop('a')
              else if (name === 'dropWhere') cache.dropWhere(() => true)
              else cache.clear()
            }
            if (pauses.next().value === true && scheduler.count() > 0) await scheduler.waitNext(1)
          }
          await scheduler.waitIdle()
          await Promise.all(checks)
        },
      ),
    )
  })
})

it('What a cache may hold follows from the memory of its process', async () => {
  const program = `import { charactersIn } from '${new URL('../../adapters/cache.ts', import.meta.url).href}'
    process.stdout.write(String(charactersIn(1 / 8, 16)))`
  const held = async (megabytes: number) => {
    const memory = `--max-old-space-size=${String(megabytes)}`
    const { stdout } = await run(process.execPath, [memory, '--input-type=module', '--eval', program])
    return Number(stdout)
  }
  const [small, large] = [await held(512), await held(4_096)]
  assert.ok(small > 0 && large > 4 * small, `${String(small)} and ${String(large)} characters`)
})
