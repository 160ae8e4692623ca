import { generatePublishableKey, generateWebhookSecret } from '../../adapters/secrets.ts'
import { tenantOfKey } from '../../adapters/stores/keys/across-tenants.ts'
import type { Key } from '../../adapters/stores/keys/keys.ts'
import { mayChangeKeyStatus } from '../../domain/key-status.ts'
import { reconcile, refuseRepeated } from './reconcile.ts'
import type { WorkspaceDocument } from './document.ts'
import type { ApplyContext } from './types.ts'
import { webhookSecretLocation } from '../secrets/locations.ts'

type KeyEntry = NonNullable<WorkspaceDocument['keys']>[number]

export async function applyKeys(context: ApplyContext): Promise<void> {
  const entries = context.document.keys ?? []
  refuseRepeated(context, 'keys', entries, entry => entry.name)
  refuseRepeated(context, 'keys', entries, entry => entry.key)
  for (const [index, entry] of entries.entries()) await applyKey(context, entry, `/keys/${String(index)}`)
}

async function applyKey(context: ApplyContext, entry: KeyEntry, path: string): Promise<void> {
  const { stores, db, tenant, findings } = context
  if (entry.key !== undefined) {
    const owner = await tenantOfKey(db, entry.key)
    if (owner !== undefined && owner !== tenant.id) {
      findings.push({ path: `${path}/key`, message: 'This key belongs to another workspace.' })
      return
    }
  }
  const found = await findKey(context, entry)
  if (found === undefined) {
    await createKey(context, entry, path)
    return
  }
  const before = findings.length
  const namesake = await stores.keys.find({ name: entry.name })
  if (namesake !== undefined && namesake.id !== found.id)
    findings.push({ path: `${path}/name`, message: `Another key has the name "${entry.name}".` })
  refuseForbiddenChanges(context, entry, found, path)
  if (findings.length > before) return
  await reconcile(context, stores.keys, {
    kind: 'key',
    code: entry.name,
    path,
    id: entry.id,
    found,
    fields: fieldsOf(entry),
    create: () => found,
  })
}

async function findKey(context: ApplyContext, entry: KeyEntry): Promise<Key | undefined> {
  const { keys } = context.stores
  return (entry.key === undefined ? undefined : await keys.find({ key: entry.key })) ?? keys.find({ name: entry.name })
}

function refuseForbiddenChanges(context: ApplyContext, entry: KeyEntry, found: Key, path: string): void {
  const { findings, deps, tenant } = context
  if (entry.key !== undefined && entry.key !== found.key) {
    findings.push({
      path: `${path}/key`,
      message: `The key "${entry.name}" is ${found.key} and never changes; give the new one another name.`,
    })
  }
  if (entry.status !== undefined && !mayChangeKeyStatus(found.status, entry.status)) {
    findings.push({ path: `${path}/status`, message: `The key "${entry.name}" is revoked permanently.` })
  }
  if (entry.webhook === undefined) return
  if ((entry.webhook?.url ?? null) !== found.webhookUrl) {
    findings.push({
      path: `${path}/webhook`,
      message: `The webhook of the key "${entry.name}" never changes; another one needs another key.`,
    })
    return
  }
  const given = entry.webhook?.secret
  if (given === undefined || found.webhookSecret === null) return
  if (deps.secretBox.open(found.webhookSecret, webhookSecretLocation(tenant.id, found.id)) !== given) {
    findings.push({
      path: `${path}/webhook/secret`,
      message: `The webhook secret of the key "${entry.name}" never changes; another one needs another key.`,
    })
  }
}

async function createKey(context: ApplyContext, entry: KeyEntry, path: string): Promise<void> {
  const { deps, stores, tenant, secrets } = context
  const key = entry.key ?? generatePublishableKey()
  const webhook = entry.webhook ?? null
  const secret = webhook === null ? null : (webhook.secret ?? generateWebhookSecret())
  const created = await reconcile(context, stores.keys, {
    kind: 'key',
    code: entry.name,
    path,
    id: entry.id,
    found: undefined,
    fields: {},
    create: id => ({
      id,
      key,
      ...fieldsOf(entry),
      name: entry.name,
      webhookUrl: webhook?.url ?? null,
      webhookSecret: secret === null ? null : deps.secretBox.seal(secret, webhookSecretLocation(tenant.id, id)),
    }),
  })
  const madeSecret = webhook !== null && webhook.secret === undefined ? secret : null
  if (created !== undefined && (entry.key === undefined || madeSecret !== null)) {
    secrets.keys.push({ name: entry.name, key, webhookSecret: madeSecret })
  }
}

function fieldsOf(entry: KeyEntry): Partial<Key> {
  const { name, status, allowedOrigins, intents, forms, provenCustomersOnly, webhookEvents } = entry
  return {
    name,
    ...(status === undefined ? {} : { status }),
    ...(allowedOrigins === undefined ? {} : { allowedOrigins }),
    ...(intents === undefined ? {} : { intents }),
    ...(forms === undefined ? {} : { forms }),
    ...(provenCustomersOnly === undefined ? {} : { provenCustomersOnly }),
    ...(webhookEvents === undefined ? {} : { webhookEvents }),
  }
}
