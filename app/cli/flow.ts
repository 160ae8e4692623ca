import type { Command } from 'commander'
import { InvalidArgumentError } from 'commander'
import { definitionEntries } from '../../services/workspace/definitions.ts'
import { offlineFlowFindings } from '../../services/workspace/flow-findings.ts'
import { readDefinitionFile, readWorkspaceFile } from '../workspace-file.ts'
import { testFlow } from './flow-test.ts'
import { CommandFailed } from './output.ts'
import { simulate } from './simulation.ts'
import type { Start } from './simulation.ts'

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
    .command('validate <file>')
    .description('tell what would keep the flow from being published')
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

async function validate(file: string, options: { json: boolean }): Promise<void> {
  const { raw, locate } = await readDefinitionFile(file)
  if (typeof raw !== 'object' || raw === null) throw new CommandFailed([`${file} describes no flow.`])
  const entries = definitionEntries([raw], 'flows')
  const findings = offlineFlowFindings(entries).map(({ path, message }) => ({
    path: path.slice('/flows/0'.length) || '/',
    message,
  }))
  if (options.json) {
    console.log(
      JSON.stringify({ findings: findings.map(finding => ({ ...finding, at: locate(finding.path) })) }, null, 2),
    )
    if (findings.length > 0) process.exitCode = 1
  } else if (findings.length > 0)
    throw new CommandFailed(findings.map(({ path, message }) => `${locate(path)}: ${message} (${path})`))
  else console.log('The flow is valid.')
}

async function startSimulation(file: string, options: SimulateOptions): Promise<void> {
  const { raw } = await readDefinitionFile(file)
  await validate(file, { json: false })
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
