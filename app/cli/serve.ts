import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { createLogger } from '../../adapters/logger.ts'
import type { Substitutes } from '../compose.ts'
import { openCurrentDatabase } from '../database.ts'
import { loadEnvironment, type Environment } from '../environment.ts'

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the API')
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
    await stopped
    logger.info('stopping')
    await listening.stop(async () => {
      await working?.stop()
    })
  } finally {
    await database.close()
  }
  // Agenda leaves timers behind jobs that are done.
  if (worker) process.exit()
}

/** The tools of agents are listed from this document: a broken one stops the start. */
async function checkAgentDocument(): Promise<void> {
  const { checkOpenRpcDocument } = await import('../../adapters/openrpc.ts')
  await checkOpenRpcDocument(
    JSON.parse(await readFile(new URL('../../generated/openrpc.json', import.meta.url), 'utf8')) as object,
  )
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

/** Resolves at the first request to stop; a second one ends the process at once. */
export async function stopSignal(): Promise<void> {
  const signals = ['SIGTERM', 'SIGINT'] as const
  await new Promise<void>(resolve => {
    for (const signal of signals) process.once(signal, () => resolve())
  })
  for (const signal of signals) process.once(signal, () => process.exit(1))
}
