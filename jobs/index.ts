import type { ScheduledJob } from '../adapters/agenda.ts'
import type { JobDeps } from './job.ts'
import { makePartitions } from './make-partitions.ts'
import { purgeCallAudit } from './purge-call-audit.ts'
import { purgeConversations } from './purge-conversations.ts'
import { purgeCustomerExports } from './purge-customer-exports.ts'
import { purgeEventLog } from './purge-event-log.ts'
import { purgeExpired } from './purge-expired.ts'
import { purgeTelemetry } from './purge-telemetry.ts'
import { refreshAnalytics } from './refresh-analytics.ts'
import { rollUpTokenUsage } from './roll-up-token-usage.ts'
import { sendScheduledReports } from './send-scheduled-reports.ts'
import { purgeUploads } from './purge-uploads.ts'
import { purgeWebhooks } from './purge-webhooks.ts'
import { workCustomerRequests } from './work-customer-requests.ts'

/** Every job that a worker runs. */
export function allJobs(deps: JobDeps): ScheduledJob[] {
  return [
    makePartitions,
    purgeCallAudit,
    purgeConversations,
    purgeCustomerExports,
    purgeEventLog,
    purgeExpired,
    purgeTelemetry,
    purgeUploads,
    purgeWebhooks,
    refreshAnalytics,
    rollUpTokenUsage,
    sendScheduledReports,
    workCustomerRequests,
  ].map(job => job(deps))
}
