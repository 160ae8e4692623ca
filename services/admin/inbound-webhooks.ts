import { generateWebhookSecret, type SecretBox } from '../../adapters/secrets.ts'
import type { Order } from '../../adapters/postgres/keyset.ts'
import type { InboundWebhook } from '../../adapters/stores/inbound-webhooks/inbound-webhooks.ts'
import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { Refusal } from '../../domain/refusal.ts'
import { inboundSecretPlace } from '../workspace/settings.ts'
import { found, rowToChange, type Changed } from './change.ts'
import { listPage, type ListPage, type ListQuery } from './pages.ts'

export type AdminInboundWebhook = Omit<InboundWebhook, 'secret'>
/** With the secret, which is shown this once. */
export type InboundWebhookWithSecret = { inboundWebhook: AdminInboundWebhook; secret: string }
export type NewInboundWebhookInput = {
  id: string
  name: string
  eventName: string
  active?: boolean | undefined
  secret?: string | undefined
}
export type InboundWebhookPatch = {
  name?: string | undefined
  eventName?: string | undefined
  active?: boolean | undefined
}

type Deps = { secretBox: SecretBox }

const BY_NAME: Order = { columns: [{ column: 'name', kind: 'text' }] }

/** Sorted by name. */
export async function listInboundWebhooks(
  db: Database,
  tenantId: string,
  query: ListQuery,
): Promise<ListPage<AdminInboundWebhook>> {
  const { items, nextCursor } = await listPage(
    'inbound-webhooks',
    BY_NAME,
    query,
    async window => await forTenant(db, tenantId).inboundWebhooks.page(BY_NAME, window),
  )
  return { items: items.map(shown), nextCursor }
}

/** @throws Refusal `not_found` */
export async function getInboundWebhook(db: Database, tenantId: string, id: string): Promise<AdminInboundWebhook> {
  return shown(found(await forTenant(db, tenantId).inboundWebhooks.find({ id })))
}

/** @throws Refusal `conflict` for a name that exists */
export async function createInboundWebhook(
  { secretBox }: Deps,
  trx: Database,
  tenantId: string,
  { id, name, eventName, active = true, secret = generateWebhookSecret() }: NewInboundWebhookInput,
): Promise<Changed<InboundWebhookWithSecret>> {
  const { inboundWebhooks } = forTenant(trx, tenantId)
  await refuseTaken(inboundWebhooks, name)
  const after = await inboundWebhooks.insert({
    id,
    name,
    eventName,
    active,
    secret: secretBox.seal(secret, inboundSecretPlace(tenantId, id)),
  })
  return { result: { inboundWebhook: shown(after), secret }, resource: resourceOf(after), before: null, after }
}

/**
 * An inactive source answers its senders like an unknown one.
 * @throws Refusal `not_found`, `conflict` for a name that exists, `precondition_failed`
 */
export async function updateInboundWebhook(
  trx: Database,
  tenantId: string,
  id: string,
  patch: InboundWebhookPatch,
  ifMatch: string | undefined,
): Promise<Changed<AdminInboundWebhook>> {
  const { inboundWebhooks } = forTenant(trx, tenantId)
  const before = await rowToChange(inboundWebhooks, { id }, ifMatch)
  if (patch.name !== undefined && patch.name !== before.name) await refuseTaken(inboundWebhooks, patch.name)
  const after = await inboundWebhooks.change(before, patch)
  return { result: shown(after), resource: resourceOf(after), before, after }
}

/** The former secret stops working with the commit. @throws Refusal `not_found`, `precondition_failed` */
export async function rotateInboundWebhookSecret(
  { secretBox }: Deps,
  trx: Database,
  tenantId: string,
  id: string,
  ifMatch: string | undefined,
): Promise<Changed<InboundWebhookWithSecret>> {
  const { inboundWebhooks } = forTenant(trx, tenantId)
  const before = await rowToChange(inboundWebhooks, { id }, ifMatch)
  const secret = generateWebhookSecret()
  const after = await inboundWebhooks.change(before, {
    secret: secretBox.seal(secret, inboundSecretPlace(tenantId, id)),
  })
  return { result: { inboundWebhook: shown(after), secret }, resource: resourceOf(after), before, after }
}

/** @throws Refusal `not_found`, `precondition_failed` */
export async function deleteInboundWebhook(
  trx: Database,
  tenantId: string,
  id: string,
  ifMatch: string | undefined,
): Promise<Changed<undefined>> {
  const { inboundWebhooks } = forTenant(trx, tenantId)
  const before = await rowToChange(inboundWebhooks, { id }, ifMatch)
  await inboundWebhooks.delete(id)
  return { result: undefined, resource: resourceOf(before), before, after: null }
}

async function refuseTaken(inboundWebhooks: TenantStores['inboundWebhooks'], name: string): Promise<void> {
  if ((await inboundWebhooks.find({ name })) !== undefined)
    throw new Refusal('conflict', { message: 'A source has this name already' })
}

function shown({
  id,
  name,
  eventName,
  active,
  lastReceivedAt,
  revision,
  createdAt,
  updatedAt,
}: InboundWebhook): AdminInboundWebhook {
  return { id, name, eventName, active, lastReceivedAt, revision, createdAt, updatedAt }
}

function resourceOf({ id, name }: InboundWebhook) {
  return { type: 'inbound_webhook', id, name }
}
