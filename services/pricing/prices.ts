import type { Order } from '../../adapters/postgres/keyset.ts'
import type { Price } from '../../adapters/stores/prices/prices.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { Refusal } from '../../domain/refusal.ts'
import { builtInPrices } from '../../generated/prices.ts'
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

export type { Price }
export type NewPriceInput = { model: string; promptPer1k: number; completionPer1k: number }
export type PricePatch = { promptPer1k?: number | undefined; completionPer1k?: number | undefined }

type ReadDeps = Pick<ChangeDeps, 'knex'>

const BY_MODEL: Order = { columns: [{ column: 'model', kind: 'text' }] }

/** The workspace's own prices, sorted by model. */
export async function listPrices(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  query: ListQuery,
): Promise<ListPage<Price>> {
  return await listPage(
    'prices',
    BY_MODEL,
    query,
    async window => await forTenant(knex, tenantId).prices.page(BY_MODEL, window),
  )
}

/** @throws Refusal `not_found` */
export async function getPrice({ knex }: ReadDeps, { tenantId }: AdminCaller, id: string): Promise<Price> {
  return found(await forTenant(knex, tenantId).prices.find({ id }))
}

/** Applies to replies that are stored from now on. @throws Refusal `conflict` for a model that has a price */
export async function createPrice(
  deps: ChangeDeps,
  caller: AdminCaller,
  input: NewPriceInput,
  answer: (price: Price) => StoredReply,
): Promise<Price> {
  return await changeOnce(deps, caller, { action: 'price.create', answer }, async ({ prices }) => {
    if ((await prices.find({ model: input.model })) !== undefined)
      throw new Refusal('conflict', { message: 'The model has a price already' })
    const after = await prices.insert({ id: deps.newId(), ...input })
    return { result: after, resource: resourceOf(after), before: null, after }
  })
}

/** @throws Refusal `not_found`, `precondition_failed` */
export async function updatePrice(
  deps: ChangeDeps,
  caller: AdminCaller,
  { id, ifMatch }: Target,
  patch: PricePatch,
): Promise<Price> {
  return await change(deps, caller, 'price.update', async ({ prices }) => {
    const before = await rowToChange(prices, { id }, ifMatch)
    const after = await prices.change(before, patch)
    return { result: after, resource: resourceOf(after), before, after }
  })
}

/**
 * From then on the built-in price of the model applies, if there is one. @throws Refusal `not_found`,
 * `precondition_failed`
 */
export async function deletePrice(deps: ChangeDeps, caller: AdminCaller, { id, ifMatch }: Target): Promise<void> {
  await change(deps, caller, 'price.delete', async ({ prices }) => {
    const before = await rowToChange(prices, { id }, ifMatch)
    await prices.delete(id)
    return { result: undefined, resource: resourceOf(before), before, after: null }
  })
}

/** Sorted by model. */
export function listBuiltInPrices(): { model: string; promptPer1k: number; completionPer1k: number }[] {
  return [...builtInPrices].map(([model, price]) => ({ model, ...price })).sort((a, b) => (a.model < b.model ? -1 : 1))
}

function resourceOf({ id, model }: Price) {
  return { type: 'price', id, name: model }
}
