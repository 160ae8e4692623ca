import { Option, type Command } from 'commander'
import { createEngineToken } from '../../generated/validators/admin/bodies.js'
import { systemClock } from '../../adapters/clock.ts'
import { newId } from '../../adapters/ids.ts'
import { createPool } from '../../adapters/postgres/pool.ts'
import { listAllEngineTokens } from '../../adapters/stores/engine-tokens/across-tenants.ts'
import { isUuid } from '../../domain/values/formats.ts'
import type { EngineTokenScope } from '../../services/access/tokens.ts'
import { issueEngineToken, revokeEngineToken } from '../../services/access/issue-engine-token.ts'
import { tokenStatus } from '../../services/access/personal-tokens.ts'
import { openCurrentDatabase, withKnex } from '../database.ts'
import { loadEnvironment } from '../environment.ts'
import { expiryOf, refuseOutsideContract } from './contract.ts'
import { CommandFailed, printable, remark } from './output.ts'

const SCOPES: readonly EngineTokenScope[] = ['engine', 'insights', 'training', 'metrics']

type CreateOptions = {
  name: string
  scope: EngineTokenScope[]
  workspace: string[]
  everyWorkspace: boolean
  expires?: string
  json: boolean
}

export function addEngineTokenCommands(command: Command): void {
  command
    .command('create')
    .description('create a token of one caller of the engine, and print it once')
    .requiredOption('--name <name>', 'name of the caller, as the audit log shows it')
    .addOption(new Option('--scope <scope...>', 'surfaces that it may call').choices(SCOPES).makeOptionMandatory())
    .requiredOption('--workspace <id...>', 'workspaces that it may name; the first one lists it')
    .option('--every-workspace', 'it may name any workspace', false)
    .option('--expires <instant>', 'when it expires (RFC 3339); never by default')
    .option('--json', 'print the result as JSON', false)
    .action(create)
  command
    .command('list')
    .description('list the tokens of all workspaces, newest first, without their values')
    .option('--json', 'print JSON', false)
    .action(list)
  command.command('revoke <id>').description('end a token').action(revoke)
}

async function create({ name, scope, workspace, everyWorkspace, expires, json }: CreateOptions): Promise<void> {
  const expiresAt = expiryOf(expires)
  const [owner, ...others] = new Set(workspace.map(id => checked(id)))
  if (owner === undefined) throw new CommandFailed(['--workspace names no workspace.'])
  const scopes = [...new Set(scope)]
  refuseOutsideContract(createEngineToken, { name, scopes }, { scopes: 'scope' })
  const issued = await withKnex(await loadEnvironment(), remark, async knex =>
    issueEngineToken({ knex, newId }, { name, scopes, workspaces: [owner, ...others], everyWorkspace, expiresAt }),
  )
  if (issued.outcome === 'no_workspace') throw new CommandFailed([`There is no workspace ${issued.id}.`])
  const { id, value } = issued
  console.log(json ? JSON.stringify({ id, name, value }, null, 2) : value)
}

async function list({ json }: { json: boolean }): Promise<void> {
  const database = await openCurrentDatabase(await loadEnvironment(), remark)
  const db = createPool({ url: database.url, max: 1 })
  try {
    const now = systemClock.now()
    const tokens = (await listAllEngineTokens(db)).map(token => ({ ...token, status: tokenStatus(token, now) }))
    if (json) console.log(JSON.stringify({ tokens }, null, 2))
    else if (tokens.length === 0) console.log('No engine tokens.')
    else
      for (const { id, status, name, scopes, workspaces } of tokens)
        console.log(
          `${id}  ${status}  ${printable(name)}  ${scopes.join(' ')}  ${workspaces?.join(' ') ?? 'every workspace'}`,
        )
  } finally {
    await db.end()
    await database.close()
  }
}

async function revoke(id: string): Promise<void> {
  const known = await withKnex(await loadEnvironment(), remark, async knex =>
    revokeEngineToken({ knex, newId, clock: systemClock }, checked(id)),
  )
  if (!known) throw new CommandFailed([`There is no engine token ${id}.`])
  console.log(`${id} is revoked.`)
}

function checked(id: string): string {
  if (!isUuid(id)) throw new CommandFailed([`${id} is not an id.`])
  return id.toLowerCase()
}
