import type { Price } from '../../adapters/stores/prices/prices.ts'
import { Refusal } from '../../domain/refusal.ts'
import { builtInPrices } from '../../generated/prices.ts'
import type { AdminCaller } from '../admin/caller.ts'
import type { ChangeDeps, StoredReply } from '../admin/change.ts'
import { resourceOperations } from '../admin/resources.ts'

export type { Price }
export type NewPriceInput = { model: string; promptPer1k: number; completionPer1k: number }

const prices = resourceOperations({
  type: 'price',
  list: 'prices',
  order: { columns: [{ column: 'model', kind: 'text' }] },
  rowsIn: stores => stores.prices,
  nameOf: ({ model }) => model,
})

/** The workspace's own prices, sorted by model. */
export const listPrices = prices.list
export const getPrice = prices.get
export const updatePrice = prices.update
/** From then on the built-in price of the model applies, if there is one. */
export const deletePrice = prices.delete

/** Applies to replies that are stored from now on. @throws Refusal `conflict` for a model that has a price */
export async function createPrice(
  deps: ChangeDeps,
  caller: AdminCaller,
  input: NewPriceInput,
  answer: (price: Price) => StoredReply,
): Promise<Price> {
  return await prices.create(
    deps,
    caller,
    { id: deps.newId(), ...input },
    {
      answer,
      requireValid: async stores => {
        if ((await stores.prices.find({ model: input.model })) !== undefined)
          throw new Refusal('conflict', { message: 'The model has a price already' })
      },
    },
  )
}

/** Sorted by model. */
export function listBuiltInPrices(): { model: string; promptPer1k: number; completionPer1k: number }[] {
  return [...builtInPrices].map(([model, price]) => ({ model, ...price })).sort((a, b) => (a.model < b.model ? -1 : 1))
}
