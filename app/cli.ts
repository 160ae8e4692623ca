#!/usr/bin/env node
import { Command } from 'commander'
import { addDemo } from './cli/demo.ts'
import { addExecutionCommands } from './cli/execution.ts'
import { addEdgeStoreCommands } from './cli/edge-store.ts'
import { addFailedCommands } from './cli/failed.ts'
import { addFlowCommands } from './cli/flow.ts'
import { addImportCommands } from './cli/import.ts'
import { addKeyCommands } from './cli/key.ts'
import { addMigrationCommands } from './cli/migrate.ts'
import { runToEnd } from './cli/output.ts'
import { addServe } from './cli/serve.ts'
import { addTokenCommands } from './cli/token.ts'
import { addWebhookCommands } from './cli/webhooks.ts'
import { addWorker } from './cli/worker.ts'
import { addWorkspaceCommands } from './cli/workspace.ts'

const program = new Command('parley').description('Conversational flows for many workspaces on one PostgreSQL.').showHelpAfterError()

addServe(program)
addWorker(program)
addDemo(program)
addMigrationCommands(program)
addWorkspaceCommands(program)
addFlowCommands(program)
addImportCommands(program)
addTokenCommands(program)
addEdgeStoreCommands(program)
addKeyCommands(program)
addExecutionCommands(program)
addFailedCommands(program)
addWebhookCommands(program)

await runToEnd(() => program.parseAsync())
