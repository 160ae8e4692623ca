import type { Command } from 'commander'
import type * as WorkspaceCommands from './workspace-commands.ts'
import type * as WorkspaceDatabase from './workspace-database.ts'

type Commands = typeof WorkspaceCommands

/** The code of a subcommand is loaded when it runs, so that the help needs none of it. */
const commands = (): Promise<Commands> => import('./workspace-commands.ts')

const ALLOW_GLOBAL = 'let the file change values of the global scope, and super-admins'

export function addWorkspaceCommands(command: Command): void {
  command
    .command('apply <file>')
    .description('apply the file to the database; a second time changes nothing')
    .option('--allow-global', ALLOW_GLOBAL, false)
    .option('--layout <file>', 'also take where the nodes of its flows are drawn, from a file that export wrote')
    .option('--json', 'print the result as JSON', false)
    .option('--server <url>', 'apply it to this server instead, without its database')
    .option('--token <file>', 'with --server: file that holds a personal access token; - reads stdin')
    .option('--force', 'with --server: replace drafts that somebody else has changed', false)
    .action(async (...given: Parameters<Commands['applyAnywhere']>) => (await commands()).applyAnywhere(...given))
  command
    .command('validate <file>')
    .description('report what would keep the file from being applied')
    .option('--allow-global', ALLOW_GLOBAL, false)
    .option('--offline', 'check the file alone, without a database', false)
    .option('--json', 'print the findings as JSON', false)
    .action(async (...given: Parameters<Commands['validate']>) => (await commands()).validate(...given))
  command
    .command('export')
    .description('write a workspace as a file; secrets become { env: NAME }')
    .option('--workspace <id>', 'id of the workspace in the database')
    .option('--server <url>', 'export the workspace of the token from this server instead')
    .option('--token <file>', 'with --server: file that holds a personal access token; - reads stdin')
    .option('--output <file>', 'where to write it; stdout by default')
    .option('--layout <file>', 'where to write how its flows are drawn; the workspace file has nothing of it')
    .action(async (...given: Parameters<Commands['exportFile']>) => (await commands()).exportFile(...given))
  command
    .command('delete')
    .description('permanently delete a workspace with all of its rows and files')
    .requiredOption('--workspace <id>', 'id of the workspace')
    .option('--name <name>', 'its name, repeated; without it nothing is deleted')
    .action(async (...given: Parameters<(typeof WorkspaceDatabase)['deleteForGood']>) =>
      (await import('./workspace-database.ts')).deleteForGood(...given),
    )
}
