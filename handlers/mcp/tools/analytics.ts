import type { AgentToolArguments as Arguments, AgentToolResult as Result } from '../../../generated/agent-tools.ts'
import type { AnalyticsDeps, InvalidRange, SummaryDeps } from '../../../services/analytics/deps.ts'
import {
  engagementSummary as engagement,
  listTelemetry,
  topCustomers as customers,
} from '../../../services/analytics/engagement.ts'
import { funnel } from '../../../services/analytics/flows.ts'
import { goalSummary as goals } from '../../../services/analytics/goals.ts'
import {
  exportReportCsv as exportCsv,
  listDatasets,
  runReport as run,
  suggestFilterValues as suggest,
  type InvalidReport,
} from '../../../services/analytics/reports.ts'
import {
  getReport as get,
  listReports as list,
  presentReport,
  type SavedReport,
} from '../../../services/analytics/saved-reports.ts'
import { Refusal } from '../../../domain/refusal.ts'
import { ToolFailure } from '../errors.ts'
import type { ToolCaller } from '../registry.ts'

export function listReportDatasets(): Result<'analytics.list_datasets'> {
  return listDatasets()
}

export async function runReport(
  deps: AnalyticsDeps,
  { holder }: ToolCaller,
  { definition, mode }: Arguments<'analytics.run_report'>,
): Promise<Result<'analytics.run_report'>> {
  const outcome = await run(deps, holder.tenantId, definition, mode)
  return outcome.outcome === 'computed' ? outcome.result : failure(outcome)
}

export async function listReports(
  deps: AnalyticsDeps,
  { holder }: ToolCaller,
  { pinned_only, scheduled_only }: Arguments<'analytics.list_reports'>,
): Promise<Result<'analytics.list_reports'>> {
  const found = await list(deps, holder.tenantId, {
    pinned: pinned_only === true ? true : undefined,
    scheduled: scheduled_only === true ? true : undefined,
  })
  return { reports: found.map(agentReport) }
}

export async function getReport(
  deps: AnalyticsDeps,
  { holder }: ToolCaller,
  { report_id }: Arguments<'analytics.get_report'>,
): Promise<Result<'analytics.get_report'>> {
  return agentReport(await savedReport(deps, holder.tenantId, report_id))
}

export async function exportReportCsv(
  deps: AnalyticsDeps,
  { holder }: ToolCaller,
  { report_id, definition }: Arguments<'analytics.export_report_csv'>,
): Promise<Result<'analytics.export_report_csv'>> {
  if ((report_id === undefined) === (definition === undefined))
    throw new Refusal('invalid_input', { message: 'Give either report_id or definition' })
  const requested = definition ?? (await savedReport(deps, holder.tenantId, report_id ?? '')).definition
  const outcome = await exportCsv(deps, holder.tenantId, requested)
  return outcome.outcome === 'exported' ? outcome.export : failure(outcome)
}

export async function suggestFilterValues(
  deps: AnalyticsDeps,
  { holder }: ToolCaller,
  args: Arguments<'analytics.suggest_filter_values'>,
): Promise<Result<'analytics.suggest_filter_values'>> {
  const outcome = await suggest(deps, holder.tenantId, args)
  return outcome.outcome === 'suggested'
    ? (outcome.list as Result<'analytics.suggest_filter_values'>)
    : failure(outcome)
}

export async function goalSummary(
  deps: SummaryDeps,
  { holder }: ToolCaller,
  args: Arguments<'analytics.goal_summary'>,
): Promise<Result<'analytics.goal_summary'>> {
  const outcome = await goals(deps, holder.tenantId, args)
  return outcome.outcome === 'summed' ? outcome.summary : failure(outcome)
}

export async function engagementSummary(
  deps: SummaryDeps,
  { holder }: ToolCaller,
  args: Arguments<'analytics.engagement_summary'>,
): Promise<Result<'analytics.engagement_summary'>> {
  const outcome = await engagement(deps, holder.tenantId, args)
  return outcome.outcome === 'summed' ? outcome.summary : failure(outcome)
}

export async function flowFunnel(
  deps: SummaryDeps,
  { holder }: ToolCaller,
  { flow_id, ...range }: Arguments<'analytics.funnel'>,
): Promise<Result<'analytics.funnel'>> {
  const outcome = await funnel(deps, holder.tenantId, flow_id.toLowerCase(), range)
  if (outcome.outcome === 'not_found') throw new Refusal('not_found', { message: 'No such flow' })
  return outcome.outcome === 'drawn' ? outcome.funnel : failure(outcome)
}

export async function topCustomers(
  deps: AnalyticsDeps,
  { holder }: ToolCaller,
  args: Arguments<'analytics.top_customers'>,
): Promise<Result<'analytics.top_customers'>> {
  const outcome = await customers(deps, holder.tenantId, args)
  return outcome.outcome === 'listed' ? outcome.list : failure(outcome)
}

export async function listClientEvents(
  deps: AnalyticsDeps,
  { holder }: ToolCaller,
  args: Arguments<'analytics.list_telemetry'>,
): Promise<Result<'analytics.list_telemetry'>> {
  return await listTelemetry(deps, holder.tenantId, args)
}

/** A filter's value may be any JSON, which the two generated types express differently. */
function agentReport(report: SavedReport): Result<'analytics.get_report'> {
  return presentReport(report) as Result<'analytics.get_report'>
}

async function savedReport(deps: AnalyticsDeps, tenantId: string, reportId: string): Promise<SavedReport> {
  const report = await get(deps, tenantId, reportId.toLowerCase())
  if (report === undefined) throw new Refusal('not_found', { message: 'No such report' })
  return report
}

function failure(outcome: InvalidRange | InvalidReport): never {
  switch (outcome.outcome) {
    case 'invalid_range':
      throw new ToolFailure('invalid_range', outcome.message)
    case 'invalid_report':
      throw new ToolFailure('invalid_report', 'The report does not suit its dataset', {
        validation_errors: outcome.violations,
      })
  }
}
