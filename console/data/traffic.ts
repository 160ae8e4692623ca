import { useQuery } from '@tanstack/react-query'
import { admin } from './admin.ts'
import { keyOf } from './query-keys.ts'

/** Traffic of a version's runs in the last days. @param days undefined if it is not requested */
export const useFlowTraffic = (flowId: string, version: number, days: number | undefined) =>
  useQuery({
    queryKey: keyOf('traffic', flowId, version, days),
    enabled: days !== undefined,
    queryFn: async () =>
      await admin.flows.getFlowTraffic({ flowId, version, ...(days === undefined ? {} : { lastDays: days }) }),
  })
