import type { Pool } from '../../adapters/postgres/pool.ts'
import { findPrice } from '../../adapters/stores/prices/prices.ts'
import { builtInPrice, priceUsage, type ClientTokenUsage, type TokenUsage } from '../../domain/token-usage.ts'
import { builtInPrices } from '../../generated/prices.ts'

/**
 * Cost of a reply's usage now: by the workspace's own price, else by the built-in table, else 0 (specification,
 * TokenUsage). It is stored, so that later prices change nothing.
 */
export async function price({ db }: { db: Pool }, tenantId: string, usage: ClientTokenUsage): Promise<TokenUsage> {
  return priceUsage(usage, (await findPrice(db, tenantId, usage.model)) ?? builtInPrice(builtInPrices, usage.model))
}
