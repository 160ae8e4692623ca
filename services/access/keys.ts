import { generatePublishableKey, generateWebhookSecret, type SecretBox } from '../../adapters/secrets.ts'
import { KEYS_BY_NAME, type Key } from '../../adapters/stores/keys/keys.ts'
import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import { mayChangeKeyStatus, type KeyStatus } from '../../domain/key-status.ts'
import { Refusal } from '../../domain/refusal.ts'
import { webhookSecretLocation } from '../secrets/locations.ts'
import type { AdminCaller } from '../admin/caller.ts'
import {
  change,
  changeOnce,
  found,
  rowToChange,
  type ChangeDeps,
  type StoredReply,
  type Target,
} from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'

export type AdminKey = Key & { formMounts: number }
/** With the secret of its webhook, which is shown only this once; null without a webhook. */
export type CreatedKey = { key: AdminKey; webhookSecret: string | null }
export type KeyLimits = {
  allowedOrigins?: string[] | undefined
  intents?: string[] | null | undefined
  forms?: string[] | null | undefined
  provenCustomersOnly?: boolean | undefined
  webhookEvents?: Key['webhookEvents'] | undefined
}
export type NewKeyInput = KeyLimits & { name: string; webhook?: { url: string } | null | undefined }
export type KeyPatch = KeyLimits & { name?: string | undefined; webhook?: { url: string } | null | undefined }

type ReadDeps = Pick<ChangeDeps, 'knex'>
export type KeyDeps = ChangeDeps & { secretBox: SecretBox }

export async function listKeys(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  { status, ...query }: ListQuery & { status?: KeyStatus | undefined },
): Promise<ListPage<AdminKey>> {
  const stores = forTenant(knex, tenantId)
  const { items, nextCursor } = await listPage(
    'keys',
    KEYS_BY_NAME,
    query,
    async window => await stores.keys.page(KEYS_BY_NAME, window, status === undefined ? {} : { status }),
  )
  return { items: await withMounts(stores, items), nextCursor }
}

/** @throws Refusal `not_found` */
export async function getKey({ knex }: ReadDeps, { tenantId }: AdminCaller, id: string): Promise<AdminKey> {
  const stores = forTenant(knex, tenantId)
  return await withMount(stores, found(await stores.keys.find({ id })))
}

/** @throws Refusal `conflict` for a name that exists */
export async function createKey(
  deps: KeyDeps,
  caller: AdminCaller,
  { name, allowedOrigins, intents, forms, provenCustomersOnly, webhook, webhookEvents }: NewKeyInput,
  answer: (created: CreatedKey) => StoredReply,
): Promise<CreatedKey> {
  const id = deps.newId()
  const webhookSecret = webhook == null ? null : generateWebhookSecret()
  return await changeOnce(deps, caller, { action: 'key.create', answer }, async stores => {
    if ((await stores.keys.find({ name })) !== undefined) throw nameTaken()
    const after = await stores.keys.insert({
      id,
      name,
      key: generatePublishableKey(),
      allowedOrigins: allowedOrigins ?? [],
      intents: intents ?? null,
      forms: forms ?? null,
      provenCustomersOnly: provenCustomersOnly ?? false,
      webhookUrl: webhook?.url ?? null,
      webhookEvents: webhookEvents ?? null,
      webhookSecret:
        webhookSecret === null ? null : deps.secretBox.seal(webhookSecret, webhookSecretLocation(caller.tenantId, id)),
    })
    return {
      result: { key: { ...after, formMounts: 0 }, webhookSecret },
      resource: resourceOf(after),
      before: null,
      after,
    }
  })
}

/**
 * @throws Refusal `not_found`, `precondition_failed`, `conflict` for a revoked key or a name that exists,
 * `webhook_immutable`
 */
export async function updateKey(
  deps: ChangeDeps,
  caller: AdminCaller,
  { id, ifMatch }: Target,
  { webhook, ...patch }: KeyPatch,
): Promise<AdminKey> {
  return await change(deps, caller, 'key.update', async stores => {
    const before = await rowToChange<Key>(stores.keys, { id }, ifMatch)
    if (before.status === 'revoked') throw revoked()
    if (webhook !== undefined && (webhook?.url ?? null) !== before.webhookUrl) throw new Refusal('webhook_immutable')
    const namesake = patch.name === undefined ? undefined : await stores.keys.find({ name: patch.name })
    if (namesake !== undefined && namesake.id !== id) throw nameTaken()
    const after = await stores.keys.change(before, patch)
    return { result: await withMount(stores, after), resource: resourceOf(after), before, after }
  })
}

/** @throws Refusal `not_found`, `precondition_failed`, `conflict` for a key that is revoked */
export async function changeKeyStatus(
  deps: ChangeDeps,
  caller: AdminCaller,
  { id, ifMatch }: Target,
  status: KeyStatus,
): Promise<AdminKey> {
  return await change(deps, caller, 'key.change_status', async stores => {
    const before = await rowToChange<Key>(stores.keys, { id }, ifMatch)
    if (!mayChangeKeyStatus(before.status, status)) throw revoked()
    const after = await stores.keys.change(before, { status })
    return { result: await withMount(stores, after), resource: resourceOf(after), before, after }
  })
}

async function withMounts({ keys }: TenantStores, items: readonly Key[]): Promise<AdminKey[]> {
  const mounts = await keys.countFormMounts(items.map(({ id }) => id))
  return items.map(key => ({ ...key, formMounts: mounts.get(key.id) ?? 0 }))
}

async function withMount(stores: TenantStores, key: Key): Promise<AdminKey> {
  return (await withMounts(stores, [key]))[0] as AdminKey
}

function resourceOf({ id, name }: Key) {
  return { type: 'key', id, name }
}

function nameTaken(): Refusal {
  return new Refusal('conflict', { message: 'A key has this name already' })
}

function revoked(): Refusal {
  return new Refusal('conflict', { message: 'The key is revoked permanently' })
}
