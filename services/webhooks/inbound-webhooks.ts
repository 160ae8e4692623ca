import { generateWebhookSecret, type SealedSecret, type SecretBox } from '../../adapters/secrets.ts'
import type { Order } from '../../adapters/postgres/keyset.ts'
import type { InboundWebhook, WebhookSender } from '../../adapters/stores/inbound-webhooks/inbound-webhooks.ts'
import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import { Refusal } from '../../domain/refusal.ts'
import { inboundSecretLocation } from '../secrets/locations.ts'
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

export type AdminInboundWebhook = Omit<InboundWebhook, 'secret'>
/** With the secret, which is shown only this once. */
export type InboundWebhookWithSecret = { inboundWebhook: AdminInboundWebhook; secret: string }
export type NewInboundWebhookInput = {
  name: string
  eventName: string
  sender?: WebhookSender | undefined
  active?: boolean | undefined
  secret?: string | undefined
}
export type InboundWebhookPatch = {
  name?: string | undefined
  eventName?: string | undefined
  active?: boolean | undefined
  secret?: string | undefined
}

type ReadDeps = Pick<ChangeDeps, 'knex'>
type SecretDeps = ChangeDeps & { secretBox: SecretBox }
type AnswerWithSecret = (webhook: InboundWebhookWithSecret) => StoredReply

const BY_NAME: Order = { columns: [{ column: 'name', kind: 'text' }] }

/** Sorted by name. */
export async function listInboundWebhooks(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  query: ListQuery,
): Promise<ListPage<AdminInboundWebhook>> {
  const { items, nextCursor } = await listPage(
    'inbound-webhooks',
    BY_NAME,
    query,
    async window => await forTenant(knex, tenantId).inboundWebhooks.page(BY_NAME, window),
  )
  return { items: items.map(shown), nextCursor }
}

/** @throws Refusal `not_found` */
export async function getInboundWebhook(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  id: string,
): Promise<AdminInboundWebhook> {
  return shown(found(await forTenant(knex, tenantId).inboundWebhooks.find({ id })))
}

/** @throws Refusal `conflict` for a name that exists */
export async function createInboundWebhook(
  deps: SecretDeps,
  caller: AdminCaller,
  { name, eventName, sender = 'parley', active = true, secret = generateWebhookSecret() }: NewInboundWebhookInput,
  answer: AnswerWithSecret,
): Promise<InboundWebhookWithSecret> {
  return await changeOnce(deps, caller, { action: 'inbound_webhook.create', answer }, async ({ inboundWebhooks }) => {
    await refuseTaken(inboundWebhooks, name)
    const id = deps.newId()
    const after = await inboundWebhooks.insert({
      id,
      name,
      eventName,
      sender,
      active,
      secret: seal(deps, caller, id, secret),
    })
    return { result: { inboundWebhook: shown(after), secret }, resource: resourceOf(after), before: null, after }
  })
}

/**
 * An inactive one answers like an unknown one.
 * @throws Refusal `not_found`, `conflict` for a name that exists, `precondition_failed`
 */
export async function updateInboundWebhook(
  deps: SecretDeps,
  caller: AdminCaller,
  { id, ifMatch }: Target,
  { secret, ...patch }: InboundWebhookPatch,
): Promise<AdminInboundWebhook> {
  return await change(deps, caller, 'inbound_webhook.update', async ({ inboundWebhooks }) => {
    const before = await rowToChange(inboundWebhooks, { id }, ifMatch)
    if (patch.name !== undefined && patch.name !== before.name) await refuseTaken(inboundWebhooks, patch.name)
    const after = await inboundWebhooks.change(before, {
      ...patch,
      ...(secret === undefined ? {} : { secret: seal(deps, caller, id, secret) }),
    })
    return { result: shown(after), resource: resourceOf(after), before, after }
  })
}

/** The former secret stops working with the commit. @throws Refusal `not_found`, `precondition_failed` */
export async function rotateInboundWebhookSecret(
  deps: SecretDeps,
  caller: AdminCaller,
  { id, ifMatch }: Target,
  answer: AnswerWithSecret,
): Promise<InboundWebhookWithSecret> {
  return await changeOnce(
    deps,
    caller,
    { action: 'inbound_webhook.rotate_secret', answer },
    async ({ inboundWebhooks }) => {
      const before = await rowToChange(inboundWebhooks, { id }, ifMatch)
      const secret = generateWebhookSecret()
      const after = await inboundWebhooks.change(before, { secret: seal(deps, caller, id, secret) })
      return { result: { inboundWebhook: shown(after), secret }, resource: resourceOf(after), before, after }
    },
  )
}

/** @throws Refusal `not_found`, `precondition_failed` */
export async function deleteInboundWebhook(
  deps: ChangeDeps,
  caller: AdminCaller,
  { id, ifMatch }: Target,
): Promise<void> {
  await change(deps, caller, 'inbound_webhook.delete', async ({ inboundWebhooks }) => {
    const before = await rowToChange(inboundWebhooks, { id }, ifMatch)
    await inboundWebhooks.delete(id)
    return { result: undefined, resource: resourceOf(before), before, after: null }
  })
}

function seal({ secretBox }: SecretDeps, { tenantId }: AdminCaller, id: string, secret: string): SealedSecret {
  return secretBox.seal(secret, inboundSecretLocation(tenantId, id))
}

async function refuseTaken(inboundWebhooks: TenantStores['inboundWebhooks'], name: string): Promise<void> {
  if ((await inboundWebhooks.find({ name })) !== undefined)
    throw new Refusal('conflict', { message: 'An inbound webhook has this name already' })
}

function shown({
  id,
  name,
  eventName,
  sender,
  active,
  lastReceivedAt,
  revision,
  createdAt,
  updatedAt,
}: InboundWebhook): AdminInboundWebhook {
  return { id, name, eventName, sender, active, lastReceivedAt, revision, createdAt, updatedAt }
}

function resourceOf({ id, name }: InboundWebhook) {
  return { type: 'inbound_webhook', id, name }
}
