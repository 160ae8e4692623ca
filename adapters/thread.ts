import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * `memoryMb` bounds the objects of the thread. `growthMb`: how much the whole process may grow meanwhile, since nothing
 * else bounds the buffers of a thread; what the rest of the process allocates counts too.
 */
export type ThreadLimits = { timeoutMs: number; memoryMb: number; growthMb?: number; waitingAtMost: number }
/** Runs the module with an input. */
export type Thread<Input, Result> = (input: Input) => Promise<ThreadOutcome<Result>>
export type ThreadOutcome<Result> = { outcome: 'done'; result: Result } | { outcome: 'exceeded' | 'busy' }

const WATCH_MS = 50

/**
 * Runs modules in a thread, one after the other: for work whose time its input decides, and which would hold up all
 * requests of the process. The module posts one message, its result. A run that exceeds a limit is ended.
 */
export function createThread<Input, Result>(
  module: URL,
  { timeoutMs, memoryMb, growthMb = Infinity, waitingAtMost }: ThreadLimits,
): Thread<Input, Result> {
  let last: Promise<unknown> = Promise.resolve()
  /** The run that is under way, and those that wait for it. */
  let runs = 0

  async function run(input: Input): Promise<ThreadOutcome<Result>> {
    const worker = new Worker(module, {
      workerData: input,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    // One that comes while the thread is being ended, which nobody waits for, would end the process.
    worker.on('error', () => undefined)
    const grown = new AbortController()
    const atMost = process.memoryUsage.rss() + growthMb * 2 ** 20
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() > atMost) grown.abort()
    }, WATCH_MS)
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), grown.signal])
      const [result] = (await once(worker, 'message', { signal })) as [Result]
      return { outcome: 'done', result }
    } catch (error) {
      const { name, code } = error as { name?: string; code?: string }
      if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') return { outcome: 'exceeded' }
      throw error
    } finally {
      clearInterval(watch)
      await worker.terminate()
    }
  }

  return async input => {
    if (runs > waitingAtMost) return { outcome: 'busy' }
    runs += 1
    const own = last.then(async () => await run(input))
    last = own.catch(() => undefined)
    return await own.finally(() => {
      runs -= 1
    })
  }
}
