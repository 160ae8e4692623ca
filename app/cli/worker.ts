import type { Command } from 'commander'
import { createLogger } from '../../adapters/logger.ts'
import { openCurrentDatabase } from '../database.ts'
import { loadEnvironment, type Environment } from '../environment.ts'
import type { Primary } from '../processes/child.ts'
import { endInTime, stopSignal } from '../stop-signal.ts'
import { inProcesses, processesOption } from './processes.ts'

export function addWorker(command: Command): void {
  command.addOption(processesOption()).action(async ({ processes }: { processes: number }) => {
    const environment = await loadEnvironment()
    await inProcesses(processes, {
      environment,
      announcement: ANNOUNCEMENT,
      run: async primary => await work(environment, primary),
    })
  })
}

const ANNOUNCEMENT = 'working'

/** Works until SIGTERM or SIGINT; then it takes nothing new, finishes what it has, and hands its leases back. */
async function work(environment: Environment, primary: Primary | undefined): Promise<void> {
  const [{ composeWorker }, { listen }, { startWorker }] = await Promise.all([
    import('../compose-worker.ts'),
    import('../listen.ts'),
    import('../worker.ts'),
  ])
  const logger = createLogger(environment.logLevel)
  const database = primary?.database ?? (await openCurrentDatabase(environment, sentence => logger.warn(sentence)))
  // Whatever fails from here on, an embedded database is left as it was found.
  try {
    const service = await composeWorker(
      { ...environment, databaseUrl: database.url },
      { logger, siblings: primary?.siblings },
    )
    const { host, workerPort: port, maxConnections } = environment
    const listening = await listen(service, { host, port, maxConnections }).catch(async (error: unknown) => {
      await service.close()
      throw error
    })
    const worker = await startWorker(service, { databaseUrl: database.url })
    const stopped = primary?.stopped ?? stopSignal()
    if (primary === undefined) logger.info({ url: listening.url }, ANNOUNCEMENT)
    else await primary.ready(listening.url)
    await stopped
    if (primary === undefined) logger.info('stopping')
    await endInTime(async () => await listening.stop(async () => await worker.stop()), logger)
  } finally {
    await database.close()
  }
  // Agenda leaves timers behind jobs that are done.
  process.exit()
}
