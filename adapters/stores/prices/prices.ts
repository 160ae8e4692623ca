import type { Price as PriceOfModel } from '../../../domain/token-usage.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import { defineTable, tenantRows, type Database, type Revisioned, type TenantRows } from '../../postgres/tenant-rows.ts'

export interface Price extends Revisioned {
  id: string
  model: string
  /** US dollars for a thousand tokens. */
  promptPer1k: number
  completionPer1k: number
}
export type NewPrice = Omit<Price, keyof Revisioned>

const priceTable = defineTable({ table: 'prices', wordsBeginWithDigits: true })

export function prices(db: Database, tenantId: string): TenantRows<Price, NewPrice> {
  return pricesAsNumbers(tenantRows<PriceRow, NewPrice>(priceTable, db, tenantId))
}

type PriceRow = Omit<Price, 'promptPer1k' | 'completionPer1k'> & {
  promptPer1k: string | number
  completionPer1k: string | number
}

/** `numeric` arrives as text. A price has few digits, so that a number holds it. */
function pricesAsNumbers(rows: TenantRows<PriceRow, NewPrice>): TenantRows<Price, NewPrice> {
  const toPrice = (row: PriceRow): Price => ({
    ...row,
    promptPer1k: Number(row.promptPer1k),
    completionPer1k: Number(row.completionPer1k),
  })
  return {
    list: async (where, orderBy) => (await rows.list(where, orderBy)).map(toPrice),
    find: async where => optional(await rows.find(where)),
    findForUpdate: async where => optional(await rows.findForUpdate(where)),
    lockAll: rows.lockAll,
    page: async (order, window, where, narrow) => {
      const { items, next } = await rows.page(order, window, where, narrow)
      return { items: items.map(toPrice), next }
    },
    insert: async item => toPrice(await rows.insert(item)),
    change: async (row, patch) => toPrice(await rows.change(row, patch)),
    update: async (id, patch, ifRevision) => optional(await rows.update(id, patch, ifRevision)),
    delete: rows.delete,
  }
  function optional(row: PriceRow | undefined): Price | undefined {
    return row === undefined ? undefined : toPrice(row)
  }
}

const byModel = statement<{ prompt: string; completion: string }>(
  'price_by_model',
  `
  select prompt_per_1k as prompt, completion_per_1k as completion
  from prices
  where tenant_id = $1 and model = $2`,
)

/** The workspace's own price of a model. */
export async function findPrice(db: Queryable, tenantId: string, model: string): Promise<PriceOfModel | undefined> {
  const [row] = await byModel(db, [tenantId, model])
  return row === undefined ? undefined : { promptPer1k: Number(row.prompt), completionPer1k: Number(row.completion) }
}
