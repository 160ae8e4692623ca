import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  DatasetName,
  ReportDefinition,
  ReportScheduleInput,
  SavedReport,
  SavedReportInput,
  UpdateReportRequest,
} from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { useList } from './lists.ts'

export const useReports = () => useList('reports', {}, async from => await admin.reports.listReports(from))

export const useReport = (reportId: string | undefined) =>
  useQuery({
    queryKey: ['report', reportId],
    enabled: reportId !== undefined,
    queryFn: async () => await readReport(reportId ?? ''),
  })

export const useDatasets = () =>
  useQuery({
    queryKey: ['report datasets'],
    staleTime: Infinity,
    queryFn: async () => (await admin.reports.listReportDatasets()).datasets,
  })

/** The rows of a definition, computed now. The rows of the definition before stay until they are there. */
export const useReportRows = (definition: ReportDefinition | undefined) =>
  useQuery({
    queryKey: ['report rows', definition],
    enabled: definition !== undefined,
    placeholderData: keepPreviousData,
    queryFn: async () =>
      await admin.reports.runAdHocReport({
        ReportDefinition: definition ?? { dataset: 'conversations', measures: [] },
      }),
  })

/** The most frequent values of a filter. */
export const useFilterValues = (dataset: DatasetName, field: string, suggested: boolean) =>
  useQuery({
    queryKey: ['filter values', dataset, field],
    enabled: suggested,
    queryFn: async () => (await admin.reports.suggestFilterValues({ dataset, field })).values,
  })

export const useSlowestCalls = (lastDays: number) =>
  useQuery({
    queryKey: ['slowest calls', lastDays],
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
export function useReportChange<Input>(change: (input: Input) => Promise<StoredReport>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async saved => {
      cache.setQueryData(['report', saved.report.id], saved)
      await cache.invalidateQueries({ queryKey: ['reports'] })
    },
  })
}

export const createReport = async (SavedReportInput: SavedReportInput) =>
  await stored(admin.reports.createReportRaw({ SavedReportInput }))

export const saveReport = async ({ report, etag }: StoredReport, UpdateReportRequest: UpdateReportRequest) =>
  await stored(admin.reports.updateReportRaw({ reportId: report.id, If_Match: etag, UpdateReportRequest }))

export const pinReport = async ({ report, etag }: StoredReport) => {
  const which = { reportId: report.id, If_Match: etag }
  return await stored(report.pinned ? admin.reports.unpinReportRaw(which) : admin.reports.pinReportRaw(which))
}

export const saveSchedule = async ({ report, etag }: StoredReport, ReportScheduleInput: ReportScheduleInput) =>
  await stored(admin.reports.saveReportScheduleRaw({ reportId: report.id, If_Match: etag, ReportScheduleInput }))

export const deleteSchedule = async ({ report, etag }: StoredReport) => {
  await admin.reports.deleteReportSchedule({ reportId: report.id, If_Match: etag })
  return await readReport(report.id)
}

export const deleteReport = async ({ report, etag }: StoredReport) =>
  await admin.reports.deleteReport({ reportId: report.id, If_Match: etag })
