import type { Price } from '../../../domain/token-usage.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

const byModel = statement<{ prompt: string; completion: string }>(
  'price_by_model',
  `
  select prompt_per_1k as prompt, completion_per_1k as completion
  from prices
  where tenant_id = $1 and model = $2`,
)

/** The workspace's own price of a model. */
export async function findPrice(db: Queryable, tenantId: string, model: string): Promise<Price | undefined> {
  const [row] = await byModel(db, [tenantId, model])
  return row === undefined ? undefined : { promptPer1k: Number(row.prompt), completionPer1k: Number(row.completion) }
}
