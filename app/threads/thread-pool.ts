import { randomUUID } from 'node:crypto'
import { BroadcastChannel } from 'node:worker_threads'
import type { Piscina } from 'piscina'
import { systemClock, type Clock } from '../../adapters/clock.ts'
import type { ChangeFeed } from '../../adapters/postgres/notifications.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { AnyReply } from '../../handlers/wire.ts'
import { clientHasLeft } from '../../services/admin/caller.ts'
import type { ThreadData } from './compose-thread.ts'
import { replyOf, type Ask, type Outcome } from './messages.ts'
import { AT_ONCE } from './operations.ts'

const WAITING_AT_MOST = 100
/** A thread takes some ten megabytes, and what it has compiled. */
const IDLE_MS = 30_000
const MEMORY_MB = 512
const RETRY_AFTER_S = 2

export type ThreadPool = {
  /** @throws Refusal `service_unavailable` when the queue is full, or the thread has ended */
  run(task: Ask): Promise<AnyReply>
  close(): Promise<void>
}

/** The thread starts with the first task and ends when none has come for half a minute, with all that it held. */
export function createThreadPool(
  { clock, changes }: { clock: Clock; changes: ChangeFeed },
  environment: ThreadData['environment'],
): ThreadPool {
  const channel = `parley-changes-${randomUUID()}`
  let started: Promise<Piscina> | undefined
  let broadcast: BroadcastChannel | undefined

  const start = async () => {
    broadcast = new BroadcastChannel(channel)
    broadcast.unref()
    changes.onChange(change => broadcast?.postMessage(change))
    return await startPiscina({ channel, environment })
  }

  return {
    async run(task) {
      if (Atomics.load(task.left, 0) !== 0) throw clientHasLeft()
      const threads = await (started ??= start())
      const now = clock === systemClock ? undefined : clock.now()
      let outcome: Outcome
      try {
        outcome = (await threads.run({ ...task, now })) as Outcome
      } catch (error) {
        // No place in the queue, or the thread has ended: it had no memory left, or the service stops.
        throw new Refusal('service_unavailable', { headers: { 'Retry-After': String(RETRY_AFTER_S) }, cause: error })
      }
      return replyOf(outcome)
    },
    async close() {
      broadcast?.close()
      await (await started)?.destroy()
    },
  }
}

async function startPiscina({ channel, environment }: ThreadData): Promise<Piscina> {
  const { Piscina } = await import('piscina')
  const { appSecret, appSecretSecondary, publicUrl, logLevel, egressAllow, databaseUrl } = environment
  const passed = { appSecret, appSecretSecondary, publicUrl, logLevel, egressAllow, databaseUrl }
  return new Piscina({
    filename: new URL('thread.ts', import.meta.url).href,
    workerData: { channel, environment: passed } satisfies ThreadData,
    minThreads: 0,
    // Each process has one, and a deployment a process for each core.
    maxThreads: 1,
    concurrentTasksPerWorker: AT_ONCE,
    maxQueue: WAITING_AT_MOST,
    idleTimeout: IDLE_MS,
    // A thread that sleeps in `Atomics.wait` would not notice that its connections end, nor hear of changes.
    atomics: 'disabled',
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
}
