import { useMutation, useQuery } from '@tanstack/react-query'
import { admin } from './admin.ts'

/** The tests that are stored with a flow. */
export const useFlowTests = (flowId: string) =>
  useQuery({
    queryKey: ['flow tests', flowId],
    queryFn: async () => await admin.flows.getFlowTests({ flowId }),
  })

/** The stored tests on the draft with the given tag, which the result names. */
export const useTestDraft = (flowId: string) =>
  useMutation({
    mutationFn: async (etag: string) => ({
      etag,
      report: await admin.flows.testFlow({ flowId, TestFlowRequest: { source: 'draft' } }),
    }),
  })
