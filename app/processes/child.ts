import cluster from 'node:cluster'
import { createDelegatedLimiter } from '../../adapters/limiter/delegated.ts'
import type { Siblings } from '../compose/substitutes.ts'
import type { OpenDatabase } from '../database.ts'
import type { StopSignal } from '../stop-signal.ts'
import { createCalls, type Message } from './calls.ts'
import type { ChildMethods, Gathered, PrimaryMethods } from './methods.ts'

/** The process that started this one and owns their common port. */
export type Primary = {
  /** Open as long as the primary process runs. */
  database: OpenDatabase
  siblings: Siblings
  /** From here on the caller handles a stop; before, it ends the process. */
  ready(url: string): Promise<void>
  isReady(): boolean
  /** Resolves once the primary process knows why this one ends. */
  failed(text: string): Promise<void>
  stopped: Promise<StopSignal>
}

/** Whether this process was started by another one of `--processes`. */
export function isChild(): boolean {
  return cluster.isWorker
}

export async function connectPrimary(): Promise<Primary> {
  const stopped = Promise.withResolvers<StopSignal>()
  const topics = new Map<string, () => Promise<unknown>>()
  let isReady = false
  // Service managers and terminals signal every process; the primary one passes the signal on.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)
  const call = createCalls<PrimaryMethods, ChildMethods>(
    {
      send: message => {
        // Without its primary process, this one ends immediately.
        process.send?.(message, undefined, undefined, () => undefined)
      },
      onMessage: listener => process.on('message', (message: Message) => listener(message)),
    },
    {
      stop: signal => {
        if (!isReady) process.exit()
        stopped.resolve(signal)
      },
      answer: async topic => await topics.get(topic)?.(),
    },
  )
  const { number, databaseUrl } = await call('start')
  return {
    database: { url: databaseUrl, close: () => Promise.resolve() },
    siblings: {
      number,
      limiter: createDelegatedLimiter(async hits => await call('count', hits)),
      share<Answer>(topic: string, own: () => Promise<Answer>) {
        topics.set(topic, own)
        return async () => {
          const [mine, others] = await Promise.all([own(), call('gather', topic) as Promise<Gathered<Answer>>])
          return { answers: [mine, ...others.answers], silent: others.silent }
        }
      },
    },
    ready: async url => {
      isReady = true
      await call('ready', url)
    },
    isReady: () => isReady,
    failed: async text => await call('failed', text),
    stopped: stopped.promise,
  }
}
