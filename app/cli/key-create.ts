import { createKey as createKeyBody } from '../../generated/validators/admin/bodies.js'
import { newId } from '../../adapters/ids.ts'
import { createSecretBox } from '../../adapters/secrets.ts'
import { isOriginEntry } from '../../domain/origins.ts'
import { issueKey } from '../../services/access/issue.ts'
import { withKnex } from '../database.ts'
import { appSecretsOf, loadEnvironment } from '../environment.ts'
import { refuseOutsideContract } from './contract.ts'
import { CommandFailed, noSuchName, remark, WrongUse } from './output.ts'

export interface CreateOptions {
  workspace: string
  name: string
  origin: string[]
  intent?: string[]
  form?: string[]
  webhook?: string
  json: boolean
}

const OPTIONS = { allowedOrigins: 'origin', intents: 'intent', forms: 'form' }

/** `parley key create`: prints the key, and the secret of its webhook, only this once. */
export async function createKey(options: CreateOptions): Promise<void> {
  for (const origin of options.origin) {
    if (!isOriginEntry(origin)) throw new WrongUse([`"${origin}" is not an origin, such as https://shop.example.`])
  }
  const { workspace, name, webhook } = options
  const permits = {
    allowedOrigins: distinct(options.origin),
    intents: options.intent === undefined ? null : distinct(options.intent),
    forms: options.form === undefined ? null : distinct(options.form),
  }
  refuseOutsideContract(createKeyBody, { name, ...permits }, OPTIONS)
  if (webhook !== undefined && !createKeyBody({ requestBody: { name, webhook: { url: webhook } } }))
    throw new WrongUse([
      `"${webhook}" is not an address without user name and password, such as https://shop.example/parley.`,
    ])
  const environment = await loadEnvironment()
  const order = { tenantId: workspace, name, ...permits, webhookUrl: webhook ?? null }
  const secretBox = createSecretBox(appSecretsOf(environment))
  const issued = await withKnex(environment, remark, async knex => issueKey({ knex, newId, secretBox }, order))
  if (issued.outcome === 'no_workspace') throw new CommandFailed([`There is no workspace ${workspace}.`])
  if (issued.outcome === 'name_taken')
    throw new CommandFailed([`There is a key "${name}" already. Choose another --name.`])
  if (issued.outcome === 'unknown') throw new CommandFailed([noSuchName(issued.noun, issued.name, issued.known)])
  const { id, key, webhookSecret } = issued
  if (options.json) console.log(JSON.stringify({ id, name, key, webhookSecret }, null, 2))
  else {
    console.log(key)
    if (webhookSecret !== null) console.log(webhookSecret)
  }
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)]
}
