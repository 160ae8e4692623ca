import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  DatasetName,
  ReportDefinition,
  ReportScheduleInput,
  SavedReport,
  SavedReportInput,
  UpdateReportRequest,
} from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { useChange } from './change.ts'
import { useList } from './lists.ts'
import { keyOf, keysOf } from './query-keys.ts'

export const useReports = () => useList(keyOf('reports', {}), {}, async from => await admin.reports.listReports(from))

export const useReport = (reportId: string | undefined) =>
  useQuery({
    queryKey: keyOf('report', reportId),
    enabled: reportId !== undefined,
    queryFn: async () => await readReport(reportId ?? ''),
  })

export const useDatasets = () =>
  useQuery({
    queryKey: keyOf('report datasets'),
    staleTime: Infinity,
    queryFn: async () => (await admin.reports.listReportDatasets()).datasets,
  })

/** The rows of a definition, computed now. The rows of the definition before stay until they are there. */
export const useReportRows = (definition: ReportDefinition | undefined) =>
  useQuery({
    queryKey: keyOf('report rows', definition),
    enabled: definition !== undefined,
    placeholderData: keepPreviousData,
    queryFn: async () => await admin.reports.runAdHocReport(definition ?? { dataset: 'conversations', measures: [] }),
  })

/** The most frequent values of a filter. */
export const useFilterValues = (dataset: DatasetName, field: string, suggested: boolean) =>
  useQuery({
    queryKey: keyOf('filter values', dataset, field),
    enabled: suggested,
    queryFn: async () => (await admin.reports.suggestFilterValues({ dataset, field })).values,
  })

export const useSlowestCalls = (lastDays: number) =>
  useQuery({
    queryKey: keyOf('slowest calls', lastDays),
    queryFn: async () => (await admin.executions.listSlowestCalls({ lastDays })).items,
  })

/** A saved report with its tag, which its body does not have. */
export type StoredReport = { report: SavedReport; etag: string }

type Answer = { raw: Response; value: () => Promise<SavedReport> }

const readReport = async (reportId: string) => await stored(admin.reports.getReportRaw({ reportId }))

async function stored(answer: Promise<Answer>): Promise<StoredReport> {
  const reply = await answer
  return { report: await reply.value(), etag: reply.raw.headers.get('ETag') ?? '' }
}

/** A change of a saved report; its data on the pages is reloaded. */
export const useReportChange = <Input>(change: (input: Input) => Promise<StoredReport>) =>
  useChange(change, { known: ({ report }) => keyOf('report', report.id), stale: [keysOf('reports')] })

export const createReport = async (body: SavedReportInput) => await stored(admin.reports.createReportRaw(body))

export const saveReport = async ({ report, etag }: StoredReport, body: UpdateReportRequest) =>
  await stored(admin.reports.updateReportRaw({ reportId: report.id, ifMatch: etag, ...body }))

export const pinReport = async ({ report, etag }: StoredReport) => {
  const which = { reportId: report.id, ifMatch: etag }
  return await stored(report.pinned ? admin.reports.unpinReportRaw(which) : admin.reports.pinReportRaw(which))
}

export const saveSchedule = async ({ report, etag }: StoredReport, body: ReportScheduleInput) =>
  await stored(admin.reports.saveReportScheduleRaw({ reportId: report.id, ifMatch: etag, ...body }))

export const deleteSchedule = async ({ report, etag }: StoredReport) => {
  await admin.reports.deleteReportSchedule({ reportId: report.id, ifMatch: etag })
  return await readReport(report.id)
}

export function useDeleteReport({ report, etag }: StoredReport, onDeleted: () => void) {
  const cache = useQueryClient()
  return useChange(async () => await admin.reports.deleteReport({ reportId: report.id, ifMatch: etag }), {
    stale: [keysOf('reports')],
    onSuccess: () => {
      onDeleted()
      cache.removeQueries({ queryKey: keyOf('report', report.id) })
    },
  })
}
