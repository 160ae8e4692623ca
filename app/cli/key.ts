import type { Command } from 'commander'
import { newId } from '../../adapters/ids.ts'
import { createSecretBox, generatePublishableKey, generateWebhookSecret } from '../../adapters/secrets.ts'
import { findTenant } from '../../adapters/stores/tenants/tenants.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { webhookSecretPlace } from '../../services/workspace/keys.ts'
import { withKnex } from '../database.ts'
import { loadEnvironment } from '../environment.ts'
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
  const [id, key] = [newId(), generatePublishableKey()]
  const webhookSecret = options.webhook === undefined ? null : generateWebhookSecret()
  await withKnex(environment, remark, knex =>
    knex.transaction(async trx => {
      const tenant = await findTenant(trx, { id: options.workspace }).catch(() => undefined)
      if (tenant === undefined) throw new CommandFailed([`There is no workspace ${options.workspace}.`])
      const stores = forTenant(trx, tenant.id)
      if ((await stores.keys.find({ name: options.name })) !== undefined)
        throw new CommandFailed([`There is a key "${options.name}" already.`])
      await stores.keys.insert({
        id,
        key,
        name: options.name,
        allowedOrigins: options.origin,
        intents: options.intent ?? null,
        forms: options.form ?? null,
        webhookUrl: options.webhook ?? null,
        webhookSecret:
          webhookSecret === null
            ? null
            : createSecretBox(environment.appSecret).seal(webhookSecret, webhookSecretPlace(tenant.id, id)),
      })
      await stores.audit.record({
        id: newId(),
        action: 'key.create',
        actor: { type: 'cli' },
        subject: { type: 'key', id },
        details: { name: options.name },
      })
    }),
  )
  if (options.json) console.log(JSON.stringify({ id, name: options.name, key, webhookSecret }, null, 2))
  else {
    console.log(key)
    if (webhookSecret !== null) console.log(webhookSecret)
  }
}
