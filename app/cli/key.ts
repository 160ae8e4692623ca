import type { Command } from 'commander'
import { newId } from '../../adapters/ids.ts'
import { createSecretBox } from '../../adapters/secrets.ts'
import { issueKey } from '../../services/access/issue.ts'
import { withKnex } from '../database.ts'
import { appSecretsOf, loadEnvironment } from '../environment.ts'
import { CommandFailed, remark } from './output.ts'

interface CreateOptions {
  workspace: string
  name: string
  origin: string[]
  intent?: string[]
  form?: string[]
  webhook?: string
  json: boolean
}

export function addKeyCommands(program: Command): void {
  program
    .command('key')
    .description('publishable keys')
    .command('create')
    .description('create a key for pages, and print it with the secret of its webhook')
    .requiredOption('--workspace <id>', 'id of the workspace')
    .requiredOption('--name <name>', 'name of the key, unique in the workspace')
    .option('--origin <origin...>', 'origins whose pages may use it; any by default', [])
    .option('--intent <name...>', 'intents it may start; all by default')
    .option('--form <code...>', 'forms it opens; all by default')
    .option('--webhook <url>', 'where its events are sent')
    .option('--json', 'print the result as JSON', false)
    .action(create)
}

async function create(options: CreateOptions): Promise<void> {
  for (const origin of options.origin) {
    if (!/^https?:\/\/[^/?#\s]+$/.test(origin))
      throw new CommandFailed([`"${origin}" is no origin, such as https://shop.example.`])
  }
  if (options.webhook !== undefined && !/^https?:\/\/[^\s]+$/.test(options.webhook))
    throw new CommandFailed([`"${options.webhook}" is no address of a webhook.`])
  const environment = await loadEnvironment()
  const { workspace, name } = options
  const order = {
    tenantId: workspace,
    name,
    allowedOrigins: options.origin,
    intents: options.intent ?? null,
    forms: options.form ?? null,
    webhookUrl: options.webhook ?? null,
  }
  const secretBox = createSecretBox(appSecretsOf(environment))
  const issued = await withKnex(environment, remark, async knex => issueKey({ knex, newId, secretBox }, order))
  if (issued.outcome === 'no_workspace') throw new CommandFailed([`There is no workspace ${workspace}.`])
  if (issued.outcome === 'name_taken') throw new CommandFailed([`There is a key "${name}" already.`])
  const { id, key, webhookSecret } = issued
  if (options.json) console.log(JSON.stringify({ id, name, key, webhookSecret }, null, 2))
  else {
    console.log(key)
    if (webhookSecret !== null) console.log(webhookSecret)
  }
}
