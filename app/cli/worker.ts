import type { Command } from 'commander'
import { createLogger } from '../../adapters/logger.ts'
import { openCurrentDatabase } from '../database.ts'
import { loadEnvironment } from '../environment.ts'
import { endInTime, loadService, stopSignal } from './serve.ts'

export function addWorker(command: Command): void {
  command.action(work)
}

/** Works until SIGTERM or SIGINT; then it takes nothing new, finishes what it has, and hands its leases back. */
async function work(): Promise<void> {
  const { compose, listen, startWorker } = await loadService()
  const environment = await loadEnvironment()
  const logger = createLogger(environment.logLevel)
  const database = await openCurrentDatabase(environment, sentence => logger.warn(sentence))
  // Whatever fails from here on, an embedded database is left as it was found.
  try {
    const service = await compose({ ...environment, databaseUrl: database.url }, { logger })
    const { host, workerPort: port, maxConnections } = environment
    const listening = await listen(service, { host, port, maxConnections, listener: service.workerListener }).catch(
      async (error: unknown) => {
        await service.close()
        throw error
      },
    )
    const worker = await startWorker(service, { databaseUrl: database.url })
    const stopped = stopSignal()
    logger.info({ url: listening.url }, 'working')
    await stopped
    logger.info('stopping')
    await endInTime(async () => await listening.stop(async () => await worker.stop()), logger)
  } finally {
    await database.close()
  }
  // Agenda leaves timers behind jobs that are done.
  process.exit()
}
