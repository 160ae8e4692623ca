import type { HostedPage, NewHostedPage } from '../../adapters/stores/hosted-pages/hosted-pages.ts'
import type { TenantStores } from '../../adapters/stores/tenant.ts'
import { unknownValue } from '../../domain/refusal.ts'
import type { AdminCaller } from '../admin/caller.ts'
import type { ChangeDeps, StoredReply, Target } from '../admin/change.ts'
import { resourceOperations } from '../admin/resources.ts'

export type { HostedPage }
export type HostedPageInput = Omit<NewHostedPage, 'id'>

const pages = resourceOperations({
  type: 'hosted_page',
  list: 'hosted-pages',
  order: { columns: [{ column: 'address', kind: 'text' }] },
  rowsIn: stores => stores.hostedPages,
  nameOf: ({ address }) => address,
})

/** Sorted by address. */
export const listHostedPages = pages.list
export const getHostedPage = pages.get
export const deleteHostedPage = pages.delete

/** @throws Refusal `conflict` for an address that is taken, `validation_failed` for a key that does not exist */
export async function createHostedPage(
  deps: ChangeDeps,
  caller: AdminCaller,
  input: HostedPageInput,
  answer: (page: HostedPage) => StoredReply,
): Promise<HostedPage> {
  const requireValid = async (stores: TenantStores) => await requireKey(stores, input.keyId)
  return await pages.create(deps, caller, { id: deps.newId(), ...input }, { answer, requireValid })
}

/**
 * @throws Refusal `not_found`, `precondition_failed`, `conflict` for an address that is taken, `validation_failed` for
 * a key that does not exist
 */
export async function updateHostedPage(
  deps: ChangeDeps,
  caller: AdminCaller,
  target: Target,
  patch: Partial<HostedPageInput>,
): Promise<HostedPage> {
  return await pages.update(deps, caller, target, patch, async stores => {
    if (patch.keyId !== undefined) await requireKey(stores, patch.keyId)
  })
}

async function requireKey({ keys }: TenantStores, keyId: string): Promise<void> {
  if ((await keys.find({ id: keyId })) !== undefined) return
  throw unknownValue('keyId', 'There is no such key')
}
