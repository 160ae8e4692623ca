import { Command, Help, type Option } from 'commander'
import { version } from '../version.ts'

/** `load` returns a function that adds the arguments, options and subcommands to the command. */
type Entry = { description: string; load: () => Promise<(command: Command) => void> }

/** By first word. Only the called command is loaded. */
const COMMANDS: Record<string, Entry> = {
  'serve': {
    description: 'serve the API',
    load: async () => (await import('./serve.ts')).addServe,
  },
  'worker': {
    description: 'process engine messages and schedules; run as many as you like',
    load: async () => (await import('./worker.ts')).addWorker,
  },
  'demo': {
    description: 'load the demo workspace and serve it',
    load: async () => (await import('./demo.ts')).addDemo,
  },
  'migrate': {
    description: 'migrate the database schema to this version',
    load: async () => (await import('./migrate.ts')).addMigrate,
  },
  'distribute': {
    description: 'distribute a migrated database over the servers of Citus, by workspace',
    load: async () => (await import('./migrate.ts')).addDistribute,
  },
  'rebalance': {
    description: 'move workspaces from fuller servers of Citus to emptier ones, while processes run',
    load: async () => (await import('./rebalance.ts')).addRebalance,
  },
  'isolate': {
    description: 'give a workspace shards of its own, and move them to a server, while processes run',
    load: async () => (await import('./rebalance.ts')).addIsolate,
  },
  'restore-point': {
    description: 'mark a moment to which all servers of Citus can be restored, while processes run',
    load: async () => (await import('./rebalance.ts')).addRestorePoint,
  },
  'rollback': {
    description: 'roll back the newest migration, after showing its statements',
    load: async () => (await import('./migrate.ts')).addRollback,
  },
  'workspace': {
    description: 'a workspace as configuration in one file',
    load: async () => (await import('./workspace.ts')).addWorkspaceCommands,
  },
  'flow': {
    description: 'flows in files: check, test and simulate them, and publish them on a server',
    load: async () => (await import('./flow.ts')).addFlowCommands,
  },
  'import': {
    description: "flows out of other systems' exports; no server and no database needed",
    load: async () => (await import('./import.ts')).addImportCommands,
  },
  'crawl': {
    description: 'crawl the training sources of a server that are due',
    load: async () => (await import('./crawl.ts')).addCrawl,
  },
  'export': {
    description: 'conversations and runs of a server as NDJSON, to a file or a bucket',
    load: async () => (await import('./export.ts')).addExportCommands,
  },
  'token': {
    description: 'personal access tokens',
    load: async () => (await import('./token.ts')).addTokenCommands,
  },
  'engine-token': {
    description: 'engine tokens of single callers',
    load: async () => (await import('./engine-token.ts')).addEngineTokenCommands,
  },
  'edge-store:republish': {
    description: 'have a worker compute and store published documents again',
    load: async () => (await import('./edge-store.ts')).addEdgeStoreCommands,
  },
  'key': {
    description: 'publishable keys',
    load: async () => (await import('./key.ts')).addKeyCommands,
  },
  'execution': {
    description: 'runs of flows',
    load: async () => (await import('./execution.ts')).addExecutionCommands,
  },
  'failed': {
    description: 'engine messages that failed in all their attempts',
    load: async () => (await import('./failed.ts')).addFailedCommands,
  },
  'secrets:reencrypt': {
    description: 'encrypt every stored secret under APP_SECRET that APP_SECRET_SECONDARY still encrypts',
    load: async () => (await import('./secrets.ts')).addSecretCommands,
  },
  'webhooks:deliver': {
    description: 'attempt the webhook deliveries that are due',
    load: async () => (await import('./webhooks.ts')).addWebhookCommands,
  },
}

/** The program with every command; only those that `isCalled` names have their arguments, options and subcommands. */
export async function createProgram(isCalled: (name: string) => boolean): Promise<Command> {
  const program = new Command('parley')
    .description('Conversational flows for many workspaces on one PostgreSQL.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print the help of a command')
    .helpCommand('help [command]', 'print the help of a command')
    .configureHelp({ optionDescription: option => new Help().optionDescription(withoutEmptyDefault(option)) })
  for (const [name, { description, load }] of Object.entries(COMMANDS)) {
    const command = program.command(name).description(description)
    if (isCalled(name)) (await load())(command)
  }
  return program
}

/** Hides the defaults of flags that are off and of lists that are empty: they are obvious. */
function withoutEmptyDefault(option: Option): Option {
  const { defaultValue } = option as { defaultValue: unknown }
  const isEmpty =
    defaultValue === false ||
    (typeof defaultValue === 'object' && defaultValue !== null && Object.keys(defaultValue).length === 0)
  return isEmpty ? (Object.create(option, { defaultValue: { value: undefined } }) as Option) : option
}
