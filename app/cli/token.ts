import type { Command } from 'commander'
import type { CreateOptions } from './token-create.ts'

export function addTokenCommands(command: Command): void {
  command
    .command('generate')
    .description('print a new token for a workspace file; it is not stored')
    .action(async () => console.log((await import('../../adapters/secrets.ts')).generateAccessToken()))
  command
    .command('create')
    .description('create a token that acts as a user, and print it once')
    .requiredOption('--user <email>', 'e-mail address of the user')
    .requiredOption('--name <name>', 'what the token is for')
    .requiredOption('--scope <scope...>', 'what it may be used for, for example api:full mcp')
    .option('--expires <instant>', 'when it expires (RFC 3339); never by default')
    .option('--json', 'print the result as JSON', false)
    .action(async (options: CreateOptions) => (await import('./token-create.ts')).createToken(options))
}
