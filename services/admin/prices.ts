import type { Order } from '../../adapters/stores/keyset.ts'
import type { Price } from '../../adapters/stores/settings.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { Price as Rate } from '../../domain/token-usage.ts'
import { builtInPrices } from '../../generated/prices.ts'
import type { AdminCaller } from './caller.ts'
import { change, found, rowToChange, type ChangeDeps, type KeptReply } from './change.ts'
import { listPage, type ListPage, type ListQuery } from './pages.ts'

export type { Price }
export type NewPriceInput = Rate & { model: string }

type ReadDeps = Pick<ChangeDeps, 'knex'>

const BY_MODEL: Order = { columns: [{ column: 'model collate "C"', kind: 'text' }] }

export async function listPrices({ knex }: ReadDeps, { tenantId }: AdminCaller, query: ListQuery): Promise<ListPage<Price>> {
  return await listPage('prices', BY_MODEL, query, async window => await forTenant(knex, tenantId).prices.page(BY_MODEL, window))
}

/** @throws Refusal `not_found` */
export async function getPrice({ knex }: ReadDeps, { tenantId }: AdminCaller, id: string): Promise<Price> {
  return found(await forTenant(knex, tenantId).prices.find({ id }))
}

/** What `services/pricing.ts` prices the usage of a reply by from now on. @throws Refusal `conflict` for a model that has a price */
export async function createPrice(deps: ChangeDeps, caller: AdminCaller, { model, promptPer1k, completionPer1k }: NewPriceInput, answer: (price: Price) => KeptReply): Promise<Price> {
  return await change(deps, caller, 'price.create', async ({ prices }) => {
    if (await prices.find({ model }) !== undefined) throw new Refusal('conflict', { message: 'The model has a price already' })
    const after = await prices.insert({ id: deps.newId(), model, promptPer1k, completionPer1k })
    return { result: after, resource: resourceOf(after), before: null, after }
  }, answer)
}

/** @throws Refusal `not_found`, `precondition_failed` */
export async function updatePrice(deps: ChangeDeps, caller: AdminCaller, id: string, { promptPer1k, completionPer1k }: { [Name in keyof Rate]?: Rate[Name] | undefined }, ifMatch: string | undefined): Promise<Price> {
  return await change(deps, caller, 'price.update', async ({ prices }) => {
    const before = await rowToChange(prices, { id }, ifMatch)
    const after = await prices.change(before, { promptPer1k, completionPer1k })
    return { result: after, resource: resourceOf(after), before, after }
  })
}

/** @throws Refusal `not_found`, `precondition_failed` */
export async function deletePrice(deps: ChangeDeps, caller: AdminCaller, id: string, ifMatch: string | undefined): Promise<void> {
  await change(deps, caller, 'price.delete', async ({ prices }) => {
    const before = await rowToChange(prices, { id }, ifMatch)
    await prices.delete(id)
    return { result: undefined, resource: resourceOf(before), before, after: null }
  })
}

/** Sorted by model. */
export function listBuiltInPrices(): NewPriceInput[] {
  return [...builtInPrices].map(([model, rate]) => ({ model, ...rate })).sort((a, b) => a.model < b.model ? -1 : 1)
}

function resourceOf({ id, model }: Price) {
  return { type: 'price', id, name: model }
}
