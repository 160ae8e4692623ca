import { useQuery } from '@tanstack/react-query'
import { admin } from './admin.ts'

/** How runs of a version went through its flow in the last days. @param days undefined where it is not asked for */
export const useFlowTraffic = (flowId: string, version: number, days: number | undefined) =>
  useQuery({
    queryKey: ['traffic', flowId, version, days],
    enabled: days !== undefined,
    queryFn: async () =>
      await admin.flows.getFlowTraffic({ flowId, version, ...(days === undefined ? {} : { lastDays: days }) }),
  })
