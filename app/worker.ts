import { createJobRunner } from '../adapters/agenda.ts'
import { createListener } from '../adapters/listener.ts'
import { createPool } from '../adapters/postgres.ts'
import { WORK_CHANNEL } from '../adapters/stores/runtime/engine-messages.ts'
import { allJobs } from '../jobs/index.ts'
import { createDrain, type Drain } from '../services/drain.ts'
import type { TurnDeps } from '../services/turns.ts'
import type { Service } from './compose.ts'

export type Worker = {
  drain: Drain
  /** Takes nothing new, finishes what is at work, and gives its leases back. */
  stop(): Promise<void>
}

/** Turns at the same time; each holds a connection while it commits. */
const CONNECTIONS = 6

/** Makes the service work off engine messages and schedules, next to whatever else the process does. */
export async function startWorker({ deps, logger, republisher: startRepublisher }: Pick<Service, 'deps' | 'logger' | 'republisher'>, { databaseUrl }: { databaseUrl: string }): Promise<Worker> {
  const onError = (error: unknown, what: string) => logger.warn({ err: error }, what)
  // Connections of its own, so that a flood of work does not queue up before the requests of the same process.
  const db = createPool({ url: databaseUrl, name: 'parley-worker', max: CONNECTIONS, onError: error => onError(error, 'a database connection of the worker broke') })
  const workDeps: TurnDeps = { ...deps, db }
  const drain = createDrain(workDeps)
  deps.work.onSignal(drain.kick)
  const listener = createListener({
    url: databaseUrl, channel: WORK_CHANNEL, name: 'parley-work', onNotice: drain.kick, onListening: drain.kick,
    onError: error => onError(error, 'the worker lost the connection for notices'),
  })
  const republisher = startRepublisher()
  const jobs = createJobRunner({ url: databaseUrl, jobs: allJobs({ db, drain, republisher }), owner: deps.newId(), onError: (error, job) => onError(error, job === undefined ? 'the job runner failed' : `the job ${job} failed`) })
  await listener.ready()
  await jobs.start()
  return {
    drain,
    async stop() {
      await Promise.all([listener.close(), jobs.stop(), drain.stop(), republisher.stop()])
      await db.end()
    },
  }
}
