import type { Command } from 'commander'
import { newId } from '../../adapters/ids.ts'
import { generateAccessToken } from '../../adapters/secrets.ts'
import { parseInstant } from '../../domain/instants.ts'
import { issueToken } from '../../services/access/issue.ts'
import { withKnex } from '../database.ts'
import { loadEnvironment } from '../environment.ts'
import { CommandFailed, remark } from './output.ts'

interface CreateOptions {
  user: string
  name: string
  scope: string[]
  expires?: string
  json: boolean
}

export function addTokenCommands(program: Command): void {
  const token = program.command('token').description('personal access tokens')
  token
    .command('generate')
    .description('print a new token that is stored nowhere, for a workspace file')
    .action(() => console.log(generateAccessToken()))
  token
    .command('create')
    .description('create a token that acts as a user, and print it once')
    .requiredOption('--user <email>', 'e-mail address of the user')
    .requiredOption('--name <name>', 'what the token is for')
    .requiredOption('--scope <scope...>', 'what it may be used for, for example api:full mcp')
    .option('--expires <instant>', 'end of its life (RFC 3339); none by default')
    .option('--json', 'print the result as JSON', false)
    .action(create)
}

async function create(options: CreateOptions): Promise<void> {
  const expiresAt = options.expires === undefined ? null : parseInstant(options.expires)
  if (expiresAt === undefined)
    throw new CommandFailed([`"${options.expires ?? ''}" is no instant, such as 2027-01-31T12:00:00Z.`])
  const { user, name, scope: scopes } = options
  const issued = await withKnex(await loadEnvironment(), remark, async knex =>
    issueToken({ knex, newId }, { email: user, name, scopes, expiresAt }),
  )
  if (issued.outcome === 'no_user') throw new CommandFailed([`There is no user ${user}.`])
  const { value } = issued
  console.log(options.json ? JSON.stringify({ user, name, value }, null, 2) : value)
}
