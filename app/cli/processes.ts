import { availableParallelism } from 'node:os'
import { InvalidArgumentError, Option } from 'commander'
import { createLogger } from '../../adapters/logger.ts'
import { openCurrentDatabase } from '../database.ts'
import type { Environment } from '../environment.ts'
import type { Substitutes } from '../compose/substitutes.ts'
import { connectPrimary, isChild, type Primary } from '../processes/child.ts'
import { endInTime, stopSignal, type StopSignal } from '../stop-signal.ts'
import { failureText } from './failure.ts'

const MOST = 256

/** The number that `--processes` stands for. */
export function processesOption(): Option {
  return new Option('--processes <n>', 'how many share the port; auto is one for each core')
    .argParser(text => {
      if (text === 'auto') return availableParallelism()
      const count = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : Number.NaN
      if (count <= MOST) return count
      throw new InvalidArgumentError(`It must be auto or a whole number from 1 to ${MOST}.`)
    })
    .default(1)
}

export type Processes = {
  environment: Environment
  /** What the log says when all are ready. */
  announcement: string
  /** What must hold before any of them starts. */
  check?: () => Promise<void>
  run: (primary: Primary | undefined) => Promise<void>
}

/** Runs in this process, or in several that this one starts with its own arguments and watches. */
export async function inProcesses(count: number, processes: Processes): Promise<void> {
  if (isChild()) await runAsChild(processes)
  else if (count === 1) await processes.run(undefined)
  else await runAsPrimary(count, processes)
}

async function runAsChild({ run }: Processes): Promise<void> {
  const primary = await connectPrimary()
  try {
    await run(primary)
  } catch (error) {
    if (primary.isReady()) throw error
    // The primary process announces it once for all.
    await primary.failed(failureText(error))
    process.exit(1)
  }
}

async function runAsPrimary(count: number, { environment, announcement, check }: Processes): Promise<void> {
  const { runProcesses } = await import('../processes/primary.ts')
  const logger = createLogger(environment.logLevel)
  const database = await openCurrentDatabase(environment, sentence => logger.warn(sentence), true)
  let clean: boolean
  try {
    await check?.()
    clean = await runProcesses({ count, databaseUrl: database.url, logger, announcement })
  } finally {
    await database.close()
  }
  process.exit(clean ? 0 : 1)
}

type Started = { url: string; stop: (signal: StopSignal) => Promise<void> }
type UntilStopped = {
  /** The process that started this one: it has opened the database, and says when to stop. */
  primary: Primary | undefined
  announcement: string
  announce?: ((url: string) => void) | undefined
  start: (environment: Environment & { databaseUrl: string }, substitutes: Substitutes) => Promise<Started>
}

/** Runs what `start` starts until SIGTERM or SIGINT, and ends the process. */
export async function runUntilStopped(
  environment: Environment,
  { primary, announcement, announce, start }: UntilStopped,
): Promise<void> {
  const logger = createLogger(environment.logLevel)
  const database =
    primary?.database ?? (await openCurrentDatabase(environment, sentence => logger.warn(sentence), true))
  // If anything fails from here on, an embedded database is left as it was found.
  try {
    const { url, stop } = await start(
      { ...environment, databaseUrl: database.url },
      { logger, siblings: primary?.siblings },
    )
    const stopped = primary?.stopped ?? stopSignal()
    if (primary === undefined) logger.info({ url }, announcement)
    else await primary.ready(url)
    announce?.(url)
    const signal = await stopped
    if (primary === undefined) logger.info('stopping')
    await endInTime(async () => await stop(signal), logger)
  } finally {
    await database.close()
  }
  // A call that nobody waits for, or a timer of Agenda, would keep the process running beyond its ten seconds.
  process.exit()
}
