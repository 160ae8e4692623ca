import type { Command } from 'commander'
import type { CreateOptions } from './key-create.ts'

export function addKeyCommands(command: Command): void {
  command
    .command('create')
    .description('create a key for pages, and print it with the secret of its webhook')
    .requiredOption('--workspace <id>', 'id of the workspace')
    .requiredOption('--name <name>', 'name of the key, unique in the workspace')
    .option('--origin <origin...>', 'origins whose pages may use it; any by default', [])
    .option('--intent <name...>', 'intents it may start; all by default')
    .option('--form <code...>', 'forms it opens; all by default')
    .option('--webhook <url>', 'where its events are sent')
    .option('--json', 'print the result as JSON', false)
    .action(async (options: CreateOptions) => (await import('./key-create.ts')).createKey(options))
}
