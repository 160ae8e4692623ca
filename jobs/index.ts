import type { ScheduledJob } from '../adapters/agenda.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { drainEngineMessages } from './drain-engine-messages.ts'
import type { JobDeps } from './job.ts'
import { purgeCustomerExports } from './purge-customer-exports.ts'
import { purgeEventLog } from './purge-event-log.ts'
import { purgeExpired } from './purge-expired.ts'
import { purgeTelemetry } from './purge-telemetry.ts'
import { refreshAnalytics } from './refresh-analytics.ts'
import { republishEdgeStore } from './republish-edge-store.ts'
import { rollUpTokenUsage } from './roll-up-token-usage.ts'
import { sendScheduledReports } from './send-scheduled-reports.ts'
import { purgeWebhooks } from './purge-webhooks.ts'
import { workCustomerRequests } from './work-customer-requests.ts'

/** Every job that a worker runs. */
export function allJobs(deps: JobDeps): ScheduledJob[] {
  return [
    drainEngineMessages,
    deliverWebhooks,
    purgeCustomerExports,
    purgeEventLog,
    purgeExpired,
    purgeTelemetry,
    purgeWebhooks,
    refreshAnalytics,
    republishEdgeStore,
    rollUpTokenUsage,
    sendScheduledReports,
    workCustomerRequests,
  ].map(job => job(deps))
}
