import type { ScheduledJob } from '../adapters/agenda.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { drainEngineMessages } from './drain-engine-messages.ts'
import type { JobDeps } from './job.ts'
import { purgeEventLog } from './purge-event-log.ts'
import { purgeExpired } from './purge-expired.ts'
import { purgeWebhooks } from './purge-webhooks.ts'

/** Every job that a worker runs. */
export function allJobs(deps: JobDeps): ScheduledJob[] {
  return [drainEngineMessages, deliverWebhooks, purgeEventLog, purgeExpired, purgeWebhooks].map(job => job(deps))
}
