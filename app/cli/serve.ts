import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { pino } from 'pino'
import type { Substitutes } from '../compose.ts'
import { openCurrentDatabase } from '../database.ts'
import { loadEnvironment, type Environment } from '../environment.ts'

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the API')
    .option('--worker', 'work off engine messages and schedules in the same process', false)
    .action(async ({ worker }: { worker: boolean }) => {
      await serve(await loadEnvironment(), { worker })
    })
}

/** `worker`: also works off engine messages and schedules. */
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
  const logger = pino({ level: environment.logLevel })
  const [database] = await Promise.all([
    openCurrentDatabase(environment, sentence => logger.warn(sentence)),
    checkAgentDocument(),
  ])
  const service = await compose({ ...environment, databaseUrl: database.url }, { logger, ...substitutes })
  const working = worker
    ? await startWorker(service, { databaseUrl: database.url, appSecret: environment.appSecret })
    : undefined
  const listening = await listen(service, environment)
  const stopped = stopSignal()
  logger.info({ url: listening.url }, 'listening')
  announce?.(listening.url)
  await stopped
  logger.info('stopping')
  await listening.stop(async () => {
    await working?.stop()
  })
  await database.close()
  // Agenda leaves timers behind jobs that are done.
  if (worker) process.exit()
}

/** The tools that agents are told of come from this document: a broken one stops the start. */
async function checkAgentDocument(): Promise<void> {
  const { checkOpenRpcDocument } = await import('../../adapters/openrpc.ts')
  await checkOpenRpcDocument(
    JSON.parse(await readFile(new URL('../../generated/openrpc.json', import.meta.url), 'utf8')) as object,
  )
}

/** Loaded when it is to run: the other commands start in half the time without it. */
export async function loadService() {
  const [service, worker] = await Promise.all([import('../compose.ts'), import('../worker.ts')])
  return { ...service, ...worker }
}

/** Resolves at the first request to stop; a second one ends the process at once. */
export async function stopSignal(): Promise<void> {
  const signals = ['SIGTERM', 'SIGINT'] as const
  await new Promise<void>(resolve => {
    for (const signal of signals) process.once(signal, () => resolve())
  })
  for (const signal of signals) process.once(signal, () => process.exit(1))
}
