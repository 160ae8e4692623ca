import type { Mail, MailAddress, Mailer } from '../../adapters/mail/index.ts'
import { encodePng } from '../../adapters/png.ts'
import { findWorkspace } from '../../adapters/stores/analytics/reports.ts'
import {
  claimDelivery,
  markDelivered,
  markUndelivered,
  type SavedReport,
} from '../../adapters/stores/analytics/saved-reports.ts'
import { findDueReports } from '../../adapters/stores/analytics/across-tenants.ts'
import { findConfigValue } from '../../adapters/stores/configuration/overrides.ts'
import { drawBars } from '../../domain/reports/chart.ts'
import { renderReportMail } from '../../domain/reports/mail.ts'
import { isRecipientAllowed } from '../../domain/reports/recipients.ts'
import { asOfOneMoment, type SummaryDeps } from './deps.ts'
import { exportReportCsv, runReport, type ReportResult } from './reports.ts'

export type ScheduledReportDeps = SummaryDeps & {
  mailer: Mailer
  /** Decides what is due, independently of the clock of this process. */
  databaseNow: () => Promise<Date>
}
export type ReportsSent = { sent: number; failed: number }

const CHART_ID = 'chart@parley'
const ERROR_MAX_LENGTH = 500

/**
 * Sends every report that is due: at minute 5 of its UTC hour, on its ISO weekday if it is weekly. A missed time is
 * made up, with the figures of that time; of several missed times only the latest. A report is sent once for a time,
 * despite restarts or concurrent runs, since only the process that inserts the row of the day sends. A mail that is
 * known to have failed releases the day, and the next run retries; one whose process died while it handed the mail to
 * the server is not sent twice.
 */
export async function sendScheduledReports(deps: ScheduledReportDeps): Promise<ReportsSent> {
  const count: ReportsSent = { sent: 0, failed: 0 }
  for (const { tenantId, report, day, dueAt } of await findDueReports(deps.db, await deps.databaseNow())) {
    let isClaimed = false
    try {
      // Composed first: a process that dies here leaves the day unclaimed.
      const mail = await composeMail({ ...deps, clock: { now: () => dueAt } }, tenantId, report, day)
      isClaimed = await claimDelivery(deps.db, tenantId, report.id, day)
      if (!isClaimed) continue
      await deps.mailer.send(mail)
      await markDelivered(deps.db, tenantId, report.id, day, deps.clock.now())
      count.sent += 1
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_MAX_LENGTH)
      await markUndelivered(deps.db, tenantId, report.id, day, { error: reason, isClaimed })
      count.failed += 1
    }
  }
  return count
}

async function composeMail(
  deps: ScheduledReportDeps,
  tenantId: string,
  report: SavedReport,
  day: string,
): Promise<Mail> {
  const [{ computed, exported }, workspace, sender, domains] = await Promise.all([
    asOfOneMoment(deps, async inside => ({
      computed: await runReport(inside, tenantId, report.definition, 'view'),
      exported: await exportReportCsv(inside, tenantId, report.definition),
    })),
    findWorkspace(deps.db, tenantId),
    senderOf(deps, tenantId),
    findConfigValue(deps.db, tenantId, 'insights/reports/recipient_domains'),
  ])
  if (computed.outcome !== 'computed' || exported.outcome !== 'exported')
    throw new Error('The definition does not suit its dataset any more')
  const to = (report.schedule?.recipients ?? []).filter(recipient => isRecipientAllowed(recipient, domains))
  if (to.length === 0) throw new Error('No recipient is in an allowed domain')
  const chart = drawBars(firstMeasure(computed.result))
  const rendered = renderReportMail({
    name: report.name,
    workspace: workspace?.name ?? '',
    result: computed.result,
    chartId: chart === undefined ? undefined : CHART_ID,
  })
  return {
    ...sender,
    to,
    ...rendered,
    id: `report-${report.id}-${day}`,
    attachments: [
      ...(chart === undefined
        ? []
        : [{ filename: 'chart.png', contentType: 'image/png', content: encodePng(chart), contentId: CHART_ID }]),
      {
        filename: exported.export.filename,
        contentType: 'text/csv; charset=utf-8',
        content: Buffer.from(exported.export.csv),
      },
    ],
  }
}

function firstMeasure({ columns, rows }: ReportResult): (number | null)[] {
  const measure = columns.find(({ role }) => role === 'measure')
  return rows.map(row => {
    const value = measure === undefined ? null : row[measure.name]
    return typeof value === 'number' ? value : null
  })
}

async function senderOf(
  { db }: ScheduledReportDeps,
  tenantId: string,
): Promise<{ from: MailAddress | undefined; replyTo?: MailAddress }> {
  const [name, address, replyTo] = await Promise.all(
    ['name', 'address', 'reply_to'].map(async field => await findConfigValue(db, tenantId, `mail/sender/${field}`)),
  )
  return {
    from:
      typeof address === 'string' && address !== ''
        ? { address, ...(typeof name === 'string' ? { name } : {}) }
        : undefined,
    ...(typeof replyTo === 'string' && replyTo !== '' ? { replyTo: { address: replyTo } } : {}),
  }
}
