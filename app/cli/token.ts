import type { Command } from 'commander'
import { newId } from '../../adapters/ids.ts'
import { generateAccessToken, hashToken } from '../../adapters/secrets.ts'
import { findUserByEmail } from '../../adapters/stores/people/across-tenants.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { parseInstant } from '../../domain/instants.ts'
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
  const value = generateAccessToken()
  await withKnex(await loadEnvironment(), remark, knex =>
    knex.transaction(async trx => {
      const user = await findUserByEmail(trx, options.user)
      if (user === undefined) throw new CommandFailed([`There is no user ${options.user}.`])
      const stores = forTenant(trx, user.tenantId)
      const token = await stores.tokens.insert({
        id: newId(),
        userId: user.id,
        name: options.name,
        scopes: options.scope,
        tokenHash: hashToken(value),
        expiresAt,
      })
      await stores.audit.record({
        id: newId(),
        action: 'token.create',
        actor: { type: 'cli' },
        subject: { type: 'token', id: token.id },
        details: { user: user.id, name: options.name, scopes: options.scope },
      })
    }),
  )
  console.log(options.json ? JSON.stringify({ user: options.user, name: options.name, value }, null, 2) : value)
}
