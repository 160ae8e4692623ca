import { Readable } from 'node:stream'
import { revisionEtag } from '../../domain/etags.ts'
import { listDatasets } from '../../services/analytics/reports.ts'
import { presentReport } from '../../services/analytics/saved-reports.ts'
import * as reports from '../../services/reports/reports.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { idOf, callerAdmin, targetOf } from '../inputs.ts'
import { created, pageBody, replied } from './replies.ts'

const PATH = '/api/admin/v1/reports'
type Deps = reports.ReportDeps

export async function listReports(deps: Deps, request: RequestOf<'listReports'>): Promise<ReplyOf<'listReports'>> {
  return {
    status: 200,
    body: pageBody(await reports.listReports(deps, callerAdmin(request.caller), request.query), presentReport),
  }
}

export async function createReport(deps: Deps, request: RequestOf<'createReport'>): Promise<ReplyOf<'createReport'>> {
  const { code, name, description, definition, pinned, schedule } = request.body
  const answer = (report: reports.SavedReport) =>
    created(`${PATH}/${report.id}`, presentReport(report), revisionEtag(report))
  return answer(
    await reports.createReport(
      deps,
      callerAdmin(request.caller),
      { code, name, description, definition, pinned, schedule },
      answer,
    ),
  )
}

export async function getReport(deps: Deps, request: RequestOf<'getReport'>): Promise<ReplyOf<'getReport'>> {
  return currentReport(await reports.getReport(deps, callerAdmin(request.caller), idOf(request.params.reportId)))
}

export async function updateReport(deps: Deps, request: RequestOf<'updateReport'>): Promise<ReplyOf<'updateReport'>> {
  const { name, description, definition } = request.body
  return await replied(
    request.caller,
    currentReport,
    async admin =>
      await reports.updateReport(deps, admin, targetOf(request, request.params.reportId), {
        name,
        description,
        definition,
      }),
  )
}

export async function deleteReport(deps: Deps, request: RequestOf<'deleteReport'>): Promise<ReplyOf<'deleteReport'>> {
  await reports.deleteReport(deps, callerAdmin(request.caller), targetOf(request, request.params.reportId))
  return { status: 204 }
}

export async function pinReport(deps: Deps, request: RequestOf<'pinReport'>): Promise<ReplyOf<'pinReport'>> {
  return currentReport(
    await reports.pinReport(deps, callerAdmin(request.caller), targetOf(request, request.params.reportId), true),
  )
}

export async function unpinReport(deps: Deps, request: RequestOf<'unpinReport'>): Promise<ReplyOf<'unpinReport'>> {
  return currentReport(
    await reports.pinReport(deps, callerAdmin(request.caller), targetOf(request, request.params.reportId), false),
  )
}

export async function saveReportSchedule(
  deps: Deps,
  request: RequestOf<'saveReportSchedule'>,
): Promise<ReplyOf<'saveReportSchedule'>> {
  return await replied(
    request.caller,
    currentReport,
    async admin =>
      await reports.saveReportSchedule(deps, admin, targetOf(request, request.params.reportId), request.body),
  )
}

export async function deleteReportSchedule(
  deps: Deps,
  request: RequestOf<'deleteReportSchedule'>,
): Promise<ReplyOf<'deleteReportSchedule'>> {
  await reports.deleteReportSchedule(deps, callerAdmin(request.caller), targetOf(request, request.params.reportId))
  return { status: 204 }
}

export async function runReport(deps: Deps, request: RequestOf<'runReport'>): Promise<ReplyOf<'runReport'>> {
  const { from, to, mode } = request.body
  return {
    status: 200,
    body: await reports.runReport(deps, callerAdmin(request.caller), idOf(request.params.reportId), { from, to, mode }),
  }
}

export async function runAdHocReport(
  deps: Deps,
  request: RequestOf<'runAdHocReport'>,
): Promise<ReplyOf<'runAdHocReport'>> {
  return { status: 200, body: await reports.runAdHocReport(deps, callerAdmin(request.caller), request.body) }
}

export async function exportReport(deps: Deps, request: RequestOf<'exportReport'>): Promise<ReplyOf<'exportReport'>> {
  const { filename, lines, truncated } = await reports.exportReport(
    deps,
    callerAdmin(request.caller),
    idOf(request.params.reportId),
  )
  return {
    status: 200,
    stream: Readable.from(lines),
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${filename}"`,
      'X-Report-Truncated': String(truncated),
    },
  }
}

export function listReportDatasets(): ReplyOf<'listReportDatasets'> {
  return { status: 200, body: listDatasets() }
}

export async function suggestFilterValues(
  deps: Deps,
  request: RequestOf<'suggestFilterValues'>,
): Promise<ReplyOf<'suggestFilterValues'>> {
  const {
    params: { dataset },
    query: { field, search },
  } = request
  return {
    status: 200,
    body: await reports.suggestFilterValues(deps, callerAdmin(request.caller), { dataset, field, query: search }),
  }
}

/** The body is the same on every surface and contains no tag. */
function currentReport(report: reports.SavedReport) {
  return { status: 200 as const, headers: { ETag: revisionEtag(report) }, body: presentReport(report) }
}
