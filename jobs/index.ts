import type { ScheduledJob } from '../adapters/agenda.ts'
import { drainEngineMessages } from './drain-engine-messages.ts'
import type { JobDeps } from './job.ts'
import { purgeEventLog } from './purge-event-log.ts'
import { purgeExpired } from './purge-expired.ts'
import { republishEdgeStore } from './republish-edge-store.ts'

/** Every job that a worker runs. */
export function allJobs(deps: JobDeps): ScheduledJob[] {
  return [drainEngineMessages, purgeEventLog, purgeExpired, republishEdgeStore].map(job => job(deps))
}
