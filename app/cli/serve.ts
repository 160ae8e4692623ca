import type { Command } from 'commander'
import { pino } from 'pino'
import { compose, listen, type Substitutes } from '../compose.ts'
import { openCurrentDatabase } from '../database.ts'
import { loadEnvironment, type Environment } from '../environment.ts'

export function addServe(program: Command): void {
  program.command('serve')
    .description('serve the API')
    .action(async () => { await serve(await loadEnvironment()) })
}

export type Serving = { substitutes?: Substitutes, announce?: (url: string) => void }

/** Serves until SIGTERM or SIGINT. An embedded database is brought up to date by itself; a given one must have the schema this code was written for. */
export async function serve(environment: Environment, { substitutes = {}, announce }: Serving = {}): Promise<void> {
  const logger = pino({ level: environment.logLevel })
  const database = await openCurrentDatabase(environment, sentence => logger.warn(sentence))
  const service = await compose({ ...environment, databaseUrl: database.url }, { logger, ...substitutes })
  const republisher = service.republisher()
  const listening = await listen(service, environment)
  logger.info({ url: listening.url }, 'listening')
  announce?.(listening.url)
  await stopSignal()
  logger.info('stopping')
  await republisher.stop()
  await listening.stop()
  await database.close()
}

/** Resolves at the first request to stop; a second one ends the process at once. */
async function stopSignal(): Promise<void> {
  const signals = ['SIGTERM', 'SIGINT'] as const
  await new Promise<void>(resolve => {
    for (const signal of signals) process.once(signal, () => resolve())
  })
  for (const signal of signals) process.once(signal, () => process.exit(1))
}
