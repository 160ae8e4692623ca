import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { InvalidArgumentError, Option, type Command } from 'commander'
import { Document, isMap } from 'yaml'
import { importFlowise } from '../../importers/flowise/import.ts'
import { importTypebot } from '../../importers/typebot/import.ts'
import { reportLines, type ImportResult } from '../../importers/conversion/report.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import type { ImportReport } from '../../generated/schemas/import-report.ts'
import { reasonOf, UnreadableFile } from '../source-file.ts'
import { CommandFailed, remark } from './output.ts'
import { writeOutput } from './output-file.ts'

interface ImportOptions {
  out?: string
  code?: string
  report: 'json' | 'text'
}

export function addImportCommands(command: Command): void {
  withOptions(command.command('typebot <file>'))
    .description('turn a bot exported from Typebot (versions 3 to 6) into a flow, and report what became of each block')
    .option(
      '--start <group>',
      'title or id of the group to start at; given several times, flows that run this one choose among them',
      (group: string, earlier: string[] | undefined) => [...(earlier ?? []), group],
    )
    .action(async (file: string, { start: starts = [], ...options }: ImportOptions & { start?: string[] }) => {
      await finish(file, options, importTypebot(await readJson(file), { code: options.code, starts }))
    })
  withOptions(command.command('flowise <file>'))
    .description('turn an agentflow or chatflow exported from Flowise into a flow, and report what became of each node')
    .option('--start <chain>', 'id or label of the chain of a chatflow that answers, where there are several')
    .action(async (file: string, { start, ...options }: ImportOptions & { start?: string }) => {
      const result = importFlowise(await readJson(file), { code: options.code, name: nameOf(file), start })
      await finish(file, options, result)
    })
}

function withOptions(command: Command): Command {
  return command
    .option('--out <file>', 'write the flow here (YAML, or JSON if it ends in .json) instead of printing it')
    .option('--code <code>', 'code of the flow; made from its name when absent', flowCode)
    .addOption(new Option('--report <form>', 'form of the report').choices(['json', 'text']).default('text'))
}

/** Flowise names the file after the flow and appends its kind. */
function nameOf(file: string): string {
  return path.basename(file, path.extname(file)).replace(/ (?:Chatflow|Agents)$/, '')
}

/** The flow is the output: if it is printed, the report goes to stderr. */
async function finish(file: string, { out, report: form }: ImportOptions, result: ImportResult): Promise<void> {
  if (result.outcome === 'refused')
    throw new CommandFailed(
      result.findings.map(({ path: pointer, message }) => `${file}: ${message} (${pointer === '' ? '/' : pointer})`),
    )
  const lines = form === 'json' ? [JSON.stringify(result.report, null, 2)] : reportLines(result.report)
  if (out === undefined) process.stdout.write(written(result, '.yaml'))
  else await writeOutput(out, written(result, path.extname(out)))
  for (const line of lines)
    if (out === undefined) remark(line)
    else console.log(line)
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UnreadableFile(`${file} cannot be read: ${reasonOf(error)}.`)
  })
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new UnreadableFile(`${file} is not JSON: ${error instanceof Error ? error.message : 'unreadable'}`)
  }
}

/** In YAML, a node has the script that it replaces in a comment above it. */
function written({ flow, report }: { flow: FlowDefinition; report: ImportReport }, ending: string): string {
  if (ending === '.json') return `${JSON.stringify(flow, null, 2)}\n`
  const document = new Document(flow, { aliasDuplicateObjects: false })
  for (const { nodes, source } of report.blocks) {
    const index = flow.nodes.findIndex(({ id }) => id === nodes[0])
    const node = source === undefined ? undefined : document.getIn(['nodes', index])
    if (isMap(node)) node.commentBefore = ` It stands for this script:\n${source?.replace(/^/gm, '   ') ?? ''}`
  }
  return document.toString({ lineWidth: 0 })
}

function flowCode(text: string): string {
  if (!/^[a-z0-9][a-z0-9_-]{0,63}$/.test(text))
    throw new InvalidArgumentError('It must be lower-case letters, digits, hyphens and underscores.')
  return text
}
