import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { LoadOrder, LoadResult } from './worker.ts'

export type Load = {
  run: (order: LoadOrder) => Promise<Exclude<LoadResult, { error: string }>>
  stop: () => Promise<void>
}

/** Clients in a thread of their own, so that sending and receiving does not use the server's event loop. */
export function startLoad(): Load {
  const worker = new Worker(new URL('./worker.ts', import.meta.url))
  return {
    run: async order => {
      worker.postMessage(order)
      const [result] = (await once(worker, 'message')) as [LoadResult]
      if ('error' in result) throw new Error(`${order.traffic}: ${result.error}`)
      return result
    },
    stop: async () => {
      await worker.terminate()
    },
  }
}
