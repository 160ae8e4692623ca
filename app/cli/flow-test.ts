import { existsSync } from 'node:fs'
import path from 'node:path'
import { compileFlow } from '../../domain/engine/compile.ts'
import type { CompiledFlow } from '../../domain/engine/compiled-flow.ts'
import type { FlowCatalog } from '../../domain/flow-test/conversation.ts'
import { percent, type Share } from '../../domain/flow-test/coverage.ts'
import { runFlowTests, type TestReport } from '../../domain/flow-test/run.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import type { FlowTests } from '../../generated/schemas/flow-test.ts'
import type { FormDefinition } from '../../generated/schemas/form.ts'
import { flowTest as validate } from '../../generated/schemas/validators.js'
import { definitionEntries } from '../../services/workspace/definitions.ts'
import { schemaFindings } from '../../domain/flow-validation/schema-findings.ts'
import { readDefinitionFile, readWorkspaceFile } from '../workspace-file.ts'
import type { Location } from '../source-file.ts'
import { addressOf, findingsRefused, isError, located } from './findings.ts'
import { CommandFailed } from './output.ts'
import { checkFile } from './validate-files.ts'

export type FileReport = TestReport & { locate: (pointer: string) => string }

/**
 * `parley flow test FILE`: prints each test, its failed expectations and the coverage; the exit code is 1 unless all
 * passed.
 */
export async function testFlow(file: string, options: { json: boolean }): Promise<void> {
  const report = await runFlowTestFile(file)
  const failed = report.results.some(result => result.failures.length > 0) || report.shortfalls.length > 0
  if (options.json) {
    const results = report.results.map(({ name, failures }) => ({
      name,
      failures: failures.map(failure => ({ ...failure, at: report.locate(failure.pointer) })),
    }))
    console.log(JSON.stringify({ results, coverage: report.coverage, shortfalls: report.shortfalls }, null, 2))
  } else for (const line of reportLines(report)) console.log(line)
  if (failed) process.exitCode = 1
}

/** Runs the tests of a test file, or those next to a flow. */
export async function runFlowTestFile(file: string): Promise<FileReport> {
  const testFile = /\.test\.(ya?ml|json)$/.test(file) ? file : file.replace(/\.(ya?ml|json)$/, '.test.$1')
  if (testFile !== file && !existsSync(testFile))
    throw new CommandFailed([`${file} has no tests next to it (${testFile}).`])
  const { raw, locate } = await readDefinitionFile(testFile)
  const findings = schemaFindings(validate, raw, 'flow-test')
  if (findings.length > 0) throw findingsRefused(located(findings, locate))
  const tests = raw as FlowTests
  const report = await runFlowTests(tests, await catalogOf(tests, path.dirname(testFile)))
  return { ...report, locate: pointer => lineOf(locate(pointer)) }
}

async function catalogOf(tests: FlowTests, folder: string): Promise<FlowCatalog> {
  const file = path.join(folder, tests.flow)
  const { raw } = await readDefinitionFile(file)
  const { findings } = await checkFile(file)
  if (findings.some(isError)) throw findingsRefused(findings)
  const workspace =
    tests.workspace === undefined
      ? {}
      : ((await readWorkspaceFile(path.join(folder, tests.workspace))).raw as { flows?: object[]; forms?: object[] })
  const flows = new Map<string, CompiledFlow>()
  for (const { definition } of definitionEntries(workspace.flows, 'flows'))
    flows.set(
      String(definition['code']),
      compileFlow(definition as unknown as FlowDefinition, `version of ${String(definition['code'])}`),
    )
  const forms = definitionEntries(workspace.forms, 'forms').map(
    ({ definition }) => definition as unknown as FormDefinition,
  )
  return {
    flow: compileFlow(raw as FlowDefinition, 'the tested version'),
    flows,
    forms: new Map(forms.map(form => [form.code, form])),
  }
}

/** `file:line`, as editors open it. */
function lineOf({ file, line }: Location): string {
  return addressOf(line === undefined ? { file } : { file, line })
}

/** The report for people: failures with their lines, and what no test covers. */
export function reportLines({ results, coverage, shortfalls, locate }: FileReport): string[] {
  const failed = results.filter(result => result.failures.length > 0).length
  return [
    ...results.flatMap(({ name, failures }) =>
      failures.length === 0
        ? [`✔ ${name}`]
        : [`✖ ${name}`, ...failures.map(({ pointer, message }) => `    ${locate(pointer)}: ${message}`)],
    ),
    `${results.length} ${results.length === 1 ? 'test' : 'tests'}, ${failed} failed. ` +
      `${shareText('nodes', coverage.nodes)}; ${shareText('branches', coverage.branches)}.`,
    ...missed('Nodes', coverage.nodes),
    ...missed('Branches', coverage.branches),
    ...shortfalls.map(shortfall => `✖ ${shortfall}`),
  ]
}

function shareText(noun: string, share: Share): string {
  return `${share.seen} of ${share.of} ${noun} (${percent(share).toFixed(0)} %)`
}

function missed(noun: string, { missed: names }: Share): string[] {
  return names.length === 0 ? [] : [`${noun} no test has seen: ${names.join(', ')}`]
}
