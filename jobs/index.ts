import type { ScheduledJob } from '../adapters/agenda.ts'
import type { Clock } from '../adapters/clock.ts'
import type { Mailer } from '../adapters/mail/index.ts'
import { startDatabaseClock } from '../adapters/postgres/clock.ts'
import type { Pool } from '../adapters/postgres/pool.ts'
import document from '../generated/schemas/jobs.json' with { type: 'json' }
import { refreshAnalytics, rollUpWholeTokenUsage } from '../services/analytics/refresh.ts'
import { sendScheduledReports } from '../services/analytics/scheduled-reports.ts'
import type { Settings } from '../services/configuration/settings.ts'
import { purgeConversations } from '../services/conversations/retention.ts'
import type { CustomerDataDeps } from '../services/customer-data/deps.ts'
import { purgeCustomerExports, workCustomerRequests } from '../services/customer-data/work.ts'
import { embedPassages } from '../services/knowledge/embed-passages.ts'
import type { CheckDeps } from '../services/knowledge/checks.ts'
import { promoteDocuments } from '../services/knowledge/promote-documents.ts'
import { assignHandoffs } from '../services/handoffs/assigning.ts'
import type { HandoffDeps } from '../services/handoffs/handoffs.ts'
import { purgeUntakenUploads } from '../services/forms/purge-uploads.ts'
import {
  makePartitions,
  purgeAudit,
  purgeEventLog,
  purgeExpired,
  purgeGaps,
  purgeTexts,
} from '../services/retention.ts'
import { purgeTelemetry } from '../services/telemetry/retention.ts'
import { purgeWebhookHistory } from '../services/webhooks/purge.ts'

/** What jobs use: everything long-lived, made by the composition root. */
export type JobDeps = CustomerDataDeps &
  HandoffDeps &
  CheckDeps & {
    db: Pool
    clock: Clock
    mailer: Mailer
    settings: Settings
    databaseNow: () => Promise<Date>
  }

const schedules = document['x-schedules']
type ScheduleName = keyof typeof schedules

/**
 * The work of every schedule in the contract; each may run twice, also at the same time in two processes. One table and
 * not a file for each job: such a file would have nothing but the delegating call, and the type checker compares the
 * table's names with those of the contract.
 */
const WORK: Readonly<Record<ScheduleName, (deps: JobDeps) => Promise<unknown>>> = {
  'refresh-analytics': refreshAnalytics,
  'send-scheduled-reports': sendScheduledReports,
  'assign-handoffs': assignHandoffs,
  'work-customer-requests': workCustomerRequests,
  'purge-customer-exports': purgeCustomerExports,
  'make-partitions': makePartitions,
  'purge-telemetry': purgeTelemetry,
  'purge-event-log': purgeEventLog,
  'purge-conversations': purgeConversations,
  'purge-call-audit': purgeAudit,
  'purge-expired': purgeExpired,
  'purge-unmatched-texts': purgeTexts,
  'purge-knowledge-gaps': purgeGaps,
  'embed-passages': embedPassages,
  'promote-documents': promoteDocuments,
  'purge-uploads': purgeUntakenUploads,
  'purge-webhooks': purgeWebhookHistory,
  'roll-up-token-usage': rollUpWholeTokenUsage,
}

/**
 * Every job that a worker runs, at the time that the contract gives it and by the database's clock: a machine whose own
 * is years ahead would delete what retention keeps, and count hours that have not ended.
 */
export function allJobs(deps: Omit<JobDeps, 'clock'>): ScheduledJob[] {
  return (Object.keys(schedules) as ScheduleName[]).map(name => ({
    name,
    cron: schedules[name].cron,
    run: async () => {
      await WORK[name]({ ...deps, clock: await startDatabaseClock(deps.databaseNow) })
    },
  }))
}
