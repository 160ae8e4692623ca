import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createThread, type ThreadLimits } from '../../adapters/thread.ts'

/** A thread that runs its input as code, with `post` for its result. */
function thread(limits: Partial<ThreadLimits> = {}) {
  const code =
    "import { parentPort, workerData } from 'node:worker_threads'\n" +
    "new Function('post', workerData)(result => parentPort.postMessage(result))"
  return createThread<string, unknown>(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {
    timeoutMs: 20_000,
    memoryMb: 64,
    waitingAtMost: 1,
    ...limits,
  })
}

const ENDLESS = 'for (;;) {}'

describe('a thread', () => {
  it('returns what its module posts, for one input after the other', async () => {
    const run = thread()
    assert.deepEqual(await Promise.all([run('post({ a: 1 })'), run('post([2])')]), [
      { outcome: 'done', result: { a: 1 } },
      { outcome: 'done', result: [2] },
    ])
  })

  it('is terminated when it takes too long, even within a regular expression', async () => {
    const run = thread({ timeoutMs: 1_000, waitingAtMost: 2 })
    const expression = "/^(a+)+$/.test('a'.repeat(40) + 'b')"
    assert.deepEqual(await Promise.all([run(ENDLESS), run(expression)]), [
      { outcome: 'exceeded' },
      { outcome: 'exceeded' },
    ])
  })

  it('is terminated when it takes too much memory, and the process continues', async () => {
    const run = thread()
    const greedy = 'const all = []; for (;;) all.push(Array.from({ length: 10_000 }, () => ({})))'
    assert.deepEqual(await run(greedy), { outcome: 'exceeded' })
  })

  it('rejects inputs that would wait behind too many others', async () => {
    const run = thread({ timeoutMs: 200 })
    const outcomes = await Promise.all([run(ENDLESS), run(ENDLESS), run(ENDLESS)])
    assert.deepEqual(
      outcomes.map(({ outcome }) => outcome),
      ['exceeded', 'exceeded', 'busy'],
    )
  })

  it('fails with the error of its module, and takes the next input', async () => {
    const run = thread()
    await assert.rejects(run("throw new Error('broken')"), /broken/)
    assert.deepEqual(await run('post(1)'), { outcome: 'done', result: 1 })
  })
})
