import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { countHits } from '../../adapters/limiter/delegated.ts'
import type { Limiter } from '../../adapters/limiter/index.ts'
import { createMemoryLimiter } from '../../adapters/limiter/limiter.ts'
import { withinTime } from '../../adapters/time-limit.ts'
import { stopSignal, type StopSignal } from '../stop-signal.ts'
import type { Gathered } from './methods.ts'
import { startChild, type Child, type Ended } from './start-child.ts'
import { StartFailed } from './start-failed.ts'

export type ProcessesOptions = {
  count: number
  databaseUrl: string
  logger: Logger
  /** What the log says once all processes are ready. */
  announcement: string
}

type Processes = ProcessesOptions & {
  /** The running ones, by number. */
  children: Map<number, Child>
  stopping: AbortController
  announced: boolean
  /** Counts the limits of all of them, if no Redis does. */
  limiter: Limiter
  /** False once a process has ended other than on request. */
  clean: boolean
}

/** Longer than the limits of a process's own checks, so that it can say which of them was late. */
const ANSWER_LIMIT_MS = 2_500
/** Before a process is started again; doubled each time, until one has run for `STEADY_MS`. */
const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 30_000
const STEADY_MS = 60_000
/** After this many failed starts in a row all processes end, for the service manager to notice. */
const START_ATTEMPTS = 5
/** Processes should end by themselves earlier. */
const KILL_AFTER_MS = 9_850

/**
 * Starts processes that share one port, starts each again when it ends, and on SIGTERM or SIGINT stops all and waits
 * for them. Resolves with whether they stopped as requested.
 * @throws StartFailed when one cannot start, once the others have stopped
 */
export async function runProcesses(options: ProcessesOptions): Promise<boolean> {
  const processes: Processes = {
    ...options,
    children: new Map(),
    stopping: new AbortController(),
    announced: false,
    limiter: createMemoryLimiter(),
    clean: true,
  }
  void stopSignal().then(signal => {
    options.logger.info('stopping')
    stop(processes, signal)
  })
  const slots = Array.from({ length: options.count }, async (_, index) => await keepRunning(processes, index + 1))
  try {
    await Promise.all(slots)
  } catch (error) {
    stop(processes, 'SIGINT')
    await Promise.allSettled(slots)
    throw error
  }
  return processes.clean
}

function stop({ children, stopping }: Processes, signal: StopSignal): void {
  if (stopping.signal.aborted) return
  stopping.abort()
  for (const { call } of children.values()) void call('stop', signal)
  setTimeout(() => {
    for (const child of children.values()) child.kill()
  }, KILL_AFTER_MS).unref()
}

/** Keeps a process with this number running until the stop: whenever it ends, another one is started. */
async function keepRunning(processes: Processes, number: number): Promise<void> {
  const { stopping, logger } = processes
  let failures = 0
  let pauseMs = FIRST_PAUSE_MS
  const isStopping = (): boolean => stopping.signal.aborted
  while (!isStopping()) {
    const startedAt = performance.now()
    const ended = await run(processes, number)
    if (isStopping()) return
    if (ended instanceof StartFailed) {
      failures += 1
      if (!processes.announced || failures === START_ATTEMPTS) throw ended
      logger.error({ process: number, reason: ended.message }, 'a process could not be started again')
    } else {
      failures = 0
      logger.error({ process: number, processId: ended.processId }, `a process ended ${ended.how}`)
    }
    if (performance.now() - startedAt > STEADY_MS) pauseMs = FIRST_PAUSE_MS
    await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  }
}

/** One process from its start to its end. */
async function run(processes: Processes, number: number): Promise<Ended | StartFailed> {
  const { children, databaseUrl, limiter, stopping } = processes
  const child = startChild({
    start: () => ({ number, databaseUrl }),
    count: async hits => await countHits(limiter, hits),
    gather: async topic => await gather(processes, number, topic),
  })
  children.set(number, child)
  const failed = await child.ready.then(
    url => announce(processes, number, url),
    (error: unknown) => error as StartFailed,
  )
  const ended = await child.ended
  children.delete(number)
  if (stopping.signal.aborted && ended.code !== 0) processes.clean = false
  return failed ?? ended
}

function announce(processes: Processes, number: number, url: string): undefined {
  const { announced, announcement, children, count, logger } = processes
  if (announced) {
    logger.info({ process: number }, 'a process was started again')
    return
  }
  processes.announced = [...children.values()].filter(({ isReady }) => isReady()).length === count
  if (processes.announced) logger.info({ url, processes: count }, announcement)
}

/** The answers of the other processes that are ready. */
async function gather({ children }: Processes, asker: number, topic: string): Promise<Gathered<unknown>> {
  const others = [...children].filter(([number, child]) => number !== asker && child.isReady())
  const answers = await Promise.allSettled(
    others.map(async ([, { call }]) => await withinTime(ANSWER_LIMIT_MS, call('answer', topic))),
  )
  const answered = answers.filter(answer => answer.status === 'fulfilled').map(({ value }) => value)
  return { answers: answered, silent: others.length - answered.length }
}
