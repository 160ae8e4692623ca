import type { FlowTest, RequiredCoverage } from '../../generated/schemas/flow-test.ts'
import type { StepRecord } from '../engine/stimulus.ts'
import { Conversation, type FlowCatalog } from './conversation.ts'
import { coverageOf, percent, type Coverage } from './coverage.ts'
import { mismatches } from './expectations.ts'
import { ImpossibleStep } from './stubs.ts'

/** A failed expectation; `pointer` is its position in the file of the tests. */
export type TestFailure = { pointer: string; message: string }
/** Tests with the shares in percent that they have to cover. */
export type TestSuite = { coverage?: RequiredCoverage | null; tests: readonly FlowTest[] }
export type TestResult = { name: string; failures: TestFailure[] }
export type TestReport = { results: TestResult[]; coverage: Coverage; shortfalls: string[] }

/**
 * Runs every test of a flow. Pure: the same file and flow give the same report. `before` is told before each test how
 * many have run, and of how many.
 */
export async function runFlowTests(
  tests: TestSuite,
  catalog: FlowCatalog,
  before?: (done: number, total: number) => void,
): Promise<TestReport> {
  const records: StepRecord[] = []
  const results: TestResult[] = []
  for (const [index, test] of tests.tests.entries()) {
    before?.(index, tests.tests.length)
    results.push(await runTest(test, `/tests/${index}`, catalog, records))
  }
  const coverage = coverageOf(catalog.flow, records)
  const shortfalls = (['nodes', 'branches'] as const).flatMap(kind => {
    const required = tests.coverage?.[kind]
    return required !== undefined && percent(coverage[kind]) < required
      ? [`${percent(coverage[kind]).toFixed(0)} % of the ${kind} were covered, ${required} % are required`]
      : []
  })
  return { results, coverage, shortfalls }
}

/** A test ends at its first failed step, since the steps after it depend on it. */
async function runTest(
  test: FlowTest,
  pointer: string,
  catalog: FlowCatalog,
  records: StepRecord[],
): Promise<TestResult> {
  const conversation = new Conversation(catalog, test)
  const failures: TestFailure[] = []
  for (const [index, step] of test.steps.entries()) {
    const stepPointer = `${pointer}/steps/${index}`
    try {
      const result = await conversation.step(step)
      failures.push(
        ...mismatches(step.expect ?? {}, result).map(found => ({
          pointer: `${stepPointer}/expect${found.pointer}`,
          message: found.message,
        })),
      )
    } catch (error) {
      if (!(error instanceof ImpossibleStep)) throw error
      failures.push({ pointer: stepPointer, message: error.message })
    }
    if (failures.length > 0) break
  }
  records.push(...conversation.records)
  return { name: test.name, failures }
}
