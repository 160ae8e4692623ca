import type { Command } from 'commander'
import { InvalidArgumentError } from 'commander'
import { definitionEntries } from '../../services/workspace/definitions.ts'
import { readDefinitionFile, readWorkspaceFile } from '../workspace-file.ts'
import { testFlow } from './flow-test.ts'
import { findingLines, findingsAsJson, findingsRefused, type LocatedFinding } from './findings.ts'
import { remark } from './output.ts'
import { simulate } from './simulation.ts'
import type { Start } from './simulation.ts'
import { checkFile, workspacePartsOf, type CheckedFile, type FileKind } from './validate-files.ts'

interface SimulateOptions {
  workspace?: string
  event?: string
  data: Record<string, unknown>
  text?: string
  var: Record<string, unknown>
}

export function addFlowCommands(program: Command): void {
  const flow = program.command('flow').description('flow definitions in files; no server and no database needed')
  flow
    .command('validate <files...>')
    .description('check flows, their tests and workspace files')
    .option('--workspace <file>', 'workspace file whose parts the flows may use')
    .option('--json', 'print the findings as JSON', false)
    .action(validate)
  flow
    .command('test <file>')
    .description('run the tests that stand beside the flow, and tell what they cover')
    .option('--json', 'print the report as JSON', false)
    .action(testFlow)
  flow
    .command('simulate <file>')
    .description('talk with the flow in the terminal; nothing outside is called')
    .option('--workspace <file>', 'workspace file whose flows and forms it may use')
    .option('--event <name>', 'start it with this event instead of a message')
    .option('--data <json>', 'data of the event', parseObject, {})
    .option('--text <text>', 'message that starts it')
    .option('--var <name=value...>', 'variables of the conversation; a value is JSON or text', addVariable, {})
    .action(startSimulation)
}

async function validate(files: readonly string[], options: { json: boolean; workspace?: string }): Promise<void> {
  const workspace = options.workspace === undefined ? undefined : await workspacePartsOf(options.workspace)
  const checked: CheckedFile[] = []
  for (const file of files) checked.push(await checkFile(file, workspace))
  const findings = checked.flatMap(file => file.findings)
  const hasErrors = findings.some(isError)
  if (options.json) {
    console.log(findingsAsJson(findings))
    if (hasErrors) process.exitCode = 1
    return
  }
  if (hasErrors) throw findingsRefused(findings)
  for (const line of findings.flatMap(findingLines)) remark(line)
  console.log(checked.length === 1 ? `The ${NOUNS[checked[0]?.kind ?? 'flow']} valid.` : 'All files are valid.')
}

const NOUNS: Record<FileKind, string> = { flow: 'flow is', workspace: 'workspace file is', tests: 'tests are' }

function isError({ severity }: LocatedFinding): boolean {
  return severity !== 'warning'
}

async function startSimulation(file: string, options: SimulateOptions): Promise<void> {
  const { raw } = await readDefinitionFile(file)
  const { findings } = await checkFile(file)
  if (findings.some(isError)) throw findingsRefused(findings)
  const workspace =
    options.workspace === undefined
      ? {}
      : ((await readWorkspaceFile(options.workspace)).raw as { flows?: object[]; forms?: object[] })
  const definitions = (list: 'flows' | 'forms') =>
    definitionEntries(workspace[list], list).map(entry => entry.definition)
  const start: Start =
    options.event === undefined
      ? { type: 'chat_intent', ...(options.text === undefined ? {} : { text: options.text }) }
      : { type: 'event', data: options.data }
  await simulate({
    definition: raw,
    flows: definitions('flows'),
    forms: definitions('forms'),
    start,
    variables: options.var,
  })
}

function parseObject(text: string): Record<string, unknown> {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidArgumentError('It must be a JSON object.')
  return value as Record<string, unknown>
}

function addVariable(text: string, earlier: Record<string, unknown>): Record<string, unknown> {
  const at = text.indexOf('=')
  if (at < 1) throw new InvalidArgumentError('It must be name=value.')
  const value = parseJson(text.slice(at + 1))
  return { ...earlier, [text.slice(0, at)]: value === undefined ? text.slice(at + 1) : value }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
