import { Command } from 'commander'

type Add = (program: Command) => void

/** By their first word. One command loads what it needs; the help loads all. */
const COMMANDS: Record<string, () => Promise<Add>> = {
  'serve': async () => (await import('./cli/serve.ts')).addServe,
  'worker': async () => (await import('./cli/worker.ts')).addWorker,
  'demo': async () => (await import('./cli/demo.ts')).addDemo,
  'migrate': async () => (await import('./cli/migrate.ts')).addMigrate,
  'rollback': async () => (await import('./cli/migrate.ts')).addRollback,
  'workspace': async () => (await import('./cli/workspace.ts')).addWorkspaceCommands,
  'flow': async () => (await import('./cli/flow.ts')).addFlowCommands,
  'import': async () => (await import('./cli/import.ts')).addImportCommands,
  'token': async () => (await import('./cli/token.ts')).addTokenCommands,
  'engine-token': async () => (await import('./cli/engine-token.ts')).addEngineTokenCommands,
  'edge-store:republish': async () => (await import('./cli/edge-store.ts')).addEdgeStoreCommands,
  'key': async () => (await import('./cli/key.ts')).addKeyCommands,
  'execution': async () => (await import('./cli/execution.ts')).addExecutionCommands,
  'failed': async () => (await import('./cli/failed.ts')).addFailedCommands,
  'secrets:reencrypt': async () => (await import('./cli/secrets.ts')).addSecretCommands,
  'webhooks:deliver': async () => (await import('./cli/webhooks.ts')).addWebhookCommands,
}

/** Their stderr is read by machines. */
const SERVICES: ReadonlySet<string> = new Set(['serve', 'worker'])

const command = process.argv[2] ?? ''
const logger = SERVICES.has(command) ? (await import('./cli/process-log.ts')).logProcess() : undefined
const program = new Command('parley')
  .description('Conversational flows for many workspaces on one PostgreSQL.')
  .showHelpAfterError()
const named = COMMANDS[command]
for (const load of named === undefined ? Object.values(COMMANDS) : [named]) (await load())(program)

try {
  await program.parseAsync()
} catch (error) {
  const { failureText } = await import('./cli/failure.ts')
  if (logger === undefined) process.stderr.write(`${failureText(error)}\n`)
  else logger.fatal(failureText(error))
  // A start that failed halfway leaves connections and timers behind, which would keep the process.
  process.exit(1)
}
