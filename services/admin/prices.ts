import type { Order } from '../../adapters/postgres/keyset.ts'
import type { Price } from '../../adapters/stores/prices/prices.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { Refusal } from '../../domain/refusal.ts'
import { builtInPrices } from '../../generated/prices.ts'
import { found, rowToChange, type Changed } from './change.ts'
import { listPage, type ListPage, type ListQuery } from './pages.ts'

export type { Price }
export type NewPriceInput = { id: string; model: string; promptPer1k: number; completionPer1k: number }
export type PricePatch = { promptPer1k?: number | undefined; completionPer1k?: number | undefined }

const BY_MODEL: Order = { columns: [{ column: 'model', kind: 'text' }] }

/** The workspace's own prices, sorted by model. */
export async function listPrices(db: Database, tenantId: string, query: ListQuery): Promise<ListPage<Price>> {
  return await listPage(
    'prices',
    BY_MODEL,
    query,
    async window => await forTenant(db, tenantId).prices.page(BY_MODEL, window),
  )
}

/** @throws Refusal `not_found` */
export async function getPrice(db: Database, tenantId: string, id: string): Promise<Price> {
  return found(await forTenant(db, tenantId).prices.find({ id }))
}

/** Applies to replies that are stored from now on. @throws Refusal `conflict` for a model that has a price */
export async function createPrice(trx: Database, tenantId: string, input: NewPriceInput): Promise<Changed<Price>> {
  const { prices } = forTenant(trx, tenantId)
  if ((await prices.find({ model: input.model })) !== undefined)
    throw new Refusal('conflict', { message: 'The model has a price already' })
  const after = await prices.insert(input)
  return { result: after, resource: resourceOf(after), before: null, after }
}

/** @throws Refusal `not_found`, `precondition_failed` */
export async function updatePrice(
  trx: Database,
  tenantId: string,
  id: string,
  patch: PricePatch,
  ifMatch: string | undefined,
): Promise<Changed<Price>> {
  const { prices } = forTenant(trx, tenantId)
  const before = await rowToChange(prices, { id }, ifMatch)
  const after = await prices.change(before, patch)
  return { result: after, resource: resourceOf(after), before, after }
}

/** From then on the built-in price of the model applies, or none. @throws Refusal `not_found`, `precondition_failed` */
export async function deletePrice(
  trx: Database,
  tenantId: string,
  id: string,
  ifMatch: string | undefined,
): Promise<Changed<undefined>> {
  const { prices } = forTenant(trx, tenantId)
  const before = await rowToChange(prices, { id }, ifMatch)
  await prices.delete(id)
  return { result: undefined, resource: resourceOf(before), before, after: null }
}

/** Sorted by model. */
export function listBuiltInPrices(): { model: string; promptPer1k: number; completionPer1k: number }[] {
  return [...builtInPrices].map(([model, price]) => ({ model, ...price })).sort((a, b) => (a.model < b.model ? -1 : 1))
}

function resourceOf({ id, model }: Price) {
  return { type: 'price', id, name: model }
}
