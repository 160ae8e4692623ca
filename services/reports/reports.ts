import { connectionOf } from '../../adapters/postgres/transaction.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { Refusal, type ValidationError } from '../../domain/refusal.ts'
import type { AnalyticsDeps, InvalidRange } from '../analytics/deps.ts'
import * as reports from '../analytics/saved-reports.ts'
import {
  runReport as compute,
  suggestFilterValues as suggest,
  type InvalidReport,
  type ReportResult,
  type StreamOutcome,
} from '../analytics/reports.ts'
import type { AdminCaller } from '../admin/caller.ts'
import {
  change,
  changeOnce,
  found,
  type Changed,
  type ChangeDeps,
  type StoredReply,
  type Target,
} from '../admin/change.ts'
import type { ListPage, ListQuery } from '../admin/pages.ts'

export type { SavedReport } from '../analytics/saved-reports.ts'
export type ReportDeps = ChangeDeps & AnalyticsDeps
type Inside = AnalyticsDeps & Pick<ChangeDeps, 'newId'>
type Failed = InvalidReport | InvalidRange | { outcome: 'not_found' } | { outcome: 'conflict' } | { outcome: 'stale' }

export async function listReports(
  deps: AnalyticsDeps,
  { tenantId }: AdminCaller,
  { limit = 50, ...query }: ListQuery & { pinned?: boolean | undefined; scheduled?: boolean | undefined },
): Promise<ListPage<reports.SavedReport>> {
  const { reports: items, nextCursor } = await reports.listReportPage(deps, tenantId, { ...query, limit })
  return { items, nextCursor }
}

/** @throws Refusal `not_found` */
export async function getReport(
  deps: AnalyticsDeps,
  { tenantId }: AdminCaller,
  id: string,
): Promise<reports.SavedReport> {
  return found(await reports.getReport(deps, tenantId, id))
}

/** @throws Refusal `validation_failed`, `conflict` for a code that exists */
export async function createReport(
  deps: ReportDeps,
  caller: AdminCaller,
  input: reports.ReportInput,
  answer: (report: reports.SavedReport) => StoredReply,
): Promise<reports.SavedReport> {
  return await save(
    deps,
    caller,
    { action: 'report.create', answer },
    async inside => await reports.createReport(inside, caller.tenantId, input),
  )
}

/** @throws Refusal `not_found`, `precondition_failed`, `validation_failed` */
export async function updateReport(
  deps: ReportDeps,
  caller: AdminCaller,
  target: Target,
  patch: reports.ReportChanges,
): Promise<reports.SavedReport> {
  return await save(
    deps,
    caller,
    { action: 'report.update' },
    async inside => await reports.updateReport(inside, caller.tenantId, target, patch),
  )
}

/** @throws Refusal `not_found`, `precondition_failed` */
export async function pinReport(
  deps: ReportDeps,
  caller: AdminCaller,
  target: Target,
  pinned: boolean,
): Promise<reports.SavedReport> {
  return await save(
    deps,
    caller,
    { action: pinned ? 'report.pin' : 'report.unpin' },
    async inside => await reports.pinReport(inside, caller.tenantId, target, pinned),
  )
}

/** @throws Refusal `not_found`, `precondition_failed`, `validation_failed` */
export async function saveReportSchedule(
  deps: ReportDeps,
  caller: AdminCaller,
  target: Target,
  schedule: reports.ScheduleInput,
): Promise<reports.SavedReport> {
  return await save(deps, caller, { action: 'report.save_schedule' }, async inside =>
    bodyIsSchedule(await reports.saveReportSchedule(inside, caller.tenantId, target, schedule)),
  )
}

/** @throws Refusal `not_found`, also for a report without one; `precondition_failed` */
export async function deleteReportSchedule(deps: ReportDeps, caller: AdminCaller, target: Target): Promise<void> {
  await save(
    deps,
    caller,
    { action: 'report.delete_schedule' },
    async inside => await reports.saveReportSchedule(inside, caller.tenantId, target, null),
  )
}

/** @throws Refusal `not_found`, `precondition_failed` */
export async function deleteReport(deps: ReportDeps, caller: AdminCaller, target: Target): Promise<void> {
  await change(deps, caller, 'report.delete', async (_, trx) => {
    const outcome = await reports.deleteReport(await within(deps, trx), caller.tenantId, target)
    if (outcome.outcome !== 'deleted') throw refusalOf(outcome)
    return { result: undefined, resource: resourceOf(outcome.before), before: outcome.before, after: null }
  })
}

/** @throws Refusal `not_found`, `validation_failed` for a range that cannot be */
export async function runReport(
  deps: AnalyticsDeps,
  { tenantId }: AdminCaller,
  id: string,
  instead: reports.ReportInstead,
): Promise<ReportResult> {
  const outcome = await reports.runSavedReport(deps, tenantId, id, instead)
  if (outcome.outcome !== 'computed') throw refusalOf(outcome)
  return outcome.result
}

/** @throws Refusal `validation_failed` for a definition that does not suit its dataset */
export async function runAdHocReport(
  deps: AnalyticsDeps,
  { tenantId }: AdminCaller,
  definition: reports.ReportInput['definition'],
): Promise<ReportResult> {
  const outcome = await compute(deps, tenantId, definition)
  if (outcome.outcome !== 'computed') throw refusalOf(outcome)
  return outcome.result
}

/** @throws Refusal `not_found`, `validation_failed` for a definition that is no longer valid */
export async function exportReport(
  deps: AnalyticsDeps,
  { tenantId }: AdminCaller,
  id: string,
): Promise<Extract<StreamOutcome, { outcome: 'streamed' }>> {
  const outcome = await reports.streamSavedReport(deps, tenantId, id)
  if (outcome.outcome !== 'streamed') throw refusalOf(outcome)
  return outcome
}

/** @throws Refusal `invalid_input` for a field whose values cannot be suggested */
export async function suggestFilterValues(
  deps: AnalyticsDeps,
  { tenantId }: AdminCaller,
  request: { dataset: string; field: string; query: string | undefined },
) {
  const outcome = await suggest(deps, tenantId, request)
  switch (outcome.outcome) {
    case 'suggested':
      return outcome.list
    case 'invalid_report':
      throw new Refusal('invalid_input', {
        message: 'No values can be suggested for the field',
        details: { validation_errors: outcome.violations },
      })
    case 'invalid_range':
      throw new Error(`the default range of days is invalid: ${outcome.message}`)
  }
}

async function save(
  deps: ReportDeps,
  caller: AdminCaller,
  { action, answer }: { action: string; answer?: (report: reports.SavedReport) => StoredReply },
  work: (inside: Inside) => Promise<reports.SaveOutcome>,
): Promise<reports.SavedReport> {
  return await changeOnce(deps, caller, { action, answer }, async (_, trx): Promise<Changed<reports.SavedReport>> => {
    const outcome = await work(await within(deps, trx))
    if (outcome.outcome !== 'saved') throw refusalOf(outcome)
    const { before, report } = outcome
    return { result: report, resource: resourceOf(report), before, after: report }
  })
}

async function within({ clock, newId }: ReportDeps, trx: Database): Promise<Inside> {
  return { clock, newId, db: await connectionOf(trx) }
}

function resourceOf({ id, name }: reports.SavedReport) {
  return { type: 'report', id, name }
}

/** Fields are named as in the body that the caller sent. */
function bodyIsSchedule(outcome: reports.SaveOutcome): reports.SaveOutcome {
  if (outcome.outcome !== 'invalid_report') return outcome
  return {
    ...outcome,
    violations: outcome.violations.map(violation => ({
      ...violation,
      field: violation.field.replace(/^schedule\./, ''),
    })),
  }
}

function refusalOf(outcome: Failed): Refusal {
  switch (outcome.outcome) {
    case 'not_found':
      return new Refusal('not_found')
    case 'stale':
      return new Refusal('precondition_failed')
    case 'conflict':
      return new Refusal('conflict', { message: 'A report has this code already' })
    case 'invalid_report':
      return unsuitable('The report does not suit its dataset', outcome.violations)
    case 'invalid_range':
      return unsuitable(outcome.message, [{ field: 'from', rule: 'maximum' }])
  }
}

function unsuitable(message: string, violations: ValidationError[]): Refusal {
  return new Refusal('validation_failed', { message, details: { validation_errors: violations } })
}
