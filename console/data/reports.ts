import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReportDefinition } from '../../sdk/index.ts'
import { admin } from './admin.ts'

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

export const useSlowestCalls = (lastDays: number) =>
  useQuery({
    queryKey: ['slowest calls', lastDays],
    queryFn: async () => (await admin.executions.listSlowestCalls({ lastDays })).items,
  })
