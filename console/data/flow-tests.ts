import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FlowTest, RequiredCoverage } from '../../generated/schemas/flow-test.ts'
import type { ExecutionRecording, FlowTestReport, SimulateFlowRequest, SimulationResult } from '../../sdk/index.ts'
import { admin } from './admin.ts'

export type FlowTestSuite = { coverage?: RequiredCoverage; tests: FlowTest[]; etag: string }

/** Result of a trial run. `id`: of its conversation. */
export type Tried = { id: string; result: SimulationResult }

/** Runs a flow in memory; the previous result is shown until the answer arrives. */
export const useSimulation = (flowId: string, id: string, request: SimulateFlowRequest) =>
  useQuery<Tried>({
    queryKey: ['simulation', flowId, id, request],
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => ({
      id,
      result: await admin.flows.simulateFlow({ flowId, SimulateFlowRequest: request }, { signal }),
    }),
  })

export async function readRecording(executionId: string): Promise<ExecutionRecording> {
  return await admin.executions.getExecutionRecording({ executionId })
}

export const useFlowTests = (flowId: string) =>
  useQuery({
    queryKey: ['flow tests', flowId],
    queryFn: async (): Promise<FlowTestSuite> => {
      const { coverage, tests, etag } = await admin.flows.getFlowTests({ flowId })
      return { tests: tests as unknown as FlowTest[], etag, ...(coverage === undefined ? {} : { coverage }) }
    },
  })

/** Applies `change` to the stored tests and saves them. */
export function useChangeFlowTests(flowId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (change: (tests: readonly FlowTest[]) => readonly FlowTest[]) => {
      const { coverage, tests, etag } = await admin.flows.getFlowTests({ flowId })
      const changed = change(tests as unknown as FlowTest[]) as unknown as { [key: string]: unknown }[]
      const SaveFlowTestsRequest = { tests: changed, ...(coverage === undefined ? {} : { coverage }) }
      await admin.flows.saveFlowTests({ flowId, If_Match: etag, SaveFlowTestsRequest })
    },
    onSettled: async () => await cache.invalidateQueries({ queryKey: ['flow tests', flowId] }),
  })
}

/** Runs the stored tests against a definition. */
export const useTestRun = (flowId: string) =>
  useMutation({
    mutationFn: async (definition: object): Promise<FlowTestReport> =>
      await admin.flows.testFlow({ flowId, TestFlowRequest: { definition: { ...definition } } }),
  })

/** The stored tests on the draft with the given tag, which the result names. */
export const useTestDraft = (flowId: string) =>
  useMutation({
    mutationFn: async (etag: string) => ({
      etag,
      report: await admin.flows.testFlow({ flowId, TestFlowRequest: { source: 'draft' } }),
    }),
  })
