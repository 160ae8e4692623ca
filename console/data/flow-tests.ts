import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FlowTest, RequiredCoverage } from '../../generated/schemas/flow-test.ts'
import type { ExecutionRecording, FlowTestReport, SimulateFlowRequest, SimulationResult } from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { useChange } from './change.ts'
import { keyOf } from './query-keys.ts'

export type FlowTestSuite = { coverage?: RequiredCoverage; tests: FlowTest[]; etag: string }

/** Result of a trial run. `id`: of its conversation. */
export type Tried = { id: string; result: SimulationResult }

/** The flow that a definition is of; or the flows and forms that come with it while it is of none. */
export type Simulated = { flowId: string } | { flows: Definition[]; forms: Definition[] }
type Definition = Record<string, unknown>

/** Runs a definition in memory; the previous result is shown until the answer arrives. */
export const useSimulation = (of: Simulated, id: string, request: SimulateFlowRequest & { definition: Definition }) =>
  useQuery<Tried>({
    queryKey: keyOf('simulation', 'flowId' in of ? of.flowId : undefined, id, request),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => ({
      id,
      result: await ('flowId' in of
        ? admin.flows.simulateFlow({ ...of, ...request }, { signal })
        : admin.flows.simulateDefinition({ ...of, ...request }, { signal })),
    }),
  })

export const useFlowTests = (flowId: string) =>
  useQuery({
    queryKey: keyOf('flow tests', flowId),
    queryFn: async (): Promise<FlowTestSuite> => {
      const { coverage, tests, etag } = await admin.flows.getFlowTests({ flowId })
      return { tests: tests as unknown as FlowTest[], etag, ...(coverage === undefined ? {} : { coverage }) }
    },
  })

/** Stores the tests of a new flow. */
export async function storeFlowTests(flowId: string, suite: Pick<FlowTestSuite, 'tests' | 'coverage'>): Promise<void> {
  const { etag } = await admin.flows.getFlowTests({ flowId })
  const tests = suite.tests as unknown as { [key: string]: unknown }[]
  await admin.flows.saveFlowTests({ flowId, ifMatch: etag, ...suite, tests })
}

/** Applies `change` to the stored tests and saves them. */
export const useChangeFlowTests = (flowId: string) =>
  useChange(
    async (change: (tests: readonly FlowTest[]) => readonly FlowTest[]) => {
      const { coverage, tests, etag } = await admin.flows.getFlowTests({ flowId })
      const changed = change(tests as unknown as FlowTest[]) as unknown as { [key: string]: unknown }[]
      await admin.flows.saveFlowTests({
        flowId,
        ifMatch: etag,
        tests: changed,
        ...(coverage === undefined ? {} : { coverage }),
      })
    },
    { stale: [keyOf('flow tests', flowId)] },
  )

/** Runs the stored tests against a definition. */
export const useTestRun = (flowId: string) =>
  useChange(
    async (definition: object): Promise<FlowTestReport> =>
      await admin.flows.testFlow({ flowId, definition: { ...definition } }),
  )

/** The stored tests on the draft with the given tag, which the result names. */
export const useTestDraft = (flowId: string) =>
  useChange(async (etag: string) => ({
    etag,
    report: await admin.flows.testFlow({ flowId, source: 'draft' }),
  }))

/** Reads what a run said and was answered, to be tried again. */
export const useRecording = () =>
  useChange(
    async (executionId: string): Promise<ExecutionRecording> =>
      await admin.executions.getExecutionRecording({ executionId }),
  )
