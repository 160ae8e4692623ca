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

const priceTable = defineTable({
  table: 'prices',
  wordsBeginWithDigits: true,
  // A price has few digits, so that a number holds it.
  numeric: ['promptPer1k', 'completionPer1k'],
})

export function prices(db: Database, tenantId: string): TenantRows<Price, NewPrice> {
  return tenantRows(priceTable, db, tenantId)
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
