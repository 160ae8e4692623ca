import { type Command, InvalidArgumentError } from 'commander'
import type * as FlowServer from './flow-server.ts'
import type { SimulateOptions } from './flow-simulate.ts'

/** The code of a subcommand is loaded when it runs, so that the help needs none of it. */
export function addFlowCommands(command: Command): void {
  command
    .command('validate <files...>')
    .description('check flows, their tests, forms and workspace files')
    .option('--workspace <file>', 'workspace file whose parts the flows may use')
    .option('--json', 'print the findings as JSON', false)
    .action(async (files: string[], options: { json: boolean; workspace?: string }) =>
      (await import('./flow-validate.ts')).validateFiles(files, options),
    )
  command
    .command('test <file>')
    .description('run the tests next to the flow, and report their coverage')
    .option('--json', 'print the report as JSON', false)
    .action(async (file: string, options: { json: boolean }) =>
      (await import('./flow-test.ts')).testFlow(file, options),
    )
  command
    .command('simulate <file>')
    .description('talk to the flow in the terminal; nothing outside is called; /help lists its commands')
    .option('--workspace <file>', 'workspace file whose flows and forms it may use')
    .option('--event <name>', 'start it with this event instead of a message; exits with 1 if no trigger accepts it')
    .option('--data <json>', 'data of the event', parseObject, {})
    .option('--text <text>', 'message that starts it')
    .option('--var <name=value...>', 'variables of the conversation; a value is JSON or text', addVariable, {})
    .action(async (file: string, options: SimulateOptions) =>
      (await import('./flow-simulate.ts')).startSimulation(file, options),
    )
  addServerCommands(command)
}

type ServerCommands = typeof FlowServer

const SERVER = 'address of the server, such as https://parley.example'
const TOKEN = 'file that holds a personal access token (api:full); - reads stdin'
const FORCE = 'overwrite what somebody else has changed in the draft'

function addServerCommands(command: Command): void {
  const commands = (): Promise<ServerCommands> => import('./flow-server.ts')
  const onServer = (usage: string) =>
    command.command(usage).requiredOption('--server <url>', SERVER).requiredOption('--token <file>', TOKEN)
  onServer('pull [codes...]')
    .description('write flows of a server to files; all of them if no code is given')
    .option('--out <folder>', 'folder of the files, <code>.yaml each', '.')
    .option('--published', 'take what is live instead of the drafts', false)
    .option('--force', 'overwrite files that differ from the server', false)
    .action(async (...given: Parameters<ServerCommands['pull']>) => (await commands()).pull(...given))
  onServer('push <files...>')
    .description('save flows as drafts on a server; visitors see nothing of it')
    .option('--force', FORCE, false)
    .action(async (...given: Parameters<ServerCommands['push']>) => (await commands()).push(...given))
  onServer('publish <files...>')
    .description('save flows on a server and make them live')
    .option('--note <text>', 'what has changed, for the list of versions')
    .option('--accept-operation-changes', 'take over breaking changes of the operations that the flows name', false)
    .option('--force', FORCE, false)
    .action(async (...given: Parameters<ServerCommands['publish']>) => (await commands()).publish(...given))
  onServer('diff <files...>')
    .description('compare files with the drafts on a server; exits with 1 where they differ')
    .option('--published', 'compare with what is live', false)
    .action(async (...given: Parameters<ServerCommands['diff']>) => (await commands()).diff(...given))
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
