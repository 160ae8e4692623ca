import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Command } from 'commander'
import type { Logger } from 'pino'
import { createLogger } from '../../adapters/logger.ts'
import type { Substitutes } from '../compose.ts'
import { openCurrentDatabase } from '../database.ts'
import { loadEnvironment, type Environment } from '../environment.ts'

export function addServe(command: Command): void {
  command
    .option('--worker', 'also process engine messages and schedules', false)
    .action(async ({ worker }: { worker: boolean }) => {
      await serve(await loadEnvironment(), { worker })
    })
}

/** `worker`: also processes engine messages and schedules. */
export type Serving = { worker?: boolean; substitutes?: Substitutes; announce?: (url: string) => void }

/**
 * Serves until SIGTERM or SIGINT. An embedded database is brought up to date by itself; a given one must have the
 * schema this code was written for.
 */
export async function serve(
  environment: Environment,
  { worker = false, substitutes = {}, announce }: Serving = {},
): Promise<void> {
  const { compose, listen, startWorker } = await loadService()
  const logger = createLogger(environment.logLevel)
  const database = await openCurrentDatabase(environment, sentence => logger.warn(sentence))
  // Whatever fails from here on, an embedded database is left as it was found.
  try {
    const [service] = await Promise.all([
      compose({ ...environment, databaseUrl: database.url }, { logger, ...substitutes }),
      checkAgentDocument(),
    ])
    const listening = await listen(service, environment).catch(async (error: unknown) => {
      await service.close()
      throw error
    })
    const working = worker ? await startWorker(service, { databaseUrl: database.url }) : undefined
    const stopped = stopSignal()
    logger.info({ url: listening.url }, 'listening')
    announce?.(listening.url)
    const signal = await stopped
    logger.info('stopping')
    // Nobody sends requests to a process that is stopped by hand.
    const drainMs = signal === 'SIGTERM' ? environment.drainDelay * 1_000 : 0
    await endInTime(async () => await listening.stop(async () => await working?.stop(), { drainMs }), logger)
  } finally {
    await database.close()
  }
  // A call that nobody waits for any more, and timers of Agenda, would hold the process beyond its ten seconds.
  process.exit()
}

/** The tools of agents are listed from this document: a broken one stops the start. */
async function checkAgentDocument(): Promise<void> {
  const script = fileURLToPath(new URL('check-agent-document.ts', import.meta.url))
  await promisify(execFile)(process.execPath, [script])
}

/** Loaded when it is to run: the other commands start in half the time without it. */
export async function loadService() {
  const [service, server, worker] = await Promise.all([
    import('../compose.ts'),
    import('../listen.ts'),
    import('../worker.ts'),
  ])
  return { ...service, ...server, ...worker }
}

/** Resolves with the first request to stop; a second one ends the process at once. */
export async function stopSignal(): Promise<'SIGTERM' | 'SIGINT'> {
  const signals = ['SIGTERM', 'SIGINT'] as const
  const first = await new Promise<(typeof signals)[number]>(resolve => {
    for (const signal of signals) process.once(signal, () => resolve(signal))
  })
  for (const signal of signals) process.once(signal, () => process.exit(1))
  return first
}

/** A statement that does not return, or a lost connection, must not hold the process until it is killed. */
const END_AFTER_MS = 9_700

/** Ends the process where `stop` takes too long; leases of what is unfinished run out. */
export async function endInTime(stop: () => Promise<void>, logger: Logger): Promise<void> {
  const end = setTimeout(() => {
    logger.warn('stopped with work unfinished')
    process.exit(1)
  }, END_AFTER_MS)
  await stop()
  clearTimeout(end)
}
