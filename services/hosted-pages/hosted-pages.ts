import type { Order } from '../../adapters/postgres/keyset.ts'
import type { HostedPage, NewHostedPage } from '../../adapters/stores/hosted-pages/hosted-pages.ts'
import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import { Refusal } from '../../domain/refusal.ts'
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

export type { HostedPage }
export type HostedPageInput = Omit<NewHostedPage, 'id'>

type ReadDeps = Pick<ChangeDeps, 'knex'>

const BY_ADDRESS: Order = { columns: [{ column: 'address', kind: 'text' }] }

/** Sorted by address. */
export async function listHostedPages(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  query: ListQuery,
): Promise<ListPage<HostedPage>> {
  return await listPage(
    'hosted-pages',
    BY_ADDRESS,
    query,
    async window => await forTenant(knex, tenantId).hostedPages.page(BY_ADDRESS, window),
  )
}

/** @throws Refusal `not_found` */
export async function getHostedPage({ knex }: ReadDeps, { tenantId }: AdminCaller, id: string): Promise<HostedPage> {
  return found(await forTenant(knex, tenantId).hostedPages.find({ id }))
}

/** @throws Refusal `conflict` for an address that is taken, `validation_failed` for a key that does not exist */
export async function createHostedPage(
  deps: ChangeDeps,
  caller: AdminCaller,
  input: HostedPageInput,
  answer: (page: HostedPage) => StoredReply,
): Promise<HostedPage> {
  return await changeOnce(deps, caller, { action: 'hosted_page.create', answer }, async stores => {
    await requireKey(stores, input.keyId)
    const after = await stores.hostedPages.insert({ id: deps.newId(), ...input })
    return { result: after, resource: resourceOf(after), before: null, after }
  })
}

/**
 * @throws Refusal `not_found`, `precondition_failed`, `conflict` for an address that is taken, `validation_failed` for
 * a key that does not exist
 */
export async function updateHostedPage(
  deps: ChangeDeps,
  caller: AdminCaller,
  { id, ifMatch }: Target,
  patch: Partial<HostedPageInput>,
): Promise<HostedPage> {
  return await change(deps, caller, 'hosted_page.update', async stores => {
    const before = await rowToChange(stores.hostedPages, { id }, ifMatch)
    if (patch.keyId !== undefined) await requireKey(stores, patch.keyId)
    const after = await stores.hostedPages.change(before, patch)
    return { result: after, resource: resourceOf(after), before, after }
  })
}

/** @throws Refusal `not_found`, `precondition_failed` */
export async function deleteHostedPage(deps: ChangeDeps, caller: AdminCaller, { id, ifMatch }: Target): Promise<void> {
  await change(deps, caller, 'hosted_page.delete', async ({ hostedPages }) => {
    const before = await rowToChange(hostedPages, { id }, ifMatch)
    await hostedPages.delete(id)
    return { result: undefined, resource: resourceOf(before), before, after: null }
  })
}

async function requireKey({ keys }: TenantStores, keyId: string): Promise<void> {
  if ((await keys.find({ id: keyId })) !== undefined) return
  throw new Refusal('validation_failed', {
    message: 'There is no such key',
    details: { validation_errors: [{ field: 'keyId', rule: 'enum' }] },
  })
}

function resourceOf({ id, address }: HostedPage) {
  return { type: 'hosted_page', id, name: address }
}
